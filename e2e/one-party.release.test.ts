import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoFaults } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { rows, screen, searchBox } from './harness/pages.ts';
import { NAMESAKES } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const [NAME] = NAMESAKES;
const [FIRST, SECOND] = ['namesakes:nk-0-0', 'namesakes:nk-0-1'];

describeInBrowser('listings that an operator knows better', () => {
  const product = useProduct({ lists: 'namesakes' });

  const cardsFor = async (page: Page, text: string): Promise<number> => {
    await page.goto('/');
    await screen(page, text);
    await rows(page).first().waitFor();
    return rows(page).count();
  };

  it('are joined, split and left to the rules again with reasons, and searches follow at once', async () => {
    const page = await product.newPage();
    expect(await cardsFor(page, NAME)).toBe(3);

    await page.goto(`/parties/${FIRST}`);
    await page.getByRole('button', { name: 'Join another listing' }).click();
    await page.getByRole('textbox', { name: 'Id of a listing of the same party' }).fill(SECOND);
    await page.getByRole('textbox', { name: 'Reason' }).fill('One passport, seen by us');
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    const decisions = page.getByRole('list', { name: 'Decisions in force' }).getByRole('listitem');
    await expect.poll(() => decisions.allInnerTexts()).toEqual([expect.stringContaining('One passport, seen by us')]);
    expect(await cardsFor(page, NAME)).toBe(2);

    await page.goto(`/parties/${SECOND}`);
    await page.getByRole('button', { name: 'Split off listings' }).click();
    await page.getByRole('checkbox', { name: new RegExp(SECOND) }).check();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Another face');
    await page.getByRole('button', { name: 'Split', exact: true }).click();
    await expect.poll(() => decisions.allInnerTexts()).toContainEqual(expect.stringContaining('Another face'));
    expect(await cardsFor(page, NAME)).toBe(3);

    await page.goto(`/parties/${SECOND}`);
    await page.getByRole('button', { name: 'Undo the decision: Another face' }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Not our decision to make');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => decisions.count()).toBe(0);
    expect(await cardsFor(page, NAME)).toBe(3);
  });

  it('are paged to the last party', async () => {
    const page = await product.newPage();
    await cardsFor(page, NAMESAKES.slice(1).join(' and '));
    const seen = new Set<string>();
    const next = page.getByRole('button', { name: 'Next page' });
    for (;;) {
      for (const text of await rows(page).allInnerTexts()) seen.add(text);
      if ((await next.count()) === 0) break;
      const shown = await rows(page).first().innerText();
      await next.click();
      await expect.poll(() => rows(page).first().innerText()).not.toBe(shown);
    }
    expect(seen.size).toBe((NAMESAKES.length - 1) * 3);
  });

  it('keep what was typed when the other listing is not loaded', async () => {
    const page = await product.newPage();
    await page.goto(`/parties/${FIRST}`);
    await page.getByRole('button', { name: 'Join another listing' }).click();
    const other = page.getByRole('textbox', { name: 'Id of a listing of the same party' });
    await other.fill('namesakes:nobody');
    await page.getByRole('textbox', { name: 'Reason' }).fill('A guess');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByRole('alert').waitFor();
    await expect.poll(() => other.inputValue()).toBe('namesakes:nobody');
    await page.goto('/');
    await searchBox(page).waitFor();
  });
});
