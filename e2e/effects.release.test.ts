import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditPage, overflowPixels } from './harness/audit-page.ts';
import { describeInBrowser, launchBrowser } from './harness/browser.ts';
import { ADMIN, rows, screen, searchBox } from './harness/pages.ts';
import { type RunningService, startService } from './harness/start-service.ts';
import { temporaryFolder } from './harness/temporary-folder.ts';

const party = (id: string, name: string, topic: string): string =>
  `${JSON.stringify({ id, schema: 'Company', properties: { name: [name], topics: [topic] } })}\n`;
const LIST = [
  party('1', 'Tolbrecht Quarries', 'sanction'),
  party('2', 'Quelmar Dredging', 'debarment'),
  party('3', 'Dalvor Basalt', 'debarment'),
].join('');

describeInBrowser('which effects are searched', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    folder = await temporaryFolder();
    const lists = join(folder.path, 'lists');
    await mkdir(lists);
    await writeFile(join(lists, 'quarries.ftm.json'), LIST);
    const args = ['--lists', lists, '--lists-required', 'quarries'];
    [service, browser] = await Promise.all([
      startService({ dataDir: join(folder.path, 'data'), args }),
      launchBrowser(),
    ]);
    const context = await browser.newContext({ baseURL: service.url, reducedMotion: 'reduce' });
    context.setDefaultTimeout(240_000);
    page = await context.newPage();
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.stop()]);
    await folder?.remove();
  });

  it('are all, from the first search on', async () => {
    await page.goto(service.setupLink ?? '');
    await page.getByRole('textbox', { name: 'User name' }).fill(ADMIN.username);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Create administrator' }).click();
    await searchBox(page).waitFor();
    await screen(page, 'Quelmar Dredging');
    await rows(page).filter({ hasText: 'Quelmar Dredging' }).first().waitFor();
  });

  it('are shown with their meaning and counts', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lists' }).click();
    await page.getByRole('link', { name: 'Legal effects in the lists' }).click();
    await page.getByRole('heading', { name: 'What every search covers', level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('main').innerText()).toMatch(/Debarment\n.*Not a sanction\.\nquarries 2/);
    await expect.poll(() => auditPage(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    // The window was just made smaller: its layout may still be under way.
    await expect.poll(() => overflowPixels(page)).toBe(0);
    await expect.poll(() => auditPage(page)).toEqual([]);
  });
});
