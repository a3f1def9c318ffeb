// Takes screenshots of the pages at three widths, light and dark.
// Usage: node e2e/looks.ts FOLDER [--lists FOLDER] [--text TEXT]
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser } from './harness/browser.ts';
import { ADMIN, screen, searchBox } from './harness/pages.ts';
import { startService } from './harness/start-service.ts';
import { temporaryFolder } from './harness/temporary-folder.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lists: { type: 'string' }, text: { type: 'string', default: 'Jewdokija Muchojedkina' } },
});
const [into] = positionals;
if (into === undefined) throw new Error('Usage: node e2e/looks.ts FOLDER [--lists FOLDER] [--text TEXT]');

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

const folder = await temporaryFolder();
const args = values.lists === undefined ? ['--offline'] : ['--offline', '--lists', values.lists];
const [service, browser] = await Promise.all([
  startService({ dataDir: join(folder.path, 'data'), args }),
  launchBrowser(),
]);
try {
  await mkdir(into, { recursive: true });
  const page = await browser.newPage({ baseURL: service.url, reducedMotion: 'reduce' });
  // Not through the page of effects, which official lists lead to.
  await page.goto(service.setupLink ?? '');
  await page.getByRole('textbox', { name: 'User name' }).fill(ADMIN.username);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Create administrator' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const viewport of WIDTHS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await pictures(page, `${viewport.width}-${colorScheme}`);
    }
} finally {
  await Promise.all([browser.close(), service.stop()]);
  await folder.remove();
}

async function pictures(page: Page, look: string): Promise<void> {
  const take = (name: string) => page.screenshot({ path: join(into ?? '', `${name}-${look}.png`), caret: 'hide' });
  await page.goto('/');
  await searchBox(page).waitFor();
  await take('empty');
  await screen(page, values.text);
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().waitFor();
  await take('search');
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
  await page.getByRole('article').waitFor();
  await take('detail');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Page, action or text to screen' }).waitFor();
  await take('palette');
  await page.keyboard.press('Escape');
  await page.getByRole('article').getByRole('link', { name: 'Open the party' }).click();
  await page.getByRole('heading', { name: 'Identity' }).waitFor();
  await take('party');
  await page.goto('/lists');
  await page.getByRole('main').getByRole('link').first().waitFor();
  await take('lists');
  await page.goto('/history');
  await page.getByRole('list', { name: 'Screenings' }).waitFor();
  await take('history');
}
