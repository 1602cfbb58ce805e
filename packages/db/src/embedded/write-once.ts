import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Creates `file` with `text` unless it exists, and answers what it then holds. Of several processes doing so at
 * once exactly one text wins, and none is ever read half-written.
 *
 * @param text - not empty
 */
export function writeOnce(file: string, text: string, mode: number): string {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, text, { mode });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}
