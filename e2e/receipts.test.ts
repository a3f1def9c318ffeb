import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { auditPage, overflowPixels } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { screen, searchBox } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

describeInBrowser('the receipt of a screening', () => {
  const product = useProduct({ lists: 'mini' });

  it('is read, downloaded, and verified by somebody who is not logged in', async () => {
    const page = await product.newPage();
    await page.goto('/');
    await searchBox(page).waitFor();
    await screen(page, 'Wendeline Farrowquist');
    await page.getByRole('link', { name: 'Receipt' }).click();
    await page.getByRole('heading', { level: 1, name: 'Receipt of a screening' }).waitFor();
    await page.getByText('Head of the segment').waitFor();
    await expect.poll(() => page.getByRole('main').innerText()).toContain('Wendeline Farrowquist');
    expect(await auditPage(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as JSON' }).click(),
    ]);
    const receipt = await readFile(await file.path(), 'utf8');

    const other = await product.newPage({ loggedIn: false, viewport: { width: 320, height: 700 } });
    await other.goto('/verify');
    const box = other.getByRole('textbox', { name: 'Receipt (JSON)' });
    const verify = other.getByRole('button', { name: 'Verify' });
    await box.fill(receipt);
    await verify.click();
    await other.getByText('Proved: recorded here and not changed since').waitFor();
    await expect.poll(() => other.getByRole('main').innerText()).toContain('Wendeline Farrowquist');
    expect(await auditPage(other)).toEqual([]);
    expect(await overflowPixels(other)).toBe(0);

    await box.fill(receipt.replace('Farrowquist', 'Farrowquest'));
    await verify.click();
    await other.getByText('The receipt was changed or is damaged').waitFor();
    await box.fill(receipt.slice(0, 40));
    await verify.click();
    await other.getByText('This is no whole receipt').waitFor();
  });
});
