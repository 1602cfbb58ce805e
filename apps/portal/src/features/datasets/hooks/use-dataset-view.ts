'use client';

import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';

const parsers = {
  version: parseAsInteger,
  tab: parseAsStringLiteral(['cases', 'report', 'versions']).withDefault('cases'),
  // Belong to the shown version's cases and report, and go with it.
  text: parseAsString,
  after: parseAsString,
  case: parseAsInteger,
  outcome: parseAsString,
};

/** Which version and which part of a dataset is looked at, in the URL. */
export function useDatasetView() {
  const [{ version, tab }, set] = useQueryStates(parsers, { history: 'push' });
  return {
    version,
    tab,
    setVersion: (number: number) =>
      void set({ version: number, tab: tab === 'versions' ? 'cases' : tab, after: null, case: null, outcome: null }),
    setTab: (value: string) => void set({ tab: parsers.tab.parse(value), case: null }),
  };
}
