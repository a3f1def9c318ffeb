import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { auditPage } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { invite } from './harness/invite.ts';
import { rows, screen, searchBox } from './harness/pages.ts';
import { requireFourEyes } from './harness/require-four-eyes.ts';
import { NAMESAKES } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const [LISTED = '', OTHER = ''] = NAMESAKES;
const bar = (page: Page) => page.getByRole('region', { name: 'Decision' });
const pill = (page: Page) => page.locator('[data-row] [data-decision]').first();

describeInBrowser('four eyes', () => {
  const product = useProduct({ lists: 'namesakes' });

  async function propose(page: Page, name: string): Promise<string> {
    await page.goto('/');
    await searchBox(page).waitFor();
    await screen(page, name);
    await rows(page).first().click();
    await bar(page).getByRole('button', { name: 'False positive' }).click();
    await bar(page).getByRole('button', { name: 'Record' }).click();
    await expect.poll(() => pill(page).innerText()).toBe('Proposed: False positive');
    await rows(page).first().click();
    await bar(page).getByText('Waiting for another person’s approval.').waitFor();
    return page.url();
  }

  it('let a second person approve or reject what the first one proposed', async () => {
    await requireFourEyes(product);
    const admin = await product.newPage({ viewport: { width: 1440, height: 900 } });
    const [first, second] = [await propose(admin, LISTED), await propose(admin, OTHER)];
    const mara = await invite(product, admin, 'Mara', 'manager');
    await mara.goto('/inbox?hits=proposed');
    await expect.poll(() => mara.locator('[data-row]').count()).toBe(2);
    await mara.getByText('admin proposes “False positive” for 1 hit').first().waitFor();
    await expect.poll(() => mara.getByRole('main').locator('[aria-current=page]').count()).toBe(1);
    await expect.poll(() => auditPage(mara)).toEqual([]);
    await mara.keyboard.press('j');
    await bar(mara).getByText('1 proposal of 1 screening').waitFor();
    await mara.keyboard.press('y');
    await mara.getByText('Answered.').waitFor();
    await mara.keyboard.press('n');
    await expect.poll(() => mara.getByText('Answered.').count()).toBe(2);
    await mara.goto('/inbox?hits=proposed');
    await mara.getByText('No decisions are waiting for approval.').waitFor();
    await admin.goto(first);
    await expect.poll(() => pill(admin).innerText()).toBe('False positive');
    await admin.goto(second);
    await rows(admin).first().waitFor();
    await expect.poll(() => pill(admin).count()).toBe(0);
  });

  it('are requested for many at once, with their number, and never for own decisions', async () => {
    await requireFourEyes(product);
    const admin = await product.newPage({ viewport: { width: 1440, height: 900 } });
    for (const name of [LISTED, OTHER]) await propose(admin, name);
    await admin.goto('/inbox?hits=proposed');
    await admin.getByText('This is your own proposal. Another person must approve or reject it.').first().waitFor();
    const nora = await invite(product, admin, 'Nora', 'manager');
    await nora.goto('/inbox?hits=proposed');
    await expect.poll(() => nora.locator('[data-row]').count()).toBe(2);
    await nora.keyboard.press('j');
    await nora.keyboard.press('a');
    await bar(nora).getByText('2 proposals of 2 screenings').waitFor();
    await nora.keyboard.press('y');
    await bar(nora).getByRole('button', { name: 'Approve 2 proposals of 2 screenings' }).click();
    await expect.poll(() => nora.getByText('Answered.').count()).toBe(2);
  });

  it('are handed to somebody else, who sees that she is meant and until when', async () => {
    await requireFourEyes(product);
    const admin = await product.newPage({ viewport: { width: 1440, height: 900 } });
    await admin.goto('/settings/scoring');
    await admin.getByRole('button', { name: 'Tighten default' }).click();
    await admin.getByRole('textbox', { name: 'Proposals expire after' }).fill('7');
    await admin.getByRole('textbox', { name: 'Reason' }).fill('A week is long enough');
    await admin.getByRole('button', { name: 'Save policy' }).click();
    await admin.getByRole('article', { name: 'default' }).getByText('7 days').waitFor();
    await propose(admin, LISTED);
    const [hugo, otilia] = [
      await invite(product, admin, 'Hugo', 'manager'),
      await invite(product, admin, 'Otilia', 'manager'),
    ];
    await hugo.goto('/inbox?hits=proposed');
    await hugo.getByText('expires').waitFor();
    await hugo.keyboard.press('j');
    const people = bar(hugo).getByRole('combobox', { name: 'Hand over' });
    await expect.poll(() => people.locator('option').allInnerTexts()).toContain('Otilia');
    await expect.poll(() => people.locator('option').allInnerTexts()).not.toContain('admin');
    await people.selectOption('Otilia');
    await hugo.getByText('for Otilia').waitFor();
    await expect.poll(() => auditPage(hugo)).toEqual([]);
    await otilia.goto('/inbox?hits=proposed');
    await otilia.getByText('for you').waitFor();
    await otilia.keyboard.press('j');
    await bar(otilia).getByText('1 proposal of 1 screening').waitFor();
    await otilia.keyboard.press('y');
    await otilia.getByText('Answered.').waitFor();
  });

  it('are not taken away by one person: another administrator sees what would be dropped, and approves', async () => {
    await requireFourEyes(product);
    const admin = await product.newPage({ viewport: { width: 1440, height: 900 } });
    await admin.goto('/settings/scoring');
    await admin.getByRole('button', { name: 'Tighten default' }).click();
    await admin.getByRole('checkbox', { name: 'False positive' }).uncheck();
    await admin.getByRole('textbox', { name: 'Reason' }).fill('Too few of us');
    await admin.getByRole('button', { name: 'Save policy' }).click();
    await admin.getByText('Another administrator must approve or reject it.').waitFor();

    const ada = await invite(product, admin, 'Ada', 'admin');
    await ada.goto('/settings/scoring');
    const card = ada.getByRole('article', { name: 'default' });
    await card.getByText('These would no longer need a second person: False positive.').waitFor();
    await expect.poll(() => auditPage(ada)).toEqual([]);
    await card.getByRole('textbox', { name: 'Reason for your decision' }).fill('Agreed');
    await card.getByRole('button', { name: 'Approve' }).click();
    await card.getByText('No verdict').waitFor();
    await expect.poll(() => card.getByText('is waiting for a second person').count()).toBe(0);
  });
});
