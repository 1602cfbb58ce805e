import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStartOf } from './process-identity';
import { findHolder, takeLock } from './take-lock';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'assay-lock-'));
  file = path.join(folder, 'launcher.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const serving = { url: 'http://127.0.0.1:4400', workspaceId: 'w', agentPort: 4310 };
const lockOf = (pid: number, start: string) => JSON.stringify({ pid, start, command: 'start', serving });

describe('takeLock', () => {
  it('keeps a second taker out, and tells it who serves where', () => {
    const first = takeLock(file, 'start');
    if (!first.taken) throw new Error('a new folder was taken');
    first.announce(serving);
    expect(takeLock(file, 'demo')).toMatchObject({ taken: false, holder: { pid: process.pid, serving } });
    first.release();
    expect(takeLock(file, 'demo').taken).toBe(true);
    expect(readdirSync(folder)).toEqual(['launcher.lock']);
  });

  it('takes over from a process that is gone', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    const start = readStartOf(gone.pid ?? 0) ?? '';
    await new Promise((resolve) => gone.on('exit', resolve));
    writeFileSync(file, lockOf(gone.pid ?? 0, start));
    expect(findHolder(file)).toBeUndefined();
    expect(takeLock(file, 'start').taken).toBe(true);
  });

  it('takes over where another program has got the process id since', () => {
    writeFileSync(file, lockOf(process.pid, 'another time'));
    expect(takeLock(file, 'start').taken).toBe(true);
  });

  it('takes over from a file that holds no lock', () => {
    writeFileSync(file, '');
    expect(takeLock(file, 'start').taken).toBe(true);
    expect(existsSync(file)).toBe(true);
  });
});
