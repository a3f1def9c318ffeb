import { createSecretKey } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginRowProof } from '../../src/app/begin-row-proof.ts';
import { renewRowProof } from '../../src/app/open-installation.ts';
import { CLEARING_NAMES, CLEARING_TABLES, MAC_NAMES, rowId } from '../../src/db/clearing/clearing-tables.ts';
import { rowDigestOf, withRowDigests } from '../../src/db/clearing/row-digests.ts';
import { openRows } from '../../src/db/reading/open-rows.ts';
import { storedRows } from '../../src/examine/verify/stored-rows.ts';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { verifyStore } from '../../src/examine/verify/verify-store.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { AUDITED_SAMPLES, type AuditedSample, eventOf } from '../support/audited-samples.ts';
import { CLEARING_SAMPLES, purgeEvents } from '../support/clearing-samples.ts';
import { DIALECTS, ROW_KEY, type TestStore } from '../support/dialects.ts';
import { SERVICE_KEYS, useSigningStorage } from '../support/use-storage.ts';

const NUMBERS =
  /^(version|since|saved_at|given_up_at|checked_at|records|rejected|bytes|rows|created_at|decided_at|ended_at|ends_at|proposed_at|approved_at|over_at|number|at)$/;

it('tests every table whose rows can clear', () => {
  // Those that only have MACs have files of their own, as has the one row of owners: forged-batches.test.ts,
  // forged-lists.test.ts, forged-owners.test.ts.
  const tested = [...CLEARING_SAMPLES, ...AUDITED_SAMPLES].map(({ table }) => table);
  expect([...tested, ...MAC_NAMES, 'ownership_table'].toSorted()).toEqual(CLEARING_NAMES.toSorted());
});

