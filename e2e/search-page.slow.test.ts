import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './harness/browser.ts';
import { detail, outcome, rows, screen, searchBox } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

const heading = (page: Page) => detail(page).getByRole('heading', { level: 2 });

describeInBrowser('the search page on the sample list', () => {
  const product = useProduct({ env: { NAMESAKE_LOG_LEVEL: 'debug' } });
  const openSearch = async (): Promise<Page> => {
    const page = await product.newPage();
    await page.goto('/');
    await searchBox(page).waitFor();
    return page;
  };

  it('shows the matched name with its words marked, the evidence, and how the score adds up', async () => {
    const page = await openSearch();
    await screen(page, 'Arkadi Poluschtofow');
    const result = detail(page);
    await expect.poll(() => heading(page).innerText()).toBe('Arkadij Poluschtofow');
    await expect.poll(() => heading(page).locator('mark').allInnerTexts()).toEqual(['Arkadij', 'Poluschtofow']);
    const steps = await result.getByText('How the score adds up').locator('..').locator('dd:not([aria-hidden])').all();
    const points = await Promise.all(steps.map(async (row) => Number((await row.innerText()).replace('−', '-'))));
    const total = points.pop() ?? Number.NaN;
    expect(total).toBeGreaterThanOrEqual(75);
    expect(points.reduce((sum, step) => sum + step, 0)).toBeCloseTo(total, 5);
    await expect.poll(() => result.getByText('Matched words').isVisible()).toBe(true);
    await expect.poll(() => result.getByText('Verkhnyaya Lipovka').count()).toBeGreaterThan(0);
  });

  it('never takes an empty demo answer for a clearance', async () => {
    const page = await openSearch();
    await screen(page, 'Zebulon Quartermaine');
    const told = await page.getByRole('main').innerText();
    expect(told).toContain('Demo answer from fictional data');
    expect(told).toContain('0 sample parties match');
    expect(told).not.toMatch(/\b(?:clear|cleared|clearance|safe|passed|no hits?)\b/i);
    await expect.poll(() => page.getByRole('list', { name: 'Results' }).count()).toBe(0);
  });

  it('is used by keyboard: / goes to the box, Enter screens, Shift+Enter starts a line', async () => {
    const page = await openSearch();
    await page.getByRole('link', { name: 'Search', exact: true }).focus();
    await page.keyboard.press('/');
    await page.keyboard.type('Pelagos');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Mirage');
    await expect.poll(() => searchBox(page).inputValue()).toBe('Pelagos\nMirage');
    await page.keyboard.press('Enter');
    await outcome(page).waitFor();
    await expect.poll(() => heading(page).innerText()).toMatch(/pelagos mirage/i);
  });

  it('shows an error with its title and the id under which the log tells more', async () => {
    const page = await openSearch();
    const refusal = page.waitForResponse((response) => response.url().endsWith('/api/v1/search'));
    await searchBox(page).fill('?!');
    await searchBox(page).press('Enter');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    const response = await refusal;
    const problem: { code: string; requestId: string } = await response.json();
    expect([response.status(), problem.code]).toEqual([422, 'unscreenable_text']);
    const told = await alert.innerText();
    expect(told).toContain('The text contains nothing that can be screened');
    expect(told).toContain(problem.requestId);
    // The log arrives through a pipe of its own, not always before the answer.
    await expect.poll(() => product.service().output()).toContain(problem.requestId);
  });

  it('says that nothing was screened when the server cannot be reached, and tries again', async () => {
    const page = await openSearch();
    await page.context().setOffline(true);
    await searchBox(page).fill('Pelagos Mirage');
    await searchBox(page).press('Enter');
    await page.getByRole('alert').getByText('Nothing was screened').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await rows(page).first().waitFor();
  });

  it('needs at most 180 kB of compressed script before it is painted', async () => {
    const page = await openSearch();
    const scriptBytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
        // Other pages are fetched once this one is there.
        .filter(
          ({ startTime }) =>
            startTime <= (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity),
        )
        .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
    );
    expect(scriptBytes).toBeGreaterThan(10_000);
    expect(scriptBytes).toBeLessThan(180_000);
  });

  it('tells what is typed to its own server alone: no log, no address and no store of the browser has it', async () => {
    const page = await product.newPage();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.goto('/');
    await screen(page, 'Arkadij Poluschtofow');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Tokens', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect.poll(() => searchBox(page).inputValue()).toBe('Arkadij Poluschtofow');
    await screen(page, 'Quillfeather');
    await page.reload();
    await searchBox(page).waitFor();
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => /quillfeather|poluschtofow/i.test(decodeURIComponent(address)))).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, history.state, document.title]),
    );
    expect(kept).not.toMatch(/quillfeather|poluschtofow/i);
    expect(addresses.filter((address) => new URL(address).origin !== product.service().url)).toEqual([]);
    expect(product.service().output()).not.toMatch(/quillfeather|poluschtofow/i);
  });
});
