import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createEmptyDatabase, type TestDatabase } from '@assay/testing';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { migrate, migrationsFolder } from './migrate';

/** The first command installs the Prisma CLI, which takes most of this on a cold cache. */
const patience = 300_000;
const root = path.resolve(import.meta.dirname, '../../../..');
const schemaFile = path.join(root, 'prisma/schema.prisma');
const registryOutOfReach = /npm could not install[\s\S]*(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH)/;

type Outcome = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

function runNode(...args: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...output }));
  });
}

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'assay-prisma-test-'));
  database = await createEmptyDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

describe('Prisma with engines from npm alone', { timeout: patience }, () => {
  async function prisma(context: TestContext, ...args: string[]): Promise<Outcome> {
    const envFile = path.join(folder, 'env');
    writeFileSync(envFile, `DATABASE_URL=${database.url}\n`);
    const outcome = await runNode(`--env-file=${envFile}`, 'tooling/prisma/prisma.mjs', ...args);
    if (registryOutOfReach.test(outcome.stderr)) context.skip('the npm registry is out of reach');
    return outcome;
  }
  const diff = ['migrate', 'diff', '--to-schema', 'prisma/schema.prisma', '--script', '--exit-code'];

  it('finds no difference between the migrations and the schema', async (context) => {
    const { code, stdout, stderr } = await prisma(context, ...diff, '--from-migrations', 'prisma/migrations');
    expect({ code, script: stdout.trim() }, stderr).toEqual({ code: 0, script: '-- This is an empty migration.' });
  });

  it('sees the difference when there is one', async (context) => {
    const { code, stdout } = await prisma(context, ...diff, '--from-empty');
    expect(code).toBe(2);
    expect(stdout).toContain('CREATE TABLE "audit_event"');
  });

  it('deploys the migrations, and finds nothing left to do; neither does the run-time runner', async (context) => {
    const deploy = await prisma(context, 'migrate', 'deploy');
    expect(deploy.code, deploy.stderr).toBe(0);
    const status = await prisma(context, 'migrate', 'status');
    expect(status.stdout).toContain('Database schema is up to date!');
    expect(await migrate({ connectionString: database.url, dir: migrationsFolder })).toEqual([]);
  });

  it('finds nothing left to do where the run-time runner migrated', async (context) => {
    await database.drop();
    database = await createEmptyDatabase();
    await migrate({ connectionString: database.url, dir: migrationsFolder });
    const status = await prisma(context, 'migrate', 'status');
    expect(status.stdout).toContain('Database schema is up to date!');
  });
});

describe('the freshness check of the generated client', () => {
  const check = (schema: string) => {
    const file = path.join(folder, 'schema.prisma');
    writeFileSync(file, schema);
    return runNode('tooling/prisma/check-generated.mjs', file);
  };

  it('accepts the client made from the schema', async () => {
    expect(await check(readFileSync(schemaFile, 'utf8'))).toMatchObject({ code: 0 });
  });

  it('refuses it for a schema with one more field, and says what to run', async () => {
    const changed = readFileSync(schemaFile, 'utf8').replace('model Workspace {', 'model Workspace {\n  extra String');
    const { code, stderr } = await check(changed);
    expect(code).toBe(1);
    expect(stderr).toContain('npm run prisma -- generate');
  });
});
