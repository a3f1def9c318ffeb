import { createSecretKey } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginRowProof } from '../../src/app/begin-row-proof.ts';
import { renewRowProof } from '../../src/app/open-installation.ts';
import { CLEARING_TABLES } from '../../src/db/clearing/clearing-tables.ts';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import type { RowFaultKind } from '../../src/examine/verify/verify-rows.ts';
import { verifyStore } from '../../src/examine/verify/verify-store.ts';
import type { Storage } from '../../src/stores/storage.ts';
import {
  CLEARING_SAMPLES,
  type ClearingSample,
  forgeAudit,
  NOW,
  purgeEvents,
  type Story,
} from '../support/clearing-samples.ts';
import { DIALECTS, ROW_KEY, type TestStore } from '../support/dialects.ts';
import { SERVICE_KEYS, useSigningStorage } from '../support/use-storage.ts';

/** Columns in which a forgery needs a value that another row has, or a number. */
const OTHER_VALUE: Readonly<Record<string, string>> = {
  screening_id: '(select id from screening order by seq limit 1)',
  salt: '(select id from screening order by seq limit 1)',
  verdict: "'true_match'",
  reason: "'other'",
  kind: "'rejected'",
  number: 'number + 1',
  at: 'at - 1',
  expires_at: 'expires_at + 1',
  listing_facts_json: "'{}'",
  customer_facts_json: "'{}'",
  changes_json: `'[{"side":"listing","fact":"name","before":[],"after":[]}]'`,
};

type Deed = {
  readonly name: string;
  /** What was done by the program before, to the row `one`. */
  readonly before: Story;
  /** What somebody does in the database. */
  readonly sql: (names: Names) => readonly string[];
  /** The row that verification names, and as what. */
  readonly found: readonly [id: string, kind: RowFaultKind];
  /** The same where an audit event is forged, too. */
  readonly audited?: readonly [id: string, kind: RowFaultKind];
};
type Names = { readonly table: string; readonly events: string; readonly of: string; readonly columns: string };

const copied = (columns: string, from: string, to: string): string => columns.replace(from, `'${to}'`);
const eventsAs = (eventColumns: string, of: string, id: string): string => copied(eventColumns, of, id);

const DEEDS: readonly (Deed & { readonly forgesNothing?: true })[] = [
  {
    name: 'the row is deleted with its events',
    before: ['made'],
    sql: ({ table, events, of }) => [
      `delete from ${events} where ${of} = 'one'`,
      `delete from ${table} where id = 'one'`,
    ],
    found: ['one', 'row_missing'],
    forgesNothing: true,
  },
  {
    name: 'the event that ended it is deleted',
    before: ['made', 'revoked'],
    sql: ({ events, of }) => [`delete from ${events} where ${of} = 'one' and number = 2`],
    found: ['one', 'mac_wrong'],
  },
  {
    name: 'an approval is inserted',
    before: ['proposed'],
    sql: ({ events, of, columns }) => [
      `insert into ${events} (${columns}) select ${columns.replace('number', '2').replace('kind', "'approved'").replace('person', "'user:usr_2'")} from ${events} where ${of} = 'one'`,
    ],
    found: ['one', 'mac_wrong'],
  },
  {
    name: 'the proposal is made a thing that is in force',
    before: ['proposed'],
    sql: ({ table, events, of }) => [
      `update ${events} set kind = '${table === 'good_guy' ? 'made' : 'decided'}' where ${of} = 'one'`,
    ],
    found: ['one', 'mac_wrong'],
  },
];

