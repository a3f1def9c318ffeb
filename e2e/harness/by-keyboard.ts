import type { Locator, Page } from 'playwright-core';

const MAX_STOPS = 80;

/** Goes to what a person sees by the Tab key alone, and presses Enter. */
export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let n = 0; n < MAX_STOPS; n++) {
    if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there');
}

/** Replaces what a field holds, key by key. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}
