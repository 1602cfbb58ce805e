import type { ExecutionSnapshot, SnapshotMetric } from '@assay/contracts';
import { stableJson } from '../stable-json';

type SnapshotParts = Pick<ExecutionSnapshot, 'configurations'>;

/** A metric of one execution with its partner in the other; one without a partner cannot be compared. */
export type MatchedMetric = {
  readonly baseline: SnapshotMetric | undefined;
  readonly execution: SnapshotMetric | undefined;
  /** Both sides measure the same thing: equal type, type version and settings. */
  readonly isComparable: boolean;
};

type Placed = { readonly configuration: string; readonly metric: SnapshotMetric };

/**
 * Pairs the metrics of two executions: by configuration name and saved metric, else by metric name in the same
 * configuration, else by metric name alone. In the execution's order; the baseline's left-over metrics come last.
 */
export function matchMetrics(baseline: SnapshotParts, execution: SnapshotParts): MatchedMetric[] {
  const free = new Set(placed(baseline));
  const wanted = placed(execution);
  const partners = new Map<Placed, Placed>();
  for (const isPartner of rules) {
    for (const one of wanted) {
      if (partners.has(one)) continue;
      const partner = [...free].find((candidate) => isPartner(candidate, one));
      if (partner === undefined) continue;
      partners.set(one, partner);
      free.delete(partner);
    }
  }
  const matched = wanted.map((one) => {
    const partner = partners.get(one)?.metric;
    const isComparable = partner !== undefined && measuresTheSame(partner, one.metric);
    return { baseline: partner, execution: one.metric, isComparable };
  });
  return [
    ...matched,
    ...[...free].map(({ metric }) => ({ baseline: metric, execution: undefined, isComparable: false })),
  ];
}

/** Whether two frozen metrics give the same score to the same answer; weights and thresholds do not matter. */
export function measuresTheSame(one: SnapshotMetric, other: SnapshotMetric): boolean {
  const essence = ({ type, typeVersion, settings }: SnapshotMetric) => stableJson({ type, typeVersion, settings });
  return essence(one) === essence(other);
}

const rules: readonly ((one: Placed, other: Placed) => boolean)[] = [
  (one, other) => one.configuration === other.configuration && one.metric.metricId === other.metric.metricId,
  (one, other) => one.configuration === other.configuration && one.metric.name === other.metric.name,
  (one, other) => one.metric.name === other.metric.name,
];

function placed({ configurations }: SnapshotParts): Placed[] {
  return configurations.flatMap(({ name, metrics }) => metrics.map((metric) => ({ configuration: name, metric })));
}
