import { checkPage } from './support/check-page';
import { startInstallation, type TestInstallation } from './support/installation';
import { test as base, expect } from './support/test';

/** An installation where nobody has an account yet; these tests are steps of one story. */
const test = base.extend<object, { readonly fresh: TestInstallation }>({
  fresh: [
    async ({ browserName: _ }, use) => {
      const fresh = await startInstallation();
      await use(fresh);
      await fresh.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ fresh }, use) => {
    await use(fresh.url);
  },
});

test.describe.configure({ mode: 'serial' });

const password = 'a long enough sentence';

test.describe('the first account', () => {
  test.use({ provokes: [400, 401, 403] });

  test('a page asked for without a session leads to the sign-in page', async ({ page }) => {
    await page.goto('/datasets?text=faq');
    await expect(page).toHaveURL(/\/sign-in\?next=%2Fdatasets%3Ftext%3Dfaq$/);
    await checkPage(page, 'sign-in');
  });

  test('a wrong link makes no account and says how to get a right one', async ({ page }) => {
    await page.goto('/setup?token=wrong');
    await page.getByLabel('Your name').fill('Mallory');
    await page.getByLabel('E-mail').fill('mallory@example.com');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Make the account' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('link');
    await checkPage(page, 'setup with a wrong link');
  });

  test('the one-time link makes it; what is wrong is said beside its field and costs nothing', async ({
    page,
    fresh,
  }) => {
    await page.goto(fresh.setupUrl ?? '');
    await checkPage(page, 'setup');
    await page.getByLabel('Your name').fill('Marta Ruiz');
    await page.getByLabel('E-mail').fill('not an address');
    await page.getByLabel('Password').fill('short');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/at least 10 characters/);
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/e-mail address/);
    await page.getByLabel('E-mail').fill('marta@northwind.example');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Make the account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /Marta Ruiz, admin/ })).toBeVisible();
  });

  test('the link works once', async ({ page, fresh }) => {
    await page.goto(fresh.setupUrl ?? '');
    await page.getByLabel('Your name').fill('Mallory');
    await page.getByLabel('E-mail').fill('mallory@example.com');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Make the account' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
  });

  test('e-mail and password let in, back to the page asked for; signing out ends it', async ({ page }) => {
    await page.goto('/datasets');
    await page.getByLabel('E-mail').fill('marta@northwind.example');
    await page.getByLabel('Password').fill('not her password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('wrong');
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/datasets$/);
    await page.getByRole('button', { name: /Marta Ruiz, admin/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
    await page.goto('/datasets');
    await expect(page).toHaveURL(/\/sign-in\?next=/);
  });
});
