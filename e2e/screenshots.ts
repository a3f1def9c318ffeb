// Takes the pictures of the README and the guide from the product itself, on the sample list: npm run screenshots
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { launchBrowser } from './harness/browser.ts';
import { caseOf, caseRows, decisionBar } from './harness/case-pages.ts';
import { addCustomer, customerRows } from './harness/customer-pages.ts';
import { makeListHistory } from './harness/list-history.ts';
import { ADMIN, createTokenInPage, outcome, screen, searchBox, setUp } from './harness/pages.ts';
import { REPOSITORY } from './harness/product-environment.ts';
import { addWebhook, proposeRule, tryRule } from './harness/settings-pages.ts';
import { type ServiceOptions, startService } from './harness/start-service.ts';
import { NAMESAKES, namesakesIn, temporaryFolder, writeNamesakes } from './harness/temporary-folder.ts';

const IMAGES = join(REPOSITORY, 'docs', 'images');
/** So that the addresses in the pictures are those of a first start. */
const USUAL_PORT = 8080;
const USUAL_WAIT_MS = 1_000;
const RECEIVER_PORT = 8090;
const USUAL_SIZE = { width: 1280, height: 800 };
const SMALLER = [
  ['tablet', 1024, 768],
  ['phone', 390, 844],
] as const;

const folder = await temporaryFolder();
const [service, browser] = await Promise.all([
  startService({ dataDir: join(folder.path, 'data'), port: USUAL_PORT }),
  launchBrowser(),
]);
try {
  await mkdir(IMAGES, { recursive: true });
  const page = await browser.newPage({
    baseURL: service.url,
    viewport: USUAL_SIZE,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await firstRun(page);
  await setUp(page, service.setupLink ?? '');
  await search(page, 'light');
  await search(page, 'dark');
  await apiSettings(page);
  await retention(page);
  await secondFactors(page);
  await audit(page);
  await batches(page);
  await inbox(page);
  await goodGuys(page);
  await lookback(page);
  await service.stop();
  await lists();
  await customers();
  await cases();
  await rulesAndWebhooks();
} finally {
  await Promise.all([browser.close(), service.stop()]);
  await folder.remove();
}

async function firstRun(page: Page): Promise<void> {
  await page.goto(service.setupLink ?? '');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(ADMIN.password);
  await take(page, 'first-run');
  // The link is in the fragment: without a page in between, the same address would not be loaded again.
  await page.goto('about:blank');
}

async function search(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.goto('/');
  await searchBox(page).waitFor();
  await page.getByRole('button', { name: 'More details' }).click();
  await page.getByRole('textbox', { name: 'Birth date' }).fill('1973-09');
  await screen(page, 'Jewdokija Muchojedkina');
  await outcome(page).hover();
  await take(page, `search-${colorScheme}`);
}

async function apiSettings(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/settings/api');
  await createTokenInPage(page, 'Payment system');
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, 'api-settings');
}

async function retention(page: Page): Promise<void> {
  await page.goto('/settings/retention');
  await page.getByRole('table', { name: 'How long records are kept' }).waitFor();
  await page.getByRole('cell', { name: 'nothing', exact: true }).first().waitFor();
  await take(page, 'retention');
}

/** The page of an account that has an authenticator app. */
async function secondFactors(page: Page): Promise<void> {
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  const secret = (await dialog.getByRole('code').innerText()).replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: 'Code from the app' }).fill(new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await dialog.waitFor({ state: 'detached' });
  const heading = page.getByRole('heading', { name: 'Second factor', exact: true });
  await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => window.scrollBy(0, -120));
  await take(page, 'second-factors');
}

async function audit(page: Page): Promise<void> {
  await page.goto('/audit');
  await page.getByRole('button', { name: 'Verify now' }).click();
  await page.getByText(/^Chain of records: (?!Not verified)/).waitFor();
  // Entries are sealed within a second.
  for (let reloads = 0; reloads < 20; reloads++) {
    await page.reload();
    await page.getByRole('button', { name: 'Screened a text' }).first().waitFor();
    if ((await page.getByText('Not sealed yet').count()) === 0) break;
  }
  await take(page, 'audit');
}

