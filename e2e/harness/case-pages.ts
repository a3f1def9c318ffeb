import type { Locator, Page } from 'playwright-core';

/** The rows of the page of cases. */
export const caseRows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Cases', exact: true }).locator('[data-item]');

/** The bar that decides, on the page of cases and of a case. */
export const decisionBar = (page: Page): Locator => page.getByRole('region', { name: 'Decision', exact: true });

/** How many cases a view is said to have. */
export const viewLink = (page: Page, view: string): Locator =>
  page.getByRole('navigation', { name: 'Cases by view' }).getByRole('link', { name: new RegExp(`^${view}`) });

/** The address of the case of a customer's reference, once there is one. */
export async function caseOf(page: Page, externalRef: string, view = 'open'): Promise<string | undefined> {
  const answer = await page.request.get(`/api/v1/cases?view=${view}&limit=500`);
  const { items }: { items: readonly { readonly id: string; readonly externalRef: string }[] } = await answer.json();
  const found = items.find((one) => one.externalRef === externalRef);
  return found && `/cases/${found.id}`;
}
