import { useTestDatabase } from '@assay/testing';
import pg from 'pg';
import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { createDatabase } from './create-database';

const test = useTestDatabase();

it('stores the same time through Prisma and plain SQL on a server in another time zone', async () => {
  const name = pg.escapeIdentifier(new URL(test.url).pathname.slice(1));
  await test.database.pool.query(`ALTER DATABASE ${name} SET timezone = 'Asia/Tokyo'`);
  const database = createDatabase({ url: test.url, poolSize: 1 });
  const createdAt = new Date('2026-03-29T00:30:00.123Z');
  const id = newId();
  await database.prisma.workspace.create({ data: { id, name: 'w', slug: id, createdAt } });
  const { rows } = await database.pool.query('SELECT created_at FROM workspace WHERE id = $1', [id]);
  await database.close();
  expect(rows).toEqual([{ created_at: createdAt }]);
});
