import type { AgentResponse } from '@assay/contracts';
import { expect, it } from 'vitest';
import { responseText } from './response-text';

type Content = AgentResponse['messages'][number]['content'];

it.each<[string, Content, string]>([
  ['a text', 'Hola', 'Hola'],
  ['the empty text', '', ''],
  ['no content', null, ''],
  [
    'parts of text',
    [
      { type: 'text', text: 'Ho' },
      { type: 'text', text: 'la' },
    ],
    'Hola',
  ],
  [
    'parts of which one is no text',
    [
      { type: 'text', text: 'Hola' },
      { type: 'image_url', image_url: 'x' },
    ],
    'Hola',
  ],
  ['an empty list of parts', [], ''],
  ['a list that is data', [1, 2], '[1,2]'],
  ['an object', { city: 'Quito' }, '{"city":"Quito"}'],
  ['a number', 42, '42'],
])('takes %s from the last message', (_name, content, expected) => {
  expect(
    responseText({
      messages: [
        { role: 'user', content: 'ignored' },
        { role: 'assistant', content },
      ],
    }),
  ).toBe(expected);
});
