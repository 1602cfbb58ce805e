'use client';

import { executionStatusSchema } from '@assay/contracts';
import { useApiQuery } from '../../../data/use-api-query';
import { SearchField } from '../../../ui/search-field';
import { Select } from '../../../ui/select';
import type { useListView } from '../hooks/use-list-view';
import { evaluatorNamesQuery } from '../queries';

type ExecutionFiltersBarProps = { readonly view: ReturnType<typeof useListView> };

/** Stands for no filter where a choice needs a value. */
const any = 'any';
const statusOptions = [
  { value: any, label: 'Any status' },
  ...executionStatusSchema.options.map((status) => ({ value: status, label: status })),
];

/** Which executions are listed. */
export function ExecutionFiltersBar({ view: { filters, setFilters } }: ExecutionFiltersBarProps) {
  const { data } = useApiQuery(evaluatorNamesQuery());
  const evaluators = [
    { value: any, label: 'Any evaluator' },
    ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2.5">
      <SearchField
        label="Find an execution"
        placeholder="Evaluator or agent"
        value={filters.text}
        onValueChange={(text) => setFilters({ text: text || null })}
      />
      <Select
        label="Status"
        className="w-40 max-sm:flex-1 max-sm:basis-36"
        options={statusOptions}
        value={filters.status ?? any}
        onValueChange={(chosen) =>
          setFilters({ status: executionStatusSchema.options.find((status) => status === chosen) ?? null })
        }
      />
      <Select
        label="Evaluator"
        className="w-52 max-sm:flex-1 max-sm:basis-36"
        options={evaluators}
        value={filters.evaluator ?? any}
        onValueChange={(chosen) => setFilters({ evaluator: chosen === any ? null : chosen })}
      />
    </div>
  );
}
