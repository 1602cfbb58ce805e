'use client';

import type { ComparedCase, Comparison } from '@assay/contracts';
import { CopyLinkButton } from '../../../ui/copy-link-button';
import { Drawer } from '../../../ui/drawer';
import { DrawerSection } from '../../../ui/drawer-section';
import { Loading } from '../../../ui/loading';
import { PlainText } from '../../../ui/plain-text';
import { ProblemPanel } from '../../../ui/problem-panel';
import { Tag } from '../../../ui/tag';
import { TextLink } from '../../../ui/text-link';
import { predictionsHref } from '../../executions';
import { caseId } from '../case-id';
import { useCaseSides } from '../hooks/use-case-sides';
import type { CompareState } from '../hooks/use-compare-view';
import { markName } from '../mark-name';
import { AnswerPair } from './answer-pair';
import { ScorePairs } from './score-pairs';

type CaseDrawerProps = {
  readonly comparison: Comparison;
  /** Place of the execution among the compared, from 1. */
  readonly index: number;
  readonly state: CompareState;
  readonly shown: ComparedCase | undefined;
  readonly position?: string;
  readonly next: ComparedCase | undefined;
  readonly previous: ComparedCase | undefined;
};

/** A compared case in full: every expected answer, both predictions, both sides' scores and their reasons. */
export function CaseDrawer({ comparison, index, state, shown, position, next, previous }: CaseDrawerProps) {
  return (
    <Drawer
      isOpen={state.view.open && shown !== undefined}
      onClose={() => state.open(null)}
      title={shown?.caseKey ?? 'Case'}
      meta={
        <>
          {shown?.category != null && <Tag>{shown.category}</Tag>}
          <CopyLinkButton label="Copy the link to this case" />
        </>
      }
      {...(position !== undefined && { position })}
      onNext={next && (() => state.open(caseId(next)))}
      onPrevious={previous && (() => state.open(caseId(previous)))}
    >
      {shown && <Content key={caseId(shown)} {...{ comparison, index, shown }} />}
    </Drawer>
  );
}

type ContentProps = Pick<CaseDrawerProps, 'comparison' | 'index'> & { readonly shown: ComparedCase };

function Content({ comparison, index, shown }: ContentProps) {
  const { baseline, execution } = comparison;
  const sides = useCaseSides({ shown, baselineId: baseline.executionId, executionId: execution.executionId });
  return (
    <>
      <DrawerSection title="Question">
        <PlainText text={shown.question} className="text-base font-medium" />
      </DrawerSection>
      <DrawerSection title={shown.answers.length > 1 ? 'Expected, any of' : 'Expected'}>
        {shown.answers.length === 0 && <p className="text-ink-3">This case has no expected answer.</p>}
        <div className="grid gap-2">
          {shown.answers.map((answer) => (
            <PlainText key={answer} text={answer} />
          ))}
        </div>
      </DrawerSection>
      <DrawerSection title="Answers">
        <AnswerPair {...{ comparison, index, shown, sides }} />
      </DrawerSection>
      <DrawerSection title="Scores">
        {sides.problem && <ProblemPanel problem={sides.problem} />}
        {sides.isLoading ? (
          <Loading label="Loading the scores" lines={4} />
        ) : (
          <ScorePairs {...{ comparison, index }} scores={sides.scores} hasComments />
        )}
      </DrawerSection>
      <DrawerSection title="More about each side">
        <ul className="grid gap-1.5 text-sm">
          <SideLink executionId={baseline.executionId} side={shown.baseline} name={markName(0, baseline.number)} />
          <SideLink
            executionId={execution.executionId}
            side={shown.execution}
            name={markName(index, execution.number)}
          />
        </ul>
      </DrawerSection>
    </>
  );
}

type SideLinkProps = {
  readonly executionId: string;
  readonly side: ComparedCase['baseline'];
  readonly name: string;
};

/** The way to a side's response, attempts and cost. */
function SideLink({ executionId, side, name }: SideLinkProps) {
  if (!side) return <li className="text-ink-3">This case is not in {name}.</li>;
  return (
    <li>
      <TextLink href={predictionsHref(executionId, { prediction: side.predictionId })}>
        Response, attempts and timing in {name}
      </TextLink>
    </li>
  );
}
