import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoFaults } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { outcome, screen, searchBox } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

const log = (page: Page) => page.getByRole('table', { name: 'Audit log' });
const chain = (page: Page) => page.getByRole('region', { name: 'Chain of records' });

async function screenOnce(page: Page): Promise<void> {
  await page.goto('/');
  await searchBox(page).waitFor();
  await screen(page, 'Wendeline Farrowquist');
  await outcome(page).waitFor();
}

describeInBrowser('the audit page', () => {
  const product = useProduct({ lists: 'mini' });

  it('shows a screening without its name, and leads to its record, by keyboard', async () => {
    const page = await product.newPage();
    await screenOnce(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audit' }).click();
    await log(page).getByRole('button', { name: 'Screened a text' }).first().waitFor();
    await expect.poll(() => page.getByRole('main').innerText()).not.toContain('Farrowquist');
    await page.getByRole('heading', { level: 1, name: 'Audit' }).click();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.keyboard.press('j');
    const first = await focused();
    await page.keyboard.press('j');
    await expect.poll(focused).not.toBe('');
    await page.keyboard.press('k');
    await expect.poll(focused).toBe(first);
    const row = log(page).getByRole('button', { name: 'Screened a text' }).first();
    await row.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Open the record' }).waitFor();
    expect(page.url()).toMatch(/open=e\d+$/);
    await expectNoFaults(page);
    await page.reload();
    await page.getByRole('link', { name: 'Open the record' }).click();
    await page.getByText('Wendeline Farrowquist').first().waitFor();
    await page.goBack();
    await page.reload();
    await log(page).getByRole('button', { name: 'Read a screening' }).first().waitFor();
  });

  it('filters by what the address says, and exports what it shows', async () => {
    const page = await product.newPage();
    await screenOnce(page);
    await page.goto('/audit');
    await page.getByRole('combobox', { name: 'Action' }).selectOption('Screened a text');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => page.url()).toContain('action=search.recorded');
    const rows = log(page).locator('[data-row]');
    await expect.poll(async () => new Set(await rows.allInnerTexts())).toEqual(new Set(['Screened a text']));
    const count = await rows.count();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv.trimEnd().split('\r\n')).toHaveLength(count + 1);
    expect(csv).not.toContain('Farrowquist');
    await page.goto('/audit?target=srch_none');
    await page.getByText('No entries match these filters.').waitFor();
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await log(page).waitFor();
  });

  it('verifies the chain, and says that it is whole', async () => {
    const page = await product.newPage();
    await page.goto('/audit');
    await chain(page).getByText('Not verified since the last start').waitFor();
    await chain(page).getByRole('button', { name: 'Verify now' }).press('Enter');
    await chain(page).getByText('Chain of records: Intact').waitFor();
    await chain(page).getByText('Chain details').click();
    await chain(page)
      .getByText(/^rk_[0-9a-f]{32}$/)
      .waitFor();
    await expectNoFaults(page);
  });

  it('exports an evidence pack of a period', async () => {
    const page = await product.newPage();
    await screenOnce(page);
    await page.goto('/audit');
    await page.getByRole('button', { name: 'Evidence pack' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Export an evidence pack' });
    const from = dialog.getByLabel('From');
    const to = await dialog.getByLabel('Up to and including').inputValue();
    await from.fill('2099-01-01');
    await dialog.getByRole('button', { name: 'Export' }).click();
    await dialog.getByText('The period must end after it starts.').waitFor();
    await expectNoFaults(page);
    await from.fill(to);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^evidence-.*\.zip$/);
    const zip = await readFile(await file.path());
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    expect(zip.includes('manifest.sig')).toBe(true);
    await page.reload();
    await log(page).getByRole('button', { name: 'Exported an evidence pack' }).first().waitFor();
  });
});
