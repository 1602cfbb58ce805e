import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const retryEveryMs = 300;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The living process that holds the lock, or undefined; what a dead one left is removed. */
function findHolder(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const pid = Number(text);
  // Empty for the moment between making and writing the file.
  if (text === '' || (pid > 0 && pid !== process.pid && isAlive(pid))) return text || 'another';
  rmSync(file, { force: true });
  return undefined;
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Runs `work` while no other process does so under the same lock file; waits, and says so, while one does. */
export async function oneAtATime(file, say, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  let told;
  while (!take(file)) {
    const holder = findHolder(file);
    if (holder !== undefined && told !== holder) {
      say(`waiting for process ${holder}, which installs or builds here (if it is long gone, delete ${file})`);
      told = holder;
    }
    if (holder !== undefined) await sleep(retryEveryMs);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
