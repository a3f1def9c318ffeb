import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './harness/browser.ts';
import { detail, listPill, logIn, outcome, rows, screen, searchBox } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

describeInBrowser('the search page on the sample list', () => {
  const product = useProduct();
  const openSearch = async (): Promise<Page> => {
    const page = await product.newPage();
    await page.goto('/');
    await searchBox(page).waitFor();
    return page;
  };

  it('says on every page that the list is fictional', async () => {
    const page = await openSearch();
    for (const path of ['/', '/settings/api']) {
      await page.goto(path);
      await page.getByText('Fictional sample list — not for real screening').waitFor();
      await listPill(page).getByText('Sample list').first().waitFor();
    }
    const stranger = await product.newPage({ loggedIn: false });
    await stranger.goto('/login');
    await stranger.getByText('Fictional sample list — not for real screening').waitFor();
  });

  it('runs an example at a click', async () => {
    const page = await openSearch();
    await page.getByRole('button', { name: 'Pelagos Mirage' }).click();
    await expect.poll(() => detail(page).getByRole('heading', { level: 2 }).innerText()).toMatch(/pelagos mirage/i);
  });

  it('needs a log-in, and opens the requested page after it', async () => {
    const page = await product.newPage({ loggedIn: false });
    await page.goto('/settings/api');
    await logIn(page);
    await page.getByRole('heading', { name: 'API Settings', level: 1 }).waitFor();
  });

  it('keeps what was typed and found while another page is looked at', async () => {
    const page = await openSearch();
    await screen(page, 'Arkadi Poluschtofow');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'API Settings', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect.poll(() => searchBox(page).inputValue()).toBe('Arkadi Poluschtofow');
    await rows(page).first().waitFor();
  });
});

describeInBrowser('the search page on lists taken for official', () => {
  const product = useProduct({ lists: 'mini' });
  const openSearch = async (): Promise<Page> => {
    const page = await product.newPage();
    await page.goto('/');
    return page;
  };

  it('calls a match potential and leaves the judgement to a person', async () => {
    const page = await openSearch();
    await screen(page, 'Vestrakov, Orlan');
    const told = await outcome(page).innerText();
    expect(told).toContain('1 potential match');
    expect(told).toContain('A person has to decide');
    await expect.poll(() => page.getByText('Fictional').count()).toBe(0);
  });

  it('says in how many lists nothing was found, and nothing more', async () => {
    const page = await openSearch();
    await screen(page, 'Zebulon Quartermaine');
    const told = await page.getByRole('main').innerText();
    expect(told).toContain('No potential match found');
    expect(told).toContain('1 list with 5 records');
    expect(told).not.toMatch(/\b(?:clear|cleared|clearance|safe|passed)\b/i);
  });

  it('shows a birth date that conflicts without hiding the party', async () => {
    const page = await openSearch();
    await page.getByRole('button', { name: 'More details' }).click();
    await page.getByRole('textbox', { name: 'Birth date' }).fill('1999-01-01');
    await screen(page, 'Orlan Vestrakov');
    const result = detail(page);
    await expect
      .poll(() => result.getByRole('row', { name: /Birth date/ }).innerText())
      .toMatch(/1999-01-01[\s\S]*Conflict/);
  });
});
