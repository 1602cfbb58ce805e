import type { Exclusion } from './exclusion';
import { isOfKind } from './vector-traits';

/** What our metrics of embeddings do otherwise than the project a vector file comes from, on purpose. */
export const vectorExclusions: readonly Exclusion[] = [
  {
    families: ['embedding_cosine_agenta', 'embedding_cosine_potato'],
    reason: 'Vectors of different lengths, or without numbers, are an error of the embedding model and no score.',
    isWritten: true,
    touches: isOfKind('length_mismatch', 'empty'),
  },
  {
    families: ['bertscore_end_to_end'],
    reason: 'With a single reference idf weighs every token 0 and the original gives no numbers; the case is unscored.',
    isWritten: true,
    touches: isOfKind('idf_single_ref_nan'),
  },
];
