import { beforeEach, describe, expect, it } from 'vitest';
import { beginRowProof } from '../../src/app/begin-row-proof.ts';
import { confirmable, confirmRowProof } from '../../src/cli/proof.ts';
import { rowDigestOf, withRowDigests } from '../../src/db/clearing/row-digests.ts';
import { openRows } from '../../src/db/reading/open-rows.ts';
import type { ConfirmableRows } from '../../src/examine/verify/confirmable-rows.ts';
import { storedRows } from '../../src/examine/verify/stored-rows.ts';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { verifyStore } from '../../src/examine/verify/verify-store.ts';
import type { ActivatedVersion, NewHold } from '../../src/lists/store/list-version.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { anyEvent } from '../support/any-event.ts';
import { DIALECTS, ROW_KEY, type TestStore } from '../support/dialects.ts';
import { SERVICE_KEYS, useSigningStorage } from '../support/use-storage.ts';

const hashOf = (letter: string): string => letter.repeat(64);
const versionOf = (list: string, letter: string, held: readonly NewHold[] = []): ActivatedVersion => ({
  list,
  sha256: hashOf(letter),
  content: hashOf(letter),
  version: letter,
  publishedAt: '2026-01-01T00:00:00.000Z',
  checkedAt: 9,
  records: 2,
  rejected: 0,
  bytes: 9,
  fileName: 'a.xml',
  changes: null,
  held,
});
const HOLD: NewHold = { listing: 'un_sc:1', what: 'listing', sha256: hashOf('a'), reason: '9 of 10', content: null };

/** What somebody does who can write the database, and the rows that verification names. */
const DEEDS: readonly (readonly [name: string, sql: string, named: readonly string[]])[] = [
  ['its number was changed', "update list_activation set number = 9 where list = 'un_sc' and number = 2", ['9', '2']],
  ['its time was changed', "update list_activation set at = 11 where list = 'un_sc' and number = 2", ['2']],
  ['another version was put in its place', 'update list_activation set version_seq = 1 where number = 2', ['2']],
  ['it was deleted', "delete from list_activation where list = 'un_sc' and number = 2", ['2']],
  ['its version was deleted', `delete from list_version where content = '${hashOf('b')}'`, ['2']],
  ...['sha256', 'content', 'version', 'published_at', 'file_name'].map(
    (column) =>
      [`${column} was changed`, `update list_version set ${column} = 'x' where version = 'b'`, ['2']] as const,
  ),
  ...['checked_at', 'records', 'rejected', 'bytes'].map(
    (column) => [`${column} was changed`, `update list_version set ${column} = 1 where version = 'b'`, ['2']] as const,
  ),
  [
    'one was added after it',
    `insert into list_activation (seq, list, number, version_seq, version_digest, at, mac)
      select 99, list, 9, version_seq, version_digest, 25, mac from list_activation where number = 1 and list = 'un_sc'`,
    ['9'],
  ],
];

