import type { Page } from 'playwright-core';

/** Merges members into every search answer on this page, to show states that no text provokes. */
export async function answerWith(page: Page, members: object): Promise<void> {
  await page.route('**/api/v1/search', async (route) => {
    const response = await route.fetch();
    const answer: object = await response.json();
    await route.fulfill({ response, json: { ...answer, ...members } });
  });
}

/** An answer to "Varnok ⸺⸺ Tolbr�cht": nothing found, and not all of it compared. */
export const INCOMPLETE = {
  outcome: 'incomplete',
  complete: false,
  total: 0,
  results: [],
  notCompared: [
    { field: 'searchText', index: null, span: { start: 7, end: 9 }, why: 'unknown_symbol' },
    { field: 'searchText', index: null, span: { start: 15, end: 16 }, why: 'replacement_character' },
  ],
};
export const INCOMPLETE_TEXT = 'Varnok ⸺⸺ Tolbr�cht';

const light = (entityId: string, primaryName: string) => ({ entityId, primaryName, nameScore: 100, why: 'light_name' });

/** Suppressed items of an answer with two listed names that are everyday words too. */
export const LIGHT_NAMES = {
  weakAliasOnlyCount: 0,
  overLimitCount: 0,
  nearMissCount: 0,
  lightNameCount: 2,
  items: [light('sample:P-001', 'Bramble'), light('sample:P-002', 'Lantern')],
};
