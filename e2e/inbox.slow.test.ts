import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoFaults } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { bar, focused, list, openInbox, reason, texts } from './harness/inbox-page.ts';

import { NAMESAKES } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const [FIRST, SECOND, THIRD, FOURTH] = NAMESAKES;
const UNLISTED = 'Wendeline Farrowquist';

const pills = (page: Page) => page.locator('[data-decision]').count();

describeInBrowser('the inbox', () => {
  const product = useProduct({ lists: 'namesakes' });
  const inbox = (...names: readonly string[]): Promise<Page> =>
    openInbox(
      product,
      names,
      names.filter((name) => name !== UNLISTED),
    );
  /** Decides all that waits, so that the next test begins with none. */
  async function decideAll(page: Page): Promise<void> {
    // Rows that are still being read cannot be selected.
    const selected = bar(page).getByText(/screenings? selected/);
    const select = async () => {
      await page.keyboard.press('a');
      return await selected.count();
    };
    await expect.poll(select).toBe(1);
    await page.keyboard.press('2');
    await reason(page).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => bar(page).getByRole('combobox').count()).toBe(0);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('No hits are waiting for a decision.').waitFor();
  }

  it('has the screenings with open hits; one with several says so, and the bar says it before it is recorded', async () => {
    const page = await inbox(FIRST, UNLISTED);
    await expect.poll(() => list(page).innerText()).toContain('3 hits');
    await expectNoFaults(page);
    await page.keyboard.press('2');
    await bar(page).getByText('Record “False positive” for all 3 open hits of 1 screening').waitFor();
    await expectNoFaults(page);
    await reason(page).press('Enter');
    await expect.poll(() => pills(page)).toBe(1);
    await expect.poll(() => page.getByRole('link', { name: 'For a decision' }).innerText()).toContain('0');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('No hits are waiting for a decision.').waitFor();
    await page.getByRole('link', { name: 'For approval' }).click();
    await page.getByText('No decisions are waiting for approval.').waitFor();
    await expectNoFaults(page);
  });

  it('keeps what was typed through a reload, for the row it was typed for', async () => {
    const page = await inbox(FIRST, THIRD);
    await page.keyboard.press('2');
    await reason(page).press('5');
    await bar(page).getByRole('textbox', { name: 'Text' }).fill('By the passport that we hold');
    await page.reload();
    await expect.poll(() => bar(page).getByRole('textbox', { name: 'Text' }).inputValue()).toMatch(/^By the passport/);
    await expect.poll(() => reason(page).inputValue()).toBe('different_type');
    await list(page).getByRole('link', { name: THIRD }).focus();
    await expect.poll(() => bar(page).getByRole('combobox').count()).toBe(0);
    await decideAll(page);
  });

  it('selects a range with Shift, takes the other way round, and undoes also after a reload', async () => {
    const page = await inbox(FIRST, SECOND, FOURTH);
    await page.getByRole('checkbox', { name: `Select ${FIRST}` }).click();
    await page.getByRole('checkbox', { name: `Select ${FOURTH}` }).click({ modifiers: ['Shift'] });
    await bar(page).getByText('3 screenings selected: 9 open hits').waitFor();
    // The box has the focus: the rows are walked from it.
    await page.keyboard.press('k');
    await expect.poll(() => focused(page)).toBe(SECOND);
    await page.keyboard.press('3');
    await reason(page).press('Enter');
    await expect.poll(() => pills(page)).toBe(3);
    await page.reload();
    await bar(page).getByText('Undecided: 3 screenings').waitFor();
    await expect.poll(() => pills(page)).toBe(3);
    await page.keyboard.press('u');
    await expect.poll(() => pills(page)).toBe(0);
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Highest score first');
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=score');
    await expect.poll(() => texts(page)).toEqual([FIRST, SECOND, FOURTH]);
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Newest first');
    await expect.poll(() => texts(page)).toEqual([FOURTH, SECOND, FIRST]);
    await page.getByRole('checkbox', { name: 'High priority only' }).check();
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=newest&priority=high');
    await expect.poll(() => texts(page)).toEqual([FOURTH, SECOND, FIRST]);
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Vessel');
    await page.getByText('Nothing in the inbox matches these filters.').waitFor();
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Any type');
    await page.getByRole('combobox', { name: 'List' }).selectOption({ index: 1 });
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=newest&priority=high&list=namesakes');
    await expect.poll(() => texts(page)).toEqual([FOURTH, SECOND, FIRST]);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Select down').waitFor();
    await page.keyboard.press('Escape');
    const unfiltered = page.waitForResponse((response) => /searches\?(?!.*priority=)/.test(response.url()));
    await page.getByRole('checkbox', { name: 'High priority only' }).uncheck();
    await unfiltered;
    await page.getByRole('heading', { level: 1, name: 'Inbox' }).click();
    await decideAll(page);
  });
});
