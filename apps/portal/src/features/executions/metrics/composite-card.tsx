import type { Comparison, ExecutionDetail, ExecutionMetrics } from '@assay/contracts';
import { capitalize } from '../../../ui/capitalize';
import { Score } from '../../../ui/score';
import { Streak } from '../../../ui/streak';
import { StreakKey } from '../../../ui/streak-key';
import { VerdictPill } from '../../../ui/verdict-pill';
import { BaselineSentence } from './baseline-sentence';
import { HowItAddsUp } from './how-it-adds-up';

type CompositeCardProps = {
  readonly execution: ExecutionDetail;
  readonly figures: ExecutionMetrics;
  /** Against the baseline; absent while it loads or where there is none. */
  readonly comparison: Comparison | undefined;
};

/** The composite: its verdict, what it means against the baseline, how it adds up. */
export function CompositeCard({ execution, figures, comparison }: CompositeCardProps) {
  const part = 'grid min-w-0 gap-3 border-line p-5 max-md:p-4';
  return (
    <section
      aria-label="Composite"
      className="grid min-w-0 overflow-clip rounded-lg border border-line bg-surface shadow-card md:grid-cols-[minmax(210px,1fr)_minmax(0,2.2fr)] xl:grid-cols-[220px_minmax(0,1fr)_minmax(0,380px)]"
    >
      <div className={`${part} content-start`}>
        <Result figures={figures} />
      </div>
      <div className={`${part} content-center max-md:border-t md:border-l`}>
        {/* Room for the sentence before it is there, so that nothing jumps. */}
        <div className="grid min-h-22 content-center max-sm:min-h-45">
          {comparison ? (
            <BaselineSentence comparison={comparison} />
          ) : (
            <NoBaseline hasBaseline={execution.baselineExecutionId !== null} />
          )}
        </div>
        <CompositeStreak figures={figures} comparison={comparison} />
      </div>
      <div className={`${part} content-start border-t max-xl:md:col-span-2 xl:border-t-0 xl:border-l`}>
        <HowItAddsUp execution={execution} figures={figures} />
      </div>
    </section>
  );
}

function Result({ figures: { composite, isPartial } }: Pick<CompositeCardProps, 'figures'>) {
  const { mean, interval, threshold, passed, verdictReason, nScored, nTotal } = composite;
  return (
    <>
      <h2 className="text-sm text-ink-2">Composite{isPartial && ', partial'}</h2>
      <Score value={mean} reason="No case has a composite" className="text-4xl font-semibold" />
      <p className="text-xs text-ink-3">
        {interval && `95 % ${interval.low.toFixed(3)} to ${interval.high.toFixed(3)} · `}n {nScored}/{nTotal}
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <VerdictPill verdict={passed === null ? 'none' : passed ? 'pass' : 'fail'} size="lg" />
        <span className="text-sm text-ink-2">
          {threshold === null ? 'no threshold' : `threshold ${threshold.toFixed(3)}`}
        </span>
      </p>
      {verdictReason && <p className="text-sm text-ink-2">{capitalize(verdictReason)}</p>}
    </>
  );
}

function NoBaseline({ hasBaseline }: { readonly hasBaseline: boolean }) {
  if (hasBaseline) return <p className="text-xl text-ink-3">Comparing with the baseline…</p>;
  return (
    <p className="text-xl text-pretty">
      Nothing to compare with yet.{' '}
      <span className="text-ink-2">This is what the next executions are held against.</span>
    </p>
  );
}

function CompositeStreak({ figures: { composite }, comparison }: Omit<CompositeCardProps, 'execution'>) {
  const { mean, interval, threshold } = composite;
  if (mean === null) return null;
  const baseline = comparison?.composite.meanBaseline ?? undefined;
  return (
    <div className="grid gap-2">
      <div>
        <Streak
          label="Composite"
          value={mean}
          interval={interval ? [interval.low, interval.high] : undefined}
          threshold={threshold ?? undefined}
          baseline={baseline}
        />
        <div aria-hidden="true" className="flex justify-between text-2xs text-ink-3">
          <span>0</span>
          <span>0.5</span>
          <span>1</span>
        </div>
      </div>
      <StreakKey {...(comparison && { baselineName: `#${comparison.baseline.number}` })} />
    </div>
  );
}
