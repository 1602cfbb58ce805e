import { expect, it } from 'vitest';
import { capitalize } from './capitalize';

it('gives a sentence its capital and leaves a quotation as it is', () => {
  expect(capitalize('must be a number')).toBe('Must be a number');
  expect(capitalize('"zero.xlsx" is empty')).toBe('"zero.xlsx" is empty');
  expect(capitalize('')).toBe('');
});
