import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { auditPage, overflowPixels } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { detail, rows, screen, searchBox } from './harness/pages.ts';
import { NAMESAKES } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const [FIRST = '', SECOND = '', THIRD = ''] = NAMESAKES;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const pills = (page: Page) => page.locator('[data-row] [data-decision]');
const bar = (page: Page) => page.getByRole('region', { name: 'Decision' });

describeInBrowser('hits', () => {
  const product = useProduct({ lists: 'namesakes' });
  const openSearch = async (width: number): Promise<Page> => {
    const page = await product.newPage({ viewport: { width, height: 800 } });
    await page.goto('/');
    await searchBox(page).waitFor();
    return page;
  };

  it('are decided by keyboard alone, two keys each, and the next one follows', async () => {
    const page = await openSearch(1440);
    await screen(page, FIRST);
    await rows(page).first().press('j');
    await page.keyboard.press('k');
    for (const [count, key] of ['2', '3', '1'].entries()) {
      await page.keyboard.press(key);
      await bar(page).getByRole('combobox', { name: 'Reason' }).waitFor();
      await page.keyboard.press('Enter');
      await expect.poll(() => pills(page).count()).toBe(count + 1);
      await expect.poll(() => bar(page).getByRole('combobox').count()).toBe(0);
    }
    await expect.poll(() => pills(page).allInnerTexts()).toEqual(['False positive', 'Undecided', 'True match']);
    await expect.poll(() => focused(page)).toContain(FIRST);
    await expect.poll(() => auditPage(page)).toEqual([]);

    await page.keyboard.press('u');
    await expect.poll(() => pills(page).count()).toBe(2);
    await page.reload();
    await expect.poll(() => pills(page).count()).toBe(2);
  });

  it('are in the record that is saved from the answer', async () => {
    const page = await openSearch(1440);
    await screen(page, THIRD);
    await rows(page).first().press('2');
    await bar(page).getByRole('textbox', { name: 'Text' }).fill('Compared with the passport');
    await bar(page).getByRole('textbox', { name: 'Text' }).press('Enter');
    await expect.poll(() => pills(page).count()).toBe(1);
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Record (JSON)' }).click(),
    ]);
    const record = JSON.parse(await readFile(await json.path(), 'utf8'));
    expect(record.decisions[0].events[0]).toMatchObject({
      ...{ kind: 'decided', text: 'Compared with the passport', by: { name: 'admin' } },
    });
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Record with decisions (PDF)' }).click(),
    ]);
    expect(pdf.suggestedFilename()).toBe(`record-${record.searchId}.pdf`);
    expect((await readFile(await pdf.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
    await expect.poll(() => auditPage(page)).toEqual([]);
  });

  it('keep what was typed about them while another one is looked at, and use the last reason first', async () => {
    const page = await openSearch(1440);
    await screen(page, SECOND);
    await rows(page).first().press('2');
    await bar(page).getByRole('combobox', { name: 'Reason' }).selectOption('different_gender');
    await bar(page).getByRole('textbox', { name: 'Text' }).fill('By the passport');
    await rows(page).nth(1).click();
    await rows(page).nth(0).click();
    await expect.poll(() => bar(page).getByRole('textbox', { name: 'Text' }).inputValue()).toBe('By the passport');
    await bar(page).getByRole('textbox', { name: 'Text' }).press('Enter');
    await expect.poll(() => pills(page).count()).toBe(1);
    await page.keyboard.press('2');
    const reason = bar(page).getByRole('combobox', { name: 'Reason' });
    await expect.poll(() => reason.locator('option:checked').innerText()).toBe('1 Different gender');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toContain(SECOND);
  });

  it('are decided on a phone, where the bar stays in view', async () => {
    const page = await openSearch(390);
    await screen(page, THIRD);
    await rows(page).first().click();
    await bar(page).getByRole('button', { name: 'False positive' }).click();
    await expect.poll(() => overflowPixels(page)).toBe(0);
    await expect.poll(() => auditPage(page)).toEqual([]);
    await bar(page).getByRole('button', { name: 'Record' }).click();
    await expect.poll(() => detail(page).innerText()).toContain('1965-');
    await expect.poll(() => focused(page)).toBe(THIRD);
    await page.goBack();
    await expect.poll(() => pills(page).count()).toBe(1);
  });
});
