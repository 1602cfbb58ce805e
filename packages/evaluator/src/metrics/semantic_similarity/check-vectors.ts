import { unscored } from '../../score';
import type { UnscoredResult } from '../../score-result';

type Wanted = { readonly count: number; readonly dimensions: number | null };

/** What is wrong with vectors that came back: too few, of different lengths, of another length than asked for, or no numbers. */
export function checkVectors(
  vectors: readonly (readonly number[])[],
  { count, dimensions }: Wanted,
): UnscoredResult | undefined {
  if (vectors.length !== count) return wrong(`gave ${vectors.length} vectors for ${count} texts`);
  const lengths = [...new Set(vectors.map((vector) => vector.length))];
  if (lengths.length > 1) return wrong(`gave vectors of different lengths: ${lengths.join(' and ')}`);
  const [length = 0] = lengths;
  if (length === 0) return wrong('gave vectors without numbers');
  if (dimensions !== null && length !== dimensions) return wrong(`gave ${length} dimensions instead of ${dimensions}`);
  return vectors.flat().every(Number.isFinite)
    ? undefined
    : wrong('gave a vector that holds something else than numbers');
}

function wrong(what: string): UnscoredResult {
  return unscored('invalid_return', `the embedding model ${what}`);
}
