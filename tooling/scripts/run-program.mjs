import { spawn } from 'node:child_process';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end and answers its exit status, or the reason there is none. Told to stop, it passes that on
 * and then stops itself.
 */
export function runProgram(command, args, { onStart = () => {}, ...options }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, options);
    let stopped = false;
    const stop = (signal) => {
      stopped = true;
      child.kill(signal);
    };
    for (const name of signals) process.on(name, stop);
    child.on('spawn', () => onStart(child.pid));
    child.on('error', (error) => resolve({ status: null, reason: error.message }));
    child.on('exit', (status, signal) => {
      for (const name of signals) process.off(name, stop);
      if (stopped) process.exit(1);
      resolve({ status, reason: signal ?? `status ${status}` });
    });
  });
}
