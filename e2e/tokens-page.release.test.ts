import { expect, it } from 'vitest';
import { postSearch } from './harness/api.ts';
import { auditPage, overflowPixels } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { createTokenInPage } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

describeInBrowser('the page of tokens', () => {
  const product = useProduct();

  it('shows a new token, and lists it, while the first list is still on its way', async () => {
    const page = await product.newPage();
    const shown = Promise.withResolvers<void>();
    let held = 0;
    await page.route('**/api/v1/tokens*', async (route) => {
      if (route.request().method() !== 'GET' || held > 0) return route.continue();
      held += 1;
      const early = await route.fetch();
      await shown.promise;
      // The page may have given this answer up, as it should.
      await route.fulfill({ response: early }).catch(() => undefined);
    });
    await page.goto('/settings/api');
    await createTokenInPage(page, 'Made early');
    shown.resolve();
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('button', { name: 'Revoke Made early' }).waitFor();
    expect(held).toBe(1);
  });

  it('shows where to call and ready programs before any token is made', async () => {
    const page = await product.newPage();
    const { url } = product.service();
    await page.goto('/settings/api');
    await page.getByText(url, { exact: true }).waitFor();
    await page.getByText(`POST ${url}/api/v1/search`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Copy base URL' }).waitFor();
    await page.getByRole('tab', { name: 'Python' }).click();
    await page.getByRole('tabpanel').getByText(`${url}/api/v1/search`).waitFor();
    await page.getByText("export NAMESAKE_TOKEN='<your token>'").waitFor();
  });

  it('makes a token for some addresses, which holds a listed name, and rotates it, by keyboard alone', async () => {
    const page = await product.newPage();
    await page.goto('/settings/api');
    const form = page.getByRole('form', { name: 'Create a token' });
    await form.getByText('Screening', { exact: true }).waitFor();
    await form.getByText('Advanced').focus();
    await page.keyboard.press('Enter');
    await form.getByRole('textbox', { name: /^Allowed addresses/ }).fill('127.0.0.1, 10.20.0.0/16');
    await createTokenInPage(page, 'Narrow');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Text to screen' }).inputValue())
      .not.toBe('Arkady Polushtofov');
    await page.getByRole('button', { name: 'Test this token' }).press('Enter');
    await page.getByText('A program would hold this').waitFor();
    await page.getByRole('button', { name: 'I have stored it' }).press('Enter');

    const old = page.getByRole('row').filter({ hasText: 'Narrow' });
    await old.getByText('127.0.0.1, 10.20.0.0/16').waitFor();
    await old.getByText('you', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Rotate Narrow' }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('combobox', { name: 'Old token stays valid for' }).selectOption('1 hour');
    await dialog.getByRole('button', { name: 'Rotate token' }).press('Enter');
    await page.getByRole('heading', { name: 'Token “Narrow” was rotated' }).waitFor();
    const fresh = await page.getByRole('textbox', { name: 'API token' }).inputValue();
    expect((await postSearch(product.service().url, fresh, { searchText: 'Somebody Else' })).status).toBe(200);
    await page.getByRole('row').filter({ hasText: 'Replaced by' }).getByText('Expires today').waitFor();
    await page.getByRole('row').filter({ hasText: 'Replaces' }).getByText('Active').waitFor();
  });

  it.each([
    { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
    { colorScheme: 'dark', viewport: { width: 320, height: 700 } },
  ] as const)('is accessible and no wider than its window: %o', async (look) => {
    const page = await product.newPage(look);
    await page.goto('/settings/api');
    await page
      .getByRole('button', { name: /^Rotate/ })
      .first()
      .waitFor();
    await page.getByText('Advanced').click();
    expect([await auditPage(page), await overflowPixels(page)]).toEqual([[], 0]);
    await page
      .getByRole('button', { name: /^Rotate/ })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
    expect([await auditPage(page), await overflowPixels(page)]).toEqual([[], 0]);
  });

  it('says which field is wrong where an address is none', async () => {
    const page = await product.newPage();
    await page.goto('/settings/api');
    const form = page.getByRole('form', { name: 'Create a token' });
    await form.getByText('Advanced').click();
    await form.getByRole('textbox', { name: /^Allowed addresses/ }).fill('example.org');
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Wrong');
    await form.getByRole('button', { name: 'Create token' }).click();
    await form.getByRole('alert').getByText('Write an IP address such as 203.0.113.7').waitFor();
  });
});
