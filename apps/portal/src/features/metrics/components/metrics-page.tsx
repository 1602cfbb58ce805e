'use client';

import type { Metric } from '@assay/contracts';
import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { parseAsString, useQueryState } from 'nuqs';
import { useCallback, useMemo } from 'react';
import { useApiQuery } from '../../../data/use-api-query';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Card } from '../../../ui/card';
import type { DataColumn } from '../../../ui/data-table/data-column';
import { DataTable } from '../../../ui/data-table/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { ProblemPanel } from '../../../ui/problem-panel';
import { Score } from '../../../ui/score';
import { SearchField } from '../../../ui/search-field';
import { LoadSample } from '../../sample';
import { useMissingRole } from '../../shell';
import type { MetricType } from '../metric-type';
import { metricsQuery, metricTypesQuery } from '../queries';

/** Every saved metric of the workspace. */
export function MetricsPage() {
  const router = useRouter();
  const [text, setText] = useQueryState('text', parseAsString.withDefault(''));
  const filter = useCallback((next: string) => void setText(next || null), [setText]);
  const metrics = useApiQuery(metricsQuery(text), { keepsPrevious: true });
  const types = useApiQuery(metricTypesQuery()).data?.items;
  const columns = useMemo(() => columnsOf(types ?? []), [types]);
  const { data, error } = metrics;
  return (
    <Page crumbs={[{ label: 'Library' }, { label: 'Metrics', href: '/metrics' }]}>
      <PageHeader title="Metrics" actions={<NewMetric />} />
      <Card isFlush>
        <div className="border-b border-line px-4 py-2">
          <SearchField
            label="Filter metrics by name"
            placeholder="Filter by name"
            value={text}
            onValueChange={filter}
          />
        </div>
        <DataTable
          label="Metrics"
          rowsName="metrics"
          columns={columns}
          rows={data?.items ?? []}
          rowId={(metric) => metric.id}
          rowLabel={(metric) => metric.name}
          onOpen={(metric) => router.push(`/metrics/${metric.id}`)}
          isLoading={metrics.isPending || metrics.isPlaceholderData}
          problem={error && !data && <ProblemPanel problem={error.problem} onRetry={() => void metrics.refetch()} />}
          empty={<NoMetrics text={text} onClear={() => void setText(null)} />}
        />
      </Card>
    </Page>
  );
}

function NewMetric() {
  const missingRole = useMissingRole('editor');
  return missingRole === undefined ? (
    <ButtonLink variant="primary" href="/metrics/new" icon={<Plus />}>
      New metric
    </ButtonLink>
  ) : (
    <Button variant="primary" icon={<Plus />} disabledReason={missingRole}>
      New metric
    </Button>
  );
}

function NoMetrics({ text, onClear }: { readonly text: string; readonly onClear: () => void }) {
  if (text !== '') {
    return (
      <EmptyState sentence={`No metric is called “${text}”.`} action={<Button onClick={onClear}>Show all</Button>} />
    );
  }
  return (
    <EmptyState
      sentence="A metric says how good an answer is; choose a type and save the first."
      action={<NewMetric />}
      secondary={<LoadSample />}
    />
  );
}

function columnsOf(types: readonly MetricType[]): readonly DataColumn<Metric>[] {
  const titles = new Map(types.map(({ type, title }) => [type, title]));
  return [
    {
      id: 'name',
      header: 'Metric',
      width: 260,
      isAlwaysShown: true,
      cell: ({ name }) => <b className="font-medium">{name}</b>,
    },
    { id: 'type', header: 'Type', width: 160, cell: ({ type }) => titles.get(type) ?? type },
    {
      id: 'threshold',
      header: 'Threshold',
      width: 110,
      align: 'end',
      cell: ({ threshold }) => <Score value={threshold} reason="No threshold, so no pass or fail" />,
    },
    { id: 'version', header: 'Version', width: 90, align: 'end', cell: ({ version }) => `v${version}` },
    {
      id: 'rationale',
      header: 'Rationale of the threshold',
      cell: ({ rationale }) => (
        <span title={rationale} className="text-ink-2">
          {rationale || '–'}
        </span>
      ),
    },
  ];
}
