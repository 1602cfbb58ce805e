'use client';

import type { ComparedMetric, Comparison } from '@assay/contracts';
import { useApiQuery } from '../../../data/use-api-query';
import { Banner } from '../../../ui/banner';
import { Card } from '../../../ui/card';
import { CountFilter } from '../../../ui/count-filter';
import { SearchField } from '../../../ui/search-field';
import { Select } from '../../../ui/select';
import { useStepKeys } from '../../../ui/use-step-keys';
import { caseId } from '../case-id';
import { changesOf } from '../changes-of';
import type { CompareState } from '../hooks/use-compare-view';
import { markName } from '../mark-name';
import { metricInView } from '../metric-in-view';
import { comparedCasesQuery } from '../queries';
import { CaseDrawer } from './case-drawer';
import { CaseList } from './case-list';
import { CasePane } from './case-pane';

type CaseSectionProps = {
  readonly comparison: Comparison;
  /** Place of the execution among the compared, from 1. */
  readonly index: number;
  readonly state: CompareState;
};

const none: readonly never[] = [];

/** The cases behind a comparison, largest loss first, and one of them with both answers. */
export function CaseSection(props: CaseSectionProps) {
  const metric = metricInView(props.comparison, props.state.view.metric);
  if (!metric) {
    return (
      <Banner tone="notice" title="No metric measures the same in both executions.">
        Their settings or weights differ, so no score of one can be set against the other’s. Compare executions of the
        same evaluator, or run one of them again with the metrics of the other.
      </Banner>
    );
  }
  return <Cases {...props} metric={metric} />;
}

function Cases({ comparison, index, state, metric }: CaseSectionProps & { readonly metric: ComparedMetric }) {
  const { view, filter } = state;
  const { baseline, execution, composite } = comparison;
  const name = metric === composite ? null : metric.name;
  const filters = { change: view.change, metric: name, text: view.text, cursor: view.after.at(-1) };
  const page = useApiQuery(comparedCasesQuery(baseline.executionId, execution.executionId, filters), {
    keepsPrevious: true,
  });
  const rows = page.data?.items ?? none;
  const at = Math.max(
    0,
    rows.findIndex((row) => caseId(row) === view.case),
  );
  const [shown, next, previous] = [rows[at], rows[at + 1], rows[at - 1]];
  useStepKeys({
    isActive: !view.open,
    onNext: next && (() => state.look(caseId(next))),
    onPrevious: previous && (() => state.look(caseId(previous))),
  });
  return (
    <>
      <CountFilter
        label="Cases by change"
        options={changesOf(comparison, metric, index).map(({ change, ...rest }) => ({ ...rest, value: change }))}
        value={view.change}
        onValueChange={(change) => filter({ change: toChange(change) })}
      />
      <Card
        isFlush
        title="Cases"
        note={`${markName(index, execution.number)} against ${markName(0, baseline.number)} by ${name ?? 'composite'}, largest loss first`}
        actions={<CaseFilters comparison={comparison} name={name} state={state} />}
      >
        <div className="grid md:grid-cols-[minmax(280px,360px)_minmax(0,1fr)]">
          <CaseList page={page} state={state} shownId={shown && caseId(shown)} />
          {shown && <CasePane {...{ comparison, index, state }} shown={shown} />}
        </div>
      </Card>
      <CaseDrawer
        {...{ comparison, index, state }}
        shown={shown}
        {...(page.data && {
          position: `${view.after.length * 50 + at + 1} of ${page.data.total.toLocaleString('en')}`,
        })}
        next={next}
        previous={previous}
      />
    </>
  );

  function toChange(value: string | null) {
    return changesOf(comparison, metric, index).find(({ change }) => change === value)?.change ?? null;
  }
}

type CaseFiltersProps = Pick<CaseSectionProps, 'comparison' | 'state'> & {
  /** The metric the cases are listed by; null for the composite. */
  readonly name: string | null;
};

/** Stands for the composite in a list of metrics. */
const composite = 'composite';

function CaseFilters({ comparison, name, state: { view, filter } }: CaseFiltersProps) {
  const options = [comparison.composite, ...comparison.metrics].map((metric) => ({
    value: metric === comparison.composite ? composite : metric.name,
    label: metric === comparison.composite ? 'Composite' : metric.name,
    ...(metric.verdict === 'not_comparable' && { disabledReason: 'does not measure the same in both' }),
  }));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        label="Change by"
        className="h-8 w-auto max-sm:h-10 max-sm:w-full"
        options={options}
        value={name ?? composite}
        onValueChange={(value) => filter({ metric: value === composite ? null : value })}
      />
      <SearchField
        label="Search the cases"
        placeholder="Question or answer"
        value={view.text}
        onValueChange={(text) => filter({ text: text || null })}
      />
    </div>
  );
}
