import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createToken, postSearch } from './harness/api.ts';
import { describeInBrowser } from './harness/browser.ts';
import { ADMIN, searchBox } from './harness/pages.ts';
import { useProduct } from './harness/use-product.ts';

const CANARY = 'Quillfeather';
const LISTED = 'Poluschtofow';

describeInBrowser('a name that is screened', () => {
  const product = useProduct({ env: { NAMESAKE_LOG_LEVEL: 'debug' } });

  /** All addresses that a page asks for or shows. */
  const addressesOf = (page: Page): string[] => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    return addresses;
  };

  it('is in no log line when a program sends it, however the request ends', async () => {
    const { url, output } = product.service();
    const token = await createToken(product.dataDir());
    const statusOf = async (body: object) => (await postSearch(url, token, body)).status;
    expect(await statusOf({ searchText: `${CANARY} Mirabel` })).toBe(200);
    expect(await statusOf({ searchText: `Arkadij ${LISTED}` })).toBe(200);
    expect(await statusOf({ searchText: CANARY, threshold: 10 })).toBe(422);
    expect(await statusOf({ searchText: CANARY, [CANARY]: CANARY })).toBe(422);
    expect(await statusOf({ searchText: CANARY.repeat(2_000) })).toBe(422);
    const broken = await fetch(`${url}/api/v1/search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: `{"searchText": "${CANARY}`,
    });
    expect(broken.status).toBe(400);
    const addresses = [`/${CANARY}`, `/api/v1/search?searchText=${CANARY}`, `/api/v1/searches/${CANARY}`];
    for (const address of addresses)
      await fetch(url + address, { headers: { authorization: `Bearer ${token}`, 'user-agent': CANARY } });
    await expect.poll(output).toContain('"status":400');
    expect(output()).not.toContain(CANARY);
    expect(output()).not.toContain(LISTED);
    expect(output()).not.toContain(token);
  });

  it('is as little logged as the password and the one-time link', async () => {
    const page = await product.newPage({ loggedIn: false });
    const addresses = addressesOf(page);
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'User name' }).fill(ADMIN.username);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await searchBox(page).waitFor();
    const { setupLink = '', log, output } = product.service();
    const [, oneTimeToken = ''] = setupLink.split('#token=');
    expect(oneTimeToken).toHaveLength(32);
    await expect.poll(log).toContain('/api/v1/session');
    expect(log()).not.toContain(oneTimeToken);
    expect(output()).not.toContain(ADMIN.password);
    expect(addresses.filter((address) => address.includes('lanterns'))).toEqual([]);
  });
});
