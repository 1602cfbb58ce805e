import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Opens the page and waits until it answers to keys. */
async function open(page: Page) {
  await page.goto('/design');
  await expect(page.getByRole('tablist', { name: 'Execution' })).toHaveAttribute('tabindex', '0');
}

/**
 * What axe finds. While a menu or a list is open, the rule that all content lies in a landmark is left out: what
 * belongs to a button floats at the end of the page, and its role says what it is.
 */
async function findings(page: Page, without: readonly 'region'[] = []) {
  const { violations } = await new AxeBuilder({ page }).disableRules([...without]).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

for (const [name, viewport] of Object.entries({ desktop, rail: { width: 800, height: 900 }, phone })) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name}, ${colorScheme}: axe finds nothing and nothing is wider than the window`, async ({ browser }) => {
      const context = await browser.newContext({ viewport, colorScheme });
      const page = await context.newPage();
      await open(page);
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      await page.screenshot({ path: `test-results/design-${name}-${colorScheme}.png`, fullPage: true });
      await context.close();
    });
  }
}

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });
  test.beforeEach(({ page }) => open(page));

  test('a row opens beside the table, J and K step through it, and Escape gives the focus back', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Open C-003' });
    await opener.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('heading', { name: 'C-003' })).toBeVisible();
    await page.keyboard.press('j');
    await expect(drawer.getByRole('heading', { name: 'C-004' })).toBeVisible();
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect(drawer.getByRole('heading', { name: 'C-002' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.screenshot({ path: 'test-results/drawer.png' });
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the width of the drawer is moved by keys and remembered', async ({ page }) => {
    await page.getByRole('button', { name: 'Open C-001' }).click();
    await page.getByRole('separator', { name: 'Width of the drawer' }).press('ArrowLeft');
    await page.reload();
    await open(page);
    await page.getByRole('button', { name: 'Open C-001' }).click();
    await expect(page.getByRole('dialog')).toHaveCSS('width', '616px');
  });

  test('only rows near the visible part are drawn, and the last one is reached by scrolling', async ({ page }) => {
    const table = page.getByRole('region', { name: 'Cases', exact: true });
    expect(await table.locator('tbody tr[data-row-id]').count()).toBeLessThan(60);
    await table.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(table.getByRole('button', { name: 'Open C-200' })).toBeVisible();
  });

  test('a head sorts, Shift adds a second order, and a screen reader is told', async ({ page }) => {
    const table = page.getByRole('region', { name: 'Cases', exact: true });
    await table.getByRole('button', { name: 'Category' }).click();
    await expect(table.getByRole('columnheader', { name: 'Category' })).toHaveAttribute('aria-sort', 'ascending');
    await table.getByRole('button', { name: 'Composite' }).click({ modifiers: ['Shift'] });
    await expect(table.getByRole('columnheader', { name: 'Category' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.getByRole('columnheader', { name: 'Composite' })).toHaveAttribute('aria-sort', 'descending');
  });

  test('rows are selected and a column is hidden', async ({ page }) => {
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).first().click();
    await expect(page.getByText('200 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByText('200 selected')).toBeHidden();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Category' }).click();
    expect(await findings(page, ['region'])).toEqual([]);
    await page.keyboard.press('Escape');
    const table = page.getByRole('region', { name: 'Cases', exact: true });
    await expect(table.getByRole('columnheader', { name: 'Category' })).toHaveCount(0);
  });

  test('a combobox is used by keys alone', async ({ page }) => {
    const box = page.getByRole('combobox', { name: 'Metric', exact: true });
    await box.press('ArrowDown');
    await page.keyboard.type('token');
    await expect(page.getByRole('option')).toHaveCount(1);
    expect(await findings(page, ['region'])).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('Token F1');
  });

  test('a form says beside each field what is wrong, its own checks and those of the API', async ({ page }) => {
    const address = page.getByRole('textbox', { name: 'Base URL' });
    await address.fill('agent');
    await address.blur();
    await expect(address).toHaveAccessibleDescription(/A whole address/);
    await address.fill('https://agent.example/v1');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const rubric = page.getByRole('textbox', { name: 'Rubric' });
    await expect(rubric).toHaveAccessibleDescription(/must name what a 5 means/);
    await expect(rubric).toBeFocused();
  });

  for (const name of ['Dialog', 'Confirmation', 'More actions', 'Error toast']) {
    test(`${name}: axe finds nothing`, async ({ page }) => {
      await page.getByRole('button', { name, exact: true }).click();
      await page.waitForTimeout(400);
      expect(await findings(page, name === 'More actions' ? ['region'] : [])).toEqual([]);
      await page.screenshot({ path: `test-results/${name.replace(' ', '-').toLowerCase()}.png` });
    });
  }

  test('a chart is read as a table, and a bar names its cases', async ({ page }) => {
    await page.getByRole('button', { name: '0.5 to 0.6: 12 cases, 12 under the threshold' }).click();
    await expect(page.getByText('12 cases from 0.5 to 0.6').first()).toBeVisible();
    await page.getByRole('button', { name: 'Show Distribution of Correctness as a table' }).click();
    await expect(page.getByRole('cell', { name: '53' })).toBeVisible();
  });

  test('the theme is switched and remembered', async ({ page }) => {
    await page.getByRole('button', { name: 'Switch theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('a phone has the navigation behind a button', async ({ browser }) => {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await open(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Assay' });
  await expect(menu.getByRole('link', { name: 'Executions' })).toBeVisible();
  await page.waitForTimeout(400);
  expect(await findings(page)).toEqual([]);
  await page.screenshot({ path: 'test-results/phone-menu.png' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await context.close();
});
