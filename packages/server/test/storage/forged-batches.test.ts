import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { beginRowProof } from '../../src/app/begin-row-proof.ts';
import { renewRowProof } from '../../src/app/open-installation.ts';
import { CLEARING_TABLES } from '../../src/db/clearing/clearing-tables.ts';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { verifyStore } from '../../src/examine/verify/verify-store.ts';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import type { Batch, BatchRow } from '../../src/modules/batches/store/batch.ts';
import type { FoundScreening } from '../../src/modules/retention/store/erased-records.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { anyEvent } from '../support/any-event.ts';
import { NOW } from '../support/clearing-samples.ts';
import { DIALECTS, ROW_KEY, type TestStore } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

const KEYS = { receipts: createSecretKey(Buffer.alloc(32, 7)), rows: ROW_KEY };

const BATCH: Batch = {
  id: 'bat_1',
  name: 'Kunden',
  format: 'jsonl',
  encoding: null,
  fileSha256: 'ab',
  fileBytes: 7,
  policy: 'default',
  watchGroup: null,
  keepsGroups: false,
  isWholeBook: false,
  opensCases: false,
  ignored: [],
  sheets: [],
  layout: null,
  state: 'running',
  problem: null,
  createdBy: 'user:usr_1',
  scopes: ['search:write'],
  createdAt: NOW,
  startedAt: NOW,
  endedAt: null,
  rows: 0,
  counts: {},
};

const rowOf = (row: number, screeningId: Buffer): BatchRow => ({
  row,
  line: row + 1,
  ownId: `c-${row}`,
  outcome: 'no_match',
  screeningId,
  total: 0,
  suppressed: 0,
  error: null,
  cells: ['Anna', '1'],
  notes: ['type'],
  role: null,
  setAside: [],
  context: [],
});

