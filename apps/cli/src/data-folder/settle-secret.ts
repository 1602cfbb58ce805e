import { existsSync, readFileSync } from 'node:fs';
import { LauncherError } from '../launcher-error';
import { writeFileWhole } from './write-file-whole';

type SecretFile<Secret> = {
  readonly file: string;
  /** The secret the text is, or undefined when it is none. */
  readonly read: (text: string) => Secret | undefined;
  readonly make: () => string;
};

/**
 * The secret kept in a file that only its owner may read; made the first time.
 *
 * @throws {LauncherError} when the file holds something else, which is never overwritten
 */
export function settleSecret<Secret>({ file, read, make }: SecretFile<Secret>): Secret {
  if (!existsSync(file)) writeFileWhole(file, `${make()}\n`);
  const secret = read(readFileSync(file, 'utf8').trim());
  if (secret !== undefined) return secret;
  throw new LauncherError(`${file} does not hold what it should. Restore it from a backup, or move it away.`);
}
