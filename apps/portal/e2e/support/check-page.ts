import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe finds on a page as it is now, once what opens has come to rest: the rule and the element, for each.
 *
 * @param within - selector of the part to look at; the whole page unless given
 */
export async function axeFindings(page: Page, within = 'html'): Promise<readonly string[]> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
  // Legacy mode looks at the page alone, not into frames of other origins, of which there are none: a third of the time.
  const { violations } = await new AxeBuilder({ page }).include(within).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Expects of a page as it is now: axe finds nothing, and nothing is wider than the window. */
export async function checkPage(page: Page, name: string): Promise<void> {
  expect.soft(await axeFindings(page), `axe on ${name}`).toEqual([]);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(overflow, `pixels ${name} is wider than its window`).toBe(0);
}
