import { expect, it } from 'vitest';
import { expectNoFaults } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { pressByKeyboard } from './harness/by-keyboard.ts';
import { addCustomer, customerRows, customerStatus, partyRows, typeCustomer } from './harness/customer-pages.ts';
import { rows } from './harness/pages.ts';
import { NAMESAKES } from './harness/temporary-folder.ts';
import { useProduct } from './harness/use-product.ts';

const [LISTED = '', OTHER = ''] = NAMESAKES;

describeInBrowser('a customer', () => {
  const product = useProduct({ lists: 'namesakes' });

  it('is added by hand, raises an alert, and is decided where its screening shows it', async () => {
    const page = await product.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click();
    await page.getByRole('heading', { name: 'No customers yet' }).waitFor();
    await expectNoFaults(page);
    await pressByKeyboard(page, page.getByRole('link', { name: 'Add a customer' }));
    await typeCustomer(page, { reference: `${LISTED} GmbH`, name: LISTED, birthDate: '1965' });
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Save and screen' }).click();
    await expect.poll(() => customerStatus(page).innerText()).toMatch(/^Alert/);
    expect(decodeURIComponent(page.url())).not.toMatch(/Varnok|GmbH/);
    expect(await page.title()).not.toMatch(/Varnok|GmbH/);
    await expect.poll(() => partyRows(page).innerText()).toContain('3 listed parties, 3 open');
    await expectNoFaults(page);

    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await rows(page).first().waitFor();
    const bar = page.getByRole('region', { name: 'Decision' });
    for (let at = 0; at < 3; at += 1) {
      await bar.getByRole('button', { name: 'False positive' }).waitFor();
      await page.keyboard.press('2');
      await bar.getByRole('combobox', { name: 'Reason' }).waitFor();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('[data-row] [data-decision]').count()).toBe(at + 1);
    }
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click();
    await customerRows(page).getByRole('link').press('Enter');
    await expect.poll(() => customerStatus(page).innerText()).toMatch(/^Decided/);
    await expect.poll(() => partyRows(page).innerText()).toContain('3 listed parties, 0 open');
    await expectNoFaults(page);
    await page.goBack();
    await expect.poll(() => customerRows(page).innerText()).toMatch(/Decided/);
  });

  it('is added with a gender and with documents and numbers, which its page shows', async () => {
    const page = await product.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto('/customers/new');
    await typeCustomer(page, { reference: 'c-1', name: 'Fenwick Astermole' });
    await page.getByRole('combobox', { name: 'Gender' }).selectOption('Male');
    await page.getByRole('combobox', { name: 'Identifier type', exact: true }).selectOption('Passport');
    await page.getByRole('textbox', { name: 'Identifier', exact: true }).fill('QX123456');
    await page.getByRole('textbox', { name: 'Identifier 2', exact: true }).fill('HRB 4711');
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Save and screen' }).click();
    await customerStatus(page).waitFor();
    for (const fact of ['Male', 'Passport QX123456', 'HRB 4711'])
      await expect.poll(() => partyRows(page).innerText()).toContain(fact);
  });

  it('has each party beside it screened by itself, with a history of its own', async () => {
    const page = await product.newPage();
    await addCustomer(page, { reference: 'c-2', name: 'Fenwick Astermole', party: { role: 'owner', name: OTHER } });
    await expect.poll(() => customerStatus(page).innerText()).toMatch(/^Alert/);
    await expect.poll(() => partyRows(page).count()).toBe(2);
    await expect.poll(() => partyRows(page).first().innerText()).toContain('No match');
    await expect.poll(() => partyRows(page).last().innerText()).toContain('owner');
    await page.getByRole('link', { name: `History: ${OTHER}` }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Your reference' }).inputValue()).toBe('c-2 / owner');
    const found = page.getByRole('list', { name: 'Screenings' }).locator('[data-row]');
    await expect.poll(() => found.allInnerTexts()).toEqual([OTHER]);
  });
});
