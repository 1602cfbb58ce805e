import { describe, expect, it } from 'vitest';
import { checkDraft, toDraft } from './metric-draft';

describe('checkDraft', () => {
  it('takes a draft without a threshold and with one at either end', () => {
    expect(checkDraft(toDraft())).toEqual({});
    expect(checkDraft({ name: 'F1', threshold: 0, rationale: '' })).toEqual({});
    expect(checkDraft({ name: 'F1', threshold: 1, rationale: '' })).toEqual({});
  });

  it.each([-0.01, 1.01, Number.NaN])('refuses the threshold %s', (threshold) => {
    expect(checkDraft({ name: 'F1', threshold, rationale: '' })).toHaveProperty('threshold');
  });

  it('refuses a name of blanks', () => {
    expect(checkDraft({ name: '  ', threshold: undefined, rationale: '' })).toHaveProperty('name');
  });
});
