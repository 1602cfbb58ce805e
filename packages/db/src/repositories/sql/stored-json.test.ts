import { expect, it } from 'vitest';
import { storedJson, storedJsonUnlessEmpty } from './stored-json';

it('replaces what PostgreSQL cannot store, in keys and values', () => {
  expect(JSON.parse(storedJson({ 'a\0': ['\ud800', '😀'] }))).toEqual({ 'a\ufffd': ['\ufffd', '😀'] });
});

it('leaves a written-out escape as it is', () => {
  expect(JSON.parse(storedJson({ text: 'a literal \\u0000' }))).toEqual({ text: 'a literal \\u0000' });
});

it('says null for what JSON cannot say', () => {
  expect(storedJson(undefined)).toBe('null');
});

it('keeps nothing for null, an empty list and an empty object, but keeps zero and empty text', () => {
  expect([null, [], {}, 0, ''].map(storedJsonUnlessEmpty)).toEqual([null, null, null, '0', '""']);
});
