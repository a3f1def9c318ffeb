import type { Keys } from '../config/secret.ts';
import { isEvented } from '../db/clearing/clearing-tables.ts';
import { withRowDigests } from '../db/clearing/row-digests.ts';
import { PROOF_EVENTS, type ProofEvent } from '../db/ledger/proof-events.ts';
import type { DatabaseSource } from '../db/reading/database-source.ts';
import { type EarlierRows, earlierRows } from '../examine/verify/earlier-rows.ts';
import { verifyInThreads } from '../examine/verify/verify-in-threads.ts';
import { verifyRange } from '../examine/verify/verify-range.ts';
import { verifyStore } from '../examine/verify/verify-store.ts';
import { keyIdsOf } from '../proof/receipt-key.ts';
import type { Storage } from '../stores/storage.ts';

/** Limit of ids in an audit event; `namesake verify` lists them all. */
const MAX_NAMED = 10_000;

/**
 * Adds MACs, once, to rows written before MACs existed, if a sealed event of an intact chain holds their digest. Other
 * rows do not count until they are made again.
 */
export async function beginRowProof(
  storage: Pick<Storage, 'rowProof'>,
  source: DatabaseSource,
  keys: Pick<Keys, 'receipts' | 'rows'>,
): Promise<void> {
  for (const event of PROOF_EVENTS) await begin(storage, source, keys, event);
}

async function begin(
  { rowProof }: Pick<Storage, 'rowProof'>,
  source: DatabaseSource,
  keys: Pick<Keys, 'receipts' | 'rows'>,
  action: ProofEvent,
): Promise<void> {
  if (await rowProof.hasBegun(action)) return;
  const { proved, unproved, rowDigests, broken } = await provableRows(source, keys, action);
  const detail = {
    proved: proved.length,
    unproved: unproved.slice(0, MAX_NAMED),
    unprovedCount: unproved.length,
    ...(broken === null ? {} : { broken }),
  };
  const event = { at: Date.now(), actor: 'operator', action, target: '', detail, requestId: '' };
  await rowProof.begin(proved, withRowDigests(event, ...rowDigests));
}

type Provable = EarlierRows & { readonly broken: string | null };

/** If the chain is broken, no row is provable. */
async function provableRows(
  source: DatabaseSource,
  keys: Pick<Keys, 'receipts' | 'rows'>,
  since: ProofEvent,
): Promise<Provable> {
  const earlier = await earlierRows(source, keys.rows, since);
  if (earlier.proved.length === 0) return { ...earlier, broken: null };
  const broken = await brokenChain(source, keys);
  if (broken === null) return { ...earlier, broken };
  const names = earlier.proved.map(({ table, id }) => (isEvented(table) ? id : `${table} ${id}`));
  return { proved: [], rowDigests: [], unproved: [...names, ...earlier.unproved], broken };
}

/** Kind of break in the chain; null if the chain is intact. */
export async function brokenChain(
  source: DatabaseSource,
  { receipts }: Pick<Keys, 'receipts'>,
): Promise<string | null> {
  const options = { trusted: keyIdsOf(receipts), here: verifyRange, threads: verifyInThreads };
  return (await verifyStore(source, options)).chainBroken?.kind ?? null;
}
