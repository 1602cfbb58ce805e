'use client';

import { useApiQuery } from '../../../data/use-api-query';
import { TextLink } from '../../../ui/text-link';
import { predictionsHref } from '../predictions-href';
import { predictionsQuery } from '../queries';

/** How many left-out cases are named. */
const most = 4;

type LeftOutProps = { readonly executionId: string; readonly count: number };

/** Names the cases the composite leaves out, because a score they need is missing. */
export function LeftOut({ executionId, count }: LeftOutProps) {
  const { data } = useApiQuery(predictionsQuery(executionId, { outcome: 'unscored', limit: most }));
  const named = data?.items ?? [];
  const further = count - named.length;
  return (
    <p className="text-xs text-ink-3">
      Left out:{' '}
      {named.map(({ id, caseKey }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <TextLink href={predictionsHref(executionId, { outcome: 'unscored', prediction: id })}>{caseKey}</TextLink>
        </span>
      ))}
      {further > 0 && (
        <>
          {named.length > 0 && ' and '}
          <TextLink href={predictionsHref(executionId, { outcome: 'unscored' })}>
            {named.length > 0 ? `${further} more` : `${further} cases`}
          </TextLink>
        </>
      )}
      . A score they need is missing.
    </p>
  );
}
