'use client';

import type { ComparedMetric, ExecutionMetric } from '@assay/contracts';
import { useRouter } from 'next/navigation';
import { Card } from '../../../ui/card';
import { type Bin, Histogram } from '../../../ui/histogram';
import { Score } from '../../../ui/score';
import { Streak } from '../../../ui/streak';
import { Tag } from '../../../ui/tag';
import { TextLink } from '../../../ui/text-link';
import { VerdictPill } from '../../../ui/verdict-pill';
import { predictionsHref } from '../predictions-href';
import { MetricChange } from './metric-change';
import { MetricReading } from './metric-reading';
import { scoreBins } from './score-bins';

type MetricCardProps = {
  readonly executionId: string;
  readonly metric: ExecutionMetric;
  /** The saved metric it came from, and at which version. */
  readonly saved: { readonly metricId: string; readonly metricVersion: number } | undefined;
  /** The same metric against the baseline. */
  readonly compared: ComparedMetric | undefined;
  /** The configuration asks for the distribution. */
  readonly hasDistribution: boolean;
};

/** One metric: verdict, mean with interval, how its scores spread, what changed, how to read it. */
export function MetricCard({ executionId, metric, saved, compared, hasDistribution }: MetricCardProps) {
  const { name, type, weight, normalizedWeight, threshold, passed, overall } = metric;
  const share = weight > 0 ? `weight ${normalizedWeight.toFixed(2)}` : 'does not count';
  return (
    <Card className="grid grid-rows-1 [&>div]:flex [&>div]:flex-col [&>div]:gap-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold break-words">{name}</h3>
          <p className="text-xs break-words text-ink-3">
            {type} · {share}
          </p>
        </div>
        {threshold === null ? <Tag>no threshold</Tag> : <Verdict passed={passed} />}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Score value={overall.mean} reason="No case has this score" className="text-3xl font-semibold" />
        <span className="text-xs text-ink-3">
          {overall.interval && `95 % ${overall.interval.low.toFixed(3)} to ${overall.interval.high.toFixed(3)}`}
        </span>
      </p>
      <Spread executionId={executionId} metric={metric} compared={compared} hasDistribution={hasDistribution} />
      {compared && <MetricChange compared={compared} />}
      <MetricFoot executionId={executionId} metric={metric} />
      <MetricReading type={type} saved={saved} />
    </Card>
  );
}

function Verdict({ passed }: { readonly passed: boolean | null }) {
  return <VerdictPill verdict={passed === null ? 'none' : passed ? 'pass' : 'fail'} />;
}

function Spread(props: Pick<MetricCardProps, 'executionId' | 'metric' | 'compared' | 'hasDistribution'>) {
  const { executionId, metric, compared, hasDistribution } = props;
  const router = useRouter();
  const { index, name, threshold, overall } = metric;
  if (overall.mean === null) return <p className="text-sm text-ink-3">No case has this score; see the errors.</p>;
  const streak = (
    <Streak
      label={name}
      value={overall.mean}
      interval={overall.interval ? [overall.interval.low, overall.interval.high] : undefined}
      threshold={threshold ?? undefined}
      baseline={compared?.meanBaseline ?? undefined}
      isBelowBars={hasDistribution}
    />
  );
  if (!hasDistribution) return streak;
  const show = (bin: Bin) => router.push(predictionsHref(executionId, { metric: index, ...casesOf(bin, threshold) }));
  return (
    <Histogram
      label={`Distribution of ${name}`}
      caption="Cases by score"
      bins={scoreBins({ summary: overall, threshold })}
      hasThreshold={threshold !== null}
      onSelect={show}
    >
      {streak}
    </Histogram>
  );
}

/** Predictions are filtered by verdict and ordered by score: the bar's cases come first. */
function casesOf(bin: Bin, threshold: number | null) {
  const isLow = (bin.from + bin.to) / 2 < (threshold ?? 1 / 2);
  const order = { sort: 'score', order: isLow ? 'asc' : 'desc' } as const;
  if (threshold === null || (bin.under > 0 && bin.under < bin.count)) return order;
  return { ...order, outcome: bin.under > 0 ? 'failed' : 'passed' } as const;
}

function MetricFoot({ executionId, metric }: Pick<MetricCardProps, 'executionId' | 'metric'>) {
  const { index, overall } = metric;
  const { passRate, nPassed, nScored, nTotal, nError } = overall;
  return (
    <p className="mt-auto flex flex-wrap justify-between gap-x-3 gap-y-1 border-t border-line pt-2.5 text-xs text-ink-2">
      {passRate === null || nPassed === null ? (
        <TextLink href={predictionsHref(executionId, { metric: index, sort: 'score', order: 'asc' })}>
          Cases by this score
        </TextLink>
      ) : (
        <span>
          <TextLink href={predictionsHref(executionId, { metric: index, outcome: 'passed' })}>
            {(passRate * 100).toFixed(0)} % pass
          </TextLink>{' '}
          · {nPassed}/{nScored}
        </span>
      )}
      <span className="whitespace-nowrap">
        n {nScored}/{nTotal}
        {nError > 0 && (
          <>
            {' · '}
            <TextLink
              href={predictionsHref(executionId, { metric: index, outcome: 'error' })}
              className="font-medium text-garnet"
            >
              {nError} {nError === 1 ? 'error' : 'errors'}
            </TextLink>
          </>
        )}
      </span>
    </p>
  );
}
