import { createSecretKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beginRowProof } from '../../src/app/begin-row-proof.ts';
import { confirmable, confirmRowProof } from '../../src/cli/proof.ts';
import type { ConfirmableRows } from '../../src/examine/verify/confirmable-rows.ts';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { verifyStore } from '../../src/examine/verify/verify-store.ts';
import type { OperatorStake } from '../../src/modules/parties/store/stake-rows.ts';
import { anyEvent } from '../support/any-event.ts';
import { DIALECTS, ROW_KEY } from '../support/dialects.ts';
import { UNDO_HISTORY_PROOF, undoCustomers } from '../support/undo-macs.ts';

const KEYS = { receipts: createSecretKey(Buffer.alloc(32, 7)), rows: ROW_KEY };
const owns = (owner: string, owned: string, sharePpm: number | null): OperatorStake => ({
  owner,
  owned,
  sharePpm,
  ownerName: 'Ünal',
  ownedName: null,
  control: true,
  asOf: '2026-01-01',
  source: null,
});
const STAKES = [owns('demo:1', 'a', 500_000), owns('demo:2', 'b', null)];
const versionOf = (letter: string) => ({
  list: 'un_sc',
  sha256: letter.repeat(64),
  content: letter.repeat(64),
  version: letter,
  checkedAt: 9,
  publishedAt: '2026-01-01T00:00:00.000Z',
  records: 2,
  rejected: 0,
  bytes: 9,
  fileName: 'a.xml',
  changes: null,
  held: [],
});

describe.each(DIALECTS)('the migration to proved times of lists and owners, on $name', ({ name, make }) => {
  it('proves what sealed events have, and lets two people confirm the owners', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'namesake-history-proof-'));
    const store = await make(dir);
    const before = await store.open('service');
    before.ledger.signWith(KEYS.receipts);
    for (const [n, letter] of ['a', 'b', 'a'].entries())
      await before.listVersions.activate([versionOf(letter)], [], 10 + n);
    await before.ownership.replace(STAKES, anyEvent(1, 'ownership.imported'));
    await before.ledger.checkpoint();
    await before.close();
    for (const statement of undoCustomers(name)) await store.change(statement);
    for (const statement of UNDO_HISTORY_PROOF) await store.change(statement);
    await store.change("delete from kysely_migration where name >= '0041'");

    const storage = await store.open('service');
    storage.ledger.signWith(KEYS.receipts);
    const searched = async () =>
      Promise.all(
        [10, 11, 12].map(async (at) => {
          const [found] = await storage.listVersions.activeAt(at);
          return `${found?.version?.version} ${found?.isProved}`;
        }),
      );
    const unconfirmed = async () => {
      const { clearing } = await verifyStore(store.source, { here: verifyRange, rowKey: ROW_KEY });
      return [clearing.faults, clearing.unconfirmed];
    };
    expect(await searched()).toEqual(['a false', 'b false', 'a false']);
    await beginRowProof(storage, store.source, KEYS);
    await storage.ledger.checkpoint();
    expect(await searched()).toEqual(['a true', 'b true', 'a true']);
    expect(await unconfirmed()).toEqual([[], ['ownership_table current']]);
    const rows = (await confirmable(store.source, KEYS)) as ConfirmableRows;
    await confirmRowProof(storage, rows, { at: 20, people: ['user:usr_a', 'user:usr_b'], reason: 'compared' });
    expect((await storage.ownership.proved()).stakes).toEqual(STAKES);
    expect(await unconfirmed()).toEqual([[], []]);
    await storage.close();
    await store.remove();
    await rm(dir, { recursive: true });
  });
});
