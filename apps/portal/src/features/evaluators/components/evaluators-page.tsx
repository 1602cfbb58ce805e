'use client';

import type { Evaluator, Problem } from '@assay/contracts';
import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { parseAsString, useQueryState } from 'nuqs';
import { useCallback, useMemo, useState } from 'react';
import { sayProblem } from '../../../data/api-problem';
import { useApiQuery } from '../../../data/use-api-query';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Card } from '../../../ui/card';
import { DataTable } from '../../../ui/data-table/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { ProblemPanel } from '../../../ui/problem-panel';
import { SearchField } from '../../../ui/search-field';
import { LoadSample } from '../../sample';
import { useMissingRole } from '../../shell';
import { crumbs } from '../crumbs';
import { evaluatorsQuery } from '../queries';
import { evaluatorColumns } from './evaluator-columns';

type Refusals = ReadonlyMap<string, { readonly name: string; readonly problem: Problem }>;

/** Every evaluator of the workspace, each with its last result and the button that runs it. */
export function EvaluatorsPage() {
  const router = useRouter();
  const [text, setText] = useQueryState('text', parseAsString.withDefault(''));
  const filter = useCallback((next: string) => void setText(next || null), [setText]);
  const [refusals, setRefusals] = useState<Refusals>(new Map());
  const evaluators = useApiQuery(evaluatorsQuery(text), { keepsPrevious: true });
  const note = useCallback((evaluator: Evaluator, problem: Problem | undefined) => {
    setRefusals((before) => noted(before, evaluator, problem));
  }, []);
  const columns = useMemo(() => evaluatorColumns(note), [note]);
  const { data, error } = evaluators;
  return (
    <Page crumbs={crumbs()}>
      <PageHeader title="Configuration" actions={<NewEvaluator />} />
      <Card isFlush>
        <div className="grid gap-2 border-b border-line px-4 py-2">
          <SearchField
            label="Filter evaluators by name"
            placeholder="Filter by name"
            value={text}
            onValueChange={filter}
          />
          {[...refusals].map(([id, { name, problem }]) => (
            <Banner key={id} isLive tone="error" title={`“${name}” did not start.`}>
              {sayProblem(problem)}
            </Banner>
          ))}
        </div>
        <DataTable
          label="Evaluators"
          rowsName="evaluators"
          density="L"
          columns={columns}
          rows={data?.items ?? []}
          rowId={(evaluator) => evaluator.id}
          rowLabel={(evaluator) => evaluator.name}
          onOpen={({ id }) => router.push(`/evaluation/configuration/${id}`)}
          isLoading={evaluators.isPending || evaluators.isPlaceholderData}
          problem={error && !data && <ProblemPanel problem={error.problem} onRetry={() => void evaluators.refetch()} />}
          empty={<NoEvaluators text={text} onClear={() => filter('')} />}
        />
      </Card>
    </Page>
  );
}

function NewEvaluator() {
  const missingRole = useMissingRole('editor');
  return missingRole === undefined ? (
    <ButtonLink variant="primary" href="/evaluation/configuration/new" icon={<Plus />}>
      New evaluator
    </ButtonLink>
  ) : (
    <Button variant="primary" icon={<Plus />} disabledReason={missingRole}>
      New evaluator
    </Button>
  );
}

function NoEvaluators({ text, onClear }: { readonly text: string; readonly onClear: () => void }) {
  if (text !== '') {
    return (
      <EmptyState sentence={`No evaluator is called “${text}”.`} action={<Button onClick={onClear}>Show all</Button>} />
    );
  }
  return (
    <EmptyState
      sentence="An evaluator joins an agent, datasets and metrics, ready to run; make the first."
      action={<NewEvaluator />}
      secondary={<LoadSample />}
    />
  );
}

function noted(before: Refusals, { id, name }: Evaluator, problem: Problem | undefined): Refusals {
  if (before.get(id)?.problem === problem) return before;
  const after = new Map(before);
  if (problem) after.set(id, { name, problem });
  else after.delete(id);
  return after;
}
