/** A text as vectors of its tokens with the weight of each, >= 0; marks of the model weigh 0 but may be matched. */
export type WeightedTokens = { readonly vectors: readonly (readonly number[])[]; readonly weights: readonly number[] };

/** The three figures of a match, each in [-1, 1]; precision or recall is null where no token of its side has weight, or a vector has no length. */
export type GreedyMatch = { readonly precision: number | null; readonly recall: number | null; readonly f1: number };

/** Begin and end mark, which every text has. */
const marks = 2;

/**
 * BERTScore before rescaling: each token is matched with the most similar one of the other side; precision is the weighted
 * mean over the prediction, recall over the reference, F1 their harmonic mean (0 where it is undefined).
 *
 * A side that has nothing but its marks gives precision and recall 0.
 *
 * @see Zhang et al. (2020), BERTScore, section 3, equations for P, R and F
 */
export function greedyMatch(prediction: WeightedTokens, reference: WeightedTokens): GreedyMatch {
  const isEmpty = [prediction, reference].some(({ vectors }) => vectors.length <= marks);
  const best = bestCosines(prediction.vectors, reference.vectors);
  const precision = best && weightedMean(best.ofPrediction, prediction.weights);
  const recall = best && weightedMean(best.ofReference, reference.weights);
  const f1 = harmonicMean(precision, recall);
  return isEmpty ? { precision: 0, recall: 0, f1 } : { precision: precision ?? null, recall: recall ?? null, f1 };
}

type Best = { readonly ofPrediction: Float64Array; readonly ofReference: Float64Array };

function bestCosines(
  prediction: readonly (readonly number[])[],
  reference: readonly (readonly number[])[],
): Best | undefined {
  const [left, right] = [prediction.map(unit), reference.map(unit)];
  const best = {
    ofPrediction: new Float64Array(left.length).fill(-Infinity),
    ofReference: new Float64Array(right.length).fill(-Infinity),
  };
  for (const [i, a] of left.entries()) {
    for (const [j, b] of right.entries()) {
      if (a === undefined || b === undefined) return undefined;
      const similarity = dot(a, b);
      best.ofPrediction[i] = Math.max(best.ofPrediction[i] ?? -Infinity, similarity);
      best.ofReference[j] = Math.max(best.ofReference[j] ?? -Infinity, similarity);
    }
  }
  return best;
}

/** The vector with length 1; undefined where it has none. */
function unit(vector: readonly number[]): Float64Array | undefined {
  const values = Float64Array.from(vector);
  const length = Math.sqrt(dot(values, values));
  return length === 0 ? undefined : values.map((value) => value / length);
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < left.length; index++) sum += (left[index] ?? 0) * (right[index] ?? 0);
  return sum;
}

function weightedMean(values: Float64Array, weights: readonly number[]): number | undefined {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return undefined;
  return values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / total;
}

function harmonicMean(precision: number | undefined, recall: number | undefined): number {
  if (precision === undefined || recall === undefined || precision + recall === 0) return 0;
  return (2 * precision * recall) / (precision + recall);
}
