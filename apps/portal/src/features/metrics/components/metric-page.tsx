'use client';

import type { Metric } from '@assay/contracts';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { QueryView } from '../../../data/query-view';
import { useApiQuery } from '../../../data/use-api-query';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { useToast } from '../../../ui/toast';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard';
import { metricQuery, metricsQuery, metricTypesQuery } from '../queries';
import { ArchiveMetric } from './archive-metric';
import { MetricForm } from './metric-form';

/** One saved metric, to read, to change and to try. */
export function MetricPage({ id }: { readonly id: string }) {
  const metric = useApiQuery(metricQuery(id));
  return (
    <Page
      crumbs={[
        { label: 'Library' },
        { label: 'Metrics', href: '/metrics' },
        { label: metric.data?.name ?? 'Metric', href: `/metrics/${id}` },
      ]}
    >
      <QueryView query={metric} name="the metric">
        {(data) => <LoadedMetric key={data.versionId} metric={data} />}
      </QueryView>
    </Page>
  );
}

function LoadedMetric({ metric }: { readonly metric: Metric }) {
  const router = useRouter();
  const toast = useToast();
  const types = useApiQuery(metricTypesQuery());
  const others = useApiQuery(metricsQuery()).data?.items ?? [];
  const [isDirty, setDirty] = useState(false);
  useUnsavedGuard(isDirty);
  return (
    <>
      <PageHeader
        title={metric.name}
        reference={`v${metric.version}`}
        badge={
          <>
            {metric.archivedAt !== null && <Badge>Archived</Badge>}
            {isDirty && <Badge tone="notice">Unsaved changes</Badge>}
          </>
        }
        actions={<ArchiveMetric metric={metric} />}
      />
      <Card>
        <QueryView query={types} name="the metric types">
          {({ items }) => (
            <MetricForm
              metric={metric}
              types={items}
              takenNames={others.map(({ name }) => name)}
              onDirtyChange={setDirty}
              onSaved={(saved) => {
                setDirty(false);
                toast({ text: `“${saved.name}” is saved at version ${saved.version}.` });
                router.push('/metrics');
              }}
            />
          )}
        </QueryView>
      </Card>
    </>
  );
}
