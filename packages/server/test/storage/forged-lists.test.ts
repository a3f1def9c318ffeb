import { createSecretKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginRowProof } from '../../src/app/begin-row-proof.ts';
import { CLEARING_TABLES } from '../../src/db/clearing/clearing-tables.ts';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { verifyStore } from '../../src/examine/verify/verify-store.ts';
import type { ActivatedVersion, NewHold } from '../../src/lists/store/list-version.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { eventOf } from '../support/audited-samples.ts';
import { NOW } from '../support/clearing-samples.ts';
import { DIALECTS, ROW_KEY, type TestStore } from '../support/dialects.ts';

const KEYS = { receipts: createSecretKey(Buffer.alloc(32, 7)), rows: ROW_KEY };
const FILE = 'a'.repeat(64);

const holdOf = (listing: string): NewHold => ({
  listing,
  what: 'listing',
  sha256: FILE,
  reason: '9 of 10 are gone',
  content: FILE,
});

const versionOf = (held: readonly NewHold[]): ActivatedVersion => ({
  list: 'un_sc',
  sha256: FILE,
  content: FILE,
  version: '1',
  publishedAt: '2026-01-01T00:00:00.000Z',
  checkedAt: NOW,
  records: 2,
  rejected: 0,
  bytes: 9,
  fileName: 'a.xml',
  changes: null,
  held,
});

describe.each(DIALECTS)('what decides on lists, on $name', ({ make }) => {
  let dir: string;
  let storage: Storage;
  let store: TestStore;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'namesake-forged-'));
    store = await make(dir);
    storage = await store.open('service');
    storage.ledger.signWith(KEYS.receipts);
  });
  afterEach(async () => {
    await storage.close();
    await store.remove();
    await rm(dir, { recursive: true });
  });

  const begin = () => beginRowProof(storage, store.source, KEYS);
  const verified = async () => (await verifyStore(store.source, { here: verifyRange, rowKey: ROW_KEY })).clearing;
  const faults = async () => (await verified()).faults.map(({ table, kind }) => [table, kind]);

  describe('a file that an operator accepted', () => {
    const REFUSED = {
      list: 'un_sc',
      sha256: FILE,
      code: 'older',
      reason: 'is older',
      path: '/lists/a.xml',
      bytes: 9,
      records: 2,
      publishedAt: '2026-01-01',
      refusedAt: NOW,
    };
    const accept = async () => {
      await storage.refusedVersions.accept('un_sc', FILE, NOW);
      await storage.audit.append(eventOf('list.version_accepted', 'un_sc', { sha256: FILE }));
    };
    const acceptedAt = async () => (await storage.refusedVersions.all())[0]?.acceptedAt;
    beforeEach(() => storage.refusedVersions.replace([REFUSED]));

    it.each(CLEARING_TABLES.refused_version.columns)('is refused again once its %s was changed', async (column) => {
      await begin();
      await accept();
      expect([await acceptedAt(), await faults()]).toEqual([NOW, []]);
      await store.change(`update refused_version set ${column} = ${column === 'accepted_at' ? NOW + 1 : "'x'"}`);
      expect([await acceptedAt(), await faults()]).toEqual([null, [['refused_version', 'mac_wrong']]]);
    });

    it('is none because the database says so, and can still be accepted', async () => {
      await begin();
      await store.change(`update refused_version set accepted_at = ${NOW}`);
      expect([await acceptedAt(), await faults()]).toEqual([null, [['refused_version', 'mac_missing']]]);
      await accept();
      expect([await acceptedAt(), await faults()]).toEqual([NOW, []]);
    });

    it('stays accepted from before there were MACs where a sealed event says so', async () => {
      await accept();
      await storage.refusedVersions.replace([{ ...REFUSED, sha256: 'b'.repeat(64) }]);
      await storage.ledger.checkpoint();
      await store.change(`update refused_version set mac = null, accepted_at = ${NOW}`);
      await begin();
      const known = (await storage.refusedVersions.all()).map((row) => [row.sha256[0], row.acceptedAt]);
      expect(known).toEqual([
        ['a', NOW],
        ['b', null],
      ]);
      expect(await verified()).toMatchObject({ faults: [], unconfirmed: [`refused_version un_sc ${'b'.repeat(64)}`] });
    });
  });

  describe('a removal that an operator confirmed', () => {
    const confirm = () => {
      const detail = { listings: ['un_sc:1'], reason: 'announced' };
      return storage.heldRemovals.confirm('un_sc', ['un_sc:1'], eventOf('list.removals_confirmed', 'un_sc', detail));
    };
    const confirmed = async () => (await storage.heldRemovals.all()).map(({ confirmedAt }) => confirmedAt);
    beforeEach(() => storage.listVersions.activate([versionOf([holdOf('un_sc:1'), holdOf('un_sc:2')])], [], NOW));

    it.each(CLEARING_TABLES.list_hold.columns)('is held again once its %s was changed', async (column) => {
      await begin();
      await confirm();
      expect([await confirmed(), await faults()]).toEqual([[NOW, null], []]);
      const value = column === 'confirmed_at' ? NOW + 1 : "'x'";
      await store.change(`update list_hold set ${column} = ${value} where confirmed_at is not null`);
      expect(await confirmed()).toEqual([null, null]);
      expect(await faults()).toContainEqual(['list_hold', 'mac_wrong']);
    });

    it('is none because the database says so', async () => {
      await begin();
      await store.change(`update list_hold set confirmed_at = ${NOW}`);
      expect(await confirmed()).toEqual([null, null]);
      expect(await faults()).toEqual([
        ['list_hold', 'mac_missing'],
        ['list_hold', 'mac_missing'],
      ]);
    });

    it('stays confirmed from before there were MACs where a sealed event says so', async () => {
      await confirm();
      await storage.ledger.checkpoint();
      await store.change(`update list_hold set mac = null, confirmed_at = ${NOW}`);
      await begin();
      expect(await confirmed()).toEqual([NOW, null]);
      expect((await verified()).unconfirmed).toEqual(['list_hold un_sc un_sc:2']);
    });
  });

  describe('what is held of a list', () => {
    const searched = () => storage.listVersions.searched();
    beforeEach(async () => {
      await begin();
      await storage.listVersions.activate([versionOf([holdOf('un_sc:1'), holdOf('un_sc:2')])], [], NOW);
    });

    it('is proved with what is searched, also when the same is searched again', async () => {
      const events = async () => (await verified()).rows;
      const before = await events();
      await storage.listVersions.activate([versionOf([holdOf('un_sc:2'), holdOf('un_sc:1')])], [], NOW + 5);
      expect(await searched()).toEqual([{ list: 'un_sc', content: FILE, isDoubted: false }]);
      expect([await events(), await faults()]).toEqual([before, []]);
    });

    it.each([
      ['gone', "delete from list_hold where listing = 'un_sc:1'"],
      [
        'more',
        "insert into list_hold (list, listing, what, sha256, reason, since) values ('un_sc', 'x', 'listing', '', '', 1)",
      ],
      ['what was held in another version', "update list_hold set content = 'b'"],
      ['other names', "update list_hold set what = 'names'"],
    ])('is in doubt where rows are %s', async (_, sql) => {
      await store.change(sql);
      expect(await searched()).toEqual([{ list: 'un_sc', content: FILE, isDoubted: true }]);
    });
  });
});

