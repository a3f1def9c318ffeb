import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { tokensQuery } from './shared-queries.ts';

afterEach(() => vi.unstubAllGlobals());

it('shows the tokens of every page: one that is not shown is one that nobody revokes', async () => {
  const asked: string[] = [];
  const pages = new Map([
    ['/api/v1/tokens?limit=500', { items: [{ id: 'tok_1' }], nextCursor: 'a+b' }],
    ['/api/v1/tokens?limit=500&cursor=a%2Bb', { items: [{ id: 'tok_2' }], nextCursor: null }],
  ]);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json(pages.get(path));
  });
  const { items } = await new QueryClient().fetchQuery(tokensQuery);
  expect([items.map(({ id }) => id), asked]).toEqual([['tok_1', 'tok_2'], [...pages.keys()]]);
});
