import { type Hand, keyboard, mouse } from './journey/hand';
import * as step from './journey/steps';
import { startInstallation } from './support/installation';
import { test as base, expect } from './support/test';

/** The whole job in an empty workspace, from the one-time link to the comparison. */
const test = base.extend<{ readonly empty: Awaited<ReturnType<typeof startInstallation>> }>({
  empty: [
    async ({ browserName: _ }, use) => {
      const empty = await startInstallation();
      await use(empty);
      await empty.remove();
    },
    { timeout: 240_000 },
  ],
  baseURL: async ({ empty }, use) => {
    await use(empty.url);
  },
});

const hands: readonly (readonly [string, (page: Parameters<typeof mouse>[0]) => Hand])[] = [
  ['by mouse', mouse],
  ['by keyboard alone', keyboard],
];

for (const [how, handOf] of hands) {
  test(`somebody new measures an agent and compares two versions of it, ${how}`, async ({ page, empty }) => {
    test.setTimeout(600_000);
    const person = { page, hand: handOf(page), installation: empty };
    await step.makeTheAccount(person);
    await step.connectAnAgent(person);
    await step.uploadADataset(person);
    await step.configureAnEvaluator(person);
    await step.waitForMetrics(person, 1);
    await step.readThePredictions(person);
    await step.changeTheAgent(person);
    await step.runAgain(person);
    await step.waitForMetrics(person, 2);
    await step.compare(person);
    await expect(page.getByRole('heading', { name: 'Cases' })).toBeVisible();
  });
}
