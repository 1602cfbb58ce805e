import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** A new folder of the given mode, removed by `removeDataFolders` with what was put elsewhere for it. */
export function makeDataFolder(mode: number): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'assay-embedded-'));
  chmodSync(folder, mode);
  made.push(folder);
  return folder;
}

/** Where the server's files for a data folder really are. */
export function findServerRoot(dataDir: string): string {
  const location = path.join(dataDir, 'postgres-location');
  return existsSync(location) ? readFileSync(location, 'utf8').trim() : path.join(dataDir, 'postgres');
}

export function removeDataFolders(): void {
  for (const folder of made.splice(0)) {
    rmSync(findServerRoot(folder), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}
