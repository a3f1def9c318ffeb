import { describe, expect, it } from 'vitest';
import type { ActivatedVersion } from '../../src/lists/store/list-version.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { DIALECTS } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

describe.each(DIALECTS)('storage on $name', ({ make }) => {
  let storage: Storage;
  const { reopen } = useStorage(make, (opened) => {
    storage = opened;
  });

  const WHO = { name: 'Velashko', entityType: 'person' } as const;

  describe('versions of lists', () => {
    const version = (list: string, digit: string, changes: ActivatedVersion['changes'] = null): ActivatedVersion => ({
      list,
      sha256: digit.repeat(64),
      content: digit.repeat(64),
      version: '1',
      publishedAt: '2026-01-01T00:00:00.000Z',
      checkedAt: 5,
      records: 2,
      rejected: 0,
      held: [],
      bytes: 100,
      fileName: 'list.xml',
      changes,
    });
    const searchedAt = async (atMs: number) =>
      (await storage.listVersions.activeAt(atMs)).map(({ list, version: at }) => [list, at?.sha256[0] ?? null]);

    it('know what was searched at any moment, also after opening again', async () => {
      const { listVersions } = storage;
      await listVersions.activate([version('a', '1'), version('b', '2')], [], 10);
      await listVersions.activate([version('a', '3')], ['b'], 20);
      await listVersions.activate([version('a', '1')], ['b'], 30);
      storage = await reopen();
      expect(await searchedAt(9)).toEqual([]);
      expect(await searchedAt(10)).toEqual([
        ['a', '1'],
        ['b', '2'],
      ]);
      expect(await searchedAt(29)).toEqual([
        ['a', '3'],
        ['b', null],
      ]);
      expect((await storage.listVersions.active()).map(({ list, sha256 }) => [list, sha256[0]])).toEqual([['a', '1']]);
    });

    it('are one row each, however often they are searched again, and keep when that began', async () => {
      const { listVersions } = storage;
      for (const atMs of [10, 20]) await listVersions.activate([version('a', '1')], [], atMs);
      await listVersions.activate([version('a', '2')], [], 30);
      const all = await listVersions.list('a', 10);
      expect(all.map(({ sha256, acceptedAt, active }) => [sha256[0], acceptedAt, active])).toEqual([
        ['2', 30, true],
        ['1', 10, false],
      ]);
      expect(await listVersions.list('a', 10, all[0]?.seq)).toHaveLength(1);
      expect((await listVersions.first('a'))?.acceptedAt).toBe(10);
      expect(await listVersions.find('a', '22')).toHaveLength(1);
      expect(await listVersions.find('b', '22')).toEqual([]);
    });

    it('tell what happened to a listing, and count it', async () => {
      const { listVersions } = storage;
      const changes = [
        { listing: 'a:1', change: 'changed', fields: ['names'], ...WHO },
        { listing: "a:it's", change: 'added', fields: [], ...WHO },
      ] as const;
      await listVersions.activate([version('a', '1')], [], 10);
      for (const atMs of [20, 21]) await listVersions.activate([version('a', '2', changes)], [], atMs);
      const events = changes.map(({ listing, change, fields }) => ({ listing, change, fields, at: 20 }));
      expect(await listVersions.events(['a:1', "a:it's"])).toMatchObject([
        { ...events[0], version: { counts: { added: 1, changed: 1, removed: 0 } } },
        { ...events[1] },
      ]);
      expect(await listVersions.events([])).toEqual([]);
    });

    it('tell who left a list and did not come back, the latest first', async () => {
      const { listVersions } = storage;
      const became = (listing: string, change: 'added' | 'changed' | 'removed', fields: readonly string[] = []) => ({
        listing,
        change,
        fields,
        name: `Who ${listing}`,
        entityType: 'vessel' as const,
      });
      const activate = (list: string, hash: string, atMs: number, ...changes: readonly ReturnType<typeof became>[]) =>
        listVersions.activate([version(list, hash, changes)], [], atMs);
      await activate('a', '1', 10);
      await activate(
        'a',
        '2',
        20,
        became('a:2', 'removed'),
        became('a:1', 'removed', ['status']),
        became('a:3', 'removed'),
      );
      await activate('b', '3', 30, became('b:1', 'removed'));
      await activate(
        'a',
        '4',
        40,
        became('a:3', 'added'),
        became('a:1', 'changed', ['names']),
        became('a:4', 'removed'),
      );
      await activate('a', '5', 50, became('a:5', 'changed', ['names']));
      const vessel = 'vessel';
      expect(await listVersions.delisted('a')).toEqual([
        { listing: 'a:4', name: 'Who a:4', entityType: vessel, inFile: false, at: 40 },
        { listing: 'a:1', name: 'Who a:1', entityType: vessel, inFile: true, at: 20 },
        { listing: 'a:2', name: 'Who a:2', entityType: vessel, inFile: false, at: 20 },
      ]);
      expect(await listVersions.delisted('c')).toEqual([]);
    });

    it('lose only contents that no version searched since has', async () => {
      const { listVersions } = storage;
      await listVersions.activate([version('a', '1')], [], 10);
      await listVersions.activate([version('a', '2')], [], 20);
      expect(await listVersions.expired(20)).toEqual([]);
      expect(await listVersions.expired(21)).toEqual(['1'.repeat(64)]);
      expect(await listVersions.expired(Number.MAX_SAFE_INTEGER)).toEqual(['1'.repeat(64)]);
      await listVersions.drop('1'.repeat(64));
      expect(await listVersions.contents()).toEqual(['2'.repeat(64)]);
      expect((await listVersions.list('a', 10)).map(({ kept }) => kept)).toEqual([true, false]);
    });
  });
});
