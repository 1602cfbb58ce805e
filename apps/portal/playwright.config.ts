import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's browser where there is one; otherwise the one `npx playwright install chromium` fetched. */
const debianChromium = '/usr/bin/chromium';
const port = 3911;

/** Tests of the built portal (`npm run build` first) in a real browser. */
export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  timeout: 120_000,
  // A busy machine takes seconds until a page answers to keys.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(existsSync(debianChromium) && { executablePath: debianChromium }),
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
  webServer: {
    command: `npx next start -H 127.0.0.1 -p ${port}`,
    url: `http://127.0.0.1:${port}/design`,
    reuseExistingServer: true,
  },
});
