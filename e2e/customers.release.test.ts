import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createToken } from './harness/api.ts';
import { auditPage, expectNoFaults, overflowPixels } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { addCustomer, customerRows, customerStatus, partyRows, typeCustomer } from './harness/customer-pages.ts';
import { haveCommands, runCommand } from './harness/run-command.ts';
import { NAMESAKES } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const [LISTED = ''] = NAMESAKES;
const CLEAN = 'Fenwick Astermole';
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describeInBrowser('the customers', () => {
  const product = useProduct({ lists: 'namesakes' });
  const watch = (page: Page) => page.getByRole('region', { name: 'Watch', exact: true });

  it.skipIf(!haveCommands('bash', 'curl'))('begin with the command that the empty page shows', async () => {
    const page = await product.newPage();
    await page.goto('/customers');
    const command = (await page.locator('pre code').textContent()) ?? '';
    await expectNoFaults(page);
    const token = await createToken(product.dataDir(), 'Customers', 'customers:write');
    const { stdout } = await runCommand('bash', ['-c', command], { env: { NAMESAKE_TOKEN: token } });
    expect(stdout).toContain('"addedCount":1');
    await page.reload();
    await expect.poll(() => customerRows(page).count()).toBe(1);
  });

  it('are filtered by what the address says, walked by keyboard, and found by reference', async () => {
    const page = await product.newPage();
    await addCustomer(page, { reference: 'c-1', name: LISTED, group: 'retail' });
    await addCustomer(page, { reference: 'c-2', name: CLEAN, group: 'retail' });
    await addCustomer(page, { reference: 'c-3', name: CLEAN });
    await page.goto('/customers');
    await page.getByRole('textbox', { name: 'Group' }).fill('retail');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => customerRows(page).count()).toBe(2);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Alert');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => customerRows(page).allInnerTexts()).toEqual([expect.stringContaining('c-1')]);
    expect(new URL(page.url()).search).toBe('?status=alert&group=retail');
    await page.goBack();
    await expect.poll(() => customerRows(page).count()).toBe(2);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toBe('c-2');
    await page.keyboard.press('j');
    await expect.poll(() => focused(page)).toBe('c-1');
    await page.keyboard.press('k');
    await expectNoFaults(page);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'c-2' }).waitFor();

    await page.goto('/customers');
    await page.getByRole('textbox', { name: 'Find by reference' }).fill(' c-3 ');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'c-3' }).waitFor();
    await page.goto('/customers');
    await page.getByRole('textbox', { name: 'Find by reference' }).fill('c-9');
    await page.keyboard.press('Enter');
    await page.getByText('c-9 is not under watch').waitFor();
    await expectNoFaults(page);
    await page.getByRole('link', { name: 'Add a customer' }).click();
    const reference = page.getByRole('textbox', { name: 'Customer reference' });
    await expect.poll(() => reference.inputValue()).toBe('c-9');
    expect(page.url()).not.toContain('c-9');
  });

  it('are not changed by adding one with a reference that is taken', async () => {
    const page = await product.newPage();
    await addCustomer(page, { reference: 'taken', name: CLEAN });
    await page.goto('/customers/new');
    await typeCustomer(page, { reference: 'taken', name: LISTED });
    await page.getByRole('button', { name: 'Save and screen' }).click();
    await page.getByRole('alert').getByText('A customer with this reference already exists').waitFor();
    await expectNoFaults(page);
    await page.getByRole('link', { name: 'Open that customer' }).click();
    await expect.poll(() => partyRows(page).innerText()).toContain(CLEAN);
  });

  it('are told next to the field what is wrong with it', async () => {
    const page = await product.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto('/customers/new');
    await typeCustomer(page, { reference: 'wrong', name: CLEAN, birthDate: 'yesterday' });
    await page.getByRole('button', { name: 'Save and screen' }).click();
    await page.getByRole('alert').waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Birth date' }).getAttribute('aria-invalid'))
      .toBe('true');
    await expect.poll(() => auditPage(page)).toEqual([]);
    await expect.poll(() => overflowPixels(page)).toBe(0);
  });

  it('are edited, screened now, and lose a party that was removed', async () => {
    const page = await product.newPage();
    await addCustomer(page, { reference: 'edited', name: CLEAN, party: { role: 'owner', name: LISTED } });
    await expect.poll(() => customerStatus(page).innerText()).toMatch(/^Alert/);
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Other names' }).first().fill('F. Astermole');
    await page.getByRole('button', { name: 'Remove party 1' }).click();
    await page.getByRole('button', { name: 'Save and screen' }).click();
    await expect.poll(() => customerStatus(page).innerText()).toMatch(/^Nothing found/);
    await expect.poll(() => partyRows(page).innerText()).toContain('F. Astermole');
    const screening = page.getByRole('link', { name: `Open the screening: ${CLEAN}` });
    const before = await screening.getAttribute('href');
    await page.getByRole('button', { name: 'Screen now' }).click();
    await page.getByText('Screened just now.').waitFor();
    await expect.poll(() => screening.getAttribute('href')).not.toBe(before);
  });

  it('are not saved over what somebody else changed meanwhile', async () => {
    const [page, other] = [await product.newPage(), await product.newPage()];
    await addCustomer(page, { reference: 'shared', name: CLEAN });
    await page.getByRole('link', { name: 'Edit' }).click();
    const names = page.getByRole('textbox', { name: 'Other names' }).first();
    await names.fill('F. Astermole');
    await other.goto(page.url());
    await other.getByRole('textbox', { name: 'Other names' }).first().fill('Fen Astermole');
    await other.getByRole('button', { name: 'Save and screen' }).click();
    await customerStatus(other).waitFor();
    await page.getByRole('button', { name: 'Save and screen' }).click();
    await page.getByRole('alert').getByText('Somebody changed the customer at the same time').waitFor();
    await page.getByText('Open the customer in another tab').waitFor();
    await expectNoFaults(page);
    await expect.poll(() => names.inputValue()).toBe('F. Astermole');
    await other.reload();
    await expect.poll(() => partyRows(other).innerText()).toContain('Fen Astermole');
  });

  it('show nothing that changes them to a person who may only read them', async () => {
    const page = await product.newPage();
    await addCustomer(page, { reference: 'read', name: CLEAN });
    await page.route('**/api/v1/session', async (route) => {
      const response = await route.fetch();
      const session: object = await response.json();
      await route.fulfill({ response, json: { ...session, scopes: ['customers:read', 'search:read'] } });
    });
    await page.reload();
    await customerStatus(page).waitFor();
    await page.getByRole('link', { name: `History: ${CLEAN}` }).waitFor();
    const deeds = page.getByRole('main').getByRole('button');
    await expect.poll(() => deeds.allInnerTexts()).toEqual([]);
    await expect.poll(() => page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
    await page.goto('/customers');
    await customerRows(page).first().waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Add a customer' }).count()).toBe(0);
  });

  it('whose row was changed outside are not edited but entered again', async () => {
    const page = await product.newPage();
    await addCustomer(page, { reference: 'forged', name: CLEAN });
    let changed: object = { status: 'not_screened', why: 'row_forged' };
    await page.route(/\/api\/v1\/customers\/cus_[\w-]+$/, async (route) => {
      const response = await route.fetch();
      const customer: object = await response.json();
      await route.fulfill({ response, json: { ...customer, ...changed } });
    });
    await page.reload();
    await page.getByText('The stored data was changed outside Namesake').waitFor();
    await expectNoFaults(page);
    await expect.poll(() => page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Enter the customer again' }).click();
    const reference = page.getByRole('textbox', { name: 'Customer reference' });
    await expect.poll(() => reference.inputValue()).toBe('forged');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Fenwick A. Astermole');
    await page.getByRole('button', { name: 'Save and screen' }).click();
    await page.getByRole('heading', { level: 1, name: 'forged' }).waitFor();
    changed = {};
    await page.reload();
    await expect.poll(() => partyRows(page).innerText()).toContain('Fenwick A. Astermole');
  });

  it('have their watch stopped, begun and ended with a reason, and are erased after a question', async () => {
    const page = await product.newPage();
    await addCustomer(page, { reference: 'left', name: CLEAN });
    await watch(page).getByRole('button', { name: 'Stop watch' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop watch' }).click();
    await page.getByText('Enter a reason.').waitFor();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Account is frozen.');
    await expectNoFaults(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Stop watch' }).click();
    await expect.poll(() => watch(page).innerText()).toContain('Account is frozen.');
    await expect.poll(() => customerStatus(page).innerText()).toContain('Watch stopped');
    for (const [deed, reason, told] of [
      ['Start watch', 'Account is open again.', 'Watched'],
      ['End watch', 'Account closed.', 'Watch ended'],
    ] as const) {
      await watch(page).getByRole('button', { name: deed }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill(reason);
      await page.getByRole('dialog').getByRole('button', { name: deed }).click();
      await expect.poll(() => watch(page).getByRole('heading').innerText()).toBe(told);
      await expect.poll(() => watch(page).innerText()).toContain(reason);
    }
    await page.goto('/customers?watch=ended');
    await expect.poll(() => customerRows(page).innerText()).toContain('Watch ended');
    await expectNoFaults(page);
    await customerRows(page).getByRole('link').click();
    await page.getByRole('button', { name: 'Erase …' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
    await page.getByRole('textbox', { name: 'Find by reference' }).fill('left');
    await page.keyboard.press('Enter');
    await page.getByText('left is not under watch').waitFor();
  });
});
