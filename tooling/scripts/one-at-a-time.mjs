import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const retryEveryMs = 300;

/** Whether Linux says the process has ended and only waits to be collected, which in a container may never happen. */
function isZombie(pid) {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/** The living process that holds the lock, or works on for a holder that was killed; what dead ones left is removed. */
function findHolder(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  // Empty for the moment between making and writing the file.
  if (text === '') return 'another';
  const holder = text.split('\n').find((pid) => Number(pid) !== process.pid && Number(pid) > 0 && isAlive(Number(pid)));
  if (holder === undefined) rmSync(file, { force: true });
  return holder;
}

function take(file) {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Runs `work` while no other process does so under the same lock file; waits, and says so, while one does. `work` gets
 * a function to name its child processes with: they too are waited for, should this process be killed before them.
 */
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
    return await work((pid) => appendFileSync(file, `${pid}\n`));
  } finally {
    process.off('exit', release);
    release();
  }
}
