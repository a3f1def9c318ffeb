import { DEFAULT_POLICY, type Screening } from '@namesake/engine';
import { afterEach, describe, expect, it } from 'vitest';
import type { Snapshot } from '../../src/lists/snapshot/snapshot.ts';
import type { ListStateReader } from '../../src/lists/state/list-state-reader.ts';
import { RecentScreenings } from '../../src/screening/recent-screenings.ts';
import { fakeLists } from '../support/fake-lists.ts';
import { fakeScreener } from '../support/fake-screener.ts';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
/** Texts that were searched, in order. */
const searched: string[] = [];

/** Lists whose searches are told, and that a test replaces. */
async function start(): Promise<{ refresh: () => void }> {
  const listState = fakeLists({ nowMs: Date.parse('2026-03-01T12:00:00Z') });
  const before = listState.current();
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
  const lists: ListStateReader = { ...listState, current: () => current };
  service = await startService({ listState: lists });
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

describe('a search that was done twice', () => {
  afterEach(() => {
    searched.length = 0;
    return service.close();
  });

  it('is answered with the same, and recorded for itself, without being searched again', async () => {
    await start();
    const token = await service.token({ scopes: ['search:write', 'search:read'] });
    const first = await search({ searchText: 'Orlan Vestrakov' }, token);
    const second = await search({ searchText: 'Orlan Vestrakov' }, token);
    const third = await search({ searchText: 'Orlan Vestrakov' }, token);
    expect(searched).toEqual(['Orlan Vestrakov', 'Orlan Vestrakov']);
    expect(found(second)).toEqual(found(first));
    expect(found(third)).toEqual(found(first));
    expect(new Set([first, second, third].map((answer) => answer['searchId'])).size).toBe(3);
    for (const answer of [first, second, third])
      expect((await service.get(`/api/v1/searches/${String(answer['searchId'])}`, token)).status).toBe(200);
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
    for (let round = 0; round < 4; round++) for (const body of asked) await search(body, token);
    const texts = asked.map(({ searchText }) => searchText);
    expect(searched).toEqual([...texts, ...texts]);
    refresh();
    await search({ searchText: 'Orlan Vestrakov' }, token);
    expect(searched.length).toBe(2 * asked.length + 1);
  });
});

describe('what is remembered', () => {
  const screening: Screening = fakeScreener.screen({ searchText: 'Nobody' }, DEFAULT_POLICY);
  const texts = Array.from({ length: 10_000 }, (_, n) => `Nobody ${n}`);
  const keep = (recent: RecentScreenings, searchText: string) =>
    recent.keep(fakeScreener, { searchText }, DEFAULT_POLICY, screening);
  const known = (recent: RecentScreenings) =>
    texts.filter((searchText) => recent.find(fakeScreener, { searchText }, DEFAULT_POLICY));

  it('is nothing of what was asked once', () => {
    const recent = new RecentScreenings();
    for (const text of texts) keep(recent, text);
    expect(known(recent)).toEqual([]);
  });

  it('is bounded: the oldest goes', () => {
    const recent = new RecentScreenings();
    for (const text of texts) {
      keep(recent, text);
      keep(recent, text);
    }
    expect(known(recent).length).toBeLessThan(5_500);
    expect(known(recent)).toEqual(texts.slice(-known(recent).length));
  });
});
