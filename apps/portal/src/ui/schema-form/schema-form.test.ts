import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkValue } from './check-value';
import { formNodes } from './form-node';
import { toFormValues, toSettings } from './form-values';

const schema = z.object({
  baseUrl: z.url().meta({ title: 'Base URL', description: 'Where the agent is.' }),
  systemPrompt: z.string().max(10).default('').meta({ multiline: true }),
  temperature: z.number().min(0).max(2).optional(),
  maxAttempts: z.int().min(1).max(10).default(3),
  mode: z.enum(['json', 'text']).default('json'),
  isStrict: z.boolean().default(false),
  threshold: z.number().min(0).max(1).nullable().default(null),
  patterns: z.array(z.string()).min(1),
  languages: z.array(z.enum(['en', 'es'])).default([]),
  headers: z.record(z.string(), z.string()).default({}),
  credentialId: z.uuid().optional().meta({ title: 'Credential', widget: 'credential' }),
  judge: z.object({ rubric: z.string(), scale: z.int().default(5) }),
  free: z.array(z.number()).optional(),
});
const nodes = formNodes(z.toJSONSchema(schema, { io: 'input' }));
const byKey = (key: string) => {
  const node = nodes.find((one) => one.key === key);
  if (!node) throw new Error(`no node ${key}`);
  return node;
};

it('knows every kind of setting', () =>
  expect(nodes.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
    'baseUrl text',
    'systemPrompt text',
    'temperature number',
    'maxAttempts number',
    'mode choice',
    'isStrict boolean',
    'threshold number',
    'patterns texts',
    'languages choices',
    'headers pairs',
    'credentialId credential',
    'judge object',
    'free json',
  ]));

it('takes the title from the schema, or words from the name', () =>
  expect([byKey('baseUrl').title, byKey('maxAttempts').title]).toEqual(['Base URL', 'Max attempts']));

it('needs only what the schema needs', () =>
  expect(nodes.filter((node) => node.isRequired).map((node) => node.key)).toEqual(['baseUrl', 'patterns', 'judge']));

it('gives back the settings it was filled with', () => {
  const settings = {
    baseUrl: 'https://agent.example/v1',
    systemPrompt: 'Be kind.',
    temperature: 0.5,
    maxAttempts: 2,
    mode: 'text',
    isStrict: true,
    threshold: 0.8,
    patterns: ['\\d+'],
    languages: ['es'],
    headers: { 'X-Team': 'faq' },
    credentialId: '7f31c000-0000-4000-8000-000000000000',
    judge: { rubric: 'Is it right?', scale: 3 },
    free: [1, 2],
  };
  expect(toSettings(nodes, toFormValues(nodes, settings))).toEqual(settings);
});

it('leaves out what was left empty, and says null where null means that', () =>
  expect(toSettings(nodes, toFormValues(nodes, {}))).toEqual({
    systemPrompt: '',
    maxAttempts: 3,
    mode: 'json',
    isStrict: false,
    threshold: null,
    patterns: [],
    languages: [],
    headers: {},
    judge: { scale: 5 },
  }));

it.each([
  ['baseUrl', '', 'This is needed.'],
  ['baseUrl', 'agent', 'A whole address, such as https://agent.example/v1.'],
  ['baseUrl', 'https://agent.example', undefined],
  ['systemPrompt', 'far too long a text', 'At most 10 characters; there are 19.'],
  ['temperature', 2.5, 'Between 0 and 2.'],
  ['temperature', undefined, undefined],
  ['maxAttempts', 1.5, 'A whole number is needed.'],
  ['patterns', [], 'This is needed.'],
  [
    'headers',
    [
      { name: 'A', value: '1' },
      { name: 'A', value: '2' },
    ],
    '“A” is there twice.',
  ],
  ['headers', [{ name: '', value: '1' }], 'Every line needs a name.'],
  ['free', '[1,', 'This is not valid JSON.'],
])('says of %s = %j: %s', (key, value, message) => expect(checkValue(byKey(key), value)).toBe(message));

it('offers the names of a setting that takes other forms too', () => {
  const criterion = z.union([z.enum(['depth', 'custom']), z.object({ name: z.string() })]);
  const [node] = formNodes(z.toJSONSchema(z.object({ criterion })));
  expect(node).toMatchObject({ kind: 'choice', options: ['depth', 'custom'] });
});
