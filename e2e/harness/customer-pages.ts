import type { Locator, Page } from 'playwright-core';

/** A customer as a person types it. */
type TypedCustomer = {
  readonly reference: string;
  readonly name: string;
  readonly group?: string;
  readonly birthDate?: string;
  /** A party beside the customer. */
  readonly party?: { readonly role: string; readonly name: string };
};

/** The status on the page of a customer. */
export const customerStatus = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: 'Status', exact: true });

/** The rows of the page of a customer: itself, and the parties beside it. */
export const partyRows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Customer and related parties' }).getByRole('listitem');

/** The rows of the page of customers. */
export const customerRows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Customers', exact: true }).getByRole('listitem');

/** Fills the form, which is open. */
export async function typeCustomer(page: Page, { reference, name, group, birthDate, party }: TypedCustomer) {
  await page.getByRole('textbox', { name: 'Customer reference' }).fill(reference);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  if (group !== undefined) await page.getByRole('textbox', { name: 'Group' }).fill(group);
  if (birthDate !== undefined) await page.getByRole('textbox', { name: 'Birth date' }).fill(birthDate);
  if (party === undefined) return;
  await page.getByRole('button', { name: 'Add a party' }).click();
  const beside = page.getByRole('group', { name: 'Party 1' });
  await beside.getByRole('textbox', { name: 'Role' }).fill(party.role);
  await beside.getByRole('textbox', { name: 'Name', exact: true }).fill(party.name);
}

/** Adds a customer by hand; its page is open then. */
export async function addCustomer(page: Page, customer: TypedCustomer): Promise<void> {
  await page.goto('/customers/new');
  await typeCustomer(page, customer);
  await page.getByRole('button', { name: 'Save and screen' }).click();
  await customerStatus(page).waitFor();
}