describe.each(DIALECTS)('rows without events that clear, on $name', ({ make }) => {
  let storage: Storage;
  let store: TestStore;
  useSigningStorage(make, (opened, place) => {
    [storage, store] = [opened, place];
  });

  const begin = () => beginRowProof(storage, store.source, SERVICE_KEYS);
  const verified = () => verifyStore(store.source, { here: verifyRange, rowKey: ROW_KEY });
  const faults = async ({ table }: AuditedSample) =>
    (await verified()).clearing.faults.filter((fault) => fault.table === table).map(({ kind }) => kind);

  /** Appends an audit event of what now lies in the database, as somebody does who knows how they are written. */
  const forgeAudit = async ({ table }: AuditedSample): Promise<void> => {
    const reader = await openRows(store.source, 'unchanged');
    const digests = [];
    for await (const { row } of storedRows(reader, table)) digests.push(rowDigestOf(table, row));
    await reader.close();
    const { actions } = CLEARING_TABLES[table].audited;
    await storage.audit.append(withRowDigests(eventOf(`${actions}saved`, ''), ...digests));
  };

  describe.each(AUDITED_SAMPLES)('in $table', (sample) => {
    const { table } = sample;
    const { columns } = CLEARING_TABLES[table];
    beforeEach(begin);

    it('are used as long as nobody touches them, and verification finds nothing', async () => {
      await sample.make(storage, 'one', 'first');
      expect(await sample.isUsed(storage, 'one', 'first')).toBe(true);
      await sample.make(storage, 'one', 'again');
      expect(await sample.isUsed(storage, 'one', 'again')).toBe(true);
      expect(await verified()).toMatchObject({ broken: null, clearing: { faults: [], unconfirmed: [] } });
    });

    it.each(columns)('are not used once %s was changed, also with an audit event, and are named', async (column) => {
      await sample.make(storage, 'one', 'first');
      const value = NUMBERS.test(column) ? `coalesce(${column}, 0) + 1` : `coalesce(${column}, '') || 'x'`;
      await store.change(`update ${table} set ${column} = ${value} where ${sample.where('one')}`);
      for (const forge of [async () => {}, () => forgeAudit(sample)]) {
        await forge();
        expect(await sample.isUsed(storage, 'one', 'first')).toBe(false);
        expect(await faults(sample)).toContain('mac_wrong');
      }
    });

    it('are not used once deleted, and are missed', async () => {
      await sample.make(storage, 'one', 'first');
      await store.change(`delete from ${table} where ${sample.where('one')}`);
      expect(await sample.isUsed(storage, 'one', 'first')).toBe(false);
      expect(await faults(sample)).toEqual(['row_missing']);
    });

    it('are missed also where an event says that they were taken away, unless that is only stricter', async () => {
      await sample.make(storage, 'one', 'first');
      const reader = await openRows(store.source, 'unchanged');
      const [row] = await reader.rows(`select * from ${table} where ${sample.where('one')}`);
      await reader.close();
      await store.change(`delete from ${table} where ${sample.where('one')}`);
      const gone = { table, id: rowId(table, row ?? {}), digest: null };
      await storage.audit.append(withRowDigests(eventOf(`${CLEARING_TABLES[table].audited.actions}saved`, ''), gone));
      expect(await sample.isUsed(storage, 'one', 'first')).toBe(false);
      expect(await faults(sample)).toEqual(table === 'policy' ? [] : ['row_missing']);
    });

    it('are not used without a MAC, also with an audit event', async () => {
      await sample.make(storage, 'one', 'first');
      await store.change(`update ${table} set mac = null where ${sample.where('one')}`);
      await forgeAudit(sample);
      expect(await sample.isUsed(storage, 'one', 'first')).toBe(false);
      expect(await faults(sample)).toEqual(['mac_missing']);
    });

    it('are used again once they are made again', async () => {
      await sample.make(storage, 'one', 'first');
      await store.change(`update ${table} set mac = null where ${sample.where('one')}`);
      await sample.make(storage, 'one', 'again');
      expect(await sample.isUsed(storage, 'one', 'again')).toBe(true);
    });

    it('keep their proof when the events that prove them are purged, and are missed after that', async () => {
      await sample.make(storage, 'one', 'first');
      await sample.make(storage, 'one', 'again');
      for (let times = 0; times < 2; times += 1) {
        await purgeEvents(storage);
        expect(await sample.isUsed(storage, 'one', 'again')).toBe(true);
        expect(await verified()).toMatchObject({ broken: null, clearing: { faults: [] } });
      }
      await store.change(`delete from ${table} where ${sample.where('one')}`);
      expect(await sample.isUsed(storage, 'one', 'again')).toBe(false);
      expect(await faults(sample)).toEqual(['row_missing']);
    });

    it('keep their proof under another secret only where they had it under the one before', async () => {
      await sample.make(storage, 'one', 'first');
      await sample.make(storage, 'two', 'first');
      await store.change(`update ${table} set mac = null where ${sample.where('two')}`);
      const now = createSecretKey(Buffer.alloc(32, 10));
      storage.rowProof.useKey(now);
      expect(await sample.isUsed(storage, 'one', 'first')).toBe(false);
      await renewRowProof(storage, store.source, { before: ROW_KEY, now, reason: 'rotated' });
      expect(await sample.isUsed(storage, 'one', 'first')).toBe(true);
      expect(await sample.isUsed(storage, 'two', 'first')).toBe(false);
      storage.rowProof.useKey(ROW_KEY);
    });
  });

  // These tables are as old as their MACs.
  const earlier = AUDITED_SAMPLES.filter(({ table }) => table !== 'searched_list' && table !== 'rule_version');
  describe.each(earlier)('from before there were MACs, in $table', (sample) => {
    const { table } = sample;

    it('are used once a sealed event proves them, and the others not before they are made again', async () => {
      await sample.make(storage, 'one', 'first');
      await sample.make(storage, 'two', 'first');
      await storage.ledger.checkpoint();
      await store.change(`update ${table} set mac = null`);
      await store.change(`update ${table} set ${sample.forge} where ${sample.where('two')}`);
      await begin();
      expect(await sample.isUsed(storage, 'one', 'first')).toBe(true);
      expect(await sample.isUsed(storage, 'two', 'first')).toBe(false);
      const { faults: found, unconfirmed } = (await verified()).clearing;
      expect([found, unconfirmed.length]).toEqual([[], 1]);
      await sample.make(storage, 'two', 'again');
      expect(await sample.isUsed(storage, 'two', 'again')).toBe(true);
    });

    it('get no MAC where the chain is broken', async () => {
      await sample.make(storage, 'one', 'first');
      await storage.ledger.checkpoint();
      await store.change(`update ${table} set mac = null`);
      await store.change("update audit_event set request_id = 'forged'");
      await begin();
      expect(await sample.isUsed(storage, 'one', 'first')).toBe(false);
    });

    it('get no MAC a second time', async () => {
      await begin();
      await sample.make(storage, 'one', 'first');
      await storage.ledger.checkpoint();
      await store.change(`update ${table} set mac = null`);
      await begin();
      expect(await sample.isUsed(storage, 'one', 'first')).toBe(false);
      expect(await faults(sample)).toEqual(['mac_missing']);
    });
  });
});
