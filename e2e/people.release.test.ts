import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoFaults } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { pressByKeyboard, typeInto } from './harness/by-keyboard.ts';
import { ADMIN, logIn, outcome, screen, searchBox } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

const PASSWORD = 'eight loud kettles';
const NEW_PASSWORD = 'nine green umbrellas';

const password = (page: Page, name = 'Password') => page.getByRole('textbox', { name, exact: true });

describeInBrowser('people', () => {
  const product = useProduct({ lists: 'mini' });

  /** Invites somebody by keyboard, and gives the link. */
  async function invite(page: Page, name: string, role: string): Promise<string> {
    await page.goto('/settings/users');
    await pressByKeyboard(page, page.getByRole('button', { name: 'Invite a person' }));
    const dialog = page.getByRole('dialog');
    await typeInto(dialog.getByRole('textbox', { name: 'User name' }), name);
    await dialog.getByRole('combobox', { name: 'Role' }).selectOption(role);
    await dialog.getByRole('textbox', { name: 'User name' }).press('Enter');
    const link = await dialog.getByRole('textbox', { name: 'One-time link' }).inputValue();
    await pressByKeyboard(page, dialog.getByRole('button', { name: 'I have passed it on' }));
    await dialog.waitFor({ state: 'detached' });
    return link;
  }

  async function accept(link: string): Promise<Page> {
    const page = await product.newPage({ loggedIn: false });
    await page.goto(link);
    await typeInto(password(page), PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Account / }).waitFor();
    return page;
  }

  it('are in a table that fits a window of 1,280 pixels, with everything that can be done', async () => {
    const page = await product.newPage({ viewport: { width: 1280, height: 800 } });
    await accept(await invite(page, 'Tolbrecht Quelmar-Vestrakov', 'integrator'));
    await page.goto('/settings/users');
    const button = page.getByRole('button', { name: /^Disable .*Quelmar/ });
    await button.waitFor();
    const table = page.getByRole('group').filter({ has: button });
    await expect.poll(() => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  it('are invited by a link, which makes an account in another browser, with what its role may do', async () => {
    const admin = await product.newPage();
    const link = await invite(admin, 'Ben Tolbrecht', 'analyst');
    await admin.getByRole('table', { name: 'Open invitations' }).getByText('Ben Tolbrecht').waitFor();

    const ben = await product.newPage({ loggedIn: false });
    await ben.goto(link);
    await expect.poll(() => ben.getByRole('textbox', { name: 'User name' }).inputValue()).toBe('Ben Tolbrecht');
    expect(ben.url()).not.toContain('token');
    await typeInto(password(ben), 'tolbrecht2026');
    await ben.keyboard.press('Enter');
    await ben.getByRole('alert').getByText('The password is easy to guess').waitFor();
    await expectNoFaults(ben);
    await typeInto(password(ben), PASSWORD);
    await ben.keyboard.press('Enter');
    await searchBox(ben).waitFor();
    await screen(ben, 'Orlan Vestrakov');
    await outcome(ben).getByText('1 potential match').waitFor();

    await pressByKeyboard(ben, ben.getByRole('link', { name: 'Settings', exact: true }));
    const sections = ben.getByRole('navigation', { name: 'Settings' }).getByRole('link');
    await expect.poll(() => sections.allInnerTexts()).toEqual(['Scoring', 'Rules', 'Cases', 'Good guys', 'Security']);
    await ben.getByRole('article', { name: 'default' }).waitFor();
    await expect.poll(() => ben.getByRole('button', { name: 'New policy' }).count()).toBe(0);
    await ben.goto('/settings/users');
    await ben.getByRole('alert').getByText('You may not do this').waitFor();

    await admin.reload();
    await admin
      .getByRole('table', { name: 'Users' })
      .getByRole('row', { name: /Ben Tolbrecht Analyst Active/ })
      .waitFor();
    await admin.getByRole('heading', { name: 'What each role may do' }).waitFor();
    await expectNoFaults(admin);

    const used = await product.newPage({ loggedIn: false });
    await used.goto(link);
    await typeInto(password(used), PASSWORD);
    await used.keyboard.press('Enter');
    await used.getByRole('alert').getByText('The invitation is not valid').waitFor();
  });

  it('get another role at once, and are logged out when they are disabled', async () => {
    const admin = await product.newPage();
    const cleo = await accept(await invite(admin, 'Cleo', 'auditor'));
    await cleo.getByRole('heading', { level: 1, name: 'Lists' }).waitFor();
    const main = cleo.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect.poll(() => main.allInnerTexts()).not.toContain('Search');

    await admin.reload();
    await pressByKeyboard(admin, admin.getByRole('button', { name: 'Change role of Cleo' }));
    await admin.getByRole('combobox', { name: 'Role' }).selectOption('manager');
    await expectNoFaults(admin);
    await pressByKeyboard(admin, admin.getByRole('button', { name: 'Save role' }));
    await admin.getByRole('row', { name: /Cleo Manager/ }).waitFor();
    await cleo.reload();
    await pressByKeyboard(cleo, cleo.getByRole('link', { name: 'Search', exact: true }));
    await typeInto(searchBox(cleo), 'Orlan Vestrakov');

    await pressByKeyboard(admin, admin.getByRole('button', { name: 'Disable Cleo' }));
    await pressByKeyboard(admin, admin.getByRole('button', { name: 'Disable account' }));
    await admin.getByRole('row', { name: /Cleo Manager Disabled/ }).waitFor();
    await cleo.keyboard.press('Enter');
    await cleo.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await expect.poll(() => cleo.locator('body').innerText()).not.toMatch(/Authorization|API token/);
    await expect.poll(() => searchBox(cleo).inputValue()).toBe('Orlan Vestrakov');

    await pressByKeyboard(admin, admin.getByRole('button', { name: `Disable ${ADMIN.username}` }));
    await pressByKeyboard(admin, admin.getByRole('button', { name: 'Disable account' }));
    await admin.getByRole('alert').getByText('This is the last active administrator').waitFor();
  });

  it('change their password and end their other sessions', async () => {
    const admin = await product.newPage();
    const dora = await accept(await invite(admin, 'Dora', 'analyst'));
    const elsewhere = await product.newPage({ loggedIn: false });
    const logInAsDora = async (page: Page, secret: string) => {
      await page.getByRole('textbox', { name: 'User name' }).fill('Dora');
      await password(page).fill(secret);
      await password(page).press('Enter');
    };
    await elsewhere.goto('/login');
    await logInAsDora(elsewhere, PASSWORD);
    await searchBox(elsewhere).waitFor();

    await pressByKeyboard(dora, dora.getByRole('button', { name: 'Account Dora' }));
    await pressByKeyboard(dora, dora.getByRole('link', { name: 'Security' }));
    const sessions = dora.getByRole('table', { name: 'Sessions' }).getByRole('row');
    await expect.poll(() => sessions.count()).toBe(3);
    await typeInto(password(dora, 'Current password'), 'not the password');
    await typeInto(password(dora, 'New password'), NEW_PASSWORD);
    await dora.keyboard.press('Enter');
    await dora.getByRole('alert').getByText('The current password is wrong').waitFor();
    await expectNoFaults(dora);
    await typeInto(password(dora, 'Current password'), PASSWORD);
    await dora.keyboard.press('Enter');
    await dora.getByText('The password was changed.').waitFor();
    await expect.poll(() => sessions.count()).toBe(2);

    await elsewhere.reload();
    await elsewhere.getByRole('heading', { name: 'Log in' }).waitFor();
    await logInAsDora(elsewhere, NEW_PASSWORD);
    await searchBox(elsewhere).waitFor();
    await dora.reload();
    await expect.poll(() => sessions.count()).toBe(3);
    await pressByKeyboard(dora, dora.getByRole('button', { name: /^End the session of / }));
    await expect.poll(() => sessions.count()).toBe(2);
    await elsewhere.reload();
    await elsewhere.getByRole('heading', { name: 'Log in' }).waitFor();
    await logIn(elsewhere);
    await searchBox(elsewhere).waitFor();
  });
});
