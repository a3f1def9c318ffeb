import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, launchBrowser } from './harness/browser.ts';
import { DATABASES } from './harness/databases.ts';
import { evidencePack } from './harness/evidence-pack.ts';
import { outcome, rows, screen, searchBox, setUp } from './harness/pages.ts';
import { type RunningService, startService } from './harness/start-service.ts';
import { temporaryFolder } from './harness/temporary-folder.ts';

const LISTED = 20;
const GOOD = 6;
const FIRST = ['Varnok', 'Ilsabet', 'Oswin', 'Tamsel', 'Jorun'];
const LAST = ['Tolbrecht', 'Quelmar', 'Zimbrake', 'Ostrelling'];
const nameOf = (n: number) => `${FIRST[n % FIRST.length]} ${LAST[Math.floor(n / FIRST.length)]}`;

/** Twenty invented people; of the first, the year of birth is given. */
const listOf = (born: string) =>
  Array.from({ length: LISTED }, (_, n) => {
    const properties = { name: [nameOf(n)], birthDate: [n === 0 ? `${born}-02-03` : '1950-02-03'] };
    return JSON.stringify({ id: `wp-${n}`, schema: 'Person', properties });
  }).join('\n');

/** Five hundred customers, the first twenty with names of listed people. */
const CUSTOMERS = [
  'Customer number,Full name,Year of birth',
  ...Array.from({ length: 500 }, (_, n) => `c-${n},${n < LISTED ? nameOf(n) : `Unlisted Customer ${n}`},1990`),
].join('\n');

const inbox = (page: Page): Locator => page.getByRole('list', { name: 'Pending screenings' });
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Decision' });

describeInBrowser('the whole path of a file', () => {
  it.each(DATABASES)('from the upload to the evidence pack, on %s', async (_, prepare) => {
    const folder = await temporaryFolder();
    const { env, remove } = await prepare();
    const lists = join(folder.path, 'lists');
    await mkdir(lists);
    const file = join(lists, 'people.ftm.json');
    await writeFile(file, listOf('1950'));
    const args = ['--lists', lists, '--lists-required', 'people'];
    const [service, browser] = await Promise.all([
      startService({ dataDir: join(folder.path, 'data'), args, env }),
      launchBrowser(),
    ]);
    try {
      const page = await browser.newPage({ baseURL: service.url, viewport: { width: 1440, height: 900 } });
      await follow(page, service, async () => writeFile(file, listOf('1951')));
    } finally {
      await Promise.all([browser.close(), service.stop()]);
      await remove();
      await folder.remove();
    }
  });
});

async function follow(page: Page, service: RunningService, changeList: () => Promise<void>): Promise<void> {
  await setUp(page, service.setupLink ?? '');
  await upload(page);
  const counts = page.getByRole('region', { name: 'Rows by outcome' });
  await expect.poll(() => counts.innerText()).toMatch(/Potential match\s+20/);
  const batch = new URL(page.url()).pathname;

  await page.getByRole('link', { name: 'Decide its hits in the inbox' }).click();
  await expect.poll(() => inbox(page).locator('[data-item]').count()).toBe(LISTED);
  await page.getByRole('heading', { level: 1, name: 'Inbox' }).click();
  await page.keyboard.press('j');
  for (let n = 1; n <= LISTED; n += 1) {
    await page.keyboard.press('2');
    await bar(page).getByRole('combobox', { name: 'Reason' }).press('Enter');
    await expect.poll(() => inbox(page).locator('[data-decision]').count()).toBe(n);
    await expect.poll(() => bar(page).getByRole('combobox').count()).toBe(0);
  }
  for (let n = 0; n < GOOD; n += 1) {
    await page.goto(`${batch}?outcome=potential_match`);
    await page.getByRole('link', { name: `c-${n}`, exact: true }).click();
    await rows(page).first().click();
    await bar(page).getByRole('button', { name: 'Make good guy' }).click();
    await bar(page).getByText('Good guy: In force').waitFor();
  }

  await upload(page);
  await expect.poll(() => counts.innerText()).toMatch(new RegExp(`Potential match\\s+${LISTED - GOOD}\\b`));
  await expect.poll(() => counts.innerText()).toContain(`${GOOD} parties left out by good guys`);

  await changeList();
  await page.goto('/lists/people');
  await page.getByRole('button', { name: 'Refresh now' }).click();
  await page.goto('/');
  await searchBox(page).waitFor();
  await page.getByRole('button', { name: /^More details/ }).click();
  await page.getByRole('textbox', { name: 'Customer reference' }).fill('c-0');
  await page.getByRole('textbox', { name: 'Birth date' }).fill('1990');
  const found = async (): Promise<string> => {
    await screen(page, nameOf(0));
    await outcome(page).waitFor();
    return outcome(page).innerText();
  };
  await expect.poll(found).toContain('1 potential match');
  await rows(page).first().click();
  const detail = page.getByRole('main').getByRole('article');
  await detail.getByText('Good guy reopened because something changed.').waitFor();
  await expect
    .poll(() => detail.innerText())
    .toMatch(/Listing: birth date, previously 3 Feb 1950|Listing: birth date, previously 1950/);

  const log = page.getByRole('table', { name: 'Audit log' });
  for (const [action, words] of [
    ['batch.created', 'Uploaded a file'],
    ['batch.done', 'Batch done'],
    ['decision.made', 'Decided on a hit'],
    ['good_guy.made', 'Created good guys'],
    ['good_guy.reopened', 'Reopened good guys'],
  ] as const) {
    await page.goto(`/audit?action=${action}`);
    await log.getByRole('button', { name: words }).first().waitFor();
  }
  await expectEvidence(page);
}

/** Uploads the file as it is, and waits until its rows are done. */
async function upload(page: Page): Promise<void> {
  await page.goto('/batches');
  const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(CUSTOMERS) };
  await page.getByLabel('File to screen').setInputFiles(file);
  await page.getByRole('heading', { name: 'Preview of the first rows' }).waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByText('Done · 500 rows').waitFor();
}

/** The pack of today has each decision and each good guy with its events. */
async function expectEvidence(page: Page): Promise<void> {
  const lines = await evidencePack(page);
  const actions = new Set(lines('events.jsonl').map(({ action }) => action));
  for (const action of ['batch.created', 'batch.done', 'decision.made', 'good_guy.made', 'good_guy.reopened'])
    expect(actions).toContain(action);
  expect(lines('screenings/decisions.jsonl')).toHaveLength(LISTED);
  expect(lines('screenings/good-guys.jsonl')).toHaveLength(GOOD);
}
