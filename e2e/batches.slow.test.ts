import { expect, it } from 'vitest';
import { auditPage, overflowPixels } from './harness/audit-page.ts';
import { batchRows, batchStatus, upload } from './harness/batch-pages.ts';
import { describeInBrowser } from './harness/browser.ts';
import { outcome } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

describeInBrowser('batches', () => {
  const product = useProduct({ lists: 'namesakes' });

  it('show how a file will be read, screen it, and lead from each row to its answer', async () => {
    const page = await product.newPage({ viewport: { width: 1440, height: 900 } });
    await upload(page);
    await page.getByRole('cell', { name: 'Unlisted Customer 0', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: 'Full name' }).inputValue()).toBe('searchText');
    await expect.poll(() => auditPage(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'Year of birth' }).selectOption('Set aside');
    await expect.poll(() => page.getByText('birthDate: 1910').count()).toBe(0);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.poll(() => batchStatus(page).innerText()).toBe('Done · 500 rows');
    await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Potential match');
    await expect.poll(() => batchRows(page).count()).toBe(2);
    await expect.poll(() => auditPage(page)).toEqual([]);
    await batchRows(page).first().getByRole('link', { name: 'c-10' }).click();
    await expect.poll(() => outcome(page).innerText()).toContain('potential match');
    await page.goBack();
    await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Not screened');
    await expect
      .poll(() => batchRows(page).allInnerTexts())
      .toEqual([expect.stringContaining('Send the name, identifier or text to screen.')]);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Rows not screened (CSV)' }).click();
    expect((await download).suggestedFilename()).toMatch(/^bat_\w+-errors\.csv$/);
  });

  it('are uploaded, cancelled and found again on a phone', async () => {
    const page = await product.newPage({ viewport: { width: 320, height: 640 } });
    await upload(page, 'Kunden 2026.csv');
    await expect.poll(() => overflowPixels(page)).toBe(0);
    await expect.poll(() => auditPage(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel batch' }).click();
    await expect.poll(() => batchStatus(page).innerText()).toContain('Cancelled');
    await page.getByRole('link', { name: 'All batches' }).click();
    await page.getByRole('link', { name: 'Kunden 2026.csv' }).waitFor();
    await expect.poll(() => overflowPixels(page)).toBe(0);
  });

  it('of another form are refused before they are sent', async () => {
    const page = await product.newPage();
    await page.goto('/batches');
    const file = { name: 'customers.xls', mimeType: 'application/octet-stream', buffer: Buffer.from('PK') };
    await page.getByLabel('File to screen').setInputFiles(file);
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('must be saved as XLSX or CSV first');
  });
});
