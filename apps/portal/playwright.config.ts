import { defineConfig } from '@playwright/test';
import { readE2eEnv } from './e2e/support/env';

const { chromiumPath, reportFile } = readE2eEnv();

/** Tests of the built product in a real browser: `npm run test:e2e` builds it, finds the browser and runs them. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  timeout: 180_000,
  // A busy machine takes seconds until a page answers to keys.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: reportFile === undefined ? 'list' : [['list'], ['json', { outputFile: reportFile }]],
  use: {
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: {
      ...(chromiumPath !== undefined && { executablePath: chromiumPath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
