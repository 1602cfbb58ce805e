'use client';

import { useMemo } from 'react';
import type { Density } from '../../../ui/data-table/data-column';
import { useRemembered } from '../../../ui/use-remembered';

/** Columns that tell the least, left out until someone asks for them. */
const hiddenAtFirst = 'dataset,category';

/** Density and hidden columns of the predictions table, remembered in this browser. */
export function useTableLook() {
  const [density, setDensity] = useRemembered('predictions.density', 'M');
  const [hidden, setHidden] = useRemembered('predictions.hidden', hiddenAtFirst);
  return {
    density: toDensity(density),
    setDensity,
    hidden: useMemo(() => hidden.split(',').filter(Boolean), [hidden]),
    setHidden: (columns: readonly string[]) => setHidden(columns.join(',')),
  };
}

function toDensity(value: string): Density {
  return value === 'S' || value === 'L' ? value : 'M';
}
