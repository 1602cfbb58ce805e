import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLivingChildren } from './children/children-file';
import { findRoot } from './find-root';

const root = findRoot();
const launcher = path.join(root, 'apps/cli/dist/main.js');
/** The launcher runs what the build made; `npm start` and `npm run build` make it. */
const isBuilt = [
  'apps/cli/dist/main.js',
  'apps/worker/dist/main.js',
  'apps/portal/.next/BUILD_ID',
  'examples/faq-agent/dist/main.js',
].every((file) => existsSync(path.join(root, file)));
const wholeRunMs = 180_000;

let parent: string;
let data: string;
beforeAll(() => {
  parent = mkdtempSync(path.join(os.tmpdir(), 'assay-launcher-'));
  data = path.join(parent, 'data');
});
afterAll(() => {
  const location = path.join(data, 'postgres-location');
  if (existsSync(location)) rmSync(readFileSync(location, 'utf8').trim(), { recursive: true, force: true });
  rmSync(parent, { recursive: true, force: true });
});

function launch(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [launcher, ...args, '--port', '4700'], {
    env: { ASSAY_DATA_DIR: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const untilSays = (pattern: RegExp) => expect.poll(() => said.out + said.err, { timeout: 120_000 }).toMatch(pattern);
  return { child, said, ended, untilSays };
}

const lastLine = (text: string): unknown => JSON.parse(text.trim().split('\n').at(-1) ?? '');
const livingChildren = () => readLivingChildren(path.join(data, 'children.json'));

const setupLink = /^http:\/\/127\.0\.0\.1:\d+\/setup\?token=[\w-]{43}$/;
const wholeSample = {
  executions: [
    { agentVersion: 1, status: 'COMPLETED', cases: 100, composite: expect.closeTo(0.38, 2) },
    { agentVersion: 2, status: 'COMPLETED', cases: 100, composite: expect.closeTo(0.73, 2) },
  ],
  comparison: { nShared: 100, composite: { verdict: 'better' } },
};

describe.skipIf(!isBuilt)('the launcher, on the apps that npm run build makes', () => {
  it(
    'runs the sample after a start that was killed in the middle of it, and leaves nothing running',
    async () => {
      const killed = launch(['start']);
      await killed.untilSays(/sample loaded/);
      killed.child.kill('SIGKILL');
      await killed.ended;
      const demo = launch(['demo', '--json']);
      expect(await demo.ended, demo.said.err).toBe(0);
      expect(lastLine(demo.said.out)).toMatchObject({ ...wholeSample, setupUrl: expect.stringMatching(setupLink) });
      expect(demo.said.out.trim().split('\n')).toHaveLength(1);
      expect(livingChildren()).toEqual([]);
      expect(statSync(path.join(data, 'api-key')).mode & 0o777).toBe(0o600);
      expect(statSync(path.join(data, 'secret-key')).mode & 0o777).toBe(0o600);
    },
    wholeRunMs,
  );

  it(
    'finds the sample done, tells a second start where it runs, and stops in order',
    async () => {
      const first = launch(['start']);
      await first.untilSays(/open this link once to make your account: http:\/\/127\.0\.0\.1:\d+\/setup\?token=/);
      await first.untilSays(/stored results[\s\S]*Assay is running at/);
      const second = launch(['start']);
      expect(await second.ended).toBe(0);
      expect(second.said.out).toMatch(/already running at http:\/\/127\.0\.0\.1:\d+/);
      const beside = launch(['demo', '--json']);
      expect(await beside.ended, beside.said.err).toBe(0);
      expect(lastLine(beside.said.out)).toMatchObject(wholeSample);
      first.child.kill('SIGINT');
      first.child.kill('SIGINT');
      expect(await first.ended).toBe(0);
      expect(livingChildren()).toEqual([]);
      expect(existsSync(path.join(data, 'launcher.lock'))).toBe(false);
    },
    wholeRunMs,
  );
});

describe.skipIf(!existsSync(launcher))('the launcher that npm run build makes', () => {
  it.each([
    [{ DATABASE_URL: 'mysql://127.0.0.1/x' }, /DATABASE_URL: must be a postgresql:\/\/ address/],
    [{ DATABASE_URL: 'postgresql://127.0.0.1:1/x' }, /database cannot be reached.*DATABASE_URL/],
    [{ PORT: '70000' }, /PORT: must be a port, a whole number from 1 to 65535/],
    [{ ASSAY_DATA_DIR: path.join(root, 'package.json') }, /package\.json is no folder.*ASSAY_DATA_DIR/],
  ])('says in a sentence what is wrong with %o', async (env, message) => {
    const failing = launch(['demo', '--json'], { ASSAY_DATA_DIR: path.join(parent, 'unused'), ...env });
    expect(await failing.ended).toBe(1);
    expect(failing.said.err).toMatch(message);
    expect(failing.said.out).toBe('');
  });
});
