import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { TestProvider } from '../packages/server/test/support/identity-provider.ts';
import { expectNoFaults } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { pressByKeyboard } from './harness/by-keyboard.ts';
import { freePort } from './harness/free-port.ts';
import { outcome, searchBox } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

const ROLES = 'screening=analyst; platform=admin';

const toProvider = (page: Page) => page.getByRole('button', { name: 'Log in with Test Login' });

/** Types into the form of the provider, whose first field has the focus. */
async function identify(page: Page, login: string): Promise<void> {
  await page.getByRole('heading', { name: 'Sign-in' }).waitFor();
  await page.keyboard.type(login);
  await page.keyboard.press('Tab');
  await page.keyboard.type('any password');
  await page.keyboard.press('Enter');
}

describeInBrowser('single sign-on', () => {
  let provider: TestProvider;
  let publicUrl: string;
  const product = useProduct({
    lists: 'mini',
    // Other names of this machine are other sites for a browser, as a provider elsewhere is.
    prepare: async () => {
      const port = await freePort();
      publicUrl = `http://localhost:${port}`;
      provider = await TestProvider.start({ publicUrl });
      provider.people.set('s-1', { preferred_username: 'Dora Quelmar', groups: ['screening'] });
      provider.people.set('s-2', { preferred_username: 'Eve', groups: ['visitors'] });
      const settings = Object.entries({ ...provider.environment(ROLES), PUBLIC_URL: publicUrl });
      return { port, env: Object.fromEntries(settings.map(([name, value]) => [`NAMESAKE_${name}`, value])) };
    },
  });
  afterAll(() => provider?.stop());

  const newPage = async (): Promise<Page> => {
    const page = await product.newPage({ loggedIn: false, baseURL: publicUrl });
    // The provider's pages ask for a font.
    await page.context().route('https://fonts.googleapis.com/**', (route) => route.abort());
    return page;
  };

  const logIn = async (page: Page, path = '/'): Promise<void> => {
    await page.goto(path);
    await pressByKeyboard(page, toProvider(page));
    await identify(page, 's-1');
    await page.getByRole('button', { name: 'Account Dora Quelmar' }).waitFor();
  };

  it('logs in on the pages of the provider, with the role of a group, back to where one wanted to go', async () => {
    const page = await newPage();
    await page.goto('/lists');
    await toProvider(page).waitFor();
    await expectNoFaults(page);
    const cookies: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/oidc/callback'))
        void request.allHeaders().then(({ cookie }) => cookies.push(cookie));
    });
    await pressByKeyboard(page, toProvider(page));
    await identify(page, 's-1');
    await page.getByRole('heading', { level: 1, name: 'Lists' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/lists');
    await expect.poll(() => cookies).toEqual([expect.stringMatching(/^namesake-login=[^;]+$/)]);

    await page.goto('/settings/security');
    await page.getByRole('table', { name: 'Sessions' }).waitFor();
    await expect.poll(() => page.getByText('Current password').count()).toBe(0);
    const sections = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
    await expect.poll(() => sections.allInnerTexts()).toEqual(['Scoring', 'Rules', 'Cases', 'Good guys', 'Security']);
    await expectNoFaults(page);

    const admin = await product.newPage({ baseURL: publicUrl });
    await admin.goto('/settings/users');
    await admin.getByRole('row', { name: /Dora Quelmar Analyst Active Single sign-on/ }).waitFor();
  });

  it('ends the session that the browser had, which it does not show on its way back', async () => {
    const page = await newPage();
    await logIn(page);
    const before = await page.context().cookies(publicUrl);
    // Whom the provider asks comes from its pages, and browsers keep strict cookies back; a mere redirect has them.
    await page.context().clearCookies({ domain: '127.0.0.1' });
    await page.goto('/login');
    const callback = page.waitForRequest((request) => request.url().includes('/oidc/callback'));
    await pressByKeyboard(page, toProvider(page));
    await identify(page, 's-1');
    expect((await (await callback).allHeaders())['cookie']).not.toMatch(/namesake=/);
    await searchBox(page).waitFor();
    const cookie = before.map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${product.service().url}/api/v1/session`, { headers: { cookie } });
    expect(answer.status).toBe(401);
  });

  it('says plainly that somebody has no access', async () => {
    const page = await newPage();
    await page.goto('/');
    await pressByKeyboard(page, toProvider(page));
    await identify(page, 's-2');
    await page.getByRole('alert').getByText('You have no access to Namesake').waitFor();
    await expectNoFaults(page);
  });

  it('logs in again in a new tab after the session has ended, and keeps what was typed', async () => {
    const page = await newPage();
    await logIn(page);
    await searchBox(page).fill('Orlan Vestrakov');
    await page.context().clearCookies({ name: 'namesake' });
    await searchBox(page).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.waitFor();
    await expectNoFaults(page);
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    const tab = await opened;
    await tab.getByRole('heading', { name: 'You are logged in' }).waitFor();
    await expectNoFaults(tab);
    await tab.close();
    // Browsers tell a page that it is looked at again; one without windows does not.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => searchBox(page).inputValue()).toBe('Orlan Vestrakov');
    await page.getByRole('button', { name: 'Try again' }).click();
    await outcome(page).getByText('1 potential match').waitFor();
  });

  it('ends here, and at the provider too if one wants', async () => {
    const page = await newPage();
    await logIn(page);
    await pressByKeyboard(page, page.getByRole('button', { name: /^Account / }));
    await pressByKeyboard(page, page.getByRole('button', { name: 'Log out' }));
    await page.getByRole('status').getByText('You are logged out of Namesake').waitFor();
    await expectNoFaults(page);
    await pressByKeyboard(page, page.getByRole('link', { name: 'Log out of Test Login too' }));
    await pressByKeyboard(page, page.getByRole('button', { name: 'Yes, sign me out' }));
    await toProvider(page).waitFor();
    expect(new URL(page.url()).href).toBe(`${publicUrl}/login`);
    await pressByKeyboard(page, toProvider(page));
    await page.getByRole('heading', { name: 'Sign-in' }).waitFor();
  });
});
