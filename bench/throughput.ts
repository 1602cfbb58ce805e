/**
 * How long an execution of N cases takes from start to COMPLETED, next to the ideal and to a bare fetch pool that
 * scores and stores nothing. Prints, for each queue backend, every round and the medians of all but the first.
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
import { quantile } from '@assay/stats';
import { startTestRedis } from '@assay/testing';
import { engineEnvSchema, type OpenedEngine, openEngine } from '@assay/wiring';
import { makeWorkbook } from './make-workbook';
import { startAgentProcess } from './start-agent-process';

/** The first of them warms the worker up and is shown apart. */
const rounds = 6;
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
  readonly questions: readonly string[];
};

type Round = { readonly execution: number; readonly bare: number };

function report(name: string, [first, ...warm]: readonly Round[]): void {
  const ideal = (Math.ceil(cases / concurrency) * latencyMs) / 1_000;
  const all = (of: (round: Round) => number) => warm.map((round) => of(round).toFixed(2)).join(', ');
  console.log(
    `${name}: first ${first?.execution.toFixed(2)} s, then ${all(({ execution }) => execution)} s; ` +
      `bare pool beside each ${all(({ bare }) => bare)} s; ideal ${ideal.toFixed(2)} s`,
  );
  console.log(
    `${name}: median is ${median(warm.map(({ execution }) => execution / ideal)).toFixed(2)} × ideal, ` +
      `${median(warm.map(({ execution, bare }) => execution / bare)).toFixed(2)} × bare; ` +
      `the bare pool is ${median(warm.map(({ bare }) => bare / ideal)).toFixed(2)} × ideal`,
  );
}

const median = (values: readonly number[]): number => quantile(values, 0.5) ?? Number.NaN;

async function measure(name: string, { variables, agentUrl, workbook, questions }: Setting) {
  const logger = createLogger({ name: 'bench', level: 'silent' });
  const opened = openEngine(parseEnv(engineEnvSchema, variables), { logger, workerId: 'bench' });
  const workspace = await opened.system.ensureWorkspace(`bench-${name}`, 'Bench');
  const actor: Actor = { workspaceId: workspace.id, role: 'admin', id: 'bench' };
  const worker = fork(path.join(root, 'apps/worker/dist/main.js'), { env: { ...process.env, ...variables } });
  await once(worker, 'message');
  const evaluatorId = await makeEvaluator(opened, actor, agentUrl, workbook);
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Side by side, as the speed of a shared machine changes from one minute to the next.
    const bare = await barePool(agentUrl, questions);
    measured.push({ bare, execution: await run(opened, actor, evaluatorId) });
  }
  worker.kill('SIGTERM');
  await once(worker, 'exit');
  await opened.close();
  report(name, measured);
}

const postgres = await startEmbeddedPostgres({
  dataDir: mkdtempSync(path.join(tmpdir(), 'assay-bench-')),
  log: () => undefined,
});
await migrate({ connectionString: postgres.url, dir: migrationsFolder });
const agent = await startAgentProcess(latencyMs);
const { workbook, questions } = await makeWorkbook(cases);
await barePool(agent.url, questions);
const common = {
  DATABASE_URL: postgres.url,
  ASSAY_SECRET_KEY: generateSecretKey(),
  ASSAY_ALLOW_LOOPBACK: 'true',
  ASSAY_LOG_LEVEL: 'warn',
};
await measure('postgres', { variables: common, agentUrl: agent.url, workbook, questions });
const redis = await startTestRedis();
if (redis.isAvailable) {
  await measure('redis', { variables: { ...common, REDIS_URL: redis.url }, agentUrl: agent.url, workbook, questions });
  await redis.stop();
} else console.log(`redis: skipped, ${redis.reason}`);
await agent.stop();
await postgres.stop();
process.exit(0);
