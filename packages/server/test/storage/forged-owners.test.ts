import { createSecretKey } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginRowProof } from '../../src/app/begin-row-proof.ts';
import { renewRowProof } from '../../src/app/open-installation.ts';
import { confirmable, confirmRowProof } from '../../src/cli/proof.ts';
import { CLEARING_TABLES } from '../../src/db/clearing/clearing-tables.ts';
import { rowDigestOf, withRowDigests } from '../../src/db/clearing/row-digests.ts';
import { openRows } from '../../src/db/reading/open-rows.ts';
import type { ConfirmableRows } from '../../src/examine/verify/confirmable-rows.ts';
import { storedRows } from '../../src/examine/verify/stored-rows.ts';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { verifyStore } from '../../src/examine/verify/verify-store.ts';
import { type OperatorStake, OwnershipNotProved } from '../../src/modules/parties/store/stake-rows.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { anyEvent } from '../support/any-event.ts';
import { purgeEvents } from '../support/clearing-samples.ts';
import { DIALECTS, ROW_KEY, type TestStore } from '../support/dialects.ts';
import { SERVICE_KEYS, useSigningStorage } from '../support/use-storage.ts';

const owns = (owner: string, owned: string, sharePpm: number | null): OperatorStake => ({
  owner,
  owned,
  sharePpm,
  ownerName: null,
  ownedName: `Company ${owned}`,
  control: false,
  asOf: null,
  source: null,
});
const STAKES = [owns('demo:1', 'a', 500_000), owns('a', 'b', 250_000), owns('demo:2', 'b', null)];

/** What somebody does to the stakes, who can write the database. */
const DEEDS: readonly (readonly [name: string, sql: string])[] = [
  ...['owned', 'owner', 'owned_name', 'owner_name', 'as_of', 'source'].map(
    (column) => [`${column} was changed`, `update ownership_stake set ${column} = 'x' where owner = 'a'`] as const,
  ),
  ['a share was changed', "update ownership_stake set share_ppm = 1 where owner = 'demo:1'"],
  ['an unknown share was filled in', "update ownership_stake set share_ppm = 1 where owner = 'demo:2'"],
  ['control was changed', "update ownership_stake set control = 1 where owner = 'a'"],
  ['a stake was deleted', "delete from ownership_stake where owner = 'demo:1'"],
  ['all stakes were deleted', 'delete from ownership_stake'],
  ['a stake was added', "insert into ownership_stake (owned, owner, control) values ('c', 'demo:1', 0)"],
];

