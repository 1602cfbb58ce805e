import { z } from 'zod';
import type { Json, MetricPorts } from '../src/index';
import { hostRegex } from './host-regex';
import { embedWords } from './scripted-ports';

const mostWords = 200;
const dimensions = 8;

const schemaSchema = z.looseObject({
  properties: z.record(z.string(), z.json()).optional(),
  enum: z.array(z.json()).optional(),
  minimum: z.number().optional(),
  type: z.string().optional(),
});

/** Ports that answer anything in good form, always the same: what laws are put to. */
export const lawfulPorts: MetricPorts = {
  judge: async ({ replySchema = {} }) => ({ text: JSON.stringify(valueFor(replySchema)), finishReason: 'stop' }),
  embedding: async (texts) => texts.map(vectorOf),
  tokenEmbedding: async (texts) => ({
    ...{ model: 'letters', layer: 0, library: 'test 1' },
    texts: texts.map((text) => embedWords(text.split(/\s+/, mostWords).join(' '), vectorOf)),
  }),
  sandbox: async () => 0.5,
  regex: hostRegex,
};

/** Some value a JSON Schema allows. */
function valueFor(schema: Json): Json {
  const { properties, enum: values, minimum, type } = schemaSchema.parse(schema);
  if (properties) return Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, valueFor(inner)]));
  if (values) return values[0] ?? null;
  if (type === 'array') return [];
  return type === 'boolean' ? true : (minimum ?? 'for good reasons');
}

/** Equal texts have equal vectors. */
function vectorOf(text: string): number[] {
  const vector = new Array<number>(dimensions).fill(1);
  for (let index = 0; index < text.length; index++) {
    const slot = (text.charCodeAt(index) + index) % dimensions;
    vector[slot] = (vector[slot] ?? 0) + 1;
  }
  return vector;
}
