'use client';

import type { Execution, Prediction } from '@assay/contracts';
import { QueryView } from '../../../data/query-view';
import { useApiQuery } from '../../../data/use-api-query';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { Score } from '../../../ui/score';
import { TextLink } from '../../../ui/text-link';
import { formatCount } from '../describe-progress';
import { predictionsHref } from '../predictions-href';
import { predictionsQuery } from '../queries';

/** Milliseconds between looks at the answers. */
const lookEveryMs = 2_000;
const most = 10;

type LiveAnswersProps = { readonly execution: Execution };

/** Answers of an execution that still runs, the last in the order of the datasets first. */
export function LiveAnswers({ execution: { id, progress } }: LiveAnswersProps) {
  const query = useApiQuery(predictionsQuery(id, { sort: 'position', order: 'desc', limit: most }), {
    refetchInterval: lookEveryMs,
    keepsPrevious: true,
  });
  const shown = query.data?.items.length ?? 0;
  return (
    <Card
      isFlush
      title="Answers so far"
      note={shown > 0 && progress.done > shown ? `${shown} of ${formatCount(progress.done)}` : undefined}
    >
      <QueryView query={query} name="the answers">
        {({ items }) => <Answers executionId={id} answers={items} />}
      </QueryView>
    </Card>
  );
}

type AnswersProps = { readonly executionId: string; readonly answers: readonly Prediction[] };

function Answers({ executionId, answers }: AnswersProps) {
  if (answers.length === 0) {
    return (
      <p className="p-4 text-ink-2">
        None yet. They appear here as they come in; the metrics follow when all are there.
      </p>
    );
  }
  return (
    <ul>
      {answers.map((answer) => (
        <Answer key={answer.id} executionId={executionId} answer={answer} />
      ))}
    </ul>
  );
}

function Answer({ executionId, answer }: { readonly executionId: string; readonly answer: Prediction }) {
  const { id, caseKey, trial, question, prediction, error, composites } = answer;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 last:border-0">
      <span className="w-28 flex-none truncate text-sm text-ink-3" title={caseKey}>
        {caseKey}
        {trial > 1 && ` · ${trial}`}
      </span>
      <div className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">
        <TextLink href={predictionsHref(executionId, { prediction: id })} className="line-clamp-1 break-words">
          {question || caseKey}
        </TextLink>
        <p className="line-clamp-1 text-sm break-words text-ink-2">{error ? error.message : prediction}</p>
      </div>
      <span className="ml-auto flex-none">
        {error ? <Badge tone="error">{error.code}</Badge> : <Score value={composites[0]?.composite ?? null} />}
      </span>
    </li>
  );
}
