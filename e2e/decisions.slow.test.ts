import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sizeOf } from '../packages/engine/test/builders/runs.ts';
import { auditPage, overflowPixels } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { detail, outcome, rows, screen, searchBox } from './harness/pages.ts';
import { NAMESAKES } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const [FIRST = '', SECOND = '', THIRD = '', FOURTH = ''] = NAMESAKES;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const pills = (page: Page) => page.locator('[data-row] [data-decision]');
const bar = (page: Page) => page.getByRole('region', { name: 'Decision' });

/** Every character that is a key of some page, then what records a decision. */
const KEYS = [...'12345jklhgunsraxo/', 'Enter', 'Enter'];
/** How late whatever the page loads by itself comes. */
const LATENCY_MS = 300;

describeInBrowser('hits', () => {
  const product = useProduct({ lists: 'namesakes' });
  const openSearch = async (width: number): Promise<Page> => {
    const page = await product.newPage({ viewport: { width, height: 800 } });
    await page.goto('/');
    await searchBox(page).waitFor();
    return page;
  };

  it('are potential matches that a person has to decide; where there are none it says how much was searched', async () => {
    const page = await openSearch(1440);
    await screen(page, FIRST);
    await expect.poll(() => outcome(page).innerText()).toContain('3 potential matches');
    await expect.poll(() => outcome(page).innerText()).toContain('A person has to decide');
    await screen(page, 'Zebulon Quartermaine');
    const told = await page.getByRole('main').innerText();
    expect(told).toContain('No potential match found');
    expect(told).toContain('1 list with 30 records');
    expect(told).not.toMatch(/\b(?:clear|cleared|clearance|safe|passed)\b/i);
  });

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
      kind: 'decided',
      text: 'Compared with the passport',
      by: { name: 'admin' },
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

  it('stay undecided while the server is away: pages still open, and say what was not recorded', async () => {
    const page = await openSearch(1440);
    await screen(page, FIRST);
    await rows(page).first().click();
    // The code of all pages is here once the network is silent.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.keyboard.press('2');
    await bar(page).getByRole('combobox', { name: 'Reason' }).waitFor();
    await page.keyboard.press('Enter');
    const told = bar(page).getByRole('alert');
    await told.getByText('The decision was not recorded.').waitFor();
    await told.getByText('No connection to the server').waitFor();
    await expect.poll(() => pills(page).count()).toBe(0);
    for (const [name, heading] of [
      ['Batches', 'Batches'],
      ['Lists', 'Lists'],
      ['Audit', 'Audit'],
      ['Settings', 'API Settings'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await page.getByRole('main').getByRole('heading', { level: 1, name: heading }).waitFor();
    }
    await page.context().setOffline(false);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await bar(page).getByRole('combobox', { name: 'Reason' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => pills(page).count()).toBe(1);
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

  describe('keys that are pressed while the inbox changes', () => {
    /** The inbox with the focus on a row, a slow network, and what was decided since. */
    async function openInbox(): Promise<{ page: Page; decided: string[] }> {
      const page = await product.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto('/');
      await searchBox(page).waitFor();
      await screen(page, FOURTH);
      await outcome(page).waitFor();
      await page.goto('/inbox');
      await page.getByRole('list', { name: 'Pending screenings' }).locator('[data-row]').first().waitFor();
      const decided: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET') decided.push(`${request.method()} ${new URL(request.url()).pathname}`);
      });
      await page.route('**/*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
        await route.continue();
      });
      await page.getByRole('heading', { level: 1, name: 'Inbox' }).click();
      await page.keyboard.press('j');
      return { page, decided };
    }
    const pressAll = async (page: Page, keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };

    it('open the palette and are all typed there', async () => {
      const { page, decided } = await openInbox();
      await pressAll(page, ['Control+k', ...'2 for 12345 jklhgun']);
      await expect.poll(() => page.getByRole('combobox', { name: /screen/i }).inputValue()).toBe('2 for 12345 jklhgun');
      expect(decided).toEqual([]);
    });

    it('open the help and do nothing behind it', async () => {
      const { page, decided } = await openInbox();
      await pressAll(page, ['?', ...KEYS]);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'History' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
      expect(decided).toEqual([]);
    });

    it('are for the page that was requested, not for the one that is left', async () => {
      for (const link of ['History', 'Lists', 'Batches'].slice(0, sizeOf(3, 1))) {
        const { page, decided } = await openInbox();
        // A click is over before the page is there.
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).dispatchEvent('click');
        await pressAll(page, KEYS);
        // Enter may still open the row that has the focus, as any link: that records nothing.
        await expect.poll(() => page.getByRole('heading', { level: 1, name: 'Inbox' }).count()).toBe(0);
        expect(decided, link).toEqual([]);
      }
    });
  });
});
