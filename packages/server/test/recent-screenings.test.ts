import { DEFAULT_POLICY, type Screening } from '@namesake/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { RecentScreenings } from '../src/screening/recent-screenings.ts';
import type { ListBook } from '../src/snapshot/list-book.ts';
import type { Snapshot } from '../src/snapshot/snapshot.ts';
import { fakeLists } from './support/fake-lists.ts';
import { fakeScreener } from './support/fake-screener.ts';
import { startService, type TestService } from './support/test-service.ts';

let service: TestService;
/** Texts that were searched, in order. */
const searched: string[] = [];
afterEach(() => {
  searched.length = 0;
  return service.close();
});

/** Lists whose searches are told, and that a test replaces. */
async function start(): Promise<{ refresh: () => void }> {
  const book = fakeLists({ nowMs: Date.parse('2026-03-01T12:00:00Z') });
  const before = book.current();
  if (before === undefined) throw new Error('There are lists.');
  const searchable = (): Snapshot => ({
    ...before,
    screener: {
      ...fakeScreener,
      screen: (query, policy) => {
        searched.push(query.searchText);
        return fakeScreener.screen(query, policy);
      },
    },
  });
  let current = searchable();
  const lists: ListBook = { ...book, current: () => current };
  service = await startService({ book: lists });
  return {
    refresh: () => {
      current = searchable();
    },
  };
}
const search = async (body: Record<string, unknown>, token: string) =>
  (await service.post('/api/v1/search', body, token)).body;
/** An answer without what is its own. */
const found = ({ searchId: _id, searchedAt: _at, engine: _engine, ...rest }: Record<string, unknown>) => rest;

describe('a search that was done before', () => {
  it('is answered with the same, and recorded for itself, without being searched again', async () => {
    await start();
    const token = await service.token({ scopes: ['search:write', 'search:read'] });
    const first = await search({ searchText: 'Orlan Vestrakov' }, token);
    const second = await search({ searchText: 'Orlan Vestrakov' }, token);
    expect(searched).toEqual(['Orlan Vestrakov']);
    expect(found(second)).toEqual(found(first));
    expect(second['searchId']).not.toBe(first['searchId']);
    for (const answer of [first, second])
      expect((await service.get(`/api/v1/search/${String(answer['searchId'])}`, token)).status).toBe(200);
  });

  it('is searched again where anything it depends on differs: text, facts, policy, lists', async () => {
    const { refresh } = await start();
    const token = await service.token();
    const asked = [
      { searchText: 'Orlan Vestrakov' },
      { searchText: 'Orlan  Vestrakov' },
      { searchText: 'Orlan Vestrakov', type: 'person' },
      { searchText: 'Orlan Vestrakov', threshold: 60 },
    ];
    for (const body of asked) await search(body, token);
    for (const body of asked) await search(body, token);
    expect(searched).toEqual(asked.map(({ searchText }) => searchText));
    refresh();
    await search({ searchText: 'Orlan Vestrakov' }, token);
    expect(searched.length).toBe(asked.length + 1);
  });
});

it('what is remembered is bounded: the oldest goes', async () => {
  await start();
  const recent = new RecentScreenings();
  const screening: Screening = fakeScreener.screen({ searchText: 'Nobody' }, DEFAULT_POLICY);
  const texts = Array.from({ length: 10_000 }, (_, n) => `Nobody ${n}`);
  for (const searchText of texts) recent.keep(fakeScreener, { searchText }, DEFAULT_POLICY, screening);
  const known = texts.filter((searchText) => recent.find(fakeScreener, { searchText }, DEFAULT_POLICY));
  expect(known.length).toBeLessThan(5_500);
  expect(known).toEqual(texts.slice(-known.length));
});
