/**
 * Inverse document frequency of tokens: log((N + 1) / (n + 1)) for N documents of which n hold the token.
 *
 * @param documents - tokens of every reference of a dataset, marks of the model included
 * @returns the weight of a token, >= 0; log(N + 1) for one no document holds
 * @see Zhang et al. (2020), BERTScore, section 3, importance weighting, with plus-one smoothing
 */
export function tokenWeights<Token>(documents: readonly (readonly Token[])[]): (token: Token) => number {
  const counts = new Map<Token, number>();
  for (const document of documents) {
    for (const token of new Set(document)) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return (token) => Math.log((documents.length + 1) / ((counts.get(token) ?? 0) + 1));
}
