import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { duplicateKeys } from '../../json-text/duplicate-keys';
import { scored } from '../../score';

export default defineMetric({
  type: 'json_valid',
  version: 1,
  aliases: { JSONValid: {} },
  title: 'Valid JSON',
  description: 'Is the whole answer one JSON value?',
  howToRead: 'Share of answers a program can read as they are. With prose around the JSON use Contains JSON.',
  family: 'json',
  range: [0, 1],
  direction: 'maximize',
  source: 'RFC 8259',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: [],
  settings: z.object({}),
  evaluate({ output }) {
    if (output === null || output === '') return scored(0, 'the answer is empty', { value: false });
    if (typeof output !== 'string') return scored(1, 'the answer is a JSON value already', { value: true });
    if (!isJson(output)) return scored(0, 'the answer is not one JSON value', { value: false });
    const repeated = duplicateKeys(output);
    const note = repeated.length === 0 ? '' : `; it repeats ${repeated.map((key) => `"${key}"`).join(', ')}`;
    return scored(1, `the answer is valid JSON${note}`, { value: true, metadata: { duplicateKeys: [...repeated] } });
  },
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
