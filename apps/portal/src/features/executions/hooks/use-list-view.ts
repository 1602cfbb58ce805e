'use client';

import { executionStatusSchema } from '@assay/contracts';
import { parseAsArrayOf, parseAsString, parseAsStringLiteral, useQueryState, useQueryStates } from 'nuqs';
import { useCallback } from 'react';
import { useCursorPages } from '../../../ui/use-cursor-pages';
import { executionsPerPage } from '../queries';

const parsers = {
  status: parseAsStringLiteral(executionStatusSchema.options),
  evaluator: parseAsString,
  text: parseAsString.withDefault(''),
};

/** The list of executions as its address has it: filters, page, chosen rows. */
export function useListView() {
  const [filters, setAll] = useQueryStates(parsers);
  const [selected, setSelected] = useQueryState('selected', parseAsArrayOf(parseAsString).withDefault([]));
  const { cursor, paging, toFirst } = useCursorPages(executionsPerPage);
  const setFilters = useCallback(
    (changed: Parameters<typeof setAll>[0]) => {
      void setAll(changed);
      toFirst();
    },
    [setAll, toFirst],
  );
  const { status, evaluator, text } = filters;
  return {
    filters,
    setFilters,
    isFiltered: status !== null || evaluator !== null || text !== '',
    asked: { status, evaluatorId: evaluator, text, cursor: cursor ?? null },
    paging,
    selected,
    setSelected: (ids: readonly string[]) => void setSelected(ids.length > 0 ? [...ids] : null),
  };
}