describe('what nodes publish of the lists', () => {
  let storage: Storage;
  let store: TestStore;
  beforeEach(async () => {
    const postgres = DIALECTS.find(({ name }) => name === 'PostgreSQL');
    if (postgres === undefined) throw new Error('There is no PostgreSQL.');
    store = await postgres.make('');
    storage = await store.open();
  });
  afterEach(async () => {
    await storage.close();
    await store.remove();
  });

  const publications = ({ shared }: Storage = storage) => {
    if (shared === null) throw new Error('Nothing is shared.');
    return shared.publications;
  };
  const publish = (body: string, after: number) =>
    publications().publish({ at: NOW, node: 'one', codeHash: 'c', index: null, files: [], body }, after);
  const newest = async (node = storage) => [
    await publications(node).newestSeq(),
    (await publications(node).newest())?.body,
  ];

  it.each(CLEARING_TABLES.list_publication.columns)('is not taken over once its %s was changed', async (column) => {
    await publish('{"first":1}', 0);
    await publish('{"second":1}', 1);
    expect(await newest()).toEqual([2, '{"second":1}']);
    const value = column === 'seq' || column === 'at' ? `${column} + 1` : `coalesce(${column}, '') || 'x'`;
    await store.change(`update list_publication set ${column} = ${value} where seq = 2`);
    const other = await store.open();
    expect(await newest(other)).toEqual([1, '{"first":1}']);
    await other.close();
  });

  it('is not taken over where another wrote it, and the next one takes its place', async () => {
    await publish('{"first":1}', 0);
    await store.change(`insert into list_publication select 2, at, node, code_hash, index_key, index_blob, files_json,
      '{"forged":1}', mac from list_publication`);
    expect(await newest()).toEqual([1, '{"first":1}']);
    expect(await publish('{"second":1}', 1)).toBe(true);
    expect(await newest()).toEqual([2, '{"second":1}']);
  });
});
