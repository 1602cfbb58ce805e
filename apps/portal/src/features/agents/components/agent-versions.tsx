'use client';

import type { AgentVersion } from '@assay/contracts';
import { parseAsArrayOf, parseAsInteger, useQueryState } from 'nuqs';
import { useMemo } from 'react';
import { useApiQuery } from '../../../data/use-api-query';
import { Card } from '../../../ui/card';
import type { DataColumn } from '../../../ui/data-table/data-column';
import { DataTable } from '../../../ui/data-table/data-table';
import { DateText } from '../../../ui/date-text';
import { ProblemPanel } from '../../../ui/problem-panel';
import type { Connector } from '../connector';
import { agentVersionsQuery } from '../queries';
import { VersionComparison } from './version-comparison';

type AgentVersionsProps = { readonly agentId: string; readonly connectors: readonly Connector[] };

const chosenParser = parseAsArrayOf(parseAsInteger).withDefault([]);

/** Every version of an agent; two that are chosen are compared below. */
export function AgentVersions({ agentId, connectors }: AgentVersionsProps) {
  const { data = [], error, isPending, refetch } = useApiQuery(agentVersionsQuery(agentId));
  const [numbers, setNumbers] = useQueryState('versions', chosenParser);
  const columns = useMemo(() => columnsOf(connectors), [connectors]);
  const [after, before] = data.filter(({ number }) => numbers.includes(number));
  return (
    <>
      <Card
        isFlush
        title="Versions"
        note={data.length > 1 ? 'choose two to see what differs' : 'one so far; other settings make the next'}
      >
        <DataTable
          label="Versions"
          rowsName="versions"
          columns={columns}
          rows={data}
          rowId={({ number }) => String(number)}
          rowLabel={({ number }) => `version ${number}`}
          isLoading={isPending}
          problem={
            error && data.length === 0 && <ProblemPanel problem={error.problem} onRetry={() => void refetch()} />
          }
          {...(data.length > 1 && {
            selectedIds: numbers.map(String),
            // A third one takes the place of the one chosen first.
            onSelectedIdsChange: (ids: readonly string[]) => void setNumbers(latestTwo(numbers, ids)),
          })}
        />
      </Card>
      {before && after && <VersionComparison connectors={connectors} before={before} after={after} />}
    </>
  );
}

function latestTwo(chosen: readonly number[], ids: readonly string[]): number[] | null {
  const wanted = ids.map(Number);
  const kept = chosen.filter((number) => wanted.includes(number));
  const added = wanted.filter((number) => !chosen.includes(number));
  const two = [...kept, ...added].slice(-2);
  return two.length === 0 ? null : two;
}

function columnsOf(connectors: readonly Connector[]): readonly DataColumn<AgentVersion>[] {
  const titles = new Map(connectors.map(({ id, title }) => [id, title]));
  return [
    { id: 'number', header: 'Version', width: 84, isAlwaysShown: true, cell: ({ number }) => `v${number}` },
    {
      id: 'note',
      header: 'Note',
      cell: ({ note }) => <span title={note}>{note || <span className="text-ink-3">–</span>}</span>,
    },
    { id: 'connector', header: 'Connector', width: 160, cell: ({ connector }) => titles.get(connector) ?? connector },
    { id: 'created', header: 'Created', width: 170, cell: ({ createdAt }) => <DateText iso={createdAt} /> },
  ];
}
