/**
 * Stores cases and predictions (each with one score and one composite) through the repositories and, in the same run,
 * the same rows with a bare unnest; prints rows a second, peak memory, and how long the pages of a large execution take.
 *
 * Run: DATABASE_URL=postgresql://… npx tsx packages/db/bench/bulk-insert.ts [rows]
 * The database must be migrated; everything is stored in a workspace of its own, which is removed at the end.
 */
import { v7 as newId } from 'uuid';
import {
  createDatabase,
  createRepositoriesFor,
  createSystemRepository,
  type Database,
  type NewPrediction,
} from '../src/index';
import { compositeColumns, predictionColumns, scoreColumns } from '../src/repositories/predictions/bulk-columns';
import { bulkInsert, type Statement } from '../src/repositories/sql/bulk-insert';
import { datasetVersionOf } from '../src/repositories/test-support/dataset-version-of';
import { predictionOf } from '../src/repositories/test-support/prediction-of';
import { evaluatorInput, executionInput } from '../src/repositories/test-support/seed-evaluator';

const nRows = Number(process.argv[2] ?? 100_000);
/** As many as a worker's writer hands over at once, at most. */
const flushRows = 1_000;

async function timed<Result>(label: string, nDone: number, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await work();
  const ms = performance.now() - startedAt;
  const rate = nDone > 1 ? `${Math.round((nDone / ms) * 1_000).toLocaleString('en')} rows/s` : '';
  console.log(`${label.padEnd(46)} ${ms.toFixed(0).padStart(7)} ms  ${rate}`);
  return result;
}

function chunksOf<Row>(rows: readonly Row[], size: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}

/** Statements that store the same rows in tables without foreign keys, values made beforehand. */
function bareStatements(workspaceId: string, rows: readonly NewPrediction[]): Statement[] {
  const scores = rows.flatMap((of) => of.scores.map((row) => ({ of, row })));
  const composites = rows.flatMap((of) => of.composites.map((row) => ({ of, row })));
  return [
    bulkInsert('bench_bare.prediction', predictionColumns(workspaceId), rows),
    bulkInsert('bench_bare.score', scoreColumns, scores),
    bulkInsert('bench_bare.case_composite', compositeColumns, composites),
  ];
}

/** What PostgreSQL itself takes: the same columns, indexes and chunks, each chunk a transaction. */
async function bareUnnest(database: Database, workspaceId: string, chunks: readonly NewPrediction[][]): Promise<void> {
  await database.withClient(async (client) => {
    await client.query('CREATE SCHEMA bench_bare');
    for (const table of ['prediction', 'score', 'case_composite']) {
      await client.query(`CREATE TABLE bench_bare.${table} (LIKE public.${table} INCLUDING ALL)`);
    }
    const statements = chunks.map((rows) => bareStatements(workspaceId, rows));
    await timed('bare unnest of the same three tables', nRows, async () => {
      for (const chunk of statements) {
        await client.query('BEGIN');
        for (const { text, values } of chunk) await client.query(text, [...values]);
        await client.query('COMMIT');
      }
    });
    await client.query('DROP SCHEMA bench_bare CASCADE');
  });
}

async function run(database: Database): Promise<void> {
  const slug = `bench-${newId()}`;
  const { id: workspaceId } = await createSystemRepository(database).ensureWorkspace(slug, slug);
  const repositories = createRepositoriesFor(database)({ workspaceId, actorId: 'bench' });
  const { agents, datasets, metrics, evaluators, executions, predictions, comparisons } = repositories;
  const version = datasetVersionOf(nRows);
  const input = { name: 'bench', description: '', purpose: 'domain' } as const;
  const dataset = await timed('datasets.create', nRows, () => datasets.create(input, version));
  const cases = await timed('datasets.casesInRange', nRows, () =>
    datasets.casesInRange(dataset.latestVersion.id, 1, nRows),
  );
  const agent = await agents.create({ name: 'bench', description: '', connector: 'http', config: {}, note: '' });
  const metric = await metrics.create({
    name: 'bench',
    type: 'exact_match',
    settings: {},
    threshold: 0.5,
    rationale: '',
  });
  const evaluator = await evaluators.create(evaluatorInput({ agent, dataset, metric }));
  const seeded = { agent, dataset, cases, metric, evaluator };
  const [first, second] = [
    await executions.create(executionInput(seeded)),
    await executions.create(executionInput(seeded)),
  ];
  for (const { execution } of [first, second]) {
    await executions.move(execution.id, 'RUNNING');
    const rows = cases.map((each) => predictionOf(execution, each, Math.random()));
    const chunks = chunksOf(rows, flushRows);
    await timed('predictions.insertMany, scores and composites', nRows, async () => {
      for (const chunk of chunks) await predictions.insertMany(chunk);
    });
    if (execution === second.execution) await bareUnnest(database, workspaceId, chunks);
  }
  await readBack(database, first.execution.id, second.execution.id, { executions, predictions, comparisons });
  for (const table of ['execution', 'evaluator']) {
    await database.pool.query(`DELETE FROM ${table} WHERE workspace_id = $1`, [workspaceId]);
  }
  await database.pool.query('DELETE FROM workspace WHERE id = $1', [workspaceId]);
}

type Read = Pick<ReturnType<ReturnType<typeof createRepositoriesFor>>, 'executions' | 'predictions' | 'comparisons'>;

async function readBack(database: Database, firstId: string, secondId: string, read: Read): Promise<void> {
  const { executions, predictions, comparisons } = read;
  await database.pool.query('ANALYZE prediction, score, case_composite, "case"');
  const page = { limit: 50, order: 'asc' } as const;
  await timed('executions.list with progress of both', 1, () => executions.list({ limit: 50 }));
  await timed('predictions.list by position', 1, () => predictions.list(secondId, { ...page, sort: 'position' }));
  await timed('predictions.list by composite', 1, () => predictions.list(secondId, { ...page, sort: 'score' }));
  await timed('predictions.list by metric', 1, () =>
    predictions.list(secondId, { ...page, sort: 'score', metricIndex: 0 }),
  );
  await timed('predictions.list by text', 1, () =>
    predictions.list(secondId, { ...page, sort: 'position', text: 'none such' }),
  );
  await timed('predictions.operation', 1, () => predictions.operation(secondId));
  await timed('predictions.scores', nRows, async () => {
    for await (const _ of predictions.scores(secondId, 0, false));
  });
  const baseline = { executionId: firstId, of: { metricIndex: 0 } };
  const execution = { executionId: secondId, of: { metricIndex: 0 } };
  await timed('comparisons.counts', 1, () => comparisons.counts(firstId, secondId));
  await timed('comparisons.pairs', nRows, () => comparisons.pairs(baseline, execution));
  await timed('comparisons.cases', 1, () => comparisons.cases({ baseline, execution, limit: 50 }));
}

const database = createDatabase({ url: process.env['DATABASE_URL'] ?? '', poolSize: 4 });
try {
  await run(database);
  console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1_024)} MB`);
} finally {
  await database.close();
}
