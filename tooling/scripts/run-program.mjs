import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const isWindows = process.platform === 'win32';
const orderlyStopMs = 5_000;
const pollEveryMs = 50;

/** Signals a program and everything it started, which is one process group; answers whether any of it is left. */
function signalAll(pid, signal) {
  try {
    process.kill(isWindows ? pid : -pid, signal);
    return true;
  } catch {
    return false;
  }
}

async function stopAll(pid, signal) {
  signalAll(pid, signal);
  const giveUpAt = performance.now() + orderlyStopMs;
  while (signalAll(pid, 0) && performance.now() < giveUpAt) await sleep(pollEveryMs);
  signalAll(pid, 'SIGKILL');
  process.exit(1);
}

/**
 * Runs a program to its end and answers its exit status, or the reason there is none. Told to stop, it stops the
 * program with all it started, and then ends this process.
 */
export function runProgram(command, args, { onStart = () => {}, ...options }) {
  return new Promise((resolve) => {
    // A group of its own, so that what the program started can be stopped too.
    const child = spawn(command, args, { ...options, detached: !isWindows });
    let stopping = false;
    const stop = (signal) => {
      if (stopping) return;
      stopping = true;
      void stopAll(child.pid, signal);
    };
    for (const name of signals) process.on(name, stop);
    child.on('spawn', () => onStart(child.pid));
    child.on('error', (error) => resolve({ status: null, reason: error.message }));
    child.on('exit', (status, signal) => {
      if (stopping) return;
      for (const name of signals) process.off(name, stop);
      resolve({ status, reason: signal ?? `status ${status}` });
    });
  });
}
