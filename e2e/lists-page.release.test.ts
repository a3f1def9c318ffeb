import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { auditPage, overflowPixels } from './harness/audit-page.ts';
import { describeInBrowser } from './harness/browser.ts';
import { nameOf } from './harness/list-history.ts';
import { screen } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

async function openList(page: Page): Promise<Page> {
  await page.goto('/lists/un_sc');
  await page.getByRole('heading', { name: 'Versions' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Cut off' }).waitFor();
  return page;
}

describeInBrowser('the pages of lists', () => {
  const product = useProduct({ lists: 'history' });
  const open = async (page?: Page): Promise<Page> => openList(page ?? (await product.newPage()));

  it('lead from all lists to one, which says what waits for an operator', async () => {
    const page = await product.newPage();
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lists' }).click();
    const table = page.getByRole('main').getByRole('table');
    await table.getByText('19 removals need approval').waitFor();
    await table.getByRole('link', { name: /United Nations/ }).click();
    await page.getByText('19 removals need your approval').waitFor();
    await expect
      .poll(() => page.getByRole('main').innerText())
      .toContain('19 of 19 listings of the programme Harbour are gone');
  });

  it('show what changed between any two versions, down to the party', async () => {
    const page = await open();
    await page.getByRole('button', { name: /^What changed in the version published .*9/ }).click();
    const changes = page.getByRole('region', { name: 'What changed' });
    await changes.getByText('4 added, 2 changed, 2 removed, 71 unchanged').waitFor();
    const changed = changes.getByRole('listitem').filter({ hasText: 'birth dates' });
    await expect.poll(() => changed.count()).toBe(2);
    await changed.getByRole('link', { name: nameOf(3) }).click();
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('Listed before').waitFor();
    await expect.poll(() => history.innerText()).toMatch(/Changed[\s\S]*birth dates[\s\S]*Listed before/);
    await page.reload();
    await history.getByText('Listed before').waitFor();
  });

  it('tell who is no longer on the list, with the way to what was listed of them', async () => {
    const page = await open();
    const left = page.getByRole('region', { name: '2 delisted parties' });
    await left.waitFor();
    await expect.poll(() => left.getByRole('listitem').count()).toBe(2);
    await left.getByRole('link').first().click();
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('Removed', { exact: true }).waitFor();
  });

  it('say of a held party wherever it is shown that its removal is not confirmed', async () => {
    const page = await product.newPage();
    await page.goto('/');
    await screen(page, nameOf(65));
    const result = page.getByRole('main').getByRole('article');
    await result.getByText('Removal unconfirmed').first().waitFor();
    await page.goto('/parties/un_sc:XXi.065');
    await page.getByText('Removal unconfirmed').waitFor();
  });

  it.each([
    { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
    { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  ] as const)('meet WCAG 2.2 AA in $colorScheme at $viewport.width pixels', async (look) => {
    const page = await open(await product.newPage(look));
    await page.getByRole('button', { name: 'Accept the file rejected as Shrunk' }).click();
    await page.getByRole('button', { name: 'Confirm the removals' }).click();
    await page.getByText('Enter a reason.').waitFor();
    await expect.poll(() => auditPage(page)).toEqual([]);
    await expect.poll(() => overflowPixels(page)).toBe(0);
    await page.goto('/parties/un_sc:XXi.003');
    await page.getByText('Listed before').waitFor();
    await expect.poll(() => auditPage(page)).toEqual([]);
    await page.goto('/lists');
    await page.getByRole('main').getByText('Last checked').or(page.getByText('Published').first()).first().waitFor();
    await expect.poll(() => auditPage(page)).toEqual([]);
    await expect.poll(() => overflowPixels(page)).toBe(0);
  });
});

describeInBrowser('the page of a list', () => {
  const product = useProduct({ lists: 'history' });

  it('take an operator’s word with a reason: that parties are gone, then that a refused file is right', async () => {
    const page = await openList(await product.newPage());
    const held = page.getByRole('form', { name: 'Confirm removals' });
    await held.getByRole('textbox', { name: 'Reason' }).fill('The committee announced it.');
    await held.getByRole('button', { name: 'Confirm the removals' }).click();
    await held.waitFor({ state: 'detached' });
    await page.getByText('0 added, 0 changed, 19 removed, 58 unchanged').waitFor();

    await page.getByRole('button', { name: 'Accept the file rejected as Shrunk' }).click();
    const accept = page.getByRole('form', { name: 'Accept a rejected file' });
    await accept.getByRole('textbox', { name: 'Reason' }).fill('The publisher confirmed it on the phone.');
    await accept.getByRole('button', { name: 'Use this file' }).click();
    await accept.waitFor({ state: 'detached' });
    const main = page.getByRole('main');
    await main.getByText('Shrunk').waitFor({ state: 'detached' });
    await main.locator('dl').getByText('30', { exact: true }).waitFor();
    await expect.poll(() => main.getByText('your approval').count()).toBe(0);
  });
});
