import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createToken } from './harness/api.ts';
import { expectNoFaults } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { searchBox } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

const HITS = 100;
const PARTIES = ['Orlan Vestrakov', 'Tavira Quelloz-Mondain', 'Brackwater Lantern Shipping Limited', 'Peloria Dawn'];
/** A customer born in another year than the party with the same name. */
const customer = (n: number) => ({
  searchText: PARTIES[n % PARTIES.length],
  externalRef: `customer-${n}`,
  ...(n % PARTIES.length < 2 ? { birthDate: '1955-06-01' } : {}),
});

const list = (page: Page) => page.getByRole('list', { name: 'Pending screenings' });
const bar = (page: Page) => page.getByRole('region', { name: 'Decision' });
const reason = (page: Page) => bar(page).getByRole('combobox', { name: 'Reason' });
const decided = (page: Page) => list(page).locator('[data-decision]').count();
/** The place of the row that has the focus; -1 where none has. */
const focusedRow = (page: Page) =>
  list(page)
    .locator('[data-item]')
    .evaluateAll((rows) => rows.findIndex((row) => row.contains(document.activeElement)));

type Event = { readonly action: string; readonly target: string };

describeInBrowser('a hundred hits', () => {
  const product = useProduct({ lists: 'mini' });

  /** Half of them in a batch, half one by one, as a program sends them. */
  async function record(): Promise<void> {
    const token = await createToken(product.dataDir());
    const send = async (path: string, body: unknown): Promise<Readonly<Record<string, unknown>>> => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const response = await fetch(`${product.service().url}/api/v1${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      expect(response.ok).toBe(true);
      return Object(await response.json());
    };
    const customers = Array.from({ length: HITS }, (_, n) => customer(n));
    await send('/batches', customers.slice(0, HITS / 2));
    for (const one of customers.slice(HITS / 2)) await send('/search', one);
  }

  it('are decided by keyboard alone, in fewer than three keystrokes each, with a step undone', async () => {
    const page = await product.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    await searchBox(page).waitFor();
    await record();
    const read = async (path: string) => Object(await (await page.request.get(`/api/v1${path}`)).json());
    const open = async (): Promise<number> => (await read('/inbox')).open.count;
    await expect.poll(open).toBe(HITS);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Page, action or text to screen' }).waitFor();
    await page.keyboard.type('Inbox');
    await page.keyboard.press('Enter');
    await list(page).waitFor();

    let keystrokes = 0;
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        keystrokes += 1;
      }
    };
    const choose = async (verdict: string) => {
      await press(verdict);
      await expect.poll(() => reason(page).evaluate((select) => select === document.activeElement)).toBe(true);
    };
    await press('j');
    await expect.poll(() => focusedRow(page)).toBe(0);
    // One by one: a verdict, and Enter for the reason that was used last.
    const SINGLE = 60;
    for (let n = 0; n < SINGLE; n += 1) {
      await choose('2');
      if (n === 0) await press('1');
      await press('Enter');
      await expect.poll(() => focusedRow(page)).toBe(n + 1);
    }
    expect(await decided(page)).toBe(SINGLE);

    // Ten at once, which the bar says before anything is recorded; undone, and decided otherwise.
    const selectTen = async () => {
      await press('x', ...Array<string>(9).fill('J'));
      await bar(page).getByText('10 screenings selected: 10 open hits').waitFor();
    };
    await selectTen();
    await choose('2');
    await bar(page).getByText('Record “False positive” for all 10 open hits of 10 screenings').waitFor();
    await press('Enter');
    await expect.poll(() => decided(page)).toBe(SINGLE + 10);
    await press('u');
    await expect.poll(() => decided(page)).toBe(SINGLE);
    await expect.poll(() => focusedRow(page)).toBe(SINGLE);
    await expect.poll(open).toBe(HITS - SINGLE);
    await selectTen();
    await choose('1');
    await press('Enter');
    await expect.poll(() => decided(page)).toBe(SINGLE + 10);

    // All the others in one step, with the second reason.
    await expect.poll(() => list(page).locator('[data-item]').count()).toBe(HITS);
    await press('a');
    await choose('2');
    await press('2', 'Enter');
    await expect.poll(() => decided(page)).toBe(HITS);
    expect(keystrokes).toBeLessThanOrEqual(3 * HITS);

    expect(await open()).toBe(0);
    const { items, nextCursor } = await read('/searches?hits=decided&limit=500');
    expect([items.length, nextCursor]).toEqual([HITS, null]);
    const events = async (action: string): Promise<readonly Event[]> =>
      (await read(`/audit?action=${action}&limit=500`)).items;
    const [made, revoked] = [await events('decision.made'), await events('decision.revoked')];
    expect(new Set(made.map(({ target }) => target)).size).toBe(HITS);
    expect(made.length - revoked.length).toBe(HITS);
    expect(revoked).toHaveLength(10);

    await expectNoFaults(page);
    await page.reload();
    await page.getByText('No hits are waiting for a decision.').waitFor();
  });
});
