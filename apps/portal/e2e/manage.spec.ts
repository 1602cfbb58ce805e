import type { Page } from '@playwright/test';
import { z } from 'zod';
import { startInstallation } from './support/installation';
import { get, post } from './support/load-sample';
import { makeAccount } from './support/make-account';
import { expect, test } from './support/test';

async function deleteCredential(page: Page, name: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

test.use({ storageState: async ({ account }, use) => use(account.storageState), provokes: [409] });

const credentialsSchema = z.object({ items: z.array(z.object({ id: z.string() })) });
const keysSchema = z.object({ items: z.array(z.object({ name: z.string(), role: z.string() })) });
const evaluatorsSchema = z.object({ items: z.array(z.object({ name: z.string() })) });

function rowOf(page: Page, name: string | RegExp) {
  return page.getByRole('row').filter({ hasText: name });
}

test('a credential is saved, its secret replaced, kept while an agent uses it, and another deleted', async ({
  page,
  api,
}) => {
  await page.goto('/settings/credentials');
  await page.getByRole('button', { name: 'New credential' }).click();
  const form = page.getByRole('form', { name: 'New credential' });
  await form.getByRole('button', { name: 'Save credential' }).click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Name', { exact: true }).fill('Key of the agent');
  await form.getByLabel('Secret', { exact: true }).fill('sk-first-secret-1111');
  await form.getByRole('button', { name: 'Save credential' }).click();
  await expect(rowOf(page, 'Key of the agent')).toContainText('1111');

  await page.getByRole('button', { name: 'Actions for Key of the agent' }).click();
  await page.getByRole('menuitem', { name: 'Replace secret' }).click();
  const replacement = page.getByRole('form', { name: 'Replace the secret' });
  await replacement.getByLabel('Secret', { exact: true }).fill('sk-second-secret-2222');
  await replacement.getByRole('button', { name: 'Replace secret' }).click();
  await expect(rowOf(page, 'Key of the agent')).toContainText('2222');
  expect(await page.content()).not.toContain('second-secret');

  const { items } = credentialsSchema.parse(await get(api, '/credentials'));
  const config = { baseUrl: 'http://127.0.0.1:9/v1', model: 'none', credentialId: items[0]?.id };
  await post(api, '/agents', { name: 'With a key', connector: 'openai_compatible', config });
  await post(api, '/credentials', { name: 'Of no use', kind: 'openai_compatible', secret: 'sk-third-secret-3333' });
  await page.reload();
  await deleteCredential(page, 'Key of the agent');
  await expect(page.getByText('“Key of the agent” stays')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'With a key' })).toBeVisible();
  await page.keyboard.press('Escape');
  await deleteCredential(page, 'Of no use');
  await expect(rowOf(page, 'Of no use')).toHaveCount(0);
  await expect(rowOf(page, 'Key of the agent')).toHaveCount(1);
});

test('an API key is shown once, opens what its role may, and is revoked', async ({ page, api, installation }) => {
  await page.goto('/settings/api-keys');
  await page.getByRole('button', { name: 'New API key' }).click();
  const form = page.getByRole('form', { name: 'New API key' });
  await form.getByLabel('Name', { exact: true }).fill('CI of the support bot');
  await form.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: /^viewer/i }).click();
  await form.getByRole('button', { name: 'Create API key' }).click();
  const key = await page.getByLabel('API key', { exact: true }).inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(rowOf(page, 'CI of the support bot')).toContainText('Active');
  expect(await page.content()).not.toContain(key);
  expect(keysSchema.parse(await get(api, '/api-keys')).items).toContainEqual({
    name: 'CI of the support bot',
    role: 'viewer',
  });
  const withKey = { headers: { authorization: `Bearer ${key}` } };
  expect((await fetch(`${installation.url}/api/v1/evaluators`, withKey)).status).toBe(200);

  await page.getByRole('button', { name: 'Revoke CI of the support bot' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(rowOf(page, 'CI of the support bot')).toContainText('Revoked');
  expect((await fetch(`${installation.url}/api/v1/evaluators`, withKey)).status).toBe(401);
});

