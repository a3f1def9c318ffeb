import { expect, it } from 'vitest';
import { makeWorkbook } from '../packages/lists/test/make-workbook.ts';
import { auditPage } from './harness/audit-page.ts';
import { batchRows, batchStatus, customers, upload } from './harness/batch-pages.ts';
import { describeInBrowser } from './harness/browser.ts';
import { searchBox } from './harness/pages.ts';
import { NAMESAKES } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const [FIRST] = NAMESAKES;

describeInBrowser('batches', () => {
  const product = useProduct({ lists: 'namesakes' });

  it('of a workbook are dropped on the search page and read by columns that were saved', async () => {
    const page = await product.newPage({ viewport: { width: 1024, height: 768 } });
    const workbook = makeWorkbook([
      { name: 'Read me', rows: [['Made by hand']] },
      {
        name: 'Customers',
        rows: [
          ['Ref', 'Who', 'Born'],
          ['c-1', FIRST, { number: 31_082, format: 'dd/mm/yyyy' }],
          ['c-2', 'Unlisted Customer', ''],
        ],
      },
    ]);
    const drop = async (name: string): Promise<void> => {
      await page.goto('/');
      await searchBox(page).waitFor();
      const files = await page.evaluateHandle(
        ({ bytes, name: called }) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([new Uint8Array(bytes)], called));
          return transfer;
        },
        { bytes: [...workbook], name },
      );
      await page.dispatchEvent('body', 'dragenter', { dataTransfer: files });
      await page.getByText('Drop the file to screen it').waitFor();
      await page.dispatchEvent('body', 'drop', { dataTransfer: files });
      await page.getByRole('heading', { name: 'Preview of the first rows' }).waitFor();
    };
    await drop('customers.xlsx');
    await page.getByRole('combobox', { name: 'Sheet' }).selectOption('Customers (3 rows)');
    await page.getByRole('checkbox', { name: 'The first row contains headings' }).check();
    await page.getByRole('combobox', { name: 'Who' }).selectOption('Full name or text');
    await page.getByRole('combobox', { name: 'Born' }).selectOption('Birth date');
    await page.getByText('birthDate: 1985-02-04').waitFor();
    // What was said of the file outlives a reload.
    await page.reload();
    await page.getByText('birthDate: 1985-02-04').waitFor();
    await page.getByRole('textbox', { name: 'Save these columns as' }).fill('core-banking');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('As saved in “core-banking”.').waitFor();
    await expect.poll(() => auditPage(page)).toEqual([]);
    await drop('customers-again.xlsx');
    await page.getByRole('combobox', { name: 'Sheet' }).selectOption('Customers (3 rows)');
    await page.getByRole('combobox', { name: 'Saved columns' }).selectOption('core-banking');
    await page.getByText('birthDate: 1985-02-04').waitFor();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect.poll(() => batchStatus(page).innerText()).toBe('Done · 2 rows');
    await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Potential match');
    await expect.poll(() => batchRows(page).count()).toBe(1);
  });

  it('show how far they are by events, how fast, and their reports; without events the page asks again', async () => {
    const page = await product.newPage({ viewport: { width: 1440, height: 900 } });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
    await upload(page, 'many.csv', customers(6_000));
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const bar = page.getByRole('progressbar', { name: 'Rows done' });
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(5);
    await expect.poll(() => bar.getAttribute('aria-valuetext')).toMatch(/^[\d,]+ of about [56],\d00 rows$/);
    await page.getByText(/rows per second · about \d+ seconds? left/).waitFor();
    await expect.poll(() => auditPage(page)).toEqual([]);
    const id = new URL(page.url()).pathname.split('/').at(-1);
    expect(asked.filter((one) => one.endsWith(`/batches/${id}/events`))).toEqual([
      `eventsource /api/v1/batches/${id}/events`,
    ]);
    const before = asked.length;
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(30);
    expect(asked.slice(before).filter((one) => one.endsWith(`/batches/${id}`))).toEqual([]);
    await page.route('**/events', (route) => route.abort());
    await page.reload();
    await expect.poll(() => batchStatus(page).innerText()).toBe('Done · 6,000 rows');
    await page.getByRole('link', { name: 'Decide its hits in the inbox' }).waitFor();
    for (const [link, end] of Object.entries({ CSV: 'csv', Excel: 'xlsx', 'JSON lines': 'jsonl', PDF: 'pdf' })) {
      const download = page.waitForEvent('download');
      await page
        .getByRole('link', { name: `(${link})` })
        .first()
        .click();
      expect((await download).suggestedFilename()).toBe(`${id}-report.${end}`);
    }
  });
});
