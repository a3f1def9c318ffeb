import type { Keys } from './config/secret.ts';
import { keyIdsOf } from './proof/key-ids.ts';
import { type ProvedRow, ROW_PROOF_BEGAN } from './storage/ports/row-proof.ts';
import type { Storage } from './storage/ports/storage.ts';
import type { DatabaseSource } from './storage/reading/database-source.ts';
import { type EarlierRows, earlierRows } from './storage/verify/earlier-rows.ts';
import { verifyInThreads } from './storage/verify/verify-in-threads.ts';
import { verifyRange } from './storage/verify/verify-range.ts';
import { verifyStore } from './storage/verify/verify-store.ts';

/** An audit event has room for so many ids; all are in what `namesake verify` says. */
const MOST_NAMED = 10_000;

/**
 * Gives rows from before there were MACs theirs, once: those of which a sealed event of a whole chain has the digest.
 * The others do not count until they are decided again.
 */
export async function beginRowProof(
  storage: Pick<Storage, 'rowProof'>,
  source: DatabaseSource,
  keys: Pick<Keys, 'receipts' | 'rows'>,
): Promise<void> {
  if (await storage.rowProof.hasBegun()) return;
  const { proved, unproved, broken } = await provableRows(source, keys);
  const detail = {
    ...{ proved: proved.length, unproved: unproved.slice(0, MOST_NAMED), unprovedCount: unproved.length },
    ...(broken === null ? {} : { broken }),
  };
  const by = { at: Date.now(), actor: 'operator', target: '', requestId: '' };
  await storage.rowProof.begin(proved, { ...by, action: ROW_PROOF_BEGAN, detail });
}

type Provable = {
  readonly proved: readonly ProvedRow[];
  readonly unproved: readonly string[];
  readonly broken: string | null;
};

/** Nothing is proved where the chain is broken. */
async function provableRows(source: DatabaseSource, keys: Pick<Keys, 'receipts' | 'rows'>): Promise<Provable> {
  const earlier: EarlierRows = await earlierRows(source, keys.rows);
  const ids = [...earlier.proved.map(({ id }) => id), ...earlier.unproved];
  if (ids.length === 0) return { ...earlier, broken: null };
  const options = { trusted: keyIdsOf(keys.receipts), here: verifyRange, threads: verifyInThreads };
  const { chainBroken } = await verifyStore(source, options);
  return chainBroken === null ? { ...earlier, broken: null } : { proved: [], unproved: ids, broken: chainBroken.kind };
}