test('an evaluator is changed, duplicated and archived', async ({ page, api, sample }) => {
  await page.goto(`/evaluation/configuration/${sample.evaluatorId}`);
  // A field filled before the page has come alive is filled again by it.
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Description').fill('Changed in the browser');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('“Support FAQ” is saved.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Changed in the browser');

  await page.goto('/evaluation/configuration');
  await page.getByRole('button', { name: 'More actions for Support FAQ' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copy of Support FAQ');
  await page.getByLabel('Name', { exact: true }).fill('To be archived');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () => evaluatorsSchema.parse(await get(api, '/evaluators')).items.map(({ name }) => name))
    .toContain('To be archived');

  await page.goto('/evaluation/configuration');
  await page.getByRole('button', { name: 'More actions for To be archived' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('“To be archived” is archived.').first()).toBeVisible();
  await expect(rowOf(page, 'Support FAQ')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Run To be archived' })).toHaveCount(0);
});

test('another execution becomes the baseline, and what is run again is measured against it', async ({
  page,
  sample,
}) => {
  const [first, second] = sample.executionIds;
  await page.goto(`/evaluation/executions/${second}`);
  await page.getByRole('button', { name: /^More actions for #/ }).click();
  await page.getByRole('menuitem', { name: 'Set as baseline' }).click();
  await expect(page.getByText(/is the baseline from now on/).first()).toBeVisible();
  await page.goto(`/evaluation/executions/${first}`);
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(page).not.toHaveURL(new RegExp(first ?? 'none'));
  await expect(page.getByText('COMPLETED').first()).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText(/Against baseline/)).toContainText('#2');
  await expect(page.getByText(/Against baseline/)).toContainText('100 unchanged');
});

test('executions are chosen on the comparison page, and the other one made the baseline', async ({ page, sample }) => {
  const [first = '', second = ''] = sample.executionIds;
  await page.goto('/evaluation/compare');
  await page.getByRole('checkbox', { name: /#1\b/ }).click();
  await page.getByRole('checkbox', { name: /#2\b/ }).click();
  await page.getByRole('combobox', { name: 'Baseline' }).click();
  await page.getByRole('option', { name: /#2\b/ }).click();
  await page.getByRole('button', { name: 'Compare 2 executions' }).click();
  await expect(page).toHaveURL(new RegExp(`ids=${second}(,|%2C)${first}`));
  await expect(page.getByText(/on 100 shared cases/)).toBeVisible();
  await expect(page.getByText(/, worse/).first()).toBeVisible();
});

test('filters on a phone are behind a button, and what is filtered is in the address', async ({ page, sample }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/evaluation/executions/${sample.executionIds.at(-1)}/predictions`);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /^orders/ })
    .click();
  await expect(page).toHaveURL(/[?&]category=orders/);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/of 10 predictions/)).toBeVisible();
});

test('a viewer sees everything, and by what they may not do, why', async ({ page, api, sample, context }) => {
  const response = await api.post('/api/v1/api-keys', { data: { name: 'A viewer', role: 'viewer' } });
  const { key } = z.object({ key: z.string() }).parse(await response.json());
  await context.clearCookies();
  await context.setExtraHTTPHeaders({ authorization: `Bearer ${key}` });
  await page.goto('/evaluation/configuration');
  const run = page.getByRole('button', { name: 'Run Support FAQ' });
  await expect(run).toHaveAttribute('aria-disabled', 'true');
  await run.focus();
  await expect(page.getByRole('tooltip')).toContainText('editor');
  await page.goto(`/evaluation/executions/${sample.executionIds.at(-1)}`);
  await expect(page.getByRole('button', { name: 'Run again' })).toHaveAttribute('aria-disabled', 'true');
  await page.goto('/settings/credentials');
  await expect(page.getByRole('button', { name: 'New credential' })).toHaveAttribute('aria-disabled', 'true');
});

test('the sample is loaded into an empty workspace with a click, and run', async ({ browser }) => {
  const empty = await startInstallation();
  const { storageState } = await makeAccount(empty);
  const context = await browser.newContext({ baseURL: empty.url, storageState });
  try {
    const page = await context.newPage();
    await page.goto('/evaluation/executions');
    await page.getByRole('button', { name: 'Load the sample' }).click();
    await page.getByRole('button', { name: 'Run Support FAQ' }).click();
    await expect(page.getByText('COMPLETED').first()).toBeVisible({ timeout: 90_000 });
    await expect(page.getByRole('heading', { name: 'Token F1' })).toBeVisible();
  } finally {
    await context.close();
    await empty.remove();
  }
});
