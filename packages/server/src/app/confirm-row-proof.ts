import type { Keys } from '../config/secret.ts';
import { ROW_PROOF_CONFIRMED } from '../db/ledger/proof-events.ts';
import type { DatabaseSource } from '../db/reading/database-source.ts';
import { type ConfirmableRows, confirmableRows } from '../examine/verify/confirmable-rows.ts';
import type { Storage } from '../stores/storage.ts';
import { brokenChain } from './begin-row-proof.ts';

const AT_ONCE = 1_000;

/** What two people confirm, or the kind of break for which the audit log says nothing. */
export type Confirmable = ConfirmableRows | { readonly broken: string };

/** Rows without a MAC under the secret that a whole chain has as they are. */
export async function confirmable(source: DatabaseSource, keys: Pick<Keys, 'receipts' | 'rows'>): Promise<Confirmable> {
  const broken = await brokenChain(source, keys);
  return broken === null ? confirmableRows(source, keys.rows) : { broken };
}

/**
 * Gives such rows MACs under the secret: two people answer for them. One that changed since it was looked at gets none.
 * Each part has its event, so that an interrupted run says what it did, and can be repeated.
 */
export async function confirmRowProof(
  { rowProof }: Pick<Storage, 'rowProof'>,
  { rows, others }: ConfirmableRows,
  by: { readonly at: number; readonly people: readonly [string, string]; readonly reason: string },
): Promise<void> {
  const left = [...others.values()].reduce((sum, count) => sum + count, 0);
  const [first, second] = by.people;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE);
    const detail = { reason: by.reason, first, second, confirmed: part.length, others: left };
    const event = { at: by.at, actor: 'operator', action: ROW_PROOF_CONFIRMED, target: '', detail, requestId: '' };
    await rowProof.renew(part, event);
  }
}
