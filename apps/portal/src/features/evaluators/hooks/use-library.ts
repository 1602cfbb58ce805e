'use client';

import type { Dataset, DatasetVersion, Metric } from '@assay/contracts';
import { useMemo } from 'react';
import { useApiQueries } from '../../../data/use-api-queries';
import { useApiQuery } from '../../../data/use-api-query';
import { type MetricType, metricsQuery, metricTypesQuery } from '../../metrics';
import type { DraftConfiguration, DraftDataset } from '../evaluator-draft';
import { choosableDatasetsQuery, datasetVersionsQuery } from '../queries';

/** What the workspace has for a configuration to choose from. */
export type Library = {
  readonly datasets: readonly Dataset[];
  readonly metrics: readonly Metric[];
  readonly types: readonly MetricType[];
  /** Versions of the chosen datasets, newest first; empty until they are there. */
  readonly versionsOf: (datasetId: string) => readonly DatasetVersion[];
  /** The version a choice means now; undefined until it is there. */
  readonly versionOf: (choice: Pick<DraftDataset, 'datasetId' | 'version'>) => DatasetVersion | undefined;
};

/** Reads what can be chosen, and the versions of what is. */
export function useLibrary(configurations: readonly DraftConfiguration[]): Library {
  const datasets = useApiQuery(choosableDatasetsQuery()).data?.items;
  const metrics = useApiQuery(metricsQuery()).data?.items;
  const types = useApiQuery(metricTypesQuery()).data?.items;
  const ids = [...new Set(configurations.flatMap((block) => block.datasets.map(({ datasetId }) => datasetId)))];
  const answers = useApiQueries(ids.map(datasetVersionsQuery));
  const wanted = ids.join();
  return useMemo(() => {
    const versions = new Map(wanted.split(',').map((id, index) => [id, answers[index] ?? []]));
    const versionsOf = (id: string) => versions.get(id) ?? [];
    return {
      datasets: datasets ?? [],
      metrics: metrics ?? [],
      types: types ?? [],
      versionsOf,
      versionOf: ({ datasetId, version }) => {
        const all = versionsOf(datasetId);
        return version === 'latest' ? all[0] : all.find(({ number }) => number === version);
      },
    };
  }, [datasets, metrics, types, wanted, answers]);
}
