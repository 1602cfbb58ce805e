import { existsSync } from 'node:fs';
import path from 'node:path';

/** The repository's top folder, above this file whether it runs bundled or as source. */
export function findRoot(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'prisma', 'migrations'))) return folder;
    if (folder === path.dirname(folder)) throw new Error(`no prisma/migrations above ${import.meta.dirname}`);
  }
}
