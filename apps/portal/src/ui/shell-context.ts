'use client';

import { createContext, type ReactNode, useContext } from 'react';

/** What the side bar and the phone's menu both show besides the navigation. */
export type ShellParts = {
  /** The workspace, or the switch between workspaces. */
  readonly workspace: ReactNode;
  /** Who is signed in. */
  readonly person: ReactNode;
  /** Short notes by address: `{ '/evaluation/executions': '1 running' }`. */
  readonly notes: Readonly<Record<string, string>>;
};

export const ShellContext = createContext<ShellParts | undefined>(undefined);

/** The parts of the shell around this page. @throws {Error} outside `AppShell` */
export function useShell(): ShellParts {
  const parts = useContext(ShellContext);
  if (!parts) throw new Error('useShell needs an AppShell above it');
  return parts;
}
