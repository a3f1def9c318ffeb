import type { Locator, Page } from 'playwright-core';

/** The administrator of every test. */
export const ADMIN = { username: 'admin', password: 'seven quiet lanterns' } as const;

/** First run: makes the administrator through the one-time link. */
export async function setUp(page: Page, setupLink: string): Promise<void> {
  await page.goto(setupLink);
  await page.getByRole('textbox', { name: 'User name' }).fill(ADMIN.username);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Create administrator' }).click();
  await searchBox(page).waitFor();
}

/** Logs in on the login page, which is open. */
export async function logIn(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  await page.getByRole('textbox', { name: 'User name' }).fill(ADMIN.username);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** The box of the search page. */
export const searchBox = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Name, identifier or text to screen' });

/** The region that shows the outcome of an answer. */
export const outcome = (page: Page): Locator => page.getByRole('region', { name: 'Outcome' });

/** The rows of an answer. */
export const rows = (page: Page): Locator => page.getByRole('list', { name: 'Results' }).getByRole('link');

/** One result against what was given. */
export const detail = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** The state of the lists, at the top of every page. */
export const listPill = (page: Page): Locator => page.getByRole('region', { name: 'List status' });

/** Opens a part of an answer. */
export const openPart = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Parts of the answer' }).getByRole('link', { name }).click();

/** Screens a text on the search page and waits for its answer. */
export async function screen(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text);
  await searchBox(page).press('Enter');
  // The answer of this text: that of an earlier one is shown until then.
  await page.locator('q', { hasText: text.trim() }).first().waitFor();
  await outcome(page).waitFor();
}

/** Creates a token on the API settings page, which is open, and gives what it shows. */
export async function createTokenInPage(page: Page, name: string): Promise<string> {
  const form = page.getByRole('form', { name: 'Create a token' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('button', { name: 'Create token' }).click();
  return page.getByRole('textbox', { name: 'API token' }).inputValue();
}

/** Opens the form of a policy on the scoring page, which is open: of the one with this name, else of a new one. */
export async function openPolicyForm(page: Page, name: string): Promise<void> {
  await page.getByRole('article', { name: 'default' }).waitFor();
  const edit = page.getByRole('button', { name: `Edit ${name}` });
  if ((await edit.count()) > 0) return edit.click();
  await page.getByRole('button', { name: 'New policy' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
}

/** Asks, below an answer, why a party was not found, and waits for the answer. */
export async function followSearch(page: Page, party: string): Promise<void> {
  await openPart(page, 'Party missing?');
  const answered = page.waitForResponse((response) => response.url().endsWith('/search/diagnose'));
  await page.getByRole('textbox', { name: 'Listed party' }).fill(party);
  await page.getByRole('button', { name: 'Trace the search' }).click();
  await answered;
  await page.getByRole('button', { name: 'Trace the search' }).waitFor();
  await page.getByText('The search, step by step').waitFor();
}