/** A file of customers before it is started, and when it is done. */
async function batches(page: Page): Promise<void> {
  const lines = Array.from({ length: 60 }, (_, n) => `c-${n},Unlisted Customer ${n},${1940 + n}`);
  [lines[3], lines[5], lines[7]] = ['c-3,Arkady Polushtofov,1990', 'c-5,Jewdokija Muchojedkina,unknown', 'c-7,,1990'];
  const csv = ['Customer number,Full name,Year of birth', ...lines].join('\n');
  await page.goto('/batches');
  const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('File to screen').setInputFiles(file);
  await page.getByRole('heading', { name: 'Preview of the first rows' }).waitFor();
  await take(page, 'batch-columns');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByText('Done · 60 rows').waitFor();
  await page.getByRole('list', { name: 'Rows' }).getByText('c-9', { exact: true }).waitFor();
  await take(page, 'batch-done');
}

/** What the searches and the batch found, one of it undecided, and two rows selected. */
async function inbox(page: Page): Promise<void> {
  await page.goto('/');
  for (const name of ['Arkadi Poluschtofow', 'Pelagos Mirage', 'Jewdokija Muchojedkina']) {
    await screen(page, name);
    await outcome(page).waitFor();
  }
  await page.goto('/inbox');
  const list = page.getByRole('list', { name: 'Pending screenings' });
  await list.waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('3');
  await page.getByRole('combobox', { name: 'Reason' }).press('Enter');
  await list.locator('[data-decision]').waitFor();
  for (const key of ['x', 'J', '2']) await page.keyboard.press(key);
  await page.getByRole('combobox', { name: 'Reason' }).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, 'inbox');
  for (const [name, width, height] of SMALLER) {
    await page.setViewportSize({ width, height });
    await take(page, `inbox-${name}`);
  }
  await page.setViewportSize(USUAL_SIZE);
  await page.keyboard.press('Escape');
  await page.goto('/batches');
  await page.getByRole('link', { name: 'customers.csv' }).click();
}

/** A hit of the batch is decided, and its customer becomes a good guy. */
async function goodGuys(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'c-3', exact: true }).click();
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
  const bar = page.getByRole('region', { name: 'Decision' });
  await bar.getByRole('button', { name: 'False positive' }).click();
  await bar.getByRole('button', { name: 'Record' }).click();
  await page.locator('[data-row] [data-decision]').first().waitFor();
  await bar.getByRole('button', { name: 'Make good guy' }).click();
  await bar.getByText('Good guy: In force').waitFor();
  await take(page, 'good-guy');
  await page.goto('/settings/good-guys');
  await page.getByRole('list', { name: 'Good guys' }).waitFor();
  await page.getByText('History').first().click();
  await take(page, 'good-guys');
}

/** A lookback: one party, among all that was screened. */
async function lookback(page: Page): Promise<void> {
  await page.goto('/history/lookbacks');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Arkadij Poluschtofow');
  await page.getByRole('button', { name: 'Search the history' }).click();
  await page.getByText(/^Done · /).waitFor();
  await page.getByRole('list', { name: 'Screenings in which the party was found' }).waitFor();
  await take(page, 'lookback');
}

/** Pictures of another installation. */
async function elsewhere(options: ServiceOptions, pictures: (page: Page) => Promise<void>): Promise<void> {
  const other = await startService({ ...options, port: USUAL_PORT });
  const look = { viewport: USUAL_SIZE, reducedMotion: 'reduce', colorScheme: 'light' } as const;
  const page = await browser.newPage({ baseURL: other.url, ...look });
  try {
    await setUp(page, other.setupLink ?? '');
    await pictures(page);
  } finally {
    await page.close();
    await other.stop();
  }
}

