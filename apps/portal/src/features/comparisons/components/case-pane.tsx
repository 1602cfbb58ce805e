'use client';

import type { ComparedCase, Comparison } from '@assay/contracts';
import { Maximize2 } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Loading } from '../../../ui/loading';
import { ProblemPanel } from '../../../ui/problem-panel';
import { Tag } from '../../../ui/tag';
import { caseId } from '../case-id';
import { useCaseSides } from '../hooks/use-case-sides';
import type { CompareState } from '../hooks/use-compare-view';
import { AnswerPair } from './answer-pair';
import { ScorePairs } from './score-pairs';

type CasePaneProps = {
  readonly comparison: Comparison;
  /** Place of the execution among the compared, from 1. */
  readonly index: number;
  readonly state: CompareState;
  readonly shown: ComparedCase;
};

/** The case looked at, beside the list: both answers and their scores. */
export function CasePane({ comparison, index, state, shown }: CasePaneProps) {
  const { baseline, execution } = comparison;
  const sides = useCaseSides({ shown, baselineId: baseline.executionId, executionId: execution.executionId });
  return (
    <section aria-label={`Case ${shown.caseKey}`} className="grid min-w-0 content-start gap-4 p-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <h3 className="min-w-0 flex-1 basis-60 text-base font-semibold break-words whitespace-pre-wrap">
          {shown.question}
        </h3>
        <Button size="sm" icon={<Maximize2 />} onClick={() => state.open(caseId(shown))}>
          Open case
        </Button>
        <span className="flex w-full flex-wrap gap-2">
          <Tag>{shown.caseKey}</Tag>
          {shown.category !== null && <Tag>{shown.category}</Tag>}
          {shown.trial > 1 && <Tag>trial {shown.trial}</Tag>}
        </span>
      </div>
      {shown.answers[0] !== undefined && (
        <p className="text-sm break-words whitespace-pre-wrap text-ink-2">
          <span className="text-ink-3">Expected</span> {shown.answers[0]}
        </p>
      )}
      <AnswerPair {...{ comparison, index, shown, sides }} />
      {sides.problem && <ProblemPanel problem={sides.problem} />}
      {sides.isLoading ? (
        <Loading label="Loading the scores" lines={4} />
      ) : (
        <ScorePairs {...{ comparison, index }} scores={sides.scores} />
      )}
    </section>
  );
}
