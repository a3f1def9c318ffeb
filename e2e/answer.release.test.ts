import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answerWith, INCOMPLETE, INCOMPLETE_TEXT, LIGHT_NAMES } from './harness/answer-with.ts';
import { auditPage, overflowPixels } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { outcome, screen, searchBox } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

const CHANGED = 'The form has changed since this screening. Search again.';

const answerOf = (page: Page) => page.getByRole('region', { name: 'Answer', exact: true });
const changed = (page: Page) => page.getByRole('status').getByText(CHANGED);
const washOf = (page: Page) => outcome(page).evaluate((element) => getComputedStyle(element).backgroundColor);

describeInBrowser('an answer on the search page', () => {
  const product = useProduct({ lists: 'mini' });
  const openSearch = async (): Promise<Page> => {
    const page = await product.newPage();
    await page.goto('/');
    await searchBox(page).waitFor();
    return page;
  };
  const fitsAndPasses = async (page: Page): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [1280, 320]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => auditPage(page), { message: `${colorScheme}, ${width}` }).toEqual([]);
        await expect.poll(() => overflowPixels(page), { message: `${colorScheme}, ${width}` }).toBe(0);
      }
  };

  it('names the text, what was given with it, the time and the id it belongs to', async () => {
    const page = await openSearch();
    await page.getByRole('button', { name: 'More details' }).click();
    await page.getByRole('textbox', { name: 'Birth date' }).fill('1971');
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/search'));
    await screen(page, 'Vestrakov, Orlan');
    const { searchId }: { searchId: string } = await (await answered).json();
    const told = await answerOf(page).innerText();
    expect(told).toMatch(/^Screened:\s+“?Vestrakov, Orlan”?[\s·]+Birth date: 1971\s/);
    expect(told.slice(0, 200)).toContain(searchId);
    await expect.poll(() => answerOf(page).locator('time').first().getAttribute('datetime')).toMatch(/^20\d\d-/);
  });

  it('is greyed as soon as the form asks for something else, and normal when the values are back', async () => {
    const page = await openSearch();
    await screen(page, 'Orlan Vestrakov');
    const normal = await washOf(page);
    await expect.poll(() => changed(page).count()).toBe(0);

    await searchBox(page).fill('Orlan Vestrakova');
    await changed(page).waitFor();
    await expect.poll(() => washOf(page)).not.toBe(normal);
    await expect.poll(() => answerOf(page).innerText()).toContain('Orlan Vestrakov');
    await fitsAndPasses(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await searchBox(page).fill('Orlan Vestrakov');
    await changed(page).waitFor({ state: 'detached' });
    await expect.poll(() => washOf(page)).toBe(normal);

    await page.getByRole('button', { name: 'More details' }).click();
    await page.getByRole('textbox', { name: 'Birth date' }).fill('1999');
    await changed(page).waitFor();
    await page.getByRole('textbox', { name: 'Birth date' }).fill('');
    await changed(page).waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Include delisted parties' }).check();
    await changed(page).waitFor();

    await searchBox(page).press('Enter');
    await changed(page).waitFor({ state: 'detached' });
    await expect.poll(() => answerOf(page).innerText()).toContain('Include delisted parties');
  });

  it('is greyed still after a look at another page', async () => {
    const page = await openSearch();
    await screen(page, 'Orlan Vestrakov');
    await searchBox(page).fill('Tavira Quelloz');
    await page.getByRole('link', { name: 'Lists', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Lists' }).waitFor();
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await changed(page).waitFor();
    await expect.poll(() => searchBox(page).inputValue()).toBe('Tavira Quelloz');
    await expect.poll(() => answerOf(page).innerText()).toContain('Orlan Vestrakov');
  });

  it('shows what was not compared: the text with those places marked, why, and what to do', async () => {
    const page = await openSearch();
    await answerWith(page, INCOMPLETE);
    await screen(page, INCOMPLETE_TEXT);
    await expect.poll(() => outcome(page).innerText()).toContain('part of your input could not be compared');
    const gaps = page.getByRole('region', { name: 'Not compared' });
    await expect.poll(() => gaps.locator('bdi mark').allInnerTexts()).toEqual(['⸺⸺', '�']);
    await expect.poll(() => gaps.ariaSnapshot()).toMatch(/mark: "\[not compared: ⸺⸺ ?\]"/);
    const told = await gaps.innerText();
    expect(told).toMatch(
      /Symbols that represent no letter[\s\S]*U\+2E3A U\+2E3A[\s\S]*Type the letters that they represent/,
    );
    expect(told).toMatch(/damaged[\s\S]*U\+FFFD[\s\S]*Check the encoding[\s\S]*by hand/);
    await fitsAndPasses(page);
  });

  it('tells names that are everyday words too though nothing was found, and screens one alone', async () => {
    const page = await openSearch();
    await answerWith(page, { suppressed: LIGHT_NAMES });
    await screen(page, 'a bramble hedge and a lantern');
    await expect.poll(() => outcome(page).innerText()).toContain('No potential match found');
    const summary = page.getByText('2 names that are also everyday words were found and not counted as matches');
    await expect.poll(() => page.getByText('Nothing was left out').count()).toBe(0);
    await summary.click();
    await expect
      .poll(() => page.getByRole('link', { name: 'Bramble' }).getAttribute('href'))
      .toBe('/parties/sample%3AP-001');
    await fitsAndPasses(page);
    await page.getByRole('button', { name: 'Screen this name alone: Bramble' }).click();
    await answerOf(page)
      .getByText(/^Screened:\s*“?Bramble/)
      .waitFor();
    await expect.poll(() => searchBox(page).inputValue()).toBe('Bramble');
  });
});
