import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoFaults, overflowPixels } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { outcome, screen, searchBox } from './harness/pages.ts';
import { NAMESAKES } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const [LISTED] = NAMESAKES;
const TEXTS = ['Wendeline Farrowquist', 'Ottokar Farrowquist', LISTED] as const;

const list = (page: Page) => page.getByRole('list', { name: 'Screenings' });
const rows = (page: Page) => list(page).locator('[data-row]');

describeInBrowser('the history page', () => {
  const product = useProduct({ lists: 'namesakes' });

  async function screenAll(page: Page): Promise<void> {
    await page.goto('/');
    await searchBox(page).waitFor();
    for (const text of TEXTS) await screen(page, text);
  }

  it('finds what was screened, and leads to it and back by keyboard', async () => {
    const page = await product.newPage();
    await screenAll(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
    await expect.poll(async () => (await rows(page).allInnerTexts()).slice(0, 3)).toEqual([...TEXTS].reverse());
    await page.getByRole('heading', { level: 1, name: 'History' }).click();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.keyboard.press('j');
    await expect.poll(focused).toBe(TEXTS[2]);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect.poll(focused).toBe(TEXTS[1]);
    await expectNoFaults(page);
    await page.keyboard.press('Enter');
    await outcome(page).waitFor();
    await expect.poll(() => page.getByRole('main').innerText()).toContain(TEXTS[1]);
    await page.goBack();
    await list(page).waitFor();
  });

  it('filters by what the address says, which has no name', async () => {
    const page = await product.newPage();
    await screenAll(page);
    await page.goto('/history');
    await list(page).waitFor();
    await expect.poll(() => list(page).getByRole('listitem').first().innerText()).toContain('Potential match');
    await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Potential match');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => page.url()).toContain('outcome=potential_match');
    await expect.poll(async () => new Set(await rows(page).allInnerTexts())).toEqual(new Set([LISTED]));
    await page.getByRole('button', { name: 'Only my screenings' }).click();
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Screened by' }).locator('option:checked').innerText())
      .toBe('admin');
    await expect.poll(() => page.url()).toMatch(/actor=user/);
    await expect.poll(async () => new Set(await rows(page).allInnerTexts())).toEqual(new Set([LISTED]));
    await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Insufficient name');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('No screenings match these filters.').waitFor();
    await expectNoFaults(page);
    await page.goBack();
    await expect.poll(async () => new Set(await rows(page).allInnerTexts())).toEqual(new Set([LISTED]));
    expect(new URL(page.url()).search).toMatch(/^\?outcome=potential_match&actor=user(?::|%3A)usr_\w+$/);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect.poll(async () => (await rows(page).allInnerTexts()).length).toBeGreaterThan(2);
  });

  it('filters by a reference of which the address shows nothing; an earlier link with it leads to the same', async () => {
    const page = await product.newPage();
    await page.goto('/');
    await searchBox(page).waitFor();
    await page.getByRole('button', { name: /^More details/ }).click();
    await page.getByRole('textbox', { name: 'Customer reference' }).fill('customer-4711');
    await screen(page, TEXTS[0]);
    await page.goto('/history');
    await page.getByRole('textbox', { name: 'Your reference' }).fill('customer-4711');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => page.url()).toMatch(/customer=cus_/);
    await expect.poll(() => rows(page).allInnerTexts()).toEqual([TEXTS[0]]);
    const address = page.url();
    await page.goto('/history?externalRef=customer-4711');
    await expect.poll(() => page.url()).toBe(address);
    await expect.poll(() => page.getByRole('textbox', { name: 'Your reference' }).inputValue()).toBe('customer-4711');
    await expect.poll(() => rows(page).allInnerTexts()).toEqual([TEXTS[0]]);
  });

  it('leads to the receipt, which can be printed', async () => {
    const page = await product.newPage();
    await screenAll(page);
    await page.goto('/history');
    await page
      .getByRole('link', { name: `Receipt: ${LISTED}` })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Screening receipt' }).waitFor();
    await page.getByRole('button', { name: 'Download as PDF' }).waitFor();
  });

  it('fits windows of any width', async () => {
    const page = await product.newPage();
    await screenAll(page);
    await page.goto('/history');
    await list(page).waitFor();
    for (const width of [320, 390, 768, 1_024, 1_440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflowPixels(page), { message: String(width) }).toBe(0);
    }
  });

  it('says when the history cannot be read, and tries again', async () => {
    const page = await product.newPage();
    await screenAll(page);
    await page.route('**/api/v1/searches?*', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await expectNoFaults(page);
    await page.unroute('**/api/v1/searches?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await list(page).waitFor();
  });
});
