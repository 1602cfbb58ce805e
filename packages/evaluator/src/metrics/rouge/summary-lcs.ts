import { clearBits, isSet, lcsRows } from './lcs';

type Sentence = readonly string[];

/**
 * Hits of summary-level ROUGE-L: for each reference sentence the union of its longest common subsequences with every candidate
 * sentence, where each token counts at most as often as it occurs on either side.
 *
 * @see Lin (2004), section 3.2; ties in a subsequence are resolved as Google rouge_score does
 */
export function summaryHits(reference: readonly Sentence[], candidate: readonly Sentence[]): number {
  const left = countTokens(reference);
  const right = countTokens(candidate);
  const distinct = distinctSentences(candidate);
  const byToken = sentencesByToken(distinct);
  let hits = 0;
  for (const sentence of reference) {
    for (const token of unionOfSubsequences(sentence, byToken)) {
      if ((left.get(token) ?? 0) > 0 && (right.get(token) ?? 0) > 0) {
        hits++;
        left.set(token, (left.get(token) ?? 0) - 1);
        right.set(token, (right.get(token) ?? 0) - 1);
      }
    }
  }
  return hits;
}

/** Equal candidate sentences add nothing to a union. */
function distinctSentences(sentences: readonly Sentence[]): readonly Sentence[] {
  return [...new Map(sentences.map((sentence) => [sentence.join(' '), sentence])).values()];
}

function sentencesByToken(sentences: readonly Sentence[]): ReadonlyMap<string, ReadonlySet<Sentence>> {
  const byToken = new Map<string, Set<Sentence>>();
  for (const sentence of sentences) {
    for (const token of sentence) byToken.set(token, (byToken.get(token) ?? new Set()).add(sentence));
  }
  return byToken;
}

function unionOfSubsequences(
  sentence: Sentence,
  byToken: ReadonlyMap<string, ReadonlySet<Sentence>>,
): readonly string[] {
  const related = new Set(sentence.flatMap((token) => [...(byToken.get(token) ?? [])]));
  const picked = new Set<number>();
  for (const other of related) {
    for (const index of subsequenceIndexes(sentence, other)) picked.add(index);
  }
  return sentence.filter((_, index) => picked.has(index));
}

/** Indexes into `left` of one longest common subsequence; among several, the one found by going left only when that is strictly longer. */
function subsequenceIndexes(left: Sentence, right: Sentence): readonly number[] {
  const rows = lcsRows(left, right);
  const indexes: number[] = [];
  let [i, j] = [left.length, right.length];
  let above = lengthAt(rows, i - 1, j);
  while (i > 0 && j > 0) {
    if (left[i - 1] === right[j - 1]) {
      indexes.push(i - 1);
      i--;
      j--;
      above = lengthAt(rows, i - 1, j);
    } else if (isLongerToTheLeft(rows, i, j, above)) {
      if (!isSet(rows[i - 1] ?? new Uint32Array(), j - 1)) above--;
      j--;
    } else {
      i--;
      above = lengthAt(rows, i - 1, j);
    }
  }
  return indexes;
}

/** Whether table[i][j - 1] > table[i - 1][j], given the latter. */
function isLongerToTheLeft(rows: readonly Uint32Array[], i: number, j: number, above: number): boolean {
  return lengthAt(rows, i, j - 1) > above;
}

function lengthAt(rows: readonly Uint32Array[], i: number, j: number): number {
  const row = rows[i];
  return row === undefined ? 0 : clearBits(row, j);
}

function countTokens(sentences: readonly Sentence[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of sentences.flat()) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}
