'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { QueryView } from '../../../data/query-view';
import { useApiQuery } from '../../../data/use-api-query';
import { Card } from '../../../ui/card';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { useToast } from '../../../ui/toast';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard';
import { metricsQuery, metricTypesQuery } from '../queries';
import { MetricForm } from './metric-form';

/** A metric to make: its type, its settings, and a case to try it on before it is saved. */
export function NewMetricPage() {
  const router = useRouter();
  const toast = useToast();
  const types = useApiQuery(metricTypesQuery());
  const others = useApiQuery(metricsQuery()).data?.items ?? [];
  const [isDirty, setDirty] = useState(false);
  useUnsavedGuard(isDirty);
  return (
    <Page
      crumbs={[
        { label: 'Library' },
        { label: 'Metrics', href: '/metrics' },
        { label: 'New metric', href: '/metrics/new' },
      ]}
    >
      <PageHeader title="New metric" />
      <Card>
        <QueryView query={types} name="the metric types">
          {({ items }) => (
            <MetricForm
              types={items}
              takenNames={others.map(({ name }) => name)}
              onDirtyChange={setDirty}
              onSaved={(saved) => {
                setDirty(false);
                toast({ text: `“${saved.name}” is saved. Evaluators can use it now.` });
                router.push('/metrics');
              }}
            />
          )}
        </QueryView>
      </Card>
    </Page>
  );
}
