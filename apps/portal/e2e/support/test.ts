import { type APIRequestContext, test as base, type ConsoleMessage, expect, request } from '@playwright/test';
import { startInstallation, type TestInstallation } from './installation';
import { type LoadedSample, loadSample } from './load-sample';
import { type Account, makeAccount } from './make-account';

type WorkerFixtures = {
  /** One installation for the tests of this worker, empty at first. */
  readonly installation: TestInstallation;
  /** Its first account. */
  readonly account: Account;
  /** The API in that account's name. */
  readonly api: APIRequestContext;
  /** The sample, loaded and run. */
  readonly sample: LoadedSample;
};

type TestFixtures = {
  /** Statuses of answers, and the browser's names of lost connections, this test provokes: each is in the console. */
  readonly provokes: readonly (number | string)[];
  /** What the page's console says of errors; must be empty at the end of a test. */
  readonly consoleErrors: readonly string[];
};

/** Playwright's test on a running product. Fails on any error in the page's console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  installation: [
    async ({ browserName: _ }, use) => {
      const installation = await startInstallation();
      await use(installation);
      await installation.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  account: [
    async ({ installation }, use) => {
      await use(await makeAccount(installation));
    },
    { scope: 'worker' },
  ],
  api: [
    async ({ installation: { url }, account: { storageState } }, use) => {
      const api = await request.newContext({ baseURL: url, storageState, extraHTTPHeaders: { origin: url } });
      await use(api);
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  sample: [
    async ({ api }, use) => {
      await use(await loadSample(api));
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ installation }, use) => {
    await use(installation.url);
  },
  provokes: [[], { option: true }],
  consoleErrors: [
    async ({ page, provokes }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !isProvoked(message, provokes)) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

function isProvoked(message: ConsoleMessage, provokes: TestFixtures['provokes']): boolean {
  const failed =
    /^Failed to load resource: (?:the server responded with a status of (?<status>\d{3})|net::(?<name>\w+))/;
  const { status, name } = failed.exec(message.text())?.groups ?? {};
  return provokes.includes(name ?? Number(status));
}

export { expect } from '@playwright/test';
