import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoFaults } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { outcome, rows, screen, searchBox } from './harness/pages.ts';
import { NAMESAKES } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const [LISTED] = NAMESAKES;
const UNLISTED = 'Wendeline Farrowquist';

const list = (page: Page) => page.getByRole('list', { name: 'Screenings that wait' });
const bar = (page: Page) => page.getByRole('region', { name: 'Decision' });

describeInBrowser('the inbox', () => {
  const product = useProduct({ lists: 'namesakes' });

  it('has the screenings with open hits, until all of them are decided by keyboard', async () => {
    const page = await product.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    await searchBox(page).waitFor();
    await screen(page, UNLISTED);
    await screen(page, LISTED);
    await rows(page).first().waitFor();
    const found = await rows(page).count();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inbox' }).click();
    await expect.poll(() => list(page).locator('[data-row]').allInnerTexts()).toEqual([LISTED]);
    expect(await list(page).innerText()).toContain(`${found} open`);
    await expectNoFaults(page);
    await page.getByRole('heading', { level: 1, name: 'Inbox' }).click();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await outcome(page).waitFor();
    await rows(page).first().press('j');
    await page.keyboard.press('k');
    for (let decided = 1; decided <= found; decided += 1) {
      await page.keyboard.press('2');
      await bar(page).getByRole('combobox', { name: 'Reason' }).waitFor();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('[data-row] [data-decision]').count()).toBe(decided);
      await expect.poll(() => bar(page).getByRole('combobox').count()).toBe(0);
    }
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inbox' }).click();
    await page.getByText('No hit waits for a decision.').waitFor();
    await page.getByRole('link', { name: 'For approval' }).click();
    await page.getByText('No decision waits for approval.').waitFor();
    await expectNoFaults(page);
  });
});
