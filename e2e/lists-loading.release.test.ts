import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { auditPage, overflowPixels } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { listPill, screen, searchBox } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

const LOADING = {
  phase: 'reading',
  lists: { done: 3, of: 5 },
  list: 'un_sc',
  listings: { done: 41_203, of: null },
  bytes: null,
  searchable: false,
};
const TEXT = 'Lists are being loaded: 3 of 5 (41,203 listings)';

describeInBrowser('while lists are loaded', () => {
  const product = useProduct();

  /** The interface as it is until `load.done`: lists that are still to come, as the service tells them. */
  const waiting = async (page: Page): Promise<{ done: boolean }> => {
    const load = { done: false };
    const lay = async (route: Route): Promise<void> => {
      const response = await route.fetch();
      const answer: { items: object[] } = await response.json();
      const items = answer.items.map((list) => ({
        ...list,
        status: 'missing',
        problem: null,
        problemKind: null,
        records: null,
      }));
      await route.fulfill({ response, json: load.done ? answer : { ...answer, items, demo: false, loading: LOADING } });
    };
    await page.route('**/api/v1/lists', lay);
    return load;
  };

  it('the search page says how far it is, raises no alarm, and turns into a usable page by itself', async () => {
    const page = await product.newPage();
    const load = await waiting(page);
    await page.goto('/');
    const main = page.getByRole('main');
    await main.getByText(TEXT).waitFor();
    const strip = listPill(page);
    await expect.poll(() => strip.innerText()).toContain(TEXT);
    await expect.poll(() => strip.innerText()).not.toMatch(/missing|No list/i);
    await searchBox(page).fill('Somebody Else');
    await searchBox(page).press('Enter');
    await expect.poll(() => main.getByRole('button', { name: 'Screen', exact: true }).isDisabled()).toBe(true);
    await expect.poll(() => main.getByRole('alert').count()).toBe(0);
    load.done = true;
    await main.getByText(TEXT).waitFor({ state: 'detached' });
    await screen(page, 'Jewdokija Muchojedkina');
  });

  it('the page of lists shows each of them on its way', async () => {
    const page = await product.newPage();
    await waiting(page);
    await page.goto('/lists');
    await page.getByRole('main').getByText('Being loaded').first().waitFor();
    await expect.poll(() => auditPage(page)).toEqual([]);
  });

  it('fits a narrow screen', async () => {
    const page = await product.newPage({ viewport: { width: 320, height: 640 } });
    await waiting(page);
    await page.goto('/');
    await page.getByRole('main').getByText(TEXT).waitFor();
    await expect.poll(() => overflowPixels(page)).toBe(0);
    await expect.poll(() => auditPage(page)).toEqual([]);
  });
});

describeInBrowser('a refresh without a network', () => {
  const product = useProduct();

  it('says that nobody was asked, and that the list is as old as it was', async () => {
    const page = await product.newPage();
    await page.goto('/lists/un_sc');
    await page.getByRole('button', { name: 'Refresh now' }).click();
    const said = 'Nothing was downloaded: this service never downloads (--offline). The list is still not loaded.';
    await page.getByRole('status').getByText(said).waitFor();
  });
});
