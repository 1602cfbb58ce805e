import type { ExecutionDetail, PredictionDetail, PredictionScore } from '@assay/contracts';

type Side = {
  readonly prediction: Pick<PredictionDetail, 'scores'> | undefined;
  readonly execution: Pick<ExecutionDetail, 'snapshot'> | undefined;
};

/** A metric's score on both sides of a case; a side that was not scored by it has none. */
export type PairedScores = {
  readonly name: string;
  readonly a: PredictionScore | undefined;
  readonly b: PredictionScore | undefined;
};

/** Sets the scores of two predictions of a case beside each other by the name of their metric, in the order of `a`. */
export function pairScores(a: Side, b: Side): PairedScores[] {
  const [named, others] = [nameScores(a), nameScores(b)];
  const names = new Set([...named.keys(), ...others.keys()]);
  return [...names].map((name) => ({ name, a: named.get(name), b: others.get(name) }));
}

function nameScores({ prediction, execution }: Side): Map<string, PredictionScore> {
  const metrics = execution?.snapshot.configurations.flatMap((configuration) => configuration.metrics) ?? [];
  const named = prediction?.scores.map((score) => {
    const metric = metrics.find(({ index }) => index === score.metricIndex);
    return [metric?.name ?? `Metric ${score.metricIndex + 1}`, score] as const;
  });
  return new Map(named);
}
