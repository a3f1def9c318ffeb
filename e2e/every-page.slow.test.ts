import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { auditPage, overflowPixels } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { caseOf } from './harness/case-pages.ts';
import { addCustomer } from './harness/customer-pages.ts';
import { detail, outcome, rows, screen, searchBox } from './harness/pages.ts';
import { NAMESAKES } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const [NAME] = NAMESAKES;

/** Addresses and what is read there. `?id` is a search; `?case`, `?customer` and `?run` are what they say. */
const PAGES: readonly (readonly [path: string, text: string])[] = [
  ['/', 'What you can screen'],
  ['/?id', 'How the score adds up'],
  ['/search', 'What you can screen'],
  ['/inbox', 'Nothing else is waiting for a decision.'],
  ['/cases', 'No more cases.'],
  ['/cases/?case', 'Timeline'],
  ['/cases/statistics', 'Age of open cases'],
  ['/history', 'No older screenings.'],
  ['/history/lookbacks', 'No lookbacks yet.'],
  ['/batches', 'No batches yet.'],
  ['/customers', 'No more customers.'],
  ['/customers/groups', 'default'],
  ['/customers/runs', 'No older runs.'],
  ['/customers/runs/?run', 'Run result'],
  ['/batches?watch=true', 'Keep under watch'],
  ['/customers/new', 'Related parties'],
  ['/customers/?customer', 'Screen now'],
  ['/customers/?customer/edit', 'Related parties'],
  ['/lists', 'Lists'],
  ['/lists/namesakes', 'Versions'],
  ['/parties/namesakes:nk-0-0', 'One party or several'],
  ['/receipts/?id', 'Screening receipt'],
  ['/verify', 'Verify a receipt'],
  ['/audit', 'Audit'],
  ['/effects', 'What every search covers'],
  ['/settings/api', 'Tokens'],
  ['/settings/scoring', 'default'],
  ['/settings/users', 'Invite a person'],
  ['/settings/cases', 'Checklists'],
  ['/settings/good-guys', 'To create one, decide a hit as false positive, then press G.'],
  ['/settings/rules', 'No rules. Answers follow the policies alone.'],
  ['/settings/webhooks', 'No webhooks yet.'],
  ['/settings/retention', 'Erase a person …'],
  ['/settings/security', 'Set up an app'],
  ['/nowhere', 'Page not found'],
];
const PAGES_BEFORE_LOG_IN: typeof PAGES = [
  ['/login', 'Log in'],
  ['/login/done', 'You are logged in'],
  ['/setup', 'Already set up'],
  ['/invitation', 'Open your invitation link'],
];

describeInBrowser('every page', () => {
  const product = useProduct({ lists: 'namesakes' });
  const recorded = async (page: Page): Promise<string> => {
    await page.goto('/');
    await screen(page, NAME);
    return new URL(page.url()).searchParams.get('id') ?? '';
  };
  const expectNoFault = async (page: Page, path: string, text: string): Promise<void> => {
    await page.goto(path);
    await page.getByRole('main').getByText(text, { exact: true }).first().waitFor();
    await expect.poll(() => auditPage(page), { message: path }).toEqual([]);
    await expect.poll(() => overflowPixels(page), { message: path }).toBe(0);
  };

  it('has no fault that a program finds, and fits its window', async () => {
    const page = await product.newPage();
    const id = await recorded(page);
    await addCustomer(page, { reference: 'customer-2', name: NAME });
    await addCustomer(page, { reference: 'customer-1', name: 'Fenwick Astermole' });
    const customer = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto('/customers/runs');
    // The first one begins within a minute.
    const run = page.getByRole('list', { name: 'Runs' }).getByRole('link').first();
    await expect
      .poll(async () => {
        await page.reload();
        await page
          .getByRole('main')
          .getByText(/No older runs\.|^No runs yet\./)
          .waitFor();
        return run.count();
      })
      .toBe(1);
    const runPath = (await run.getAttribute('href')) ?? '';
    const casePath = await caseOf(page, 'customer-2');
    const address = (path: string) =>
      path
        .replace('/?id', path === '/?id' ? `/?id=${id}` : `/${id}`)
        .replace('/cases/?case', casePath ?? '')
        .replace('?customer', customer ?? '')
        .replace('/customers/runs/?run', runPath);
    for (const [path, text] of PAGES) await expectNoFault(page, address(path), text);
  });

  it('has none before the log-in either', async () => {
    const page = await product.newPage({ loggedIn: false, viewport: { width: 320, height: 640 } });
    for (const [path, text] of PAGES_BEFORE_LOG_IN) await expectNoFault(page, path, text);
  });

  it('of a search leads through its results by keyboard, and keeps the one that was opened in its address', async () => {
    const page = await product.newPage();
    await page.goto('/');
    await searchBox(page).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(NAME);
    await page.keyboard.press('Enter');
    await outcome(page).waitFor();
    await expect.poll(() => rows(page).count()).toBe(3);
    const selected = page.locator('[data-selected]');
    for (const [key, year] of [
      ['j', '1965'],
      ['j', '1980'],
      ['k', '1965'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => selected.innerText()).toContain(year);
      await expect.poll(() => detail(page).innerText()).toContain(`${year}-`);
    }
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toBe(NAME);
    const other = await product.newPage();
    await other.goto(page.url());
    await expect.poll(() => other.locator('[data-selected]').innerText()).toContain('1965');
    await page.keyboard.press('Escape');
    await expect.poll(focused).toContain('1965');
  });
});
