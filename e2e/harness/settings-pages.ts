import type { Page } from 'playwright-core';

const DAY_MS = 86_400_000;
const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Types a rule that takes hits of another birth date away, and tries it on all that was screened today. */
export async function tryRule(page: Page, name: string): Promise<void> {
  await page.goto('/settings/rules');
  await page.getByRole('button', { name: 'New rule' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByLabel('In force until').fill(day(Date.now() + 90 * DAY_MS));
  await page.getByRole('group', { name: 'Birth date' }).getByRole('checkbox', { name: 'Conflict' }).check();
  await page.getByRole('combobox', { name: 'Then' }).selectOption('remove from results');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Risk assessment 12');
  await page.getByLabel('On screenings since').fill(day(Date.now()));
  await page.getByRole('button', { name: 'Test rule' }).click();
  await page.getByText('Test result').waitFor();
}

/** Saves the rule that was tried, and proposes it to a second person. */
export async function proposeRule(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByRole('list', { name: 'Rules' }).getByText('Draft').waitFor();
  await page.getByRole('button', { name: `Propose: ${name}, Version 1` }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('For the meeting of 12 May');
  await page.getByRole('button', { name: 'Propose', exact: true }).click();
  await page.getByText('Waiting for a second person').waitFor();
}

/** Makes a webhook in the settings, whose secret is shown then. Resolves with it. */
export async function addWebhook(page: Page, url: string, types: readonly string[]): Promise<string> {
  await page.goto('/settings/webhooks');
  await page.getByRole('textbox', { name: 'Address' }).fill(url);
  await page.getByRole('textbox', { name: 'Description' }).fill('Case system');
  for (const type of types) await page.getByRole('checkbox', { name: type }).check();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  return page.getByRole('textbox', { name: 'Secret' }).inputValue();
}
