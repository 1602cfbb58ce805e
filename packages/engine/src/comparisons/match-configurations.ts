import type { ExecutionSnapshot } from '@assay/contracts';
import { stableJson } from '../stable-json';

type SnapshotParts = Pick<ExecutionSnapshot, 'configurations'>;
type Configuration = ExecutionSnapshot['configurations'][number];

export type MatchedConfigurations = {
  /** Places of each pair in the two snapshots. */
  readonly pairs: readonly { readonly baseline: number; readonly execution: number }[];
  /** Every configuration has a partner that weighs the same metrics alike, so that composites mean the same. */
  readonly isComparable: boolean;
};

/** Pairs the configurations of two executions by name; where each has but one, those two whatever their names. */
export function matchConfigurations(baseline: SnapshotParts, execution: SnapshotParts): MatchedConfigurations {
  const [first, second] = [baseline.configurations, execution.configurations];
  const pairs =
    first.length === 1 && second.length === 1
      ? [{ baseline: 0, execution: 0 }]
      : second.flatMap(({ name }, index) => {
          const partner = first.findIndex((candidate) => candidate.name === name);
          return partner === -1 ? [] : [{ baseline: partner, execution: index }];
        });
  const isComplete = pairs.length === first.length && pairs.length === second.length;
  const isAlike = pairs.every((pair) => weighsAlike(first[pair.baseline], second[pair.execution]));
  return { pairs, isComparable: isComplete && isAlike };
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
