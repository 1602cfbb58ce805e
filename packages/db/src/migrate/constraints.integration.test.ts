import { useTestDatabase } from '@assay/testing';
import { describe, expect, it } from 'vitest';

const test = useTestDatabase();
const workspace = '0198a1b2-0000-7000-8000-00000000000a';
const run = (statement: string) => test.database.pool.query(statement);

describe('rules the schema language cannot say', () => {
  it.each([
    [
      'a role nobody knows',
      `INSERT INTO "api_key" VALUES (gen_random_uuid(), '${workspace}', 'k', 'owner', 'p', 'h', 'me')`,
    ],
    [
      'a purpose nobody knows',
      `INSERT INTO "dataset" ("id", "workspace_id", "name", "purpose", "created_by") VALUES (gen_random_uuid(), '${workspace}', 'd', 'fun', 'me')`,
    ],
    [
      'a threshold above 1',
      `INSERT INTO "metric_version" ("id", "workspace_id", "metric_id", "number", "type", "settings", "threshold", "created_by") VALUES (gen_random_uuid(), '${workspace}', gen_random_uuid(), 1, 'bleu', '{}', 1.5, 'me')`,
    ],
    [
      'a score that is no number',
      `INSERT INTO "score" ("prediction_id", "metric_index", "execution_id", "score", "comment") VALUES (gen_random_uuid(), 0, gen_random_uuid(), 'NaN', '')`,
    ],
    [
      'a score above 1',
      `INSERT INTO "score" ("prediction_id", "metric_index", "execution_id", "score", "comment") VALUES (gen_random_uuid(), 0, gen_random_uuid(), 1.01, '')`,
    ],
    [
      'a missing score without its reason',
      `INSERT INTO "score" ("prediction_id", "metric_index", "execution_id", "comment") VALUES (gen_random_uuid(), 0, gen_random_uuid(), '')`,
    ],
    [
      'an error that also has a score',
      `INSERT INTO "score" ("prediction_id", "metric_index", "execution_id", "score", "comment", "error_code", "error_message") VALUES (gen_random_uuid(), 0, gen_random_uuid(), 0, '', 'timeout', 'late')`,
    ],
    [
      'a batch that ends before it begins',
      `INSERT INTO "execution_batch" ("id", "execution_id", "number", "dataset_version_id", "first_position", "last_position", "trial") VALUES (gen_random_uuid(), gen_random_uuid(), 0, gen_random_uuid(), 5, 4, 1)`,
    ],
  ])('refuse %s', async (_, statement) => {
    await expect(run(statement)).rejects.toMatchObject({ code: '23514' });
  });

  it('keep the audit trail as it was written', async () => {
    await run(
      `INSERT INTO "audit_event" ("id", "actor", "action", "subject_type") VALUES (gen_random_uuid(), 'me', 'agent.create', 'agent')`,
    );
    const changes = [`UPDATE "audit_event" SET "actor" = 'you'`, 'DELETE FROM "audit_event"', 'TRUNCATE "audit_event"'];
    for (const change of changes) await expect(run(change)).rejects.toThrow(/audit_event is append-only/);
    expect((await run('SELECT "actor" FROM "audit_event"')).rows).toEqual([{ actor: 'me' }]);
  });
});
