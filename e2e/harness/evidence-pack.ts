import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { unzip } from '../../packages/server/test/support/unzip.ts';

type Lines = (name: string) => readonly Readonly<Record<string, unknown>>[];

/** Exports the evidence pack of today with names. Resolves with the lines of a file of it, by its name. */
export async function evidencePack(page: Page): Promise<Lines> {
  await page.goto('/audit');
  await page.getByRole('button', { name: 'Evidence pack' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export an evidence pack' });
  await dialog.getByLabel('From').fill(await dialog.getByLabel('Up to and including').inputValue());
  await dialog.getByLabel('Include requests and answers, which name people').check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ]);
  const files = await unzip(await readFile(await download.path()));
  return (name) =>
    String(files.get(name) ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
}
