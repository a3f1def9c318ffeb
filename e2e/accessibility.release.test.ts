import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditPage, overflowPixels } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import {
  createTokenInPage,
  detail,
  followSearch,
  listPill,
  openPolicyForm,
  rows,
  screen,
  searchBox,
} from './harness/pages.ts';
import { type RunningService, startService } from './harness/start-service.ts';
import { temporaryFolder } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

/** Each theme and each layout once; all four together take twice as long. */
const LOOKS = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

type Screen = { readonly name: string; readonly loggedIn: boolean; readonly open: (page: Page) => Promise<void> };

describeInBrowser('an automatic check of WCAG 2.2 AA', () => {
  const product = useProduct();
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let unused: RunningService;
  beforeAll(async () => {
    folder = await temporaryFolder();
    unused = await startService({ dataDir: join(folder.path, 'data') });
  });
  afterAll(async () => {
    await unused?.stop();
    await folder?.remove();
  });

  const settings = async (page: Page): Promise<void> => {
    await page.goto('/settings/api');
    await page.getByRole('heading', { name: 'Tokens', exact: true }).waitFor();
  };
  const screens: readonly Screen[] = [
    {
      name: 'the set-up',
      loggedIn: false,
      open: async (page) => {
        await page.goto(unused.setupLink ?? '');
        await page.getByRole('textbox', { name: 'Password', exact: true }).fill('too short');
        await page.getByRole('status', { name: 'Password length' }).getByText('more characters needed').waitFor();
      },
    },
    {
      name: 'a refused login',
      loggedIn: false,
      open: async (page) => {
        await page.goto('/login');
        await page.getByRole('textbox', { name: 'User name' }).fill(`nobody ${Math.random()}`);
        await page.getByRole('textbox', { name: 'Password', exact: true }).fill('not the password');
        await page.getByRole('button', { name: 'Log in' }).click();
        await page.getByRole('alert').waitFor();
      },
    },
    {
      name: 'the end of a log-in in a new tab',
      loggedIn: false,
      open: async (page) => {
        await page.goto('/login/done');
        await page.getByRole('heading', { name: 'You are logged in' }).waitFor();
      },
    },
    {
      name: 'the empty search',
      loggedIn: true,
      open: async (page) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'More details' }).click();
        await page.getByRole('button', { name: 'Pelagos Mirage' }).waitFor();
      },
    },
    {
      name: 'results with details and the state of the lists open',
      loggedIn: true,
      open: async (page) => {
        await page.goto('/');
        await searchBox(page).waitFor();
        await screen(page, 'Arkadi Poluschtofow');
        await rows(page).first().click();
        await detail(page).getByText('How the score adds up').waitFor();
        await listPill(page).getByRole('button').click();
      },
    },
    {
      name: 'why a party was not found',
      loggedIn: true,
      open: async (page) => {
        await page.goto('/');
        await searchBox(page).waitFor();
        await screen(page, 'Arkady Zimbelkov');
        await followSearch(page, 'Arkadij Poluschtofow');
        await page.getByText(/^\d+ more names?$/).click();
      },
    },
    {
      name: 'a search that was refused',
      loggedIn: true,
      open: async (page) => {
        await page.goto('/');
        await searchBox(page).fill('?!');
        await searchBox(page).press('Enter');
        await page.getByRole('alert').waitFor();
      },
    },
    {
      name: 'the question for the password before a second factor is set up',
      loggedIn: true,
      open: async (page) => {
        await page.goto('/settings/security');
        await page.getByRole('button', { name: 'Set up an app' }).click();
        await page.getByRole('textbox', { name: 'Your password' }).waitFor();
      },
    },
    {
      name: 'the API settings with the account menu open',
      loggedIn: true,
      open: async (page) => {
        await settings(page);
        await page.getByRole('button', { name: /^Account / }).click();
        await page.getByRole('button', { name: 'Log out' }).waitFor();
      },
    },
    {
      name: 'a token just created',
      loggedIn: true,
      open: async (page) => {
        await settings(page);
        await createTokenInPage(page, 'Checked');
        await page.getByRole('button', { name: 'Test this token' }).click();
        await page.getByText('The token works').waitFor();
      },
    },
    {
      name: 'the question before a token is revoked',
      loggedIn: true,
      open: async (page) => {
        await settings(page);
        await createTokenInPage(page, 'To be revoked');
        await page.getByRole('button', { name: 'I have stored it' }).click();
        await page.getByRole('button', { name: 'Revoke To be revoked' }).first().click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'the scoring page with a policy, its versions and the form of another',
      loggedIn: true,
      open: async (page) => {
        await page.goto('/settings/scoring');
        for (const threshold of ['82', '80']) {
          await openPolicyForm(page, 'weaker');
          await page.getByRole('textbox', { name: 'Shown from name score' }).fill(threshold);
          await page.getByRole('textbox', { name: 'Reason' }).fill(`Seen at ${threshold}.`);
          await page.getByRole('button', { name: 'Save policy' }).click();
          await page.getByText(`threshold ${threshold} instead of`).waitFor();
        }
        await page.getByRole('button', { name: 'Earlier versions' }).click();
        await page.getByText('Seen at 82.').waitFor();
        for (const fold of ['Maximum weight by kind of word', 'Cost of disagreement'])
          await page.getByText(fold, { exact: true }).first().click();
        await page.getByRole('button', { name: 'New policy' }).click();
        await page.getByRole('checkbox', { name: 'Only some' }).first().check();
        await page.getByRole('button', { name: 'Save policy' }).click();
        await page.getByText('Enter a reason.').waitFor();
      },
    },
    {
      name: 'retention with the dialog that erases a person',
      loggedIn: true,
      open: async (page) => {
        await page.goto('/settings/retention');
        await page.getByRole('table', { name: 'How long records are kept' }).waitFor();
        await page.getByRole('button', { name: 'Erase a person …' }).click();
        await page.getByRole('button', { name: 'Find the records' }).waitFor();
      },
    },
    {
      name: 'the question before a policy is deleted',
      loggedIn: true,
      open: async (page) => {
        await page.goto('/settings/scoring');
        await openPolicyForm(page, 'to-go');
        await page.getByRole('textbox', { name: 'Reason' }).fill('A test.');
        await page.getByRole('button', { name: 'Save policy' }).click();
        await page.getByRole('button', { name: 'Delete to-go' }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
  ];

  it.for(screens)('finds nothing on $name, which fits every window', async ({ open, loggedIn }) => {
    const page = await product.newPage({ loggedIn });
    await open(page);
    for (const { colorScheme, viewport } of LOOKS) {
      const look = `${colorScheme}, ${viewport.width} pixels wide`;
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await expect.poll(() => auditPage(page), { message: look }).toEqual([]);
      await expect.poll(() => overflowPixels(page), { message: look }).toBe(0);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => overflowPixels(page), { message: '320 pixels wide' }).toBe(0);
  });

  it('would find faults', async () => {
    const page = await product.newPage({ loggedIn: false, viewport: { width: 390, height: 844 } });
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'User name' }).evaluate((input) => {
      input.removeAttribute('id');
      input.style.inlineSize = '500px';
    });
    await expect.poll(() => auditPage(page)).toEqual([expect.stringMatching(/^label /)]);
    await expect.poll(() => overflowPixels(page)).toBeGreaterThan(0);
  });
});