describe.each(DIALECTS)('rows that clear, on $name', ({ make }) => {
  let storage: Storage;
  let store: TestStore;
  useSigningStorage(make, (opened, place) => {
    [storage, store] = [opened, place];
  });

  const begin = () => beginRowProof(storage, store.source, SERVICE_KEYS);
  const verified = () => verifyStore(store.source, { here: verifyRange, rowKey: ROW_KEY });
  const faults = async () => (await verified()).clearing.faults.map(({ id, kind }) => [id, kind]);
  const namesOf = ({ table }: ClearingSample): Names & { readonly row: string } => {
    const { columns, events, of, eventColumns } = CLEARING_TABLES[table];
    return { table, events, of, columns: eventColumns.join(', '), row: columns.join(', ') };
  };

  describe.each(CLEARING_SAMPLES)('in $table', (sample) => {
    const names = namesOf(sample);
    const { table, events, of, columns, row } = names;

    beforeEach(begin);

    it('clear as long as nobody touches them, and verification finds nothing', async () => {
      await sample.tell(storage, 'one', 'customer-1', ['made']);
      await sample.tell(storage, 'two', 'customer-2', ['proposed', 'approved']);
      await sample.tell(storage, 'three', 'customer-3', ['made', 'revoked']);
      const clears = ['customer-1', 'customer-2', 'customer-3'].map((party) => sample.clears(storage, party));
      expect(await Promise.all(clears)).toEqual([true, true, false]);
      expect(await verified()).toMatchObject({ broken: null, clearing: { rows: 3, faults: [], unconfirmed: [] } });
    });

    it('clear nobody once any column of theirs was changed, and verification names each', async () => {
      const { columns: ofRow, eventColumns } = CLEARING_TABLES[sample.table];
      const changed: string[] = [];
      const change = async (where: string, column: string): Promise<void> => {
        const [id, party] = [`${where}.${column}`, `customer ${where}.${column}`];
        await sample.tell(storage, id, party, ['made']);
        changed.push(id);
        expect(await sample.clears(storage, party)).toBe(true);
        const key = where === table ? 'id' : of;
        const value = OTHER_VALUE[column] ?? `${column} || 'x'`;
        await store.change(`update ${where} set ${column} = ${value} where ${key} = '${id}'`);
        expect(await sample.clears(storage, party), id).toBe(false);
      };
      for (const column of ofRow) await change(table, column);
      for (const column of eventColumns) await change(events, column);
      const found = new Set((await verified()).clearing.faults.map(({ id }) => id.replace(/x$/, '')));
      expect(changed.filter((id) => !found.has(id))).toEqual([]);
    });

    it.each(DEEDS)('clear nobody, and are found, where $name', async ({ before, sql, found, forgesNothing }) => {
      await sample.tell(storage, 'one', 'customer-1', before);
      for (const statement of sql(names)) await store.change(statement);
      expect(await sample.clears(storage, 'customer-1')).toBe(false);
      expect(await verified()).toMatchObject({ broken: { kind: 'row_forged' } });
      expect(await faults()).toEqual([found]);
      if (forgesNothing === true) return;
      await forgeAudit(storage, store.source, sample, 'one');
      expect(await sample.clears(storage, 'customer-1')).toBe(false);
      expect(await faults()).toEqual([found]);
    });

    it.each([
      ['with the MAC of another', 'mac', 'mac_wrong'],
      ['without a MAC', 'null', 'mac_missing'],
    ] as const)('clear nobody, and are found, where a copy is inserted %s', async (_, mac, kind) => {
      await sample.tell(storage, 'one', 'customer-1', ['made']);
      const other = copied(copied(row, 'external_ref', 'customer-2'), 'id', 'two');
      await store.change(`insert into ${table} (${row}, mac) select ${other}, ${mac} from ${table} where id = 'one'`);
      const otherEvents = eventsAs(columns, of, 'two');
      await store.change(`insert into ${events} (${columns}) select ${otherEvents} from ${events} where ${of} = 'one'`);
      expect(await sample.clears(storage, 'customer-2')).toBe(false);
      expect(await faults()).toEqual([['two', kind]]);
      await forgeAudit(storage, store.source, sample, 'two');
      expect(await sample.clears(storage, 'customer-2')).toBe(false);
      expect(await faults()).toEqual([['two', kind]]);
      await sample.tell(storage, 'three', 'customer-2', ['made']);
      expect(await sample.clears(storage, 'customer-2')).toBe(true);
    });

    it('are missed, or found where their last event is gone, also when the events that prove them were purged', async () => {
      await sample.tell(storage, 'one', 'customer-1', ['made', 'revoked']);
      await sample.tell(storage, 'two', 'customer-2', ['made']);
      await store.change(`create table kept as select mac from ${table} where id = 'two'`);
      await sample.end(storage, 'two');
      await sample.tell(storage, 'three', 'customer-3', ['made']);
      for (let times = 0; times < 2; times += 1) {
        await purgeEvents(storage);
        expect(await faults()).toEqual([]);
      }
      await store.change(`delete from ${events} where ${of} = 'one'`);
      await store.change(`delete from ${table} where id = 'one'`);
      await store.change(`update ${table} set mac = (select mac from kept) where id = 'two'`);
      await store.change(`delete from ${events} where ${of} = 'two' and number = 2`);
      expect(await faults()).toEqual([
        ['two', 'event_missing'],
        ['one', 'row_missing'],
      ]);
      expect(await sample.clears(storage, 'customer-3')).toBe(true);
    });

    it('are found where one is put back to what it was before it ended', async () => {
      await sample.tell(storage, 'one', 'customer-1', ['made']);
      await store.change(`create table kept as select mac from ${table} where id = 'one'`);
      await sample.tell(storage, 'two', 'customer-2', ['made']);
      await sample.end(storage, 'one');
      expect(await faults()).toEqual([]);
      await store.change(`update ${table} set mac = (select mac from kept) where id = 'one'`);
      await store.change(`delete from ${events} where ${of} = 'one' and number = 2`);
      expect(await faults()).toEqual([['one', 'event_missing']]);
    });
  });

  it('leave the hit open where the rows of events were moved, so that an earlier decision would be the last', async () => {
    const [decisions] = CLEARING_SAMPLES;
    if (decisions === undefined) throw new Error('no samples');
    await decisions.tell(storage, 'one', 'customer-1', ['made']);
    await decisions.tell(storage, 'two', 'customer-1', ['proposed', 'approved'], NOW + 1);
    await decisions.end(storage, 'two');
    expect(await decisions.clears(storage, 'customer-1')).toBe(false);
    await store.change("update hit_decision_event set seq = seq + 100 where decision = 'one'");
    expect(await decisions.clears(storage, 'customer-1')).toBe(false);
  });

  it.each(CLEARING_SAMPLES)(
    'keep their proof under another secret only where they had it under the one before, in $table',
    async (sample) => {
      await sample.tell(storage, 'one', 'customer-1', ['proposed', 'approved']);
      await sample.tell(storage, 'two', 'customer-2', ['made']);
      const { events, of } = CLEARING_TABLES[sample.table];
      await store.change(`update ${events} set text = 'forged' where ${of} = 'two'`);
      const now = createSecretKey(Buffer.alloc(32, 10));
      const clear = async () => [
        await sample.clears(storage, 'customer-1'),
        await sample.clears(storage, 'customer-2'),
      ];
      storage.rowProof.useKey(now);
      expect(await clear()).toEqual([false, false]);
      for (let times = 0; times < 2; times += 1) {
        await renewRowProof(storage, store.source, { before: ROW_KEY, now, reason: 'rotated' });
        expect(await clear()).toEqual([true, false]);
      }
      storage.rowProof.useKey(ROW_KEY);
      expect(await clear()).toEqual([false, false]);
    },
  );

  describe.each(CLEARING_SAMPLES)('from before there were MACs, in $table', (sample) => {
    /** As an earlier version left it. */
    const without = async (...tables: readonly string[]): Promise<void> => {
      for (const one of tables) await store.change(`update ${one} set mac = null`);
    };

    it('clear again once a sealed event proves them, and the others not before they are made again', async () => {
      for (const n of [1, 2, 3]) await sample.tell(storage, `row ${n}`, `customer-${n}`, ['proposed', 'approved']);
      await storage.ledger.checkpoint();
      await sample.tell(storage, 'unsealed', 'customer-4', ['made']);
      const { events, of } = CLEARING_TABLES[sample.table];
      await without(sample.table);
      await store.change(`update ${events} set text = 'forged' where ${of} = 'row 2'`);
      await store.change(`delete from ${events} where ${of} = 'row 3' and number = 2`);
      await begin();
      const clears = [1, 2, 3, 4].map((n) => sample.clears(storage, `customer-${n}`));
      expect(await Promise.all(clears)).toEqual([true, false, false, false]);
      expect(await verified()).toMatchObject({
        clearing: { faults: [], unconfirmed: ['row 2', 'row 3', 'unsealed'] },
      });
      await sample.tell(storage, 'again', 'customer-2', ['made']);
      expect(await sample.clears(storage, 'customer-2')).toBe(true);
    });

    it('do not clear where the chain is broken, whatever its events say', async () => {
      await sample.tell(storage, 'one', 'customer-1', ['made']);
      await storage.ledger.checkpoint();
      await without(sample.table);
      await store.change("update audit_event set request_id = 'forged'");
      await begin();
      expect(await sample.clears(storage, 'customer-1')).toBe(false);
    });

    it('get no MAC a second time: what has none after the beginning is a forgery', async () => {
      await begin();
      await sample.tell(storage, 'one', 'customer-1', ['made']);
      await storage.ledger.checkpoint();
      await without(sample.table);
      await begin();
      expect(await sample.clears(storage, 'customer-1')).toBe(false);
      expect(await faults()).toEqual([['one', 'mac_missing']]);
    });
  });
});
