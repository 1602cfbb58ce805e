'use client';

import { useMemo } from 'react';
import { useApiQuery } from '../../../data/use-api-query';
import { credentialsQuery } from '../../credentials';
import type { Connector } from '../connector';
import type { SettingsReader } from '../describe-settings';

/** What it takes to show settings as a person reads them. */
export function useSettingsReader(connectors: readonly Connector[]): SettingsReader {
  const { data } = useApiQuery(credentialsQuery());
  return useMemo(() => ({ connectors, credentials: data?.items ?? [] }), [connectors, data]);
}
