import { type Stats, statSync } from 'node:fs';
import path from 'node:path';
import type { ServerAccount } from './server-account';

/** The read and execute bits of a mode, as they stand for others. */
const readAndEnter = 0o5;
const enter = 0o1;

function grants(stats: Stats, account: ServerAccount, wanted: number): boolean {
  const shift = stats.uid === account.uid ? 6 : stats.gid === account.gid ? 3 : 0;
  return ((stats.mode >> shift) & wanted) === wanted;
}

function canEnterParents(target: string, account: ServerAccount): boolean {
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (stats !== undefined && !grants(stats, account, enter)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** Whether `account` may come as far as `target`, which need not exist yet: every folder above lets it through. */
export function isReachable(target: string, account: ServerAccount): boolean {
  return canEnterParents(path.resolve(target), account);
}

/** Whether `account` may come as far as `target` and also read and execute it. */
export function isUsable(target: string, account: ServerAccount): boolean {
  const stats = statSync(target, { throwIfNoEntry: false });
  return stats !== undefined && grants(stats, account, readAndEnter) && isReachable(target, account);
}
