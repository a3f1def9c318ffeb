import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createToken, postSearch } from './harness/api.ts';
import { expectNoFaults } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { pressByKeyboard } from './harness/by-keyboard.ts';
import { useProduct } from './harness/use-product.ts';

describeInBrowser('retention', () => {
  const product = useProduct({ lists: 'mini' });
  const open = async (): Promise<Page> => {
    const page = await product.newPage();
    await page.goto('/settings/retention');
    await page.getByRole('table', { name: 'How long records are kept' }).waitFor();
    return page;
  };
  const field = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('textbox', { name });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const record = async (externalRef: string): Promise<string> => {
    const token = await createToken(product.dataDir());
    const answer = await postSearch(product.service().url, token, { searchText: 'Dalvor Quelmar', externalRef });
    const { searchId }: { searchId?: string } = JSON.parse(await answer.text());
    return searchId ?? '';
  };

  it('is set by keyboard, after it was said what a purge would take', async () => {
    const page = await open();
    const row = page.getByRole('row', { name: /^Screenings without a match/ });
    await expect.poll(() => row.innerText()).toContain('forever');
    await expect.poll(() => row.innerText()).toContain('nothing');
    await pressByKeyboard(page, button(page, 'Change how long to keep: Screenings without a match'));
    await field(page, 'Keep for, in days').fill('100');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('At least the minimum, 3653 days.').waitFor();
    await expectNoFaults(page);
    await field(page, 'Keep for, in days').fill('4000');
    await page.keyboard.press('Enter');
    await page.getByText('A purge with these settings would remove nothing now.').waitFor();
    await page.keyboard.type('Decided by the board.');
    await pressByKeyboard(page, button(page, 'Save'));
    await expect.poll(() => row.innerText()).toContain('4,000 days, about 11 years');
    await page.getByText('Shorter periods of the last change take effect on').waitFor();

    await button(page, 'Add a purpose').click();
    await field(page, 'Purpose').fill('onboarding');
    await field(page, 'Keep for, in days').fill('5000');
    await page.keyboard.press('Enter');
    await field(page, 'Reason').fill('Customers.');
    await pressByKeyboard(page, button(page, 'Save'));
    await page.getByRole('row', { name: /Screenings for the purpose “onboarding”/ }).waitFor();
    await page.getByRole('heading', { name: 'Recent purges' }).waitFor();
    await expectNoFaults(page);
  });

  it('stops for a legal hold; then a person is erased, and the record says so', async () => {
    const searchId = await record('customer-4711');
    const page = await open();
    await pressByKeyboard(page, button(page, 'Place a hold'));
    await field(page, 'Customer reference').fill('customer-4711');
    await field(page, 'Reason').fill('Litigation 12.');
    await expectNoFaults(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Place a hold' }).click();
    await page.getByRole('row', { name: /Customer reference customer-4711 Litigation 12./ }).waitFor();

    await pressByKeyboard(page, button(page, 'Erase a person …'));
    await field(page, 'Customer reference').fill('customer-4711');
    await button(page, 'Find the records').click();
    await page.getByText('1 is on legal hold').waitFor();
    await expect.poll(() => button(page, 'Erase permanently').count()).toBe(0);
    await page.keyboard.press('Escape');
    await button(page, 'Lift the hold: Customer reference customer-4711').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Lift' }).click();
    await page.getByRole('row', { name: /customer-4711 .* lifted/ }).waitFor();

    await button(page, 'Erase a person …').click();
    await field(page, 'Customer reference').fill('customer-4711');
    await button(page, 'Find the records').click();
    await page.getByText('1 screening was found.').waitFor();
    await field(page, 'Reference of the request').fill('DSR-2026-031');
    await field(page, 'Reason for overriding the minimum').fill('Never a customer.');
    await expect.poll(() => button(page, 'Erase permanently').isDisabled()).toBe(true);
    await field(page, 'Type 1 to confirm').fill('1');
    await expectNoFaults(page);
    await pressByKeyboard(page, button(page, 'Erase permanently'));
    await page.getByText('1 screening was erased.').waitFor();
    await page.getByText('No trace of them is left in the database files.').waitFor();
    await expectNoFaults(page);
    await button(page, 'Close').click();
    await page.goto(`/?id=${searchId}`);
    await page.getByRole('alert').getByText('The screening was erased').waitFor();
  });
});
