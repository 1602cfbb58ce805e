import { expect, it } from 'vitest';
import { isCurrentPath } from './is-current-path';

it.each([
  ['/', '/', true],
  ['/datasets', '/', false],
  ['/datasets', '/datasets', true],
  ['/datasets/7', '/datasets', true],
  ['/datasets-old', '/datasets', false],
])('at %s, %s: %s', (pathname, href, expected) => expect(isCurrentPath(pathname, href)).toBe(expected));
