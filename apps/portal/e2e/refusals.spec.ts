import { expect, test } from './support/test';

test.use({
  storageState: async ({ account }, use) => use(account.storageState),
  provokes: [400, 404, 409, 413, 415, 422, 502, 504],
});

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('a broken workbook is refused beside its field, and another can be chosen', async ({ page }) => {
  await page.goto('/datasets/new');
  await page.getByLabel('Name', { exact: true }).fill('Kept while I look for the right file');
  const drop = page.getByRole('group', { name: /^Drop a file/ });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), drop.getByRole('button').click()]);
  await chooser.setFiles({ name: 'broken.xlsx', mimeType: xlsx, buffer: Buffer.from('this is no workbook') });
  await expect(drop.getByRole('button')).toHaveAccessibleDescription(/not .*workbook|broken/i);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kept while I look for the right file');
  await expect(drop.getByRole('button')).toBeEnabled();
});

test('an agent that is not there says so where it was asked, with the next step', async ({ page }) => {
  await page.goto('/agents/new');
  await page.getByRole('radio', { name: /OpenAI-compatible/ }).click();
  const form = page.getByRole('form', { name: 'Agent' });
  await form.getByLabel('Name', { exact: true }).fill('Nobody home');
  await form.getByLabel('Base URL').fill('http://127.0.0.1:9/v1');
  await form.getByLabel('Model').fill('none');
  await page.getByLabel('Question').fill('Anybody there?');
  await page.getByRole('button', { name: 'Try it' }).click();
  const reply = page.getByRole('region', { name: 'What the agent answered' });
  await expect(reply.getByText('agent.unreachable').first()).toBeVisible({ timeout: 60_000 });
});

test('a name that is taken is refused beside the name', async ({ page, sample }) => {
  await page.goto(`/metrics/${sample.metricId}`);
  const taken = await page.getByLabel('Name', { exact: true }).inputValue();
  await page.goto('/metrics/new');
  await page.getByRole('button', { name: /^Token F1/ }).click();
  await page.getByLabel('Name', { exact: true }).fill(taken);
  await page.getByRole('button', { name: 'Save metric' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/taken|already|exists/i);
});

test('a setting out of its range is refused beside it', async ({ page }) => {
  await page.goto('/metrics/new');
  await page.getByRole('button', { name: /^Token F1/ }).click();
  await page.getByLabel('Threshold').fill('1.5');
  await page.getByRole('button', { name: 'Save metric' }).click();
  await expect(page.getByLabel('Threshold')).toHaveAccessibleDescription(/1/);
  await expect(page.getByLabel('Threshold')).toHaveAttribute('aria-invalid', 'true');
});

test('an evaluator without a metric is refused beside its metrics, on the step that has them', async ({
  page,
  sample,
}) => {
  await page.goto('/evaluation/configuration/new');
  await page.getByLabel('Name', { exact: true }).fill('Without metrics');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'cannot be saved' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Agent' })).toHaveAttribute('aria-invalid', 'true');
  expect(sample.evaluatorId).not.toBe('');
});

test('an execution that does not exist says so and what to do', async ({ page }) => {
  await page.goto('/evaluation/executions/00000000-0000-7000-8000-000000000000');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/execution/i);
});
