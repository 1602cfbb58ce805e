import path from 'node:path';
import { defineConfig } from 'prisma/config';

const root = path.resolve(import.meta.dirname, '../..');

export default defineConfig({
  schema: path.join(root, 'prisma/schema.prisma'),
  migrations: { path: path.join(root, 'prisma/migrations') },
  // Commands that only read files need no database; the address is then never used.
  datasource: { url: process.env['DATABASE_URL'] ?? 'postgresql://unset@127.0.0.1:1/unset' },
});
