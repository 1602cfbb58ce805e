import { describe, expect, it } from 'vitest';
import { suggestName } from './suggest-name';

describe('suggestName', () => {
  it('is the title of the type while that is free', () => {
    expect(suggestName('Token F1', ['BLEU'])).toBe('Token F1');
  });

  it('counts up until the name is free', () => {
    expect(suggestName('BLEU', ['bleu', 'BLEU 2'])).toBe('BLEU 3');
  });
});
