'use client';

import type { Comparison } from '@assay/contracts';
import { Banner } from '../../../ui/banner';
import { Card } from '../../../ui/card';
import { SegmentedControl } from '../../../ui/segmented-control';
import type { CompareState } from '../hooks/use-compare-view';
import { markName } from '../mark-name';
import { CaseSection } from './case-section';
import { ComparisonSentence } from './comparison-sentence';
import { DifferenceTable } from './difference-table';
import { GroupTable } from './group-table';

type ComparisonViewProps = { readonly comparisons: readonly Comparison[]; readonly state: CompareState };

/** A comparison from its sentence to its cases; with several executions, one of them at a time below the overview. */
export function ComparisonView({ comparisons, state }: ComparisonViewProps) {
  const place = Math.max(
    0,
    comparisons.findIndex(({ execution }) => execution.executionId === state.view.with),
  );
  const chosen = comparisons[place];
  if (!chosen) return null;
  const index = place + 1;
  const select = (id: string) => state.filter({ with: id, change: null, metric: null });
  return (
    <>
      <Card>
        <div className="grid gap-4">
          {comparisons.map((comparison, at) => (
            <ComparisonSentence
              key={comparison.execution.executionId}
              comparison={comparison}
              index={at + 1}
              state={state}
            />
          ))}
        </div>
      </Card>
      {comparisons.length > 1 && (
        <>
          <GroupTable comparisons={comparisons} />
          <SegmentedControl
            label="Execution shown against the baseline"
            segments={comparisons.map(({ execution }, at) => ({
              value: execution.executionId,
              label: markName(at + 1, execution.number),
            }))}
            value={chosen.execution.executionId}
            onValueChange={select}
          />
        </>
      )}
      {chosen.nShared === 0 ? (
        <NothingShared comparison={chosen} index={index} />
      ) : (
        <DifferenceTable comparison={chosen} index={index} state={state} />
      )}
      <CaseSection key={chosen.execution.executionId} comparison={chosen} index={index} state={state} />
    </>
  );
}

type NothingSharedProps = { readonly comparison: Comparison; readonly index: number };

function NothingShared({ comparison: { baseline, execution }, index }: NothingSharedProps) {
  return (
    <Banner
      tone="notice"
      title={`${markName(index, execution.number)} and ${markName(0, baseline.number)} share 0 cases.`}
    >
      A case is shared when both executions answered the same case of the same dataset. Choose executions of evaluators
      that use the same dataset, or run this evaluator on it again.
    </Banner>
  );
}
