import { diffWordsWithSpace } from 'diff';

/** A run of text that both have, or only one of them. */
export type DiffPart = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

/** After this long two texts are shown as wholly different, in milliseconds; a page must not hang on one answer. */
const TIMEOUT_MS = 300;

/** What leads from `expected` to `actual`, word by word, white space included. */
export function diffWords(expected: string, actual: string): readonly DiffPart[] {
  if (expected === actual) return expected === '' ? [] : [{ kind: 'same', text: expected }];
  const changes = diffWordsWithSpace(expected, actual, { timeout: TIMEOUT_MS });
  if (!changes) {
    return [
      { kind: 'removed', text: expected },
      { kind: 'added', text: actual },
    ];
  }
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** How many words are in one text and not in the other; a replaced word counts once. */
export function countDifferences(parts: readonly DiffPart[]): number {
  const count = (kind: DiffPart['kind']) =>
    parts.filter((part) => part.kind === kind).reduce((sum, part) => sum + (part.text.match(/\S+/gu)?.length ?? 0), 0);
  return Math.max(count('removed'), count('added'));
}
