import type { ExecutionSnapshot } from '@assay/contracts';
import { stableJson } from '../stable-json';

type SnapshotParts = Pick<ExecutionSnapshot, 'configurations'>;
type Configuration = ExecutionSnapshot['configurations'][number];

/**
 * Whether the composites of two executions mean the same: every configuration has a partner that weighs the same metrics
 * alike. Partners have the same name; where each execution has but one configuration, those two are, whatever their names.
 */
export function compositesMatch(baseline: SnapshotParts, execution: SnapshotParts): boolean {
  const [first, second] = [baseline.configurations, execution.configurations];
  if (first.length !== second.length) return false;
  if (first.length === 1) return weighsAlike(first[0], second[0]);
  return second.every((one) => {
    const partner = first.find(({ name }) => name === one.name);
    return weighsAlike(partner, one);
  });
}

function weighsAlike(one: Configuration | undefined, other: Configuration | undefined): boolean {
  return one !== undefined && other !== undefined && stableJson(weighing(one)) === stableJson(weighing(other));
}

/** What a composite is made of: the metrics that carry weight, as shares of the whole. */
function weighing({ metrics }: Configuration): unknown {
  const total = metrics.reduce((sum, { weight }) => sum + weight, 0);
  return metrics
    .filter(({ weight }) => weight > 0)
    .map(({ type, typeVersion, settings, weight }) => {
      const share = (weight / total).toFixed(shareDigits);
      return stableJson({ type, typeVersion, settings, share });
    })
    .sort();
}

/** Digits to which shares of weight count as equal, so that 1:2 and 2:4 do. */
const shareDigits = 9;
