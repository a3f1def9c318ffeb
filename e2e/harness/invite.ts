import type { Page } from 'playwright-core';
import { searchBox } from './pages.ts';
import type { Product } from './use-product.ts';

const PASSWORD = 'eight loud kettles';

/** The page of another person, whom an administrator has invited. */
export async function invite(product: Product, admin: Page, name: string, role: string): Promise<Page> {
  await admin.goto('/settings/users');
  await admin.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'User name' }).fill(name);
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption(role);
  await dialog.getByRole('textbox', { name: 'User name' }).press('Enter');
  const link = await dialog.getByRole('textbox', { name: 'One-time link' }).inputValue();
  const page = await product.newPage({ loggedIn: false, viewport: { width: 1440, height: 900 } });
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await searchBox(page).waitFor();
  return page;
}
