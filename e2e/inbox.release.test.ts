import { expect, it } from 'vitest';
import { describeInBrowser } from './harness/browser.ts';
import { bar, focused, openInbox, reason, texts } from './harness/inbox-page.ts';
import { rows, searchBox } from './harness/pages.ts';
import { NAMESAKES } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const [, SECOND, THIRD, FOURTH] = NAMESAKES;

describeInBrowser('the inbox', () => {
  const product = useProduct({ lists: 'namesakes' });

  it('opens a screening, and leads back to its place or on to the next', async () => {
    const page = await openInbox(product, [SECOND, THIRD, FOURTH]);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect.poll(() => searchBox(page).inputValue()).toBe(THIRD);
    await expect.poll(() => focused(page)).toContain(THIRD);
    await page.keyboard.press('l');
    await expect.poll(() => searchBox(page).inputValue()).toBe(FOURTH);
    await page.getByText('This was the last screening shown in the inbox.').waitFor();
    await page.keyboard.press('h');
    await expect.poll(() => focused(page)).toBe(FOURTH);
    // What was decided in the screening is gone, and the focus is where it was.
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect.poll(() => searchBox(page).inputValue()).toBe(THIRD);
    await expect.poll(() => rows(page).count()).toBe(3);
    await expect.poll(() => focused(page)).toContain(THIRD);
    for (let decided = 1; decided <= 3; decided += 1) {
      await page.keyboard.press('2');
      await reason(page).waitFor();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('[data-row] [data-decision]').count()).toBe(decided);
      await expect.poll(() => bar(page).getByRole('combobox').count()).toBe(0);
    }
    await page.keyboard.press('h');
    await expect.poll(() => texts(page)).toEqual([SECOND, FOURTH]);
    await expect.poll(() => focused(page)).toBe(FOURTH);
  });
});
