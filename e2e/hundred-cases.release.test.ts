import { expect, it } from 'vitest';
import { createToken } from './harness/api.ts';
import { expectNoFaults } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { caseRows, decisionBar, viewLink } from './harness/case-pages.ts';
import { searchBox } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

const CASES = 100;
const PARTIES = ['Orlan Vestrakov', 'Tavira Quelloz-Mondain', 'Brackwater Lantern Shipping Limited', 'Peloria Dawn'];
const customers = Array.from({ length: CASES }, (_, n) => ({
  externalRef: `customer-${n}`,
  searchText: PARTIES[n % PARTIES.length],
}));

describeInBrowser('a hundred cases', () => {
  const product = useProduct({ lists: 'mini' });

  it('are decided by keyboard alone, in fewer than three keystrokes each, with a step undone', async () => {
    const token = await createToken(product.dataDir(), 'book', 'customers:write');
    const answer = await fetch(`${product.service().url}/api/v1/customers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ customers }),
    });
    expect(answer.ok).toBe(true);
    const page = await product.newPage({ viewport: { width: 1440, height: 900 } });
    const counted = async (): Promise<Readonly<Record<string, number>>> =>
      (await page.request.get('/api/v1/cases/counts')).json();
    await page.goto('/');
    await searchBox(page).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Page, action or text to screen' }).waitFor();
    await page.keyboard.type('Cases');
    await page.keyboard.press('Enter');
    await expect.poll(() => viewLink(page, 'Open').innerText()).toMatch(/100$/);
    await caseRows(page).first().waitFor();

    let keystrokes = 0;
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        keystrokes += 1;
      }
    };
    const reason = decisionBar(page).getByRole('combobox', { name: 'Reason' });
    const choose = async (verdict: string) => {
      await press(verdict);
      await expect.poll(() => reason.evaluate((select) => select === document.activeElement)).toBe(true);
    };
    const focusedRow = () =>
      caseRows(page).evaluateAll((rows) => rows.findIndex((row) => row.contains(document.activeElement)));
    const done = () => caseRows(page).filter({ hasText: 'False positive' }).count();
    await press('j');
    await expect.poll(focusedRow).toBe(0);
    const SINGLE = 60;
    for (let n = 0; n < SINGLE; n += 1) {
      await choose('2');
      if (n === 0) await press('1');
      await press('Enter');
      await expect.poll(focusedRow).toBe(n + 1);
    }
    expect(await done()).toBe(SINGLE);
    expect(keystrokes).toBeLessThanOrEqual(2 * SINGLE + 2);

    await press('x', ...Array<string>(9).fill('J'));
    await decisionBar(page).getByText('10 cases selected').waitFor();
    await choose('2');
    await decisionBar(page).getByText('Record “False positive” for all 10 cases').waitFor();
    await press('Enter');
    await expect.poll(done).toBe(SINGLE + 10);
    await press('u');
    await expect.poll(done).toBe(SINGLE);
    await expect.poll(focusedRow).toBe(SINGLE);
    expect((await counted())['open']).toBe(CASES - SINGLE);

    await expect.poll(() => caseRows(page).count()).toBe(CASES);
    await press('a');
    await decisionBar(page).getByText('40 cases selected').waitFor();
    await choose('2');
    await press('Enter');
    await expect.poll(done).toBe(CASES);
    expect(keystrokes).toBeLessThanOrEqual(3 * CASES);
    expect(await counted()).toMatchObject({ open: 0, closed: CASES });
    await expectNoFaults(page);
    await page.reload();
    await page.getByText('No cases are open.').waitFor();
  });
});
