import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { auditPage, overflowPixels } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { pressByKeyboard } from './harness/by-keyboard.ts';
import { outcome, screen } from './harness/pages.ts';
import { NAMESAKES } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const [LISTED = ''] = NAMESAKES;
const NEVER_LISTED = 'Fenwick Astermole';
const status = (page: Page) => page.getByRole('region', { name: 'Progress' }).getByRole('status');
const results = (page: Page) =>
  page.getByRole('list', { name: 'Screenings in which the party was found' }).getByRole('listitem');

describeInBrowser('did we ever deal with', () => {
  const product = useProduct({ lists: 'namesakes' });
  beforeAll(async () => {
    const page = await product.newPage();
    await page.goto('/');
    for (const text of [
      `Astermole, Fenwick`,
      `Please pay the invoice of ${NEVER_LISTED} for freight and port dues before the end of the month`,
      LISTED,
      'Quite Another Customer',
    ])
      await screen(page, text);
    await page.context().close();
  });

  it('is asked from the history by keyboard, and leads to each recorded answer', async () => {
    const page = await product.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto('/history');
    await pressByKeyboard(page, page.getByRole('link', { name: 'Did we ever deal with …?' }));
    await page.getByRole('heading', { name: 'Did we ever deal with …?' }).waitFor();
    await expect.poll(() => auditPage(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(NEVER_LISTED);
    await page.getByRole('textbox', { name: 'Birth date' }).fill('1971');
    await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
    await expect.poll(() => status(page).innerText()).toBe('Done · 2 screenings found');
    await page.getByText('4 of 4 screenings compared').waitFor();
    expect(decodeURIComponent(page.url())).not.toContain('Astermole');
    expect(await page.title()).not.toContain('Astermole');
    await expect.poll(() => results(page).count()).toBe(2);
    await expect.poll(() => results(page).first().innerText()).toContain('Please pay the invoice');
    await expect.poll(() => auditPage(page)).toEqual([]);
    const permalink = page.url();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect.poll(() => outcome(page).innerText()).toContain('No');
    await page.goto(permalink);
    await expect.poll(() => results(page).count()).toBe(2);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Report (CSV)' }).click();
    expect((await download).suggestedFilename()).toMatch(/^lkb_\w+\.csv$/);
  });

  it('says what is wrong with the form, shows earlier questions, and fits a phone', async () => {
    const page = await product.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto('/history/lookbacks');
    expect(await page.getByRole('button', { name: 'Search the history' }).isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Orlan Nobody');
    await page.getByRole('textbox', { name: 'Birth date' }).fill('yesterday');
    await page.getByRole('button', { name: 'Search the history' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByRole('textbox', { name: 'Birth date' }).fill('');
    await page.getByRole('button', { name: 'Search the history' }).click();
    await expect.poll(() => status(page).innerText()).toBe('Done · 0 screenings found');
    await page.getByText('No compared screening contains the party.').waitFor();
    await expect.poll(() => overflowPixels(page)).toBe(0);
    await expect.poll(() => auditPage(page)).toEqual([]);
    await page.getByRole('link', { name: 'All lookbacks' }).click();
    await page.getByRole('list', { name: 'Earlier lookbacks' }).getByRole('link', { name: 'Orlan Nobody' }).waitFor();
    await expect.poll(() => overflowPixels(page)).toBe(0);
    await expect.poll(() => auditPage(page)).toEqual([]);
  });

  it('is asked for a listed party from its page', async () => {
    const page = await product.newPage();
    await page.goto('/parties/namesakes:nk-0-0');
    await page.getByRole('link', { name: 'Did we ever deal with this party?' }).click();
    await page.getByText('Names and facts are taken from the lists.').waitFor();
    await page.getByRole('button', { name: 'Search the history' }).click();
    await expect.poll(() => status(page).innerText()).toBe('Done · 1 screening found');
    await results(page).getByRole('link', { name: LISTED }).waitFor();
    await page.getByRole('button', { name: 'Erase' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Erase this lookback?' });
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await page.getByRole('heading', { name: 'Earlier lookbacks' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: LISTED }).count()).toBe(0);
  });
});
