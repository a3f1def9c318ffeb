import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import { DIALECTS } from '../support/dialects.ts';
import { undoCustomers, undoMacs } from '../support/undo-macs.ts';

/** What later migrations made. */
const LATER_TABLES = [
  'inbox',
  'good_guy',
  'batch',
  'batch_chunk',
  'batch_row',
  'batch_mapping',
  'batch_progress',
  'batch_ground',
  'reference_policy',
  'lookback',
  'lookback_hit',
  'good_guy_event',
  'quota_use',
  'schema_mark',
  'hit_decision_event',
  'hit_decision',
  'idempotency_key',
];

describe.each(DIALECTS)('the migration to a history on $name', ({ name, make }) => {
  it('finds what was recorded before it: by policy and by reference', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'namesake-history-'));
    const store = await make(dir);
    const before = await store.open();
    const contextId = await before.screenings.internContext('{"some":"context"}');
    const requests = [
      {},
      { policy: 'default' },
      { policy: 'strict' },
      { externalRef: 'customer-1', policy: 'strict' },
      { externalRef: 'nul \0 and \ud800' },
      { externalRef: 'customer-2' },
    ];
    const ids = requests.map((_, n) => newScreeningId(1_000 + n));
    for (const [n, request] of requests.entries())
      await before.screenings.record({
        id: ids[n] ?? randomBytes(16),
        contextId,
        actor: 'token:tok_1',
        outcome: 'no_match',
        total: 0,
        request: JSON.stringify({ searchText: `Tolbrecht ${n}`, ...request }),
        answer: '{}',
      });
    await before.close();
    await store.change("delete from kysely_migration where name >= '0021'");
    for (const statement of undoCustomers(name)) await store.change(statement);
    const ofTable = name === 'SQLite' ? '' : 'on screening';
    for (const trigger of ['inbox_screening', 'inbox_erased']) await store.change(`drop trigger ${trigger} ${ofTable}`);
    for (const table of LATER_TABLES) await store.change(`drop table ${table}`);
    for (const statement of undoMacs(LATER_TABLES)) await store.change(statement);
    if (name !== 'SQLite')
      for (const what of ['screening', 'erased', 'decision_event', 'decision_erased'])
        await store.change(`drop function inbox_${what}`);
    for (const index of ['actor', 'outcome', 'policy', 'external_ref'])
      await store.change(`drop index screening_${index}`);
    for (const column of ['policy', 'external_ref']) await store.change(`alter table screening drop column ${column}`);

    const after = await store.open();
    const found = async (filter: { readonly policy?: string; readonly externalRef?: string }) =>
      (await after.history.page(filter, { limit: 10 })).items.map(({ id }) => ids.findIndex((one) => one.equals(id)));
    expect(await found({ policy: 'strict' })).toEqual([3, 2]);
    expect(await found({ policy: 'default' })).toEqual([5, 4, 1, 0]);
    expect(await found({ externalRef: 'customer-1' })).toEqual([3]);
    expect(await found({ externalRef: 'nul \0 and \ud800' })).toEqual([4]);
    await after.close();
    await store.remove();
    await rm(dir, { recursive: true });
  });
});
