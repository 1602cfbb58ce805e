import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 }); // each case runs a tool over the whole repository

const root = path.resolve(import.meta.dirname, '../..');
const planted: string[] = [];

function plant(file: string, source: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, source);
  planted.push(target);
}

afterEach(() => {
  for (const file of planted.splice(0)) rmSync(file, { force: true });
});

function run(command: string, args: string[]): { status: number | null; out: string } {
  const done = spawnSync('npx', ['--no-install', command, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 2 ** 20,
  });
  return { status: done.status, out: done.stdout + done.stderr };
}

type Cruise = { summary: { violations: { from: string; rule: { name: string } }[]; totalCruised: number } };

function cruise(): Cruise['summary'] {
  const { out } = run('depcruise', ['packages', 'apps', 'examples', '--output-type', 'json']);
  return (JSON.parse(out.slice(out.indexOf('{'))) as Cruise).summary;
}

/** One planted breach for each wall: the rule that must name it, the file, its source. */
const breaches: readonly (readonly [rule: string, file: string, source: string])[] = [
  ['floor-stats', 'packages/stats/src/planted-floor.ts', `export { composite } from '@assay/evaluator';`],
  ['floor-agents', 'packages/agents/src/planted-neighbour.ts', `export { createRepositoriesFor } from '@assay/db';`],
  ['pure-ground-floor', 'packages/stats/src/planted-impure.ts', `export { pino } from 'pino';`],
  ['pure-ground-floor-builtins', 'packages/stats/src/planted-builtin.ts', `export { readFileSync } from 'node:fs';`],
  ['owned-bullmq', 'packages/engine/src/planted-queue.ts', `export { Queue } from 'bullmq';`],
  ['owned-prisma', 'packages/engine/src/planted-prisma.ts', `export { PrismaPg } from '@prisma/adapter-pg';`],
  ['owned-pg', 'packages/engine/src/planted-pg.ts', `export { Pool } from 'pg';`],
  ['owned-exceljs', 'packages/engine/src/planted-files.ts', `export { SaxesParser } from 'saxes';`],
  ['owned-undici', 'packages/agents/src/planted-http.ts', `export { request } from 'undici';`],
  ['owned-hono', 'packages/engine/src/planted-hono.ts', `export { Hono } from 'hono';`],
  ['owned-pino', 'packages/engine/src/planted-pino.ts', `export { pino } from 'pino';`],
  ['owned-next', 'packages/api/src/planted-next.ts', `export { NextResponse } from 'next/server';`],
  ['outbound-alone-speaks-http', 'packages/engine/src/planted-socket.ts', `export { request } from 'node:http';`],
  [
    'front-door-only',
    'packages/api/src/planted-door.ts',
    `export { createEngine } from '../../engine/src/create-engine';`,
  ],
  ['apps-are-islands', 'apps/cli/src/planted-app.ts', `import '../../worker/src/main';`],
  [
    'test-code-stays-in-tests',
    'packages/engine/src/planted-test.ts',
    `export { startFakeAgent } from '@assay/testing';`,
  ],
  ['client-stays-clean', 'apps/portal/src/ui/planted-ui.ts', `export { createEngine } from '@assay/engine';`],
  ['routes-are-thin', 'apps/portal/src/app/planted/route.ts', `export { createEngine } from '@assay/engine';`],
  ['no-orphans', 'packages/engine/src/planted-orphan.ts', `export const lonely = 1;`],
  ['no-unresolved', 'packages/engine/src/planted-missing.ts', `export { nothing } from './is-not-there';`],
];

describe('the walls', () => {
  it('see the code, and find nothing wrong with it', () => {
    const { violations, totalCruised } = cruise();
    expect(totalCruised).toBeGreaterThan(50);
    expect(violations).toEqual([]);
  });

  it('bite on every breach, and on cycles', () => {
    for (const [, file, source] of breaches) plant(file, `${source}\n`);
    plant('packages/engine/src/planted-cycle-a.ts', `export { b } from './planted-cycle-b';\nexport const a = 1;\n`);
    plant('packages/engine/src/planted-cycle-b.ts', `export { a } from './planted-cycle-a';\nexport const b = 1;\n`);
    const found = new Set(cruise().violations.map((violation) => `${violation.rule.name} ${violation.from}`));
    const wanted = breaches.map(([rule, file]) => `${rule} ${file}`);
    expect(wanted.filter((breach) => !found.has(breach))).toEqual([]);
    expect([...found].some((breach) => breach.startsWith('no-cycles packages/engine/src/planted-cycle'))).toBe(true);
  });
});

/** One planted fault for each lint rule the house leans on. */
const faults: readonly (readonly [rule: string, file: string, source: string])[] = [
  ['noExplicitAny', 'planted-any.ts', 'export const loose = (value: any): unknown => value;\n'],
  ['noConsole', 'planted-console.ts', `export const shout = (): void => console.log('x');\n`],
  ['noProcessEnv', 'planted-env.ts', 'export const home = process.env;\n'],
  ['noNonNullAssertion', 'planted-bang.ts', 'export const first = (list: string[]): string => list[0]!;\n'],
  ['noFloatingPromises', 'planted-floating.ts', 'export function go(): void {\n  Promise.resolve(1);\n}\n'],
  ['noReExportAll', 'planted-star.ts', `export * from './index';\n`],
  ['useFilenamingConvention', 'plantedCamel.ts', 'export const camel = 1;\n'],
  ['noUndeclaredDependencies', 'planted-undeclared.ts', `export { default } from 'left-pad';\n`],
  [
    'useMaxParams',
    'planted-params.ts',
    'export const five = (a: 1, b: 1, c: 1, d: 1, e: 1): number => a + b + c + d + e;\n',
  ],
  [
    'noExcessiveLinesPerFunction',
    'planted-long-function.ts',
    `export function long(): number {\n  let n = 0;\n${'  n += 1;\n'.repeat(60)}  return n;\n}\n`,
  ],
  [
    'noExcessiveLinesPerFile',
    'planted-long-file.ts',
    Array.from({ length: 320 }, (_, line) => `export type T${line} = ${line};\n`).join(''),
  ],
];

describe('the linter', () => {
  it('bites on every fault', () => {
    const folder = 'packages/engine/src';
    for (const [, file, source] of faults) plant(`${folder}/${file}`, source);
    const files = faults.map(([, file]) => `${folder}/${file}`);
    const { out } = run('biome', ['lint', '--reporter=json', '--max-diagnostics=none', ...files]);
    const missed = faults.filter(([rule]) => !out.includes(`/${rule}`)).map(([rule]) => rule);
    expect(missed).toEqual([]);
  });
});