describe.each(DIALECTS)('when which version of a list was searched, on $name', ({ make }) => {
  let storage: Storage;
  let store: TestStore;
  useSigningStorage(make, (opened, place) => {
    [storage, store] = [opened, place];
  });

  const begin = () => beginRowProof(storage, store.source, SERVICE_KEYS);
  const verified = async () => (await verifyStore(store.source, { here: verifyRange, rowKey: ROW_KEY })).clearing;
  const named = async () => (await verified()).faults.map(({ table, id }) => `${table} ${id}`);
  const search = (atMs: number, ...versions: readonly ActivatedVersion[]) =>
    storage.listVersions.activate(versions, [], atMs);
  /** Version and whether it is proved, of each list at each time. */
  const at = async (...times: readonly number[]) =>
    Promise.all(
      times.map(async (atMs) =>
        (await storage.listVersions.activeAt(atMs))
          .map(({ list, version, isProved }) => `${list} ${version?.version} ${isProved}`)
          .join(),
      ),
    );
  /** Appends an audit event of what now lies in the database, as somebody does who knows how they are written. */
  const forgeAudit = async (): Promise<void> => {
    const reader = await openRows(store.source, 'unchanged');
    const digests = [];
    for await (const { row } of storedRows(reader, 'list_activation'))
      digests.push(rowDigestOf('list_activation', row));
    await reader.close();
    await storage.audit.append(withRowDigests(anyEvent(2, 'list.searched'), ...digests));
  };

  describe('of one that was searched three times', () => {
    beforeEach(async () => {
      await begin();
      await search(10, versionOf('un_sc', 'a'));
      await search(20, versionOf('un_sc', 'b'));
      await search(30, versionOf('un_sc', 'a'));
    });

    it('is told as long as nobody touches it, also where the list was gone for a time', async () => {
      await storage.listVersions.activate([], ['un_sc'], 40);
      await search(50, versionOf('un_sc', 'a'));
      expect(await at(9, 15, 25, 35, 45, 55)).toEqual([
        '',
        'un_sc a true',
        'un_sc b true',
        'un_sc a true',
        'un_sc undefined true',
        'un_sc a true',
      ]);
      expect(await named()).toEqual([]);
    });

    it.each(DEEDS)('is not told of its time once %s, also with an audit event, and is named', async (_, sql, ids) => {
      await store.change(sql);
      for (const forge of [async () => {}, forgeAudit]) {
        await forge();
        expect(await at(25)).toEqual([expect.stringMatching(/^un_sc \w+ false$/)]);
        expect(await named()).toEqual(ids.map((id) => `list_activation un_sc ${id}`));
      }
    });

    it('is not told of what came last once that was deleted, and a later one does not hide it', async () => {
      await store.change('delete from list_activation where number = 3');
      expect(await at(15, 25, 35)).toEqual(['un_sc a true', 'un_sc b false', 'un_sc b false']);
      await search(40, versionOf('un_sc', 'c'));
      expect(await at(15, 25, 35, 45)).toEqual(['un_sc a true', ...Array(2).fill('un_sc b false'), 'un_sc c true']);
      expect(await named()).toEqual(['list_activation un_sc 3']);
    });

    it('is not told where all of a list was deleted', async () => {
      await search(30, versionOf('eu_fsf', 'e'), versionOf('un_sc', 'a'));
      for (const table of ['list_activation', 'list_version', 'searched_list'])
        await store.change(`delete from ${table} where list = 'un_sc'`);
      expect(await at(35)).toEqual(['eu_fsf e true,un_sc undefined false']);
    });

    it('is told from the next load on where what lies there now is not proved', async () => {
      await store.change('update list_activation set mac = null where number = 3');
      await search(40, versionOf('un_sc', 'a'));
      expect(await at(35, 45)).toEqual(['un_sc a false', 'un_sc a true']);
    });

    it('keeps the facts that were recorded first, and takes none that somebody put in their place', async () => {
      await store.change("update list_version set file_name = 'x' where version = 'b'");
      await search(40, { ...versionOf('un_sc', 'a'), fileName: 'other.xml' }, versionOf('eu_fsf', 'e'));
      await search(50, { ...versionOf('un_sc', 'b'), fileName: 'other.xml' });
      const facts = (await storage.listVersions.find('un_sc', '')).map((one) => [one.fileName, one.isProved]);
      expect([facts, await at(35, 55)]).toEqual([
        [
          ['other.xml', false],
          ['a.xml', true],
        ],
        ['un_sc a true', 'eu_fsf e true,un_sc b true'],
      ]);
    });

    it.each([
      ['changed', "update list_version set content = 'x' where version = 'b'"],
      ['moved to another time', 'update list_activation set version_seq = 2 where number = 1'],
    ])('is not told of a version that is looked up once it was %s', async (_, sql) => {
      const found = async () => (await storage.listVersions.find('un_sc', hashOf('b'))).map(({ isProved }) => isProved);
      expect(await found()).toEqual([true]);
      await store.change(sql);
      expect(await found()).toEqual([false]);
    });
  });

  describe('from before rows had MACs', () => {
    const PEOPLE = ['user:usr_a', 'user:usr_b'] as const;
    const found = async () => (await confirmable(store.source, SERVICE_KEYS)) as ConfirmableRows;
    const unproved = ['list_activation un_sc 2', 'list_activation un_sc 3'];
    beforeEach(async () => {
      await search(10, versionOf('un_sc', 'a'));
      await search(20, versionOf('un_sc', 'b', [HOLD]));
      await storage.ledger.checkpoint();
      await search(30, versionOf('un_sc', 'c'));
      await store.change('update list_activation set mac = null');
      await begin();
      await storage.ledger.checkpoint();
    });

    it('is told where sealed events have exactly that version, and of the others once two people confirm it', async () => {
      expect([await at(15, 25, 35), await verified()]).toMatchObject([
        ['un_sc a false', 'un_sc b false', 'un_sc c false'],
        { faults: [], unconfirmed: unproved },
      ]);
      const confirmed = await found();
      expect(confirmed.rows.map(({ table, id }) => `${table} ${id}`)).toEqual(unproved);
      await confirmRowProof(storage, confirmed, { at: 9_000, people: PEOPLE, reason: 'compared with our files' });
      expect([await at(15, 25, 35), await verified()]).toMatchObject([
        ['un_sc a true', 'un_sc b true', 'un_sc c true'],
        { faults: [], unconfirmed: [] },
      ]);
    });

    it('is told from the next load on without anybody', async () => {
      await search(40, versionOf('un_sc', 'c'));
      expect(await at(35, 45)).toEqual(['un_sc c false', 'un_sc c true']);
    });

    it('cannot be confirmed where it is not what lay there then', async () => {
      await store.change('update list_activation set at = 21 where number = 2');
      await store.change('delete from list_activation where number = 3');
      expect((await found()).rows).toEqual([]);
      expect(await named()).toEqual(['list_activation un_sc 3']);
    });
  });
});
