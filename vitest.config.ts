import { defineConfig } from 'vitest/config';

const integration = '**/*.integration.test.ts';
const elsewhere = ['**/node_modules/**', '**/dist/**', '**/.next/**', '**/e2e/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,examples,tooling}/**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, integration],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'integration',
          include: [integration],
          exclude: elsewhere,
          globalSetup: ['./packages/testing/src/postgres/global-setup.ts'],
          // Starting servers and killing them takes seconds, and more on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // The servers under test need a core too.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
