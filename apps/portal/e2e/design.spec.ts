import type { Page } from '@playwright/test';
import { axeFindings, checkPage } from './support/check-page';
import { expect, test } from './support/test';

const desktop = { width: 1440, height: 900 };
const rail = { width: 800, height: 900 };
const phone = { width: 390, height: 844 };

/** Opens the page and waits until it answers to keys. */
async function open(page: Page) {
  await page.goto('/design');
  await expect(page.getByRole('tablist', { name: 'Execution' })).toHaveAttribute('tabindex', '0');
}

/** Each width and each theme at least once. */
const looks = [
  { name: 'desktop', viewport: desktop, colorScheme: 'light' },
  { name: 'desktop', viewport: desktop, colorScheme: 'dark' },
  { name: 'rail', viewport: rail, colorScheme: 'light' },
  { name: 'phone', viewport: phone, colorScheme: 'dark' },
] as const;

for (const { name, viewport, colorScheme } of looks) {
  test.describe(`${name}, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme });

    test('axe finds nothing and nothing is wider than the window', async ({ page }) => {
      await open(page);
      await checkPage(page, 'design');
      await page.screenshot({ path: `test-results/design-${name}-${colorScheme}.png`, fullPage: true });
    });
  });
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
    expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
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
    const drawn = table.locator('tbody tr[data-row-id]');
    await expect.poll(() => drawn.count()).toBeLessThan(60);
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
    expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    const table = page.getByRole('region', { name: 'Cases', exact: true });
    await expect(table.getByRole('columnheader', { name: 'Category' })).toHaveCount(0);
  });

  test('a combobox is used by keys alone', async ({ page }) => {
    const box = page.getByRole('combobox', { name: 'Metric', exact: true });
    await box.press('ArrowDown');
    await page.keyboard.type('token');
    await expect(page.getByRole('option')).toHaveCount(1);
    expect(await axeFindings(page, '[role=listbox]')).toEqual([]);
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

  for (const [name, opened] of [
    ['Dialog', '[role=dialog]'],
    ['Confirmation', '[role=alertdialog]'],
    ['More actions', '[role=menu]'],
    ['Error toast', 'li[data-state=open]'],
  ] as const) {
    test(`${name}: axe finds nothing`, async ({ page }) => {
      await page.getByRole('button', { name, exact: true }).click();
      await page.locator(opened).waitFor();
      expect(await axeFindings(page, opened)).toEqual([]);
      await page.screenshot({ path: `test-results/${name.replace(' ', '-').toLowerCase()}.png` });
    });
  }

  for (const name of ['Dialog', 'Confirmation']) {
    test(`${name}: Escape closes it and gives the focus back`, async ({ page }) => {
      const opener = page.getByRole('button', { name, exact: true });
      await opener.press('Enter');
      const dialog = page.locator('[role=dialog], [role=alertdialog]');
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }

  test('a chart is read as a table, and a bar names its cases', async ({ page }) => {
    await page.getByRole('button', { name: '0.5 to 0.6: 12 cases, 12 under the threshold' }).click();
    await expect(page.getByText('12 cases from 0.5 to 0.6').first()).toBeVisible();
    await page.getByRole('button', { name: 'Show Distribution of Correctness as a table' }).click();
    await expect(page.getByRole('cell', { name: '53' })).toBeVisible();
  });

  test('texts of others are laid out without kerning, which takes minutes for a long run of letters', async ({
    page,
  }) => {
    const texts = page.locator('.whitespace-pre-wrap, textarea');
    expect(await texts.count()).toBeGreaterThan(1);
    for (const text of await texts.all()) await expect(text).toHaveCSS('font-kerning', 'none');
  });

  test('the theme is switched and remembered', async ({ page }) => {
    await page.getByRole('button', { name: 'Switch theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });
  test.beforeEach(({ page }) => open(page));

  test('the navigation is behind a button', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Assay' });
    await expect(menu.getByRole('link', { name: 'Executions' })).toBeVisible();
    expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
    await page.screenshot({ path: 'test-results/phone-menu.png' });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  });

  test('a drawer fills the screen', async ({ page }) => {
    await page.getByRole('button', { name: 'Open C-001' }).click();
    await expect(page.getByRole('dialog')).toHaveCSS('width', `${phone.width}px`);
    expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
    await page.screenshot({ path: 'test-results/phone-drawer.png' });
  });

  const targets = [
    ['button', 'Run'],
    ['radio', 'M'],
    ['button', 'Remove the filter Category Refunds'],
    ['button', 'Remove Exact match'],
    ['checkbox', 'FAQ English v7'],
    ['radio', 'out_of_context'],
    ['switch', 'Cache replies'],
    ['checkbox', 'Select C-003'],
    ['button', 'Next page'],
    ['textbox', 'Threshold'],
    ['combobox', 'Tokens'],
  ] as const;
  test('a finger 19 pixels off still meets its target', async ({ page }) => {
    for (const [role, name] of targets) {
      const missed = await page
        .getByRole(role, { name })
        .first()
        .evaluate((element) => {
          element.scrollIntoView({ block: 'center' });
          const { x, y, width, height } = element.getBoundingClientRect();
          return [-19, 19].filter((off) => {
            const hit = document.elementFromPoint(x + width / 2, y + height / 2 + off);
            return !hit || (!element.contains(hit) && hit.closest('label')?.control !== element);
          });
        });
      expect.soft(missed, `${role} ${name}`).toEqual([]);
    }
  });
});
