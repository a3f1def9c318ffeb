import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { confirmable, confirmRowProof } from '../../src/cli/proof.ts';
import { CLEARING_TABLES } from '../../src/db/clearing/clearing-tables.ts';
import type { ConfirmableRows } from '../../src/examine/verify/confirmable-rows.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { CLEARING_SAMPLES } from '../support/clearing-samples.ts';
import { DIALECTS, type TestStore } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

/** The secret after the first one was lost. */
const KEYS = { receipts: createSecretKey(Buffer.alloc(32, 7)), rows: createSecretKey(Buffer.alloc(32, 8)) };
const PEOPLE = ['user:usr_a', 'user:usr_b'] as const;
const CONFIRMED = { at: 9_000, people: PEOPLE, reason: 'lost' };

describe.each(DIALECTS)('after the secret was lost, on $name', ({ make }) => {
  let storage: Storage;
  let store: TestStore;
  const { reopen } = useStorage(
    make,
    (opened, place) => {
      [storage, store] = [opened, place];
      storage.ledger.signWith(KEYS.receipts);
    },
    'service',
  );

  const found = async () => (await confirmable(store.source, KEYS)) as ConfirmableRows;
  const confirm = async () => confirmRowProof(storage, await found(), CONFIRMED);

  describe.each(CLEARING_SAMPLES)('$table', (sample) => {
    it('counts again where two people confirm what sealed events have exactly so, and nothing else', async () => {
      for (const n of [1, 2, 3]) await sample.tell(storage, `row ${n}`, `customer-${n}`, ['proposed', 'approved']);
      await storage.ledger.checkpoint();
      // While nobody has the key, nothing is sealed.
      storage = await reopen('command');
      await sample.tell(storage, 'unsealed', 'customer-4', ['made']);
      const { events, of } = CLEARING_TABLES[sample.table];
      await store.change(`update ${events} set text = 'forged' where ${of} = 'row 2'`);
      await store.change(`delete from ${events} where ${of} = 'row 3' and number = 2`);
      storage.rowProof.useKey(KEYS.rows);
      const clears = async () => Promise.all([1, 2, 3, 4].map((n) => sample.clears(storage, `customer-${n}`)));
      expect(await clears()).toEqual([false, false, false, false]);

      const { rows, others } = await found();
      expect(rows.map(({ table, id }) => `${table} ${id}`)).toEqual([`${sample.table} row 1`]);
      expect([...others]).toEqual([[sample.table, 3]]);
      storage.ledger.signWith(KEYS.receipts);
      await confirmRowProof(storage, { rows, others }, CONFIRMED);
      expect(await clears()).toEqual([true, false, false, false]);
      expect(await storage.audit.details('row_proof.confirmed')).toEqual([
        { reason: 'lost', first: PEOPLE[0], second: PEOPLE[1], confirmed: 1, others: 3 },
      ]);
    });
  });

  it('nothing is confirmed where the chain is broken', async () => {
    const [sample] = CLEARING_SAMPLES;
    await sample?.tell(storage, 'one', 'customer-1', ['made']);
    await storage.ledger.checkpoint();
    await store.change("update audit_event set request_id = 'forged'");
    expect(await confirmable(store.source, KEYS)).toHaveProperty('broken');
  });

  it('policies count again as they are in force', async () => {
    const policy = { name: 'strict', hash: 'sha256:1', body: '{}', reason: 'first', savedAt: 1, savedBy: 'user:usr_a' };
    const event = { at: 1, actor: 'user:usr_a', action: 'policy.saved', target: 'strict', detail: {}, requestId: '' };
    await storage.policies.save(policy, event);
    await storage.ledger.checkpoint();
    storage.rowProof.useKey(KEYS.rows);
    expect(await storage.policies.find('strict')).toBeUndefined();
    await confirm();
    expect(await storage.policies.find('strict')).toMatchObject({ version: 1, reason: 'first' });
    expect(await storage.policies.isForged('strict')).toBe(false);
    expect((await found()).rows).toEqual([]);
  });
});
