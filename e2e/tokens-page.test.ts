import { expect, it } from 'vitest';
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
});
