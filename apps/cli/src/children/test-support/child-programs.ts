import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { type DataFolder, openDataFolder } from '../../data-folder/open-data-folder';
import type { ChildPlan } from '../start-child';

/** A data folder of its own for each test of a file, and small programs to run in it. */
export function useChildPrograms() {
  const state: { folder?: DataFolder } = {};
  beforeEach(() => {
    state.folder = openDataFolder(mkdtempSync(path.join(os.tmpdir(), 'assay-child-')));
  });
  afterEach(() => rmSync(state.folder?.path ?? '', { recursive: true, force: true }));
  const folder = (): DataFolder => {
    if (state.folder === undefined) throw new Error('the data folder is there only while a test runs');
    return state.folder;
  };
  return {
    folder,
    plan: (source: string): ChildPlan => {
      const file = path.join(folder().path, 'program.mjs');
      writeFileSync(file, source);
      return { name: 'program', cwd: folder().path, args: [file], env: {} };
    },
  };
}
