import { z } from 'zod';
import { callSettings } from '../../call-settings';
import { headerNameSchema, headersSchema } from '../../header-settings';
import { pathProblem } from '../../select-path';
import { templateProblem } from '../../template';

const placeholders = '{{question}}, {{caseKey}}, {{trial}}, {{context}} and {{metadata.<column>}}';

/** A check that reports what `problemOf` finds wrong with a text. */
function checkedBy(problemOf: (text: string) => string | undefined) {
  return (text: string, context: z.RefinementCtx<string>): void => {
    const message = problemOf(text);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  };
}

const path = (title: string, description: string) =>
  z.string().max(1_000).default('').superRefine(checkedBy(pathProblem)).meta({ title, description });

/** Settings of an agent behind any HTTP endpoint. */
export const httpConfigSchema = z.strictObject({
  method: z
    .enum(['POST', 'PUT', 'PATCH', 'GET'])
    .default('POST')
    .meta({ title: 'Method', description: 'HTTP method of the call; GET sends no body.' }),
  url: z
    .string()
    .max(4_000)
    .superRefine(checkedBy(urlProblem))
    .meta({ title: 'URL', description: `Address of the agent. After the host it may hold ${placeholders}.` }),
  headers: headersSchema
    .superRefine((headers, context) => {
      for (const [name, value] of Object.entries(headers)) {
        const message = templateProblem(value);
        if (message !== undefined) context.addIssue({ code: 'custom', path: [name], message });
      }
    })
    .default({})
    .meta({ title: 'Headers', description: 'HTTP headers sent with every call; no secrets.' }),
  bodyTemplate: z
    .string()
    .max(200_000)
    .default('{"question": "{{question}}"}')
    .superRefine(checkedBy(bodyProblem))
    .meta({
      title: 'Body',
      description: `JSON that is sent. Texts in it may hold ${placeholders}; a text that is one placeholder becomes its value, so "{{context}}" becomes a list.`,
      multiline: true,
    }),
  responseFormat: z.enum(['json', 'text']).default('json').meta({
    title: 'Reply format',
    description: 'What the agent answers with: JSON, or plain text that is the answer.',
  }),
  responsePath: path(
    'Path to the answer',
    'JSONPath ($.data.answer), JSON Pointer (/data/answer) or names (data.answer) of the answer, of a message or of a list of messages. Empty: the list "messages" of the reply, or else the whole reply.',
  ),
  toolCallsPath: path('Path to the tool calls', 'Where the reply lists tool calls. Empty: taken from the messages.'),
  usagePath: path('Path to the usage', 'Where the reply reports tokens and cost. Empty: its field "usage".'),
  credentialHeader: headerNameSchema
    .default('Authorization')
    .meta({ title: 'Credential header', description: 'Header that carries the credential.' }),
  credentialFormat: z
    .string()
    .max(200)
    .regex(/^[\x20-\x7e]*$/, 'may hold ASCII characters only')
    .refine((format) => format.includes('{{secret}}'), 'must contain {{secret}}')
    .default('Bearer {{secret}}')
    .meta({
      title: 'Credential format',
      description: 'Value of that header; {{secret}} stands for the secret. Use {{secret}} alone for X-API-Key.',
    }),
  ...callSettings,
});

function urlProblem(url: string): string | undefined {
  const [, authority] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  if (authority === undefined) return 'must begin with http:// or https://';
  if (authority.includes('{{')) return 'may hold placeholders only after the host';
  if (authority.includes('@')) return 'holds a user name or password; save it as a credential';
  if (!URL.canParse(url)) return 'is not an address';
  return templateProblem(url);
}

function bodyProblem(template: string): string | undefined {
  try {
    JSON.parse(template);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `is not JSON; write placeholders inside quotes. ${reason}`;
  }
  return templateProblem(template);
}
