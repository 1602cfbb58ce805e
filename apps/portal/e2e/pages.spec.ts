import type { Page } from '@playwright/test';
import { checkPage } from './support/check-page';
import { readE2eEnv } from './support/env';
import type { LoadedSample } from './support/load-sample';
import { test } from './support/test';

/** Every page there is, with data. */
const pages: readonly (readonly [name: string, path: (sample: LoadedSample) => string])[] = [
  ['agents', () => '/agents'],
  ['new agent', () => '/agents/new'],
  ['agent', ({ agentId }) => `/agents/${agentId}`],
  ['edit agent', ({ agentId }) => `/agents/${agentId}/edit`],
  ['datasets', () => '/datasets'],
  ['new dataset', () => '/datasets/new'],
  ['dataset', ({ datasetId }) => `/datasets/${datasetId}`],
  ['dataset report', ({ datasetId }) => `/datasets/${datasetId}?tab=report`],
  ['dataset versions', ({ datasetId }) => `/datasets/${datasetId}?tab=versions`],
  ['new dataset version', ({ datasetId }) => `/datasets/${datasetId}/new-version`],
  ['metrics', () => '/metrics'],
  ['new metric', () => '/metrics/new'],
  ['metric', ({ metricId }) => `/metrics/${metricId}`],
  ['evaluators', () => '/evaluation/configuration'],
  ['new evaluator', () => '/evaluation/configuration/new'],
  ['evaluator', ({ evaluatorId }) => `/evaluation/configuration/${evaluatorId}`],
  ['evaluator metrics', ({ evaluatorId }) => `/evaluation/configuration/${evaluatorId}?step=metrics&summary=true`],
  ['executions', () => '/evaluation/executions'],
  ['execution metrics', ({ executionIds }) => `/evaluation/executions/${executionIds.at(-1)}`],
  ['predictions', ({ executionIds }) => `/evaluation/executions/${executionIds.at(-1)}/predictions`],
  [
    'prediction',
    ({ executionIds, predictionId }) =>
      `/evaluation/executions/${executionIds.at(-1)}/predictions?prediction=${predictionId}`,
  ],
  ['execution configuration', ({ executionIds }) => `/evaluation/executions/${executionIds.at(-1)}/configuration`],
  ['choose executions', () => '/evaluation/compare'],
  ['compare', ({ executionIds }) => `/evaluation/compare?ids=${executionIds.join(',')}`],
  ['settings', () => '/settings'],
  ['settings account', () => '/settings/account'],
  ['settings API keys', () => '/settings/api-keys'],
  ['settings credentials', () => '/settings/credentials'],
];

const looks = [
  { name: 'desktop', width: 1_440, height: 900, colorScheme: 'light', isAlways: true },
  { name: 'phone', width: 390, height: 844, colorScheme: 'dark', isAlways: true },
  { name: 'desktop', width: 1_440, height: 900, colorScheme: 'dark', isAlways: false },
  { name: 'phone', width: 390, height: 844, colorScheme: 'light', isAlways: false },
] as const;

const { isEveryLook } = readE2eEnv();

test.use({ storageState: async ({ account }, use) => use(account.storageState) });

for (const { name: device, width, height, colorScheme, isAlways } of looks) {
  if (!isAlways && !isEveryLook) continue;
  test.describe(`on a ${device}, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    // One test for all pages: in one browser the program is loaded once, which saves minutes.
    test('axe finds nothing on any page, and none is wider than the window', async ({ page, sample }) => {
      test.setTimeout(pages.length * 30_000);
      for (const [name, path] of pages) {
        await test.step(name, async () => {
          await page.goto(path(sample));
          await untilSettled(page);
          await checkPage(page, name);
          if (!isEveryLook) return;
          const file = `${name.replaceAll(' ', '-')}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: `test-results/screens/${file}`, fullPage: true });
        });
      }
    });
  });
}

/** Waits until the page says that nothing is on its way. */
async function untilSettled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page
    .getByText(/^Loading /)
    .first()
    .waitFor({ state: 'detached' });
}
