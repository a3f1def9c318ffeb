import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './harness/browser.ts';
import { followSearch, openPart, outcome, rows, screen, searchBox } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

describeInBrowser('the question why a party was not found', () => {
  const product = useProduct({ lists: 'mini' });
  const screened = async (text: string, threshold?: string): Promise<Page> => {
    const page = await product.newPage();
    await page.goto('/');
    await searchBox(page).waitFor();
    if (threshold !== undefined) {
      await page.getByRole('button', { name: 'More details' }).click();
      await page.getByRole('slider', { name: 'Threshold' }).fill(threshold);
    }
    await screen(page, text);
    return page;
  };
  const panel = (page: Page) => page.getByRole('region', { name: 'Why was a party not found?' });
  const figure = (text: string, name: string): number =>
    Number(new RegExp(`${name} (\\d+\\.\\d)`).exec(text)?.[1] ?? Number.NaN);

  it('is answered with the stage, the name score, the words, and the threshold that finds the party', async () => {
    const page = await screened('Orlan Vestrakoff', '100');
    await expect.poll(() => outcome(page).innerText()).toContain('Incomplete');
    await followSearch(page, 'mini:mini-1');
    const told = await panel(page).innerText();
    expect(told).toContain('Its names agree too little with your text');
    const score = figure(told, 'The best name score is');
    expect(score).toBeLessThan(100);
    expect(figure(told, 'Name score')).toBe(score);
    expect(figure(told, 'Threshold')).toBe(100);
    expect(told).toContain('Vestrakoff / Vestrakov differ');
    await expect.poll(() => panel(page).getByRole('listitem').filter({ hasText: 'List says: Orlan' }).count()).toBe(1);
    expect(told).toContain(`A search with a threshold of ${score.toFixed(1)} or lower shows it.`);

    await panel(page)
      .getByRole('button', { name: `Screen again from ${Math.floor(score)}` })
      .click();
    await rows(page).first().waitFor();
    await followSearch(page, 'Orlan Vestrakov');
    await expect.poll(() => panel(page).innerText()).toContain('It is result 1.');
  });

  it('is answered below a no match for a name, also of a party that no list has', async () => {
    const page = await screened('Zebulon Quartermaine');
    await expect.poll(() => outcome(page).innerText()).toContain('No potential match found');
    await followSearch(page, 'Brackwater Lantern Shipping');
    await expect.poll(() => panel(page).innerText()).toContain('mini:mini-3');
    await expect.poll(() => panel(page).innerText()).toContain('No setting finds it with this text');
    await followSearch(page, 'Xyqqwv Prruntz');
    await expect.poll(() => panel(page).innerText()).toContain('No loaded list contains it');
  });

  it('is a click away for a near miss, and goes by what was searched, not by what stands in the form now', async () => {
    const page = await screened('Orlan Vestrakoff', '100');
    await searchBox(page).fill('Somebody Else');
    await openPart(page, 'Left out');
    await page.getByRole('button', { name: 'Why was Orlan Vestrakov not found?' }).click();
    await panel(page).getByText('Vestrakoff', { exact: true }).first().waitFor();
    expect(
      await panel(page)
        .getByRole('heading', { level: 2 })
        .evaluate((it) => it === document.activeElement),
    ).toBe(true);
  });

  it('puts neither name into an address or into storage', async () => {
    const page = await product.newPage();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/');
    await screen(page, 'Zebulon Quillfeather');
    await followSearch(page, 'Yusra al-Hamdoun');
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
    expect([...addresses, kept].filter((text) => /quillfeather|hamdoun/i.test(decodeURIComponent(text)))).toEqual([]);
    expect(product.service().output()).not.toMatch(/quillfeather|hamdoun/i);
  });
});
