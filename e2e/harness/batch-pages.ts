import type { Page } from 'playwright-core';
import { NAMESAKES } from './temporary-folder.ts';

const [FIRST, SECOND] = NAMESAKES;

/** How far the batch is that is shown. */
export const batchStatus = (page: Page) => page.getByRole('region', { name: 'Rows by outcome' }).getByRole('status');

/** Its rows. */
export const batchRows = (page: Page) => page.getByRole('list', { name: 'Rows' }).getByRole('listitem');

/** A file of customers, two of whom are on the list of namesakes, and one without a name. */
export const customers = (count = 500): string => {
  const lines = Array.from({ length: count }, (_, n) => `c-${n},Unlisted Customer ${n},19${10 + (n % 80)}`);
  [lines[10], lines[20], lines[30]] = [`c-10,${FIRST},1990`, `c-20,${SECOND},`, 'c-30,,1990'];
  return ['Customer number,Full name,Year of birth', ...lines].join('\n');
};

/** Gives a file to the page of batches, and waits until it is read for the first time. */
export async function upload(page: Page, name = 'customers.csv', content = customers()): Promise<void> {
  await page.goto('/batches');
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.getByLabel('File to screen').setInputFiles(file);
  await page.getByRole('heading', { name: 'Preview of the first rows' }).waitFor();
}
