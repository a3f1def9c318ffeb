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
    await page.getByRole('heading', { level: 1, name: 'Screening receipt' }).waitFor();
    await page.getByText('Head of the segment').waitFor();
    await expect.poll(() => page.getByRole('main').innerText()).toContain('Wendeline Farrowquist');
    expect(await auditPage(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as JSON' }).click(),
    ]);
    const receipt = await readFile(await file.path(), 'utf8');
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as PDF' }).click(),
    ]);
    expect(pdf.suggestedFilename()).toBe(file.suggestedFilename().replace('.json', '.pdf'));
    expect((await readFile(await pdf.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');

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
    await other.getByText('The receipt was altered or is damaged').waitFor();
    await box.fill(receipt.slice(0, 40));
    await verify.click();
    await other.getByText('This is not a complete receipt').waitFor();
  });

  it('is joined by a replay, which says that the result is the same, or what differs', async () => {
    const page = await product.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto('/');
    await searchBox(page).waitFor();
    await screen(page, 'Wendeline Farrowquist');
    const replay = page.getByRole('button', { name: 'Replay', exact: true });
    await replay.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'Replay of this screening' });
    await panel.getByText('Same result on the lists of that day').waitFor();
    await expect.poll(async () => (await panel.getByRole('row').allInnerTexts()).at(-1)).toMatch(/Results\s+0\s+0/);
    expect(await auditPage(page)).toEqual([]);
    expect(await overflowPixels(page)).toBe(0);

    await page.route('**/replay', async (route) => {
      const response = await route.fetch();
      const body = Object(await response.json());
      const score = {
        code: 'score_changed',
        entityId: 'x',
        name: 'Tolbrecht Quelmar',
        recorded: '97.2',
        replayed: '96.8',
      };
      const found = {
        verdict: 'different',
        same: false,
        byRecordedEngine: false,
        differences: [{ ...score, text: '' }],
      };
      await route.fulfill({ response, json: { ...body, ...found } });
    });
    await panel.getByRole('button', { name: 'Replay again' }).click();
    await panel.getByText('The result differs on the lists of that day').waitFor();
    await expect
      .poll(async () => (await panel.getByRole('row').allInnerTexts()).at(-1))
      .toMatch(/Score\s+Tolbrecht Quelmar\s+97.2\s+96.8/);
    await expect.poll(() => panel.innerText()).toContain('ran on another engine');
    expect(await auditPage(page)).toEqual([]);
    expect(await overflowPixels(page)).toBe(0);
    await replay.click();
    await panel.waitFor({ state: 'detached' });
  });
});
