import type { KeyObject } from 'node:crypto';
import { ROW_PROOF_RENEWED } from '../db/ledger/proof-events.ts';
import type { DatabaseSource } from '../db/reading/database-source.ts';
import { renewableRows } from '../examine/verify/renewable-rows.ts';
import type { Storage } from '../stores/storage.ts';

/**
 * Gives rows that clear MACs under the key of another secret: only those that have one under the key before. A run that
 * was interrupted can be repeated.
 */
export async function renewRowProof(
  storage: Pick<Storage, 'rowProof'>,
  source: DatabaseSource,
  { before, now, reason }: { readonly before: KeyObject; readonly now: KeyObject; readonly reason: string },
): Promise<void> {
  let [renewed, others] = [0, 0];
  for await (const part of renewableRows(source, before, now)) {
    await storage.rowProof.renew(part.renewed);
    [renewed, others] = [renewed + part.renewed.length, others + part.others];
  }
  const by = { at: Date.now(), actor: 'operator', target: '', requestId: '' };
  await storage.rowProof.renew([], { ...by, action: ROW_PROOF_RENEWED, detail: { reason, renewed, others } });
}
