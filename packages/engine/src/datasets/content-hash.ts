import { createHash } from 'node:crypto';
import type { NewCase } from '@assay/db';
import { stableJson } from '../stable-json';

/** SHA-256 over the cases' content in order, hex; two versions with equal cases have equal hashes. */
export function contentHash(cases: readonly NewCase[]): string {
  const hash = createHash('sha256');
  for (const input of cases) hash.update(stableJson(input)).update('\n');
  return hash.digest('hex');
}
