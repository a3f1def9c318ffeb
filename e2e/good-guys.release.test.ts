import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { auditPage, overflowPixels } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { openPart, outcome, rows, screen, searchBox } from './harness/pages.ts';
import { NAMESAKES } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const [FIRST = '', SECOND = ''] = NAMESAKES;
const bar = (page: Page) => page.getByRole('region', { name: 'Decision' });
const goodGuys = (page: Page) => page.getByRole('list', { name: 'Good guys' }).getByRole('listitem');

describeInBrowser('good guys', () => {
  const product = useProduct({ lists: 'namesakes' });
  async function screenCustomer(page: Page, text: string, reference: string): Promise<void> {
    const field = page.getByRole('textbox', { name: 'Customer reference' });
    if (!(await field.isVisible())) await page.getByRole('button', { name: /^More details/ }).click();
    await field.fill(reference);
    await screen(page, text);
  }
  /** Decides and makes a good guy of each shown party by keyboard: `2`, Enter, then `g` on it. */
  async function clear(page: Page): Promise<number> {
    await rows(page).first().waitFor();
    const count = await rows(page).count();
    for (let at = 0; at < count; at += 1) {
      await rows(page).nth(at).click();
      await bar(page).getByRole('button', { name: 'False positive' }).waitFor();
      await page.keyboard.press('2');
      await bar(page).getByRole('combobox', { name: 'Reason' }).waitFor();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('[data-row] [data-decision]').count()).toBe(at + 1);
      await rows(page).nth(at).click();
      await bar(page).getByRole('button', { name: 'Make good guy' }).waitFor();
      await page.keyboard.press('g');
      await bar(page).getByText('Good guy: In force').waitFor();
    }
    return count;
  }

  it('are made with one key, and their listing is left out and counted from then on', async () => {
    const page = await product.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    await searchBox(page).waitFor();
    await screenCustomer(page, FIRST, 'customer-1');
    const count = await clear(page);
    await expect.poll(() => auditPage(page)).toEqual([]);
    await screenCustomer(page, SECOND, 'customer-1');
    await screenCustomer(page, FIRST, 'customer-1');
    await expect.poll(() => outcome(page).innerText()).toContain('No potential match found');
    await expect.poll(() => outcome(page).innerText()).toContain(`${count} listed parties are suppressed`);
    await openPart(page, 'Left out');
    await expect.poll(() => page.getByRole('cell', { name: 'Good guy' }).count()).toBe(count);
    await screenCustomer(page, FIRST, 'customer-2');
    await expect.poll(() => rows(page).count()).toBe(count);
  });

  it('are seen, filtered, revoked, exported and imported under the settings', async () => {
    const page = await product.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto('/settings/good-guys');
    await goodGuys(page).first().waitFor();
    const count = await goodGuys(page).count();
    await expect.poll(() => auditPage(page)).toEqual([]);
    await expect.poll(() => overflowPixels(page)).toBe(0);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const path = await (await download).path();
    await page.getByRole('button', { name: 'Revoke: customer-1' }).first().click();
    await expect.poll(() => page.getByRole('button', { name: 'Revoke: customer-1' }).count()).toBe(count - 1);
    await page.getByRole('combobox', { name: 'State' }).selectOption('Revoked');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => goodGuys(page).count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('state')).toBe('revoked');

    await page.getByRole('button', { name: 'Import CSV' }).click();
    await page.getByLabel('CSV file').setInputFiles(path);
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('1 row can be imported.').waitFor();
    await expect.poll(() => auditPage(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
    await page.getByText('1 row imported.').waitFor();
  });
});
