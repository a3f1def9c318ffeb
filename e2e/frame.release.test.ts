import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { auditPage, overflowPixels } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { detail, listPill, screen, searchBox } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const commands = (page: Page) => palette(page).getByRole('combobox');

describeInBrowser('the frame of every page', () => {
  const product = useProduct({ lists: 'mini' });

  it('has a palette: to a page, to a recent search, and to the screening of a text', async () => {
    const page = await product.newPage();
    await page.goto('/lists');
    await page.getByRole('heading', { level: 1, name: 'Lists' }).waitFor();
    await page.keyboard.press('Control+k');
    await commands(page).fill('Orlan Vestrakov');
    await expect.poll(() => auditPage(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => searchBox(page).inputValue()).toBe('Orlan Vestrakov');
    await detail(page).waitFor();
    const first = page.url();

    await page.keyboard.press('Control+k');
    await commands(page).fill('sett');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'API Settings' }).waitFor();

    await page.keyboard.press('Control+k');
    await palette(page).getByRole('option', { name: 'Orlan Vestrakov' }).click();
    await expect.poll(() => page.url()).toBe(first);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
  });

  it('shows the keys of the page at "?", and switches single keys off', async () => {
    const page = await product.newPage();
    await page.goto('/');
    await screen(page, 'Orlan Vestrakov');
    await page.getByRole('main').focus();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.waitFor();
    await expect.poll(() => help.innerText()).toMatch(/Next result[\s\S]*Previous result/);
    await expect.poll(() => auditPage(page)).toEqual([]);
    await help.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await palette(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => searchBox(page).evaluate((box) => box === document.activeElement)).toBe(false);
  });

  it('tells the worst state of the lists in one pill, which opens to each of them', async () => {
    const page = await product.newPage({ viewport: { width: 320, height: 640 } });
    await page.route('**/api/v1/lists', async (route) => {
      const response = await route.fetch();
      const answer: { items: object[] } = await response.json();
      const items = answer.items.map((list) => ({ ...list, status: 'stale' }));
      await route.fulfill({ response, json: { ...answer, items } });
    });
    await page.goto('/');
    await listPill(page).getByText('1 list is too old').waitFor();
    await listPill(page).getByRole('button').click();
    await listPill(page).getByText('Too old', { exact: true }).waitFor();
    await expect.poll(() => auditPage(page)).toEqual([]);
    await expect.poll(() => overflowPixels(page)).toBe(0);
    await page.keyboard.press('Escape');
    await listPill(page).getByText('Too old', { exact: true }).waitFor({ state: 'hidden' });
  });
});
