import { defineConfig } from 'vitest/config';

const integration = '**/*.integration.test.ts';
const faults = '**/*.faults.test.ts';
const elsewhere = ['**/node_modules/**', '**/dist/**', '**/.next/**', '**/e2e/**'];

/** Tests that need a database and a queue, which run beside them. */
const withServers = {
  exclude: elsewhere,
  globalSetup: ['./packages/testing/src/postgres/global-setup.ts'],
  // Starting servers and killing them takes seconds, and more on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // The servers under test need a core too.
  maxWorkers: 2,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,examples,tooling}/**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, integration, faults],
          sequence: { groupOrder: 0 },
        },
      },
      { test: { name: 'integration', include: [integration], ...withServers, sequence: { groupOrder: 1 } } },
      { test: { name: 'faults', include: [faults], ...withServers, sequence: { groupOrder: 2 } } },
    ],
  },
});
