import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { InboxAddress } from '#shared/kept/inbox-place.ts';
import { inboxQuery } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

const COUNTING = { items: [], searchedTo: '2026-11-24T12:00:00.000Z' };
const SHOWN = { items: [{ searchId: 'srch_1' }], searchedTo: null, nextCursor: 'next' };

/** The first pages shown, and the requested cursors. */
async function firstPages(address: InboxAddress, answers: readonly object[]) {
  const cursors: (string | null)[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    const query = new URLSearchParams(path.slice(path.indexOf('?')));
    expect(query.get('sort')).toBe(address.sort ?? 'oldest');
    cursors.push(query.get('cursor'));
    return Promise.resolve(Response.json(answers[cursors.length - 1]));
  });
  const { pages } = await new QueryClient().fetchInfiniteQuery(inboxQuery(address));
  return { pages, cursors };
}

it('the inbox by score is read on until all hits are counted, and then shown', async () => {
  const answers = [{ ...COUNTING, nextCursor: 'a' }, { ...COUNTING, nextCursor: 'b' }, SHOWN];
  const { pages, cursors } = await firstPages({ sort: 'score' }, answers);
  expect(cursors).toEqual([null, 'a', 'b']);
  expect(pages).toEqual([SHOWN]);
});

it('the inbox by time shows how far it has looked, and asks before it looks further', async () => {
  const looked = { ...COUNTING, nextCursor: 'a' };
  expect(await firstPages({}, [looked])).toEqual({ pages: [looked], cursors: [null] });
});
