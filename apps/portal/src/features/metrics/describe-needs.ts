/** What a case must hold for a metric, as a sentence. */
export function describeNeeds(needs: readonly string[]): string {
  const words = needs.map((need) => names[need] ?? need);
  return words.length === 0 ? 'Needs nothing but the answer.' : `Needs ${words.join(' and ')}.`;
}

const names: Readonly<Record<string, string>> = {
  reference: 'an expected answer',
  trajectory: 'an expected trajectory',
  judge: 'a judge model',
  embedding: 'an embedding model',
  tokenEmbedding: 'a model that makes vectors of tokens',
  sandbox: 'the sandbox for code',
  regex: 'an engine for patterns that look ahead or back',
};
