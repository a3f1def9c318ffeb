import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What WCAG 2.2 AA asks, as far as a machine can tell. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line for each fault of the page: the rule, and where it is broken. Empty where there is none. */
export async function auditPage(page: Page): Promise<readonly string[]> {
  // From the top: a button that is just scrolled under the bar is no fault of the page.
  await page.evaluate(() => window.scrollTo(0, 0));
  // The legacy mode differs only in how frames are checked, of which there are none; it needs no second page.
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} (${help}): ${target.join(' ')}: ${failureSummary}`),
  );
}

/** By how many pixels the page is wider than its window. */
export const overflowPixels = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects no fault and no sideways scrolling: light and wide, then dark and as narrow as a small phone. */
export async function expectNoFaults(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => auditPage(page), { message: colorScheme }).toEqual([]);
    await expect.poll(() => overflowPixels(page), { message: colorScheme }).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}
