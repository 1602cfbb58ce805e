import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findPlatformPackage, preparePlatformBinaries } from './platform-binaries';
import { prepareServerFolder } from './server-folder';
import { makeDataFolder, removeDataFolders } from './test-support/data-folders';

const isRoot = process.getuid?.() === 0;

/** A copy of the npm package as an installation without install scripts leaves it: without its links. */
function copyPackage(folderMode: number): string {
  const parent = makeDataFolder(folderMode);
  const copy = path.join(parent, path.basename(findPlatformPackage()));
  const isFile = (source: string) => !lstatSync(source).isSymbolicLink();
  cpSync(findPlatformPackage(), copy, { recursive: true, filter: isFile });
  return copy;
}

function readFirstLink(packageRoot: string): string {
  const [first] = JSON.parse(readFileSync(path.join(packageRoot, 'native/pg-symlinks.json'), 'utf8'));
  return path.join(packageRoot, first.target);
}

afterEach(removeDataFolders);

describe('programs from npm', () => {
  it('names the platform and DATABASE_URL when there are none for it', () => {
    expect(() => findPlatformPackage('plan9-mips')).toThrow(/no embedded PostgreSQL for plan9-mips.*DATABASE_URL/);
  });

  it('makes the links the install script would have made', () => {
    const packageRoot = copyPackage(0o711);
    expect(existsSync(readFirstLink(packageRoot))).toBe(false);
    const folder = prepareServerFolder(makeDataFolder(0o711), () => {});
    const { postgres, majorVersion } = preparePlatformBinaries(folder, packageRoot);
    expect(lstatSync(readFirstLink(packageRoot)).isSymbolicLink()).toBe(true);
    expect(postgres.startsWith(packageRoot)).toBe(true);
    expect(majorVersion).toBe('18');
    expect(execFileSync(postgres, ['--version'], { encoding: 'utf8', ...folder.account })).toContain('18.4');
  });

  it.skipIf(!isRoot)('copies packages that only root can read to where the server can run them', () => {
    const packageRoot = copyPackage(0o700);
    const folder = prepareServerFolder(makeDataFolder(0o711), () => {});
    const hadCopy = existsSync('/var/lib/assay-postgres-18.4.0-beta.17-linux-x64');
    const { postgres } = preparePlatformBinaries(folder, packageRoot);
    const copy = path.dirname(path.dirname(path.dirname(postgres)));
    try {
      expect(path.dirname(copy)).toBe('/var/lib');
      expect(statSync(copy).mode & 0o777).toBe(0o755);
      expect(execFileSync(postgres, ['--version'], { encoding: 'utf8', ...folder.account })).toContain('18.4');
      expect(preparePlatformBinaries(folder, packageRoot).postgres).toBe(postgres);
    } finally {
      if (!hadCopy) rmSync(copy, { recursive: true });
    }
  });
});
