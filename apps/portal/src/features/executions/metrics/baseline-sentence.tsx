import type { CaseChange, Comparison } from '@assay/contracts';
import type { ReactNode } from 'react';
import { cn } from '../../../ui/cn';
import { TextLink } from '../../../ui/text-link';
import { compareHref } from '../compare-href';
import { describePoints } from './describe-points';
import { verdictWords } from './verdict-words';

type BaselineSentenceProps = { readonly comparison: Comparison };

/** The comparison with the baseline in words; each count leads to its cases. */
export function BaselineSentence({ comparison }: BaselineSentenceProps) {
  const { baseline, execution, composite, nShared } = comparison;
  const { difference, interval, verdict } = composite;
  const { tone, words } = verdictWords[verdict];
  return (
    <p className="text-xl text-pretty">
      Against baseline{' '}
      <TextLink href={compareHref([baseline.executionId, execution.executionId])}>#{baseline.number}</TextLink> on{' '}
      {nShared} shared {nShared === 1 ? 'case' : 'cases'}: composite{' '}
      {difference === null ? (
        'without a difference'
      ) : (
        <b className="font-semibold">{describePoints(difference)} points</b>
      )}
      {interval && ` (95 % CI ${describePoints(interval.low)} to ${describePoints(interval.high)})`},{' '}
      <b className={cn('font-semibold whitespace-nowrap max-sm:whitespace-normal', tone)}>{words}</b>.{' '}
      <Changes comparison={comparison} />
    </p>
  );
}

function Changes({ comparison: { baseline, execution, composite, ...only } }: BaselineSentenceProps) {
  const ids = [baseline.executionId, execution.executionId];
  const link = (change: CaseChange, text: string): ReactNode => (
    <TextLink href={compareHref(ids, { change })}>{text}</TextLink>
  );
  const { nImproved, nWorse, nUnchanged, nUnscored } = composite;
  return (
    <>
      {link('improved', `${nImproved} improved`)}, {link('worse', `${nWorse} worse`)},{' '}
      {link('unchanged', `${nUnchanged} unchanged`)}
      {nUnscored > 0 && <>; {link('unscored', `${nUnscored} could not be scored`)}</>}
      {only.onlyInBaseline > 0 && (
        <>; {link('only_in_baseline', `${only.onlyInBaseline} only in #${baseline.number}`)}</>
      )}
      {only.onlyInExecution > 0 && <>; {link('only_in_execution', `${only.onlyInExecution} only here`)}</>}.
    </>
  );
}
