/**
 * How long an execution of N cases takes from start to COMPLETED, next to the ideal and to a bare fetch pool that
 * scores and stores nothing. Prints one line for each queue backend.
 *
 *   npx tsx bench/throughput.ts [cases=1000] [latencyMs=50] [concurrency=64]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '@assay/contracts';
import { migrate, migrationsFolder, startEmbeddedPostgres } from '@assay/db';
import { createLogger, generateSecretKey, parseEnv } from '@assay/runtime';
import { startTestRedis } from '@assay/testing';
import { engineEnvSchema, type OpenedEngine, openEngine } from '@assay/wiring';
import { makeWorkbook } from './make-workbook';
import { startAgentProcess } from './start-agent-process';

const [cases = 1_000, latencyMs = 50, concurrency = 64] = process.argv.slice(2).map(Number);
const root = path.resolve(import.meta.dirname, '..');

/** Seconds a pool of fetches takes to ask every question, doing nothing with the answers. */
async function barePool(url: string, questions: readonly string[]): Promise<number> {
  const started = performance.now();
  let next = 0;
  const one = async (): Promise<void> => {
    for (let question = questions[next++]; question !== undefined; question = questions[next++]) {
      const reply = await fetch(`${url}/v1/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'fake', messages: [{ role: 'user', content: question }] }),
      });
      await reply.json();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, one));
  return (performance.now() - started) / 1_000;
}

async function makeEvaluator({ engine }: OpenedEngine, actor: Actor, agentUrl: string, workbook: Buffer) {
  const upload = { fileName: 'bench.xlsx', source: workbook };
  const { dataset } = await engine.datasets.create(
    actor,
    { name: 'Bench', description: '', purpose: 'domain' },
    upload,
  );
  const agent = await engine.agents.create(actor, {
    ...{ name: 'Agent', description: '', note: '', connector: 'openai_compatible' },
    config: { baseUrl: `${agentUrl}/v1`, model: 'fake', maxConcurrency: concurrency },
  });
  const metrics: { metricId: string; weight: number }[] = [];
  for (const [type, settings] of [
    ['exact_match', {}],
    ['rouge', { variant: 'rouge1' }],
    ['bleu', {}],
    ['edit_distance', {}],
  ] as const) {
    const metric = await engine.metrics.create(actor, { name: type, type, settings, threshold: null, rationale: '' });
    metrics.push({ metricId: metric.id, weight: 1 });
  }
  const evaluator = await engine.evaluators.create(actor, {
    ...{ name: 'Bench', description: '', agentId: agent.id, compositeThreshold: null, thresholdRationale: '' },
    minCoverage: 1,
    configurations: [
      {
        name: 'All',
        weightsRationale: '',
        visualizations: [],
        datasets: [{ datasetId: dataset.id, version: 'latest' }],
        metrics,
      },
    ],
  });
  return evaluator.id;
}

async function run(opened: OpenedEngine, actor: Actor, evaluatorId: string): Promise<number> {
  const started = performance.now();
  const { execution } = await opened.engine.executions.start(actor, { evaluatorId, trials: 1 });
  for (;;) {
    const { status, reason } = await opened.engine.executions.get(actor, execution.id);
    if (status === 'COMPLETED') return (performance.now() - started) / 1_000;
    if (status === 'FAILED' || status === 'CANCELLED') throw new Error(`the execution ended ${status}: ${reason}`);
    await sleep(20);
  }
}

type Setting = {
  readonly variables: Record<string, string>;
  readonly agentUrl: string;
  readonly workbook: Buffer;
  /** Seconds of the bare pool. */
  readonly bare: number;
};

async function measure(name: string, { variables, agentUrl, workbook, bare }: Setting) {
  const logger = createLogger({ name: 'bench', level: 'silent' });
  const opened = openEngine(parseEnv(engineEnvSchema, variables), { logger, workerId: 'bench' });
  const workspace = await opened.system.ensureWorkspace(`bench-${name}`, 'Bench');
  const actor: Actor = { workspaceId: workspace.id, role: 'admin', id: 'bench' };
  const worker = fork(path.join(root, 'apps/worker/dist/main.js'), { env: { ...process.env, ...variables } });
  await once(worker, 'message');
  const evaluatorId = await makeEvaluator(opened, actor, agentUrl, workbook);
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) times.push(await run(opened, actor, evaluatorId));
  worker.kill('SIGTERM');
  await once(worker, 'exit');
  await opened.close();
  const ideal = (Math.ceil(cases / concurrency) * latencyMs) / 1_000;
  const best = Math.min(...times);
  console.log(
    `${name}: ${times.map((time) => time.toFixed(2)).join(', ')} s; ideal ${ideal.toFixed(2)} s, bare pool ${bare.toFixed(2)} s; ` +
      `best is ${(best / ideal).toFixed(2)} × ideal, ${(best / bare).toFixed(2)} × bare`,
  );
}

const postgres = await startEmbeddedPostgres({
  dataDir: mkdtempSync(path.join(tmpdir(), 'assay-bench-')),
  log: () => undefined,
});
await migrate({ connectionString: postgres.url, dir: migrationsFolder });
const agent = await startAgentProcess(latencyMs);
const { workbook, questions } = await makeWorkbook(cases);
await barePool(agent.url, questions);
const bare = await barePool(agent.url, questions);
const common = {
  DATABASE_URL: postgres.url,
  ASSAY_SECRET_KEY: generateSecretKey(),
  ASSAY_ALLOW_LOOPBACK: 'true',
  ASSAY_LOG_LEVEL: 'warn',
};
await measure('postgres', { variables: common, agentUrl: agent.url, workbook, bare });
const redis = await startTestRedis();
if (redis.isAvailable) {
  await measure('redis', { variables: { ...common, REDIS_URL: redis.url }, agentUrl: agent.url, workbook, bare });
  await redis.stop();
} else console.log(`redis: skipped, ${redis.reason}`);
await agent.stop();
await postgres.stop();
process.exit(0);
