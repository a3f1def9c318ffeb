import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoFaults } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { ADMIN, logIn, outcome, screen, searchBox } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

/** The two ways a session ends for a browser: it drops the cookie, or the server no longer knows it. */
const ENDS = [
  { how: 'whose cookie the browser dropped', end: (page: Page) => page.context().clearCookies() },
  {
    how: 'that the server no longer knows',
    end: async (page: Page) => {
      const cookies = await page.context().cookies();
      await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, value: 'ended' })));
    },
  },
] as const;

const logInAgain = async (page: Page): Promise<void> => {
  await dialog(page).getByRole('textbox', { name: 'Password', exact: true }).fill(ADMIN.password);
  await dialog(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog(page).waitFor({ state: 'detached' });
};

describeInBrowser('a session that ended while somebody was at work', () => {
  const product = useProduct({ lists: 'mini' });
  const openSearch = async (): Promise<Page> => {
    const page = await product.newPage();
    await page.goto('/');
    await searchBox(page).waitFor();
    // What the page still reads would find the session ended before it is meant to.
    await page.waitForLoadState('networkidle');
    return page;
  };

  it.for(ENDS)('asks to log in and keeps what was typed: one $how', async ({ end }) => {
    const page = await openSearch();
    await page.getByRole('button', { name: 'More details' }).click();
    await page.getByRole('textbox', { name: 'Birth date' }).fill('1971');
    await searchBox(page).fill('Orlan Vestrakov');
    await end(page);
    await searchBox(page).press('Enter');
    await dialog(page).waitFor();
    await expect.poll(() => page.locator('body').innerText()).not.toMatch(/Authorization|API token/);
    await expect.poll(() => dialog(page).getByRole('textbox', { name: 'User name' }).inputValue()).toBe(ADMIN.username);
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
    await expect.poll(() => dialog(page).isVisible()).toBe(true);

    await logInAgain(page);
    expect(new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => searchBox(page).inputValue()).toBe('Orlan Vestrakov');
    await expect.poll(() => page.getByRole('textbox', { name: 'Birth date' }).inputValue()).toBe('1971');
    await expect.poll(() => searchBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Try again' }).click();
    await outcome(page).getByText('1 potential match').waitFor();
  });

  it('keeps the form of any other page', async () => {
    const page = await product.newPage();
    await page.goto('/settings/api');
    const name = page.getByRole('form', { name: 'Create a token' }).getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Payment system');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Create token' }).click();
    await logInAgain(page);
    await expect.poll(() => name.inputValue()).toBe('Payment system');
    await page.getByRole('button', { name: 'Create token' }).click();
    await page.getByText('Token “Payment system” was created').waitFor();
  });

  it('stays on the page that was requested meanwhile, and shows it after the login', async () => {
    const page = await openSearch();
    await screen(page, 'Orlan Vestrakov');
    await page.context().clearCookies();
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await logInAgain(page);
    await page.getByRole('heading', { level: 1, name: 'API Settings' }).waitFor();
    await page.getByText('No tokens yet').or(page.getByRole('table')).first().waitFor();
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect.poll(() => searchBox(page).inputValue()).toBe('Orlan Vestrakov');
    await outcome(page).waitFor();
  });

  it('tells a wrong password, and is left to somebody else with nothing in it', async () => {
    const page = await openSearch();
    await screen(page, 'Orlan Vestrakov');
    await page.context().clearCookies();
    await searchBox(page).press('Enter');
    await dialog(page).getByRole('textbox', { name: 'Password', exact: true }).fill('not the password');
    await dialog(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await dialog(page).getByRole('alert').getByText('User name or password is wrong').waitFor();
    await expectNoFaults(page);
    await dialog(page).getByRole('button', { name: 'Log in as someone else' }).click();
    await logIn(page);
    await searchBox(page).waitFor();
    await expect.poll(() => searchBox(page).inputValue()).toBe('');
    await expect.poll(() => outcome(page).count()).toBe(0);
  });

  it('goes on where another window of the browser has logged in since', async () => {
    const page = await openSearch();
    await searchBox(page).fill('Orlan Vestrakov');
    await page.context().clearCookies();
    const other = await page.context().newPage();
    await other.goto('/');
    await logIn(other);
    await searchBox(other).waitFor();
    await other.close();
    const renewed = page.waitForResponse((response) => response.url().endsWith('/api/v1/session') && response.ok());
    await searchBox(page).press('Enter');
    await renewed;
    await page.getByRole('button', { name: 'Try again' }).click();
    await outcome(page).getByText('1 potential match').waitFor();
  });

  it('leaves nothing of it to somebody else who has logged in in another window', async () => {
    const page = await openSearch();
    await screen(page, 'Orlan Vestrakov');
    await outcome(page).waitFor();
    await page.context().clearCookies();
    const other = await page.context().newPage();
    await other.goto('/');
    await logIn(other);
    await searchBox(other).waitFor();
    await page.route('**/api/v1/session', async (route) => {
      const response = await route.fetch();
      const session: object = await response.json();
      await route.fulfill({ response, json: { ...session, user: { id: 'usr_other', username: 'other' } } });
    });
    const reloaded = page.waitForEvent('load');
    await searchBox(page).press('Enter');
    await reloaded;
    await page.getByRole('button', { name: 'Account other' }).waitFor();
    await expect.poll(() => searchBox(page).inputValue()).toBe('');
    await expect.poll(() => outcome(page).count()).toBe(0);
  });

  it('can be logged out of', async () => {
    const page = await openSearch();
    await page.context().clearCookies();
    await page.getByRole('button', { name: /^Account / }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await expect.poll(() => dialog(page).count()).toBe(0);
  });
});
