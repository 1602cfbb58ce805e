import type { BuiltMetric, MetricNeed, MetricPorts } from '@assay/evaluator';

/** What each need asks of whoever runs this installation; null for what the case itself fills. */
const wanted: Readonly<Record<MetricNeed, string | null>> = {
  reference: null,
  trajectory: null,
  judge: 'a judge model',
  embedding: 'an embedding model',
  tokenEmbedding: 'a model that makes vectors of tokens',
  sandbox: 'the sandbox for code',
  regex: 'an engine for patterns that look ahead or back',
};

/** Why a metric cannot run here, such as "needs a judge model, which is not configured here"; undefined when it can. */
export function unavailableReason(
  { needs }: Pick<BuiltMetric, 'needs'>,
  ports: Partial<MetricPorts>,
): string | undefined {
  const missing = needs.flatMap((need) => (need in ports ? [] : (wanted[need] ?? [])));
  return missing.length === 0 ? undefined : `needs ${missing.join(' and ')}, which is not configured here`;
}