describe.each(DIALECTS)('rows of batches, on $name', ({ make }) => {
  let storage: Storage;
  let store: TestStore;
  useStorage(
    make,
    async (opened, place) => {
      [storage, store] = [opened, place];
      storage.ledger.signWith(KEYS.receipts);
      await storage.batches.add(BATCH, anyEvent(NOW));
      const ids = await Promise.all([1, 2, 3].map(screened));
      await storage.batches.finish(
        BATCH,
        ids.map((id, at) => rowOf(at + 1, id)),
      );
    },
    'service',
  );

  async function screened(): Promise<Buffer> {
    const id = newScreeningId(NOW);
    const contextId = await storage.screenings.internContext('{}');
    const written = { id, contextId, actor: 'token:tok_1', outcome: 'no_match', total: 0, request: '{}' };
    await storage.screenings.record({ ...written, answer: '{"results":[]}' });
    return id;
  }
  const begin = () => beginRowProof(storage, store.source, KEYS);
  const found = async () => (await verifyStore(store.source, { here: verifyRange, rowKey: ROW_KEY })).clearing;
  const faults = async () => (await found()).faults.map(({ id, kind }) => [id, kind]);
  const shown = async () =>
    (await storage.batchRows.page('bat_1', undefined, 0, 10)).map((one) => one.error?.code ?? one.outcome);

  it.each(CLEARING_TABLES.batch_row.columns)('say so where %s was changed', async (column) => {
    await begin();
    expect([await shown(), await faults()]).toEqual([['no_match', 'no_match', 'no_match'], []]);
    const numbers = ['number', 'line', 'total'];
    const text = `coalesce(${column}, '') || 'x'`;
    const bytes = '(select max(screening_id) from batch_row)';
    const value = numbers.includes(column) ? `${column} + 5` : column === 'screening_id' ? bytes : text;
    const where = column === 'screening_id' ? '< (select max(screening_id) from batch_row)' : 'is not null';
    const smallest = `number = (select min(number) from batch_row where screening_id ${where})`;
    await store.change(`update batch_row set ${column} = ${value} where ${smallest}`);
    expect((await shown()).filter((code) => code === 'not_proved')).toHaveLength(column === 'number' ? 2 : 1);
    expect((await faults()).map(([, kind]) => kind)).toContain('mac_wrong');
  });

  it('say so where one is gone, or was put in the place of another', async () => {
    await begin();
    await store.change('delete from batch_row where number = 2');
    expect([await shown(), await faults()]).toEqual([
      ['no_match', 'not_proved', 'no_match'],
      [['bat_1', 'row_missing']],
    ]);
    await store.change(`insert into batch_row select batch, 2, line, own_id, outcome, screening_id, total, more_json, mac
      from batch_row where number = 3`);
    expect([await shown(), await faults()]).toEqual([
      ['no_match', 'not_proved', 'no_match'],
      [['bat_1 2', 'mac_wrong']],
    ]);
  });

  describe('of one that is over', () => {
    const end = () => storage.batches.change('bat_1', ['running'], { state: 'done', endedAt: NOW + 9 });
    const batch = async () => {
      const found = await storage.batches.find('bat_1');
      return [found?.state, found?.problem, (await storage.batches.page(undefined, undefined, 5))[0]?.state];
    };
    const NUMBERS = ['ended_at', 'rows'];
    const JSONS = ['counts_json', 'columns_json', 'body_json'];

    it('are as many as when it ended, and it is done', async () => {
      await begin();
      expect(await end()).toBe(true);
      expect([await batch(), await faults()]).toEqual([['done', null, 'done'], []]);
    });

    it.each(CLEARING_TABLES.batch.columns.filter((column) => column !== 'id'))(
      'have failed with it where its %s was changed',
      async (column) => {
        await begin();
        await end();
        const text = JSONS.includes(column) ? `coalesce(${column}, '{"ignored":[]}') || ' '` : `'failed'`;
        await store.change(`update batch set ${column} = ${NUMBERS.includes(column) ? `${column} - 1` : text}`);
        expect([await batch(), await faults()]).toEqual([['failed', 'not_proved', 'failed'], [['bat_1', 'mac_wrong']]]);
      },
    );

    it('cannot be cut off together with their number', async () => {
      await begin();
      await end();
      await store.change('delete from batch_row where number = 3; update batch set rows = 2');
      expect([await batch(), await faults()]).toEqual([['failed', 'not_proved', 'failed'], [['bat_1', 'mac_wrong']]]);
    });

    it('are missed where somebody says of a running batch that it is done', async () => {
      await begin();
      await store.change(`update batch set state = 'done', ended_at = ${NOW}`);
      expect([await batch(), await faults()]).toEqual([['failed', 'not_proved', 'failed'], [['bat_1', 'mac_missing']]]);
    });
  });

  it('from before there were MACs are not proved, and named with their batch; none gets a MAC later', async () => {
    await store.change('update batch_row set mac = null');
    await begin();
    expect(await shown()).toEqual(['not_proved', 'not_proved', 'not_proved']);
    expect(await found()).toMatchObject({ faults: [], unconfirmed: ['batch_row bat_1'] });
    await begin();
    expect(await shown()).toEqual(['not_proved', 'not_proved', 'not_proved']);
  });

  it('keep their proof when their screenings are erased, and those that were changed do not get one', async () => {
    await begin();
    await store.change('update batch_row set total = 7 where number = 2');
    const screenings: FoundScreening[] = [];
    const cutoffs = { screenings: NOW + 1, no_match: NOW + 1, audit_events: null, access: null, purposes: {} };
    const onBatch = async (batch: readonly FoundScreening[]) => void screenings.push(...batch);
    await storage.erasure.scan({ kind: 'age', cutoffs, nowMs: NOW + 2 }, { holds: [], onBatch });
    const by = { holdsVersion: 0, event: anyEvent(NOW), why: 'request', run: null } as const;
    expect(await storage.erasure.eraseScreenings(screenings, by)).toBe(true);
    expect([await shown(), await faults()]).toEqual([
      ['no_match', 'not_proved', 'no_match'],
      [['bat_1 2', 'mac_wrong']],
    ]);
  });

  it('keep their proof under another secret only where they had it under the one before', async () => {
    await begin();
    await store.change('update batch_row set total = 7 where number = 2');
    const now = createSecretKey(Buffer.alloc(32, 10));
    storage.rowProof.useKey(now);
    await renewRowProof(storage, store.source, { before: ROW_KEY, now, reason: 'rotated' });
    expect(await shown()).toEqual(['no_match', 'not_proved', 'no_match']);
  });
});
