import { join } from 'node:path';
import { TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoFaults } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { pressByKeyboard } from './harness/by-keyboard.ts';
import { ADMIN, searchBox } from './harness/pages.ts';
import { type RunningService, startService } from './harness/start-service.ts';
import { temporaryFolder } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const PASSWORD = 'eight loud kettles';

/** Types where the focus is, which must be this field. */
async function typeAtFocus(page: Page, field: Locator, text: () => string): Promise<void> {
  await field.waitFor();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type(text());
}

const passwordBox = (page: Page, name = 'Password') => page.getByRole('textbox', { name, exact: true });
const code = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The next code of an app: a code that was used is never right again. */
const codesOf = (secret: string): (() => string) => {
  const totp = new TOTP({ secret });
  let last = -1;
  return () => {
    const step = Math.max(Math.floor(Date.now() / 30_000), last + 1);
    last = step;
    return totp.generate({ timestamp: step * 30_000 });
  };
};

/** Sets up an app by keyboard: its codes, and the recovery codes. */
async function setUpApp(page: Page, password = PASSWORD): Promise<{ next: () => string; recovery: readonly string[] }> {
  await pressByKeyboard(page, page.getByRole('button', { name: 'Set up an app' }));
  const setUp = dialog(page, 'Set up an authenticator app');
  await setUp.getByRole('textbox', { name: 'Your password' }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await setUp.getByRole('img', { name: 'QR code' }).waitFor();
  await expectNoFaults(page);
  const secret = (await setUp.getByRole('code').innerText()).replaceAll(' ', '');
  const next = codesOf(secret);
  await typeAtFocus(page, setUp.getByRole('textbox', { name: 'Code from the app' }), next);
  await page.keyboard.press('Enter');
  const list = setUp.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  const recovery = await list.getByRole('listitem').allInnerTexts();
  await expectNoFaults(page);
  await pressByKeyboard(page, setUp.getByRole('button', { name: 'I have saved them' }));
  await setUp.waitFor({ state: 'detached' });
  return { next, recovery };
}

describeInBrowser('a second factor', () => {
  const product = useProduct({ lists: 'mini' });

  /** A page of a new user, who is logged in, at the name under which passkeys work. */
  async function invited(name: string): Promise<Page> {
    const admin = await product.newPage();
    await admin.goto('/settings/users');
    await admin.getByRole('button', { name: 'Invite a person' }).click();
    await admin.getByRole('textbox', { name: 'User name' }).fill(name);
    await admin.getByRole('textbox', { name: 'User name' }).press('Enter');
    const link = new URL(await admin.getByRole('textbox', { name: 'One-time link' }).inputValue());
    await admin.context().close();
    const page = await product.newPage({ loggedIn: false, baseURL: atLocalhost() });
    await page.goto(`${link.pathname}${link.hash}`);
    await passwordBox(page).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await searchBox(page).waitFor();
    return page;
  }
  const atLocalhost = () => product.service().url.replace('127.0.0.1', 'localhost');

  async function logIn(page: Page, name: string): Promise<void> {
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'User name' }).focus();
    await page.keyboard.type(name);
    await passwordBox(page).focus();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
  }

  it('by an app is set up and asked for at the next log-in, by keyboard alone', async () => {
    const page = await invited('Ilka');
    await page.goto('/settings/security');
    const { next, recovery } = await setUpApp(page);
    expect(new Set(recovery).size).toBe(10);
    await page.getByText('10 codes left').waitFor();
    await expectNoFaults(page);

    const browser = await product.newPage({ loggedIn: false });
    await logIn(browser, 'Ilka');
    await typeAtFocus(browser, code(browser), () => '000000');
    await browser.keyboard.press('Enter');
    await browser.getByRole('alert').getByText('The code is wrong').waitFor();
    await expectNoFaults(browser);
    await code(browser).focus();
    await browser.keyboard.type(next());
    await browser.keyboard.press('Enter');
    await searchBox(browser).waitFor();

    const other = await product.newPage({ loggedIn: false });
    await logIn(other, 'Ilka');
    await pressByKeyboard(other, other.getByRole('button', { name: 'Use a recovery code' }));
    await typeAtFocus(other, other.getByRole('textbox', { name: 'Recovery code' }), () => recovery[0] ?? '');
    await other.keyboard.press('Enter');
    await searchBox(other).waitFor();
    await other.goto('/settings/security');
    await other.getByText('9 codes left').waitFor();
  });

  it('by a passkey logs in alone or as the second step, by keyboard alone', async () => {
    const page = await invited('Lunet');
    await addAuthenticator(page);
    await page.goto('/settings/security');
    await pressByKeyboard(page, page.getByRole('button', { name: 'Add a passkey' }));
    const add = dialog(page, 'Add a passkey');
    await add.getByRole('textbox', { name: 'Name of the passkey' }).focus();
    await page.keyboard.type('Office laptop');
    await add.getByRole('textbox', { name: 'Your password' }).focus();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await pressByKeyboard(page, add.getByRole('button', { name: 'I have saved them' }));
    await add.waitFor({ state: 'detached' });
    await page.getByText('Never used').waitFor();
    await expectNoFaults(page);

    await page.context().clearCookies();
    await page.goto('/login');
    await pressByKeyboard(page, page.getByRole('button', { name: 'Log in with a passkey' }));
    await searchBox(page).waitFor();

    await page.context().clearCookies();
    await logIn(page, 'Lunet');
    await page.getByRole('heading', { name: 'Second step' }).waitFor();
    await expectNoFaults(page);
    await pressByKeyboard(page, page.getByRole('button', { name: 'Use a passkey' }));
    await searchBox(page).waitFor();

    await searchBox(page).fill('Orlan Vestrakov');
    await page.context().clearCookies();
    await searchBox(page).press('Enter');
    const ended = dialog(page, 'Your session has ended');
    await pressByKeyboard(page, ended.getByRole('button', { name: 'Log in with a passkey' }));
    await ended.waitFor({ state: 'detached' });
    await expect.poll(() => searchBox(page).inputValue()).toBe('Orlan Vestrakov');

    await page.goto('/settings/security');
    await pressByKeyboard(page, page.getByRole('button', { name: 'Remove Office laptop' }));
    const remove = dialog(page, 'Remove the passkey Office laptop?');
    await remove.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await remove.waitFor({ state: 'detached' });
    await page.getByRole('list', { name: 'Passkeys' }).waitFor({ state: 'detached' });
  });

  it('by a passkey is said not to work at an IP address, with where it does', async () => {
    const page = await product.newPage();
    await page.goto('/settings/security');
    const there = page.getByRole('link', { name: /^http:\/\/localhost:\d+\/settings\/security$/ });
    await there.waitFor();
    await page.getByText('Passkeys do not work at an IP address').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
  });

  it('is requested again where a session ended, and typed text stays', async () => {
    const page = await invited('Jorin');
    await page.goto('/settings/security');
    const { next } = await setUpApp(page);
    await page.goto('/');
    await searchBox(page).fill('Orlan Vestrakov');
    const cookies = await page.context().cookies();
    await page.context().clearCookies({ name: 'namesake' });
    expect(cookies.map(({ name }) => name)).toContain('namesake');
    await searchBox(page).press('Enter');
    const ended = dialog(page, 'Your session has ended');
    await typeAtFocus(page, ended.getByRole('textbox', { name: 'Password', exact: true }), () => PASSWORD);
    await page.keyboard.press('Enter');
    await typeAtFocus(page, ended.getByRole('textbox', { name: 'Code', exact: true }), next);
    await page.keyboard.press('Enter');
    await ended.waitFor({ state: 'detached' });
    await expect.poll(() => searchBox(page).inputValue()).toBe('Orlan Vestrakov');
  });

  it('is removed with password and code, and reset by an administrator', async () => {
    const page = await invited('Kesra');
    await page.goto('/settings/security');
    const { recovery } = await setUpApp(page);
    await pressByKeyboard(page, page.getByRole('button', { name: 'Remove app' }));
    const remove = dialog(page, 'Remove the authenticator app?');
    await remove.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
    await remove.getByRole('textbox', { name: 'Code from the app' }).fill(recovery[0] ?? '');
    await page.keyboard.press('Enter');
    await remove.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Set up an app' }).waitFor();
    await setUpApp(page);

    const admin = await product.newPage();
    await admin.goto('/settings/users');
    await expectNoFaults(admin);
    await pressByKeyboard(admin, admin.getByRole('button', { name: 'Reset factors of Kesra' }));
    await pressByKeyboard(admin, admin.getByRole('alertdialog').getByRole('button', { name: 'Reset factors' }));
    await admin.getByRole('alertdialog').waitFor({ state: 'detached' });
    await logIn(page, 'Kesra');
    await searchBox(page).waitFor();
  });
});

/** Gives the browser an authenticator that verifies its user, as a laptop with a fingerprint reader has one. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describeInBrowser('a second factor that is required', () => {
  const product = useProduct({ lists: 'mini' });
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let strict: RunningService;
  beforeAll(async () => {
    folder = await temporaryFolder();
    strict = await startService({ dataDir: join(folder.path, 'data'), env: { NAMESAKE_SECOND_FACTOR: 'all' } });
  });
  afterAll(async () => {
    await strict?.stop();
    await folder?.remove();
  });

  it('is all that can be set up until there is one', async () => {
    const page = await product.newPage({ loggedIn: false, baseURL: strict.url });
    await page.goto(strict.setupLink ?? '');
    await page.getByRole('textbox', { name: 'User name' }).fill(ADMIN.username);
    await passwordBox(page).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor();
    await page.goto('/settings/users');
    await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor();
    await expectNoFaults(page);
    await setUpApp(page, ADMIN.password);
    await pressByKeyboard(page, page.getByRole('button', { name: 'Continue' }));
    await searchBox(page).waitFor();
  });
});
