'use client';

import type { Me } from '@assay/contracts';
import { createContext, useContext } from 'react';

export const ViewerContext = createContext<Me | undefined>(undefined);

/** Who is looking at the page, and with which role. @throws {Error} outside the shell */
export function useViewer(): Me {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer needs the shell above it');
  return viewer;
}
