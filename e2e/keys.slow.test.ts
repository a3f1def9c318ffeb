import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './harness/browser.ts';
import { outcome, screen, searchBox } from './harness/pages.ts';
import { NAMESAKES } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

/** Every character that is a key of some page, then what records a decision. */
const KEYS = [...'12345jklhgunsraxo/', 'Enter', 'Enter'];
/** How late whatever the page loads by itself comes. */
const LATENCY_MS = 300;

describeInBrowser('keys that are pressed while a page changes', () => {
  const product = useProduct({ lists: 'namesakes' });

  /** The inbox with the focus on a row, a slow network, and what was decided since. */
  async function openInbox(): Promise<{ page: Page; decided: string[] }> {
    const page = await product.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    await searchBox(page).waitFor();
    await screen(page, NAMESAKES[0] ?? '');
    await outcome(page).waitFor();
    await page.goto('/inbox');
    await page.getByRole('list', { name: 'Screenings that wait' }).locator('[data-row]').first().waitFor();
    const decided: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') decided.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await page.route('**/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
      await route.continue();
    });
    await page.getByRole('heading', { level: 1, name: 'Inbox' }).click();
    await page.keyboard.press('j');
    return { page, decided };
  }
  const pressAll = async (page: Page, keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };

  it('open the palette and are all typed there', async () => {
    const { page, decided } = await openInbox();
    await pressAll(page, ['Control+k', ...[...'2 for 12345 jklhgun']]);
    await expect.poll(() => page.getByRole('combobox', { name: /screen/i }).inputValue()).toBe('2 for 12345 jklhgun');
    expect(decided).toEqual([]);
  });

  it('open the help and do nothing behind it', async () => {
    const { page, decided } = await openInbox();
    await pressAll(page, ['?', ...KEYS]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'History' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    expect(decided).toEqual([]);
  });

  it('are for the page that was asked for, not for the one that is left', async () => {
    for (const link of ['History', 'Lists', 'Batches']) {
      const { page, decided } = await openInbox();
      // A click is over before the page is there.
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).dispatchEvent('click');
      await pressAll(page, KEYS);
      // Enter may still open the row that has the focus, as any link: that records nothing.
      await expect.poll(() => page.getByRole('heading', { level: 1, name: 'Inbox' }).count()).toBe(0);
      expect(decided, link).toEqual([]);
    }
  });
});
