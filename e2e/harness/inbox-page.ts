import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { outcome, screen, searchBox } from './pages.ts';
import type { Product } from './use-product.ts';

export const list = (page: Page) => page.getByRole('list', { name: 'Pending screenings' });
export const texts = (page: Page) => list(page).locator('[data-row]').allInnerTexts();
export const bar = (page: Page) => page.getByRole('region', { name: 'Decision' });
export const reason = (page: Page) => bar(page).getByRole('combobox', { name: 'Reason' });
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/**
 * Screens names, then opens the inbox with the focus on its first row.
 * @param waiting those of the names that wait there
 */
export async function openInbox(product: Product, names: readonly string[], waiting = names): Promise<Page> {
  const page = await product.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  await searchBox(page).waitFor();
  for (const name of names) {
    await screen(page, name);
    await outcome(page).waitFor();
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inbox' }).click();
  await expect.poll(() => texts(page)).toEqual(waiting);
  await page.getByRole('heading', { level: 1, name: 'Inbox' }).click();
  await page.keyboard.press('j');
  return page;
}
