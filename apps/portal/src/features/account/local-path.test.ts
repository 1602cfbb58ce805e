import { expect, it } from 'vitest';
import { localPath } from './local-path';

it.each([
  ['/evaluation/executions?status=RUNNING', '/evaluation/executions?status=RUNNING'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
])('leads %s to %s', (next, path) => {
  expect(localPath(next)).toBe(path);
});
