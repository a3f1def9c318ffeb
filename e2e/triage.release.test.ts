import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answerWith } from './harness/answer-with.ts';
import { auditPage, overflowPixels } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { detail, logIn, openPart, outcome, rows, screen, searchBox } from './harness/pages.ts';
import { NAMESAKES } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const heading = (page: Page) => detail(page).getByRole('heading', { level: 2 });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const memberOf = (page: Page, member: string) => new URL(page.url()).searchParams.get(member);
const selectedYear = (page: Page) => page.locator('[data-selected]').innerText();

describeInBrowser('the results of searches', () => {
  const product = useProduct({ lists: 'namesakes' });
  const openSearch = async (width = 1280): Promise<Page> => {
    const page = await product.newPage({ viewport: { width, height: 800 } });
    await page.goto('/');
    await searchBox(page).waitFor();
    return page;
  };

  it('of ten searches are triaged by keyboard alone', async () => {
    const page = await openSearch();
    for (const name of NAMESAKES) {
      await page.keyboard.press('/');
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await expect.poll(() => heading(page).innerText()).toBe(name);
      await expect.poll(() => focused(page)).toContain(name);
      await expect.poll(() => rows(page).count()).toBe(3);
      for (const [key, year] of [
        ['j', '1965'],
        ['j', '1980'],
        ['k', '1965'],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(() => selectedYear(page)).toContain(year);
        await expect.poll(() => detail(page).innerText()).toContain(`${year}-`);
      }
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe(name);
      await page.keyboard.press('Escape');
      await expect.poll(() => focused(page)).toContain('1965');
    }
    await page.keyboard.press('n');
    await page.getByText('Nothing was left out of the results.').waitFor();
    await page.keyboard.press('s');
    await page.getByRole('region', { name: 'What was searched' }).waitFor();
    await page.keyboard.press('r');
    await rows(page).first().waitFor();
  });

  it('have an address of ids: it is opened anew, and back and forward lead through them', async () => {
    const page = await openSearch();
    await screen(page, 'Oswin Dalvor');
    await rows(page).nth(1).click();
    await expect.poll(() => memberOf(page, 'party')).toMatch(/^namesakes:nk-2-/);
    const first = page.url();
    await screen(page, 'Hedda Morvell');
    await expect.poll(() => heading(page).innerText()).toBe('Hedda Morvell');
    await page.goBack();
    await expect.poll(() => page.url()).toBe(first);
    await expect.poll(() => heading(page).innerText()).toBe('Oswin Dalvor');
    await expect.poll(() => searchBox(page).inputValue()).toBe('Oswin Dalvor');
    await expect.poll(() => selectedYear(page)).toContain('1965');
    await page.goBack();
    await expect.poll(() => searchBox(page).inputValue()).toBe('');
    await page.goForward();
    await page.goForward();
    await expect.poll(() => searchBox(page).inputValue()).toBe('Hedda Morvell');

    const other = await product.newPage();
    await other.goto(first);
    await expect.poll(() => heading(other).innerText()).toBe('Oswin Dalvor');
    await expect.poll(() => selectedYear(other)).toContain('1965');
    await expect
      .poll(() => other.getByRole('region', { name: 'Answer' }).innerText())
      .toContain('read from the record');
  });

  it('of a link that was opened before the login are shown after it; a wrong id is reported', async () => {
    const page = await openSearch();
    await screen(page, 'Tamsel Zimbrake');
    const stranger = await product.newPage({ loggedIn: false });
    await stranger.goto(page.url());
    await logIn(stranger);
    await expect.poll(() => heading(stranger).innerText()).toBe('Tamsel Zimbrake');
    await stranger.goto('/?id=srch_nothing');
    await stranger.getByRole('alert').getByText('Screening not found').waitFor();
    await expect.poll(() => auditPage(stranger)).toEqual([]);
  });

  it('are a page over the rows on a narrow window, which fits, with the way back', async () => {
    const page = await openSearch(320);
    await screen(page, 'Brisa Drumish');
    await expect.poll(() => detail(page).count()).toBe(0);
    await rows(page).nth(2).click();
    await expect.poll(() => focused(page)).toBe('Brisa Drumish');
    await expect.poll(() => searchBox(page).isVisible()).toBe(false);
    await expect.poll(() => auditPage(page)).toEqual([]);
    await expect.poll(() => overflowPixels(page)).toBe(0);
    await page.getByRole('button', { name: 'Results' }).click();
    await expect.poll(() => focused(page)).toContain('1980');
    await expect.poll(() => memberOf(page, 'party')).toBe(null);
    await page.keyboard.press('Enter');
    await detail(page).waitFor();
    await page.goBack();
    await rows(page).nth(2).waitFor();
    await expect.poll(() => overflowPixels(page)).toBe(0);
  });

  it('are narrowed to a part, which the page says, and whole again at a click', async () => {
    const page = await openSearch();
    await page.getByRole('button', { name: 'More details' }).click();
    await page.getByRole('textbox', { name: 'Birth date' }).fill('1965-07-21');
    await screen(page, 'Lucan Pelgrath');
    await rows(page).filter({ hasText: 'Birth date differs' }).first().waitFor();
    await expect.poll(() => rows(page).first().innerText()).toContain('Birth date matches');
    await page.getByRole('combobox', { name: 'Priority' }).selectOption('Review');
    await expect.poll(() => rows(page).count()).toBe(2);
    await page.getByText('2 of 3 shown').waitFor();
    await expect.poll(() => detail(page).getByRole('row').nth(1).innerText()).toContain('Conflict');
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect.poll(() => rows(page).count()).toBe(3);
  });

  it('beyond the first page are one click away, each page with an address of its own', async () => {
    const page = await openSearch();
    await answerWith(page, { total: 7, nextCursor: 'page-two' });
    await screen(page, 'Perrin Vantrask');
    const first = page.url();
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/v1/search'));
    await page.unroute('**/api/v1/search');
    await page.route('**/api/v1/search', async (route) => {
      const { cursor, ...body }: { cursor: string } = route.request().postDataJSON();
      const response = await route.fetch({ postData: body });
      await route.fulfill({ response, json: { ...(await response.json()), total: 7, searchText: cursor } });
    });
    await page.getByRole('button', { name: 'Next page' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ searchText: 'Perrin Vantrask', cursor: 'page-two' });
    await page.getByText('4 to 6 of 7').waitFor();
    await page.goBack();
    await expect.poll(() => page.url()).toBe(first);
    await page.getByText('3 of 7 shown').waitFor();
  });

  it('have a next page that is tried again if it failed, and not the first one', async () => {
    const page = await openSearch();
    await answerWith(page, { total: 7, nextCursor: 'page-two' });
    await screen(page, 'Perrin Vantrask');
    await page.unroute('**/api/v1/search');
    await page.route('**/api/v1/search', (route) => route.abort());
    await page.getByRole('button', { name: 'Next page' }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/v1/search'));
    await again.click();
    expect((await asked).postDataJSON()).toMatchObject({ searchText: 'Perrin Vantrask', cursor: 'page-two' });
  });

  it('are printed with the text and the id, in light, without the form', async () => {
    const page = await openSearch();
    await page.emulateMedia({ colorScheme: 'dark' });
    await screen(page, 'Anselm Karvonel');
    const id = memberOf(page, 'id') ?? 'no id';
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => searchBox(page).isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('main').innerText()).toContain(id);
    await expect.poll(() => page.getByRole('main').innerText()).toContain('Not covered by what was searched');
    await expect
      .poll(() => page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor))
      .toBe('rgb(255, 255, 255)');
  });

  it('are refused with what is wrong next to its field', async () => {
    const page = await openSearch();
    await page.getByRole('button', { name: 'More details' }).click();
    await page.getByRole('textbox', { name: 'Birth date' }).fill('1750-01-01');
    await searchBox(page).fill('Jorun Ostrelling');
    await searchBox(page).press('Enter');
    await page.getByRole('alert').waitFor();
    const field = page.getByRole('textbox', { name: 'Birth date' });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expect
      .poll(() => field.locator('..').innerText())
      .toContain('Enter a valid date that is neither before 1850 nor in the future.');
    await field.fill('1965');
    await searchBox(page).press('Enter');
    await outcome(page).waitFor();
    await expect.poll(() => field.isVisible()).toBe(false);
    await page.getByRole('button', { name: /^More details/ }).click();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe(null);
    await openPart(page, 'Party missing?');
    await page.getByRole('button', { name: 'Trace the search' }).waitFor();
  });
});
