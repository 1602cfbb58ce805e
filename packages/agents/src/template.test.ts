import type { AgentRequest } from '@assay/contracts';
import { expect, it } from 'vitest';
import { fillJson, fillText, templateProblem } from './template';

const request: AgentRequest = {
  question: 'say "hi"\n{{caseKey}}',
  caseKey: 'k/1',
  context: ['one', 'two'],
  metadata: { topic: 'pets', 'Question type': 'easy', size: 3 },
  trial: 2,
};

it('fills texts so that the result is always the JSON that was meant', () => {
  const template = JSON.parse(
    '{"q": "{{question}}", "long": "<{{ question }}>", "c": "{{context}}", "n": ["{{trial}}", 1]}',
  );
  expect(JSON.parse(JSON.stringify(fillJson(template, request)))).toEqual({
    q: 'say "hi"\n{{caseKey}}',
    long: '<say "hi"\n{{caseKey}}>',
    c: ['one', 'two'],
    n: [2, 1],
  });
});

it('fills metadata columns by name, and what a case lacks with nothing', () => {
  const template = [
    '{{metadata.topic}}',
    '{{metadata.Question type}}',
    'x{{metadata.size}}',
    '{{metadata.none}}',
    'x{{metadata.none}}',
    '{{metadata.constructor}}',
  ];
  expect(fillJson(template, request)).toEqual(['pets', 'easy', 'x3', null, 'x', null]);
});

it('joins a list inside a longer text by an empty line', () => {
  expect(fillText('{{context}}', request, (text) => text)).toBe('one\n\ntwo');
});

it('encodes what goes into an address', () => {
  expect(fillText('http://h/{{caseKey}}?q={{metadata.topic}}', request, encodeURIComponent)).toBe(
    'http://h/k%2F1?q=pets',
  );
});

it.each([
  ['{{question}} {{metadata.x}} {{trial}}', undefined],
  ['{{qestion}}', 'has no value for {{qestion}}. Did you mean "question"?'],
  ['{{toString}}', 'has no value for {{toString}}. Did you mean "trial"?'],
])('judges the placeholders of %s', (template, problem) => {
  expect(templateProblem(template)).toBe(problem);
});