/** Lists with versions, a held programme and refused files: of invented lists. */
async function lists(): Promise<void> {
  const dataDir = join(folder.path, 'history');
  await makeListHistory(dataDir);
  await elsewhere({ dataDir }, async (page) => {
    await page.goto('/lists');
    await page.getByRole('main').getByRole('table').waitFor();
    await take(page, 'lists');
    await page.goto('/lists/un_sc');
    await page.getByRole('button', { name: /^What changed in the version published .*9/ }).click();
    await page.getByRole('region', { name: 'What changed' }).getByText('unchanged').waitFor();
    await take(page, 'list', true);
    await page.goto('/parties/un_sc:XXi.003');
    await page.getByText('Listed before').waitFor();
    await take(page, 'party-history', true);
  });
}

/** Customers under watch: two alerts, one without a finding, one whose watch is stopped; and the runs over them. */
async function customers(): Promise<void> {
  const dataDir = join(folder.path, 'customers');
  const args = ['--lists', await namesakesIn(folder.path), '--lists-required', 'namesakes'];
  await elsewhere({ dataDir, args }, async (page) => {
    await addCustomer(page, { reference: 'customer-4708', name: 'Fenwick Astermole', birthDate: '1984-05-17' });
    await page.getByRole('button', { name: 'Stop watch' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Account is frozen.');
    await dialog.getByRole('button', { name: 'Stop watch' }).click();
    await dialog.waitFor({ state: 'detached' });
    await addCustomer(page, { reference: 'customer-4709', name: NAMESAKES[1], group: 'retail', birthDate: '1965' });
    await addCustomer(page, { reference: 'customer-4710', name: 'Anna Vranok', group: 'retail' });
    const party = { role: 'owner', name: NAMESAKES[0] };
    await addCustomer(page, { reference: 'customer-4711', name: 'Vantal Shipping Company', group: 'corporate', party });
    const customer = page.url();
    await page.goto('/batches?watch=true');
    await page.getByRole('textbox', { name: 'Group' }).fill('retail');
    await page.getByText('No batches yet.').waitFor();
    await take(page, 'customers-import');
    await runs(page);
    await page.goto(customer);
    await page.getByRole('list', { name: 'Timeline' }).getByText('Added').waitFor();
    await page.getByRole('link', { name: 'Proof (JSON)' }).waitFor();
    await take(page, 'customer', true);
    await page.goto('/customers');
    await customerRows(page).first().waitFor();
    await take(page, 'customers');
  });
}

/** Cases of a queue with two selected, and one that is open again because its listing changed. */
async function cases(): Promise<void> {
  const [dataDir, into] = [join(folder.path, 'cases'), join(folder.path, 'of-cases')];
  await mkdir(into);
  const listsFolder = await namesakesIn(into);
  const person = { name: 'Fenwick Astermole', birthDate: '1984' };
  await writeNamesakes(listsFolder, [person]);
  const args = ['--lists', listsFolder, '--lists-required', 'namesakes'];
  await elsewhere({ dataDir, args }, async (page) => {
    await addCustomer(page, {
      reference: 'customer-4711',
      name: person.name,
      group: 'retail',
      birthDate: '1984-05-17',
    });
    await addCustomer(page, { reference: 'customer-4712', name: NAMESAKES[2], group: 'corporate' });
    const address = (await caseOf(page, 'customer-4711')) ?? '';
    await page.goto(address);
    await page.getByRole('textbox', { name: 'Comment' }).fill('Passport requested from the branch.');
    await page.getByRole('button', { name: 'Add comment' }).click();
    await page.getByRole('button', { name: /^Take/ }).click();
    await page.getByRole('region', { name: 'Work' }).getByText('You').waitFor();
    await decisionBar(page).getByRole('button', { name: 'False positive' }).click();
    await decisionBar(page).getByRole('button', { name: 'Record' }).click();
    await page.getByText('Closed: False positive').waitFor();
    await writeNamesakes(listsFolder, [{ ...person, birthDate: '1984-05-17' }]);
    while ((await caseOf(page, 'customer-4711')) === undefined) await page.waitForTimeout(USUAL_WAIT_MS);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await page.getByText('How the score adds up').waitFor();
    await take(page, 'case');
    await page.setViewportSize(USUAL_SIZE);
    await page.goto('/cases');
    await caseRows(page).first().waitFor();
    await page.keyboard.press('j');
    for (const key of ['x', 'J']) await page.keyboard.press(key);
    await take(page, 'cases');
  });
}

/** A rule as it is tried, then proposed; and a webhook whose receiver refuses what it gets now and then. */
async function rulesAndWebhooks(): Promise<void> {
  const [dataDir, into] = [join(folder.path, 'rules'), join(folder.path, 'of-rules')];
  await mkdir(into);
  let requests = 0;
  const receiver = createServer((request, response) => {
    requests += 1;
    request.resume().on('end', () => response.writeHead(requests % 3 === 0 ? 503 : 204).end());
  });
  await once(receiver.listen(RECEIVER_PORT, '127.0.0.1'), 'listening');
  const args = ['--lists', await namesakesIn(into), '--lists-required', 'namesakes'];
  const env = { NAMESAKE_WEBHOOK_NETWORKS: '127.0.0.1' };
  await elsewhere({ dataDir, args, env }, async (page) => {
    await addWebhook(page, `http://127.0.0.1:${RECEIVER_PORT}/namesake`, ['customer.status_changed', 'case.opened']);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    for (const [at, name] of NAMESAKES.slice(0, 3).entries())
      await addCustomer(page, { reference: `customer-47${at}`, name, group: 'retail', birthDate: '1951-02-03' });
    await rule(page);
    await webhook(page);
  });
  receiver.close();
}

async function rule(page: Page): Promise<void> {
  await tryRule(page, 'other-birth-date');
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, 'rule-trial', true);
  await proposeRule(page, 'other-birth-date');
  await take(page, 'rules');
}

async function webhook(page: Page): Promise<void> {
  await page.goto('/settings/webhooks');
  const list = page.getByRole('list', { name: 'Webhooks' });
  await list.getByText('Delivery log').click();
  const delivered = list.getByText('Delivered', { exact: true });
  for (let reloads = 0; reloads < 100 && (await delivered.count()) === 0; reloads++) {
    await page.waitForTimeout(USUAL_WAIT_MS);
    await page.reload();
    await list.getByText('Delivery log').click();
    await list.getByRole('table').or(list.getByText('Nothing sent yet.')).waitFor();
  }
  await take(page, 'webhooks');
}

/** A run that the service began by itself, within a minute, and one that was requested. */
async function runs(page: Page): Promise<void> {
  const first = page.getByRole('list', { name: 'Runs' }).getByText('Done').first();
  for (let reloads = 0; reloads < 100; reloads++) {
    await page.goto('/customers/runs');
    await page.getByText(/^(?:No older runs|No runs yet)/).waitFor();
    if ((await first.count()) > 0) break;
    await page.waitForTimeout(USUAL_WAIT_MS);
  }
  await page.getByRole('button', { name: 'Screen everyone now' }).click();
  await page.getByRole('button', { name: 'Start run' }).click();
  await page.getByRole('region', { name: 'Full run' }).getByText('Done', { exact: true }).waitFor();
  await take(page, 'customers-run', true);
  await page.goto('/customers/runs');
  await first.waitFor();
  await take(page, 'customers-runs');
}

async function take(page: Page, name: string, fullPage = false): Promise<void> {
  const path = join(IMAGES, `${name}.png`);
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await page.screenshot({ path, fullPage, animations: 'disabled', caret: 'hide' });
  process.stdout.write(`${path}: ${Math.ceil((await stat(path)).size / 1024)} kB\n`);
}