describe.each(DIALECTS)('the table of owners, on $name', ({ make }) => {
  let storage: Storage;
  let store: TestStore;
  useSigningStorage(make, (opened, place) => {
    [storage, store] = [opened, place];
  });

  const begin = () => beginRowProof(storage, store.source, SERVICE_KEYS);
  const imported = (stakes = STAKES) => storage.ownership.replace(stakes, anyEvent(1, 'ownership.imported'));
  const verified = async () => (await verifyStore(store.source, { here: verifyRange, rowKey: ROW_KEY })).clearing;
  const faults = async () => (await verified()).faults.map(({ table, id, kind }) => [table, id, kind]);
  const isRefused = async (used = storage) =>
    used.ownership.provedAgain().then(
      () => false,
      (error: unknown) => error instanceof OwnershipNotProved,
    );
  /** Appends an audit event of what now lies in the database, as somebody does who knows how they are written. */
  const forgeAudit = async (): Promise<void> => {
    const reader = await openRows(store.source, 'unchanged');
    const digests = [];
    for await (const { row } of storedRows(reader, 'ownership_table'))
      digests.push(rowDigestOf('ownership_table', row));
    await reader.close();
    await storage.audit.append(withRowDigests(anyEvent(2, 'ownership.imported'), ...digests));
  };

  it('is nothing where nothing was imported', async () => {
    await begin();
    expect([(await storage.ownership.proved()).stakes, await faults()]).toEqual([[], []]);
  });

  it('is used as it was imported last, also by another process', async () => {
    await begin();
    const other = await store.open();
    await imported(STAKES.slice(1));
    expect((await other.ownership.proved()).touching(['a', 'b'])).toEqual([STAKES[1], STAKES[2]]);
    await imported();
    const table = await other.ownership.proved();
    expect([table.stakes, table.touching(['a']), table.touching(['demo:2', 'nobody'])]).toEqual([
      STAKES,
      [STAKES[0], STAKES[1]],
      [STAKES[2]],
    ]);
    expect(await faults()).toEqual([]);
    await other.close();
  });

  it.each(DEEDS)('is not used once %s, also with an audit event, and is named', async (_, sql) => {
    await begin();
    await imported();
    await store.change(sql);
    for (const forge of [async () => {}, forgeAudit]) {
      await forge();
      expect(await isRefused()).toBe(true);
      expect(await faults()).toEqual([['ownership_table', 'current', 'below_changed']]);
    }
    const other = await store.open();
    await expect(other.ownership.proved()).rejects.toThrow(OwnershipNotProved);
    await other.close();
    await imported();
    expect([await isRefused(), await faults()]).toEqual([false, []]);
  });

  it.each(CLEARING_TABLES.ownership_table.columns)('is not used once its %s was changed', async (column) => {
    await begin();
    await imported();
    await store.change(`update ownership_table set ${column} = ${column === 'stakes' ? 'stakes + 1' : "'x'"}`);
    await forgeAudit();
    await expect(storage.ownership.proved()).rejects.toThrow(OwnershipNotProved);
    expect(await faults()).toContainEqual(['ownership_table', column === 'id' ? 'x' : 'current', 'mac_wrong']);
  });

  it('is not used once it was deleted as a whole, and is missed, also when its event was purged', async () => {
    await begin();
    await imported();
    for (let times = 0; times < 2; times += 1) {
      await purgeEvents(storage);
      expect([await isRefused(), await faults()]).toEqual([false, []]);
    }
    await store.change('delete from ownership_table');
    await store.change('delete from ownership_stake');
    const gone = { table: 'ownership_table', id: 'current', digest: null } as const;
    for (const event of [anyEvent(2), withRowDigests(anyEvent(2, 'ownership.imported'), gone)]) {
      await storage.audit.append(event);
      await expect(storage.ownership.proved()).rejects.toThrow(OwnershipNotProved);
      expect(await faults()).toEqual([['ownership_table', 'current', 'row_missing']]);
    }
  });

  it('is not used where somebody puts an earlier import back', async () => {
    await begin();
    await imported(STAKES.slice(1));
    await store.change('create table kept as select * from ownership_table');
    await imported();
    await store.change("delete from ownership_stake where owner = 'demo:1'");
    await store.change('delete from ownership_table');
    await store.change('insert into ownership_table select * from kept');
    expect(await isRefused()).toBe(true);
    expect(await faults()).toEqual([['ownership_table', 'current', 'event_missing']]);
  });

  it('is none because somebody writes stakes where nothing was imported', async () => {
    await begin();
    await store.change("insert into ownership_stake (owned, owner, control) values ('c', 'demo:1', 0)");
    expect([await isRefused(), await faults()]).toEqual([true, [['ownership_table', 'current', 'below_changed']]]);
  });

  it('keeps its proof under another secret', async () => {
    await begin();
    await imported();
    const now = createSecretKey(Buffer.alloc(32, 10));
    storage.rowProof.useKey(now);
    await expect(storage.ownership.proved()).rejects.toThrow(OwnershipNotProved);
    await renewRowProof(storage, store.source, { before: ROW_KEY, now, reason: 'rotated' });
    expect((await storage.ownership.proved()).stakes).toEqual(STAKES);
  });

  describe('from before it had a MAC', () => {
    const PEOPLE = ['user:usr_a', 'user:usr_b'] as const;
    const found = async () => (await confirmable(store.source, SERVICE_KEYS)) as ConfirmableRows;
    beforeEach(async () => {
      await imported();
      await storage.ledger.checkpoint();
      await store.change('update ownership_table set mac = null');
      await begin();
      await storage.ledger.checkpoint();
    });

    it('is not used and is listed until two people confirm what lay there then', async () => {
      expect([await isRefused(), await verified()]).toMatchObject([
        true,
        { faults: [], unconfirmed: ['ownership_table current'] },
      ]);
      await confirmRowProof(storage, await found(), { at: 9_000, people: PEOPLE, reason: 'compared with our file' });
      expect([await isRefused(), await verified()]).toMatchObject([false, { faults: [], unconfirmed: [] }]);
    });

    it('is not confirmed where it is not what lay there then', async () => {
      await store.change("update ownership_table set digest = 'x'");
      expect(await found()).toEqual({ rows: [], others: new Map([['ownership_table', 1]]) });
    });

    it('is used once it is imported again', async () => {
      await imported();
      expect([await isRefused(), await verified()]).toMatchObject([false, { faults: [], unconfirmed: [] }]);
    });
  });
});
