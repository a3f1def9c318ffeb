import type { Keys } from '../config/secret.ts';
import type { DatabaseSource } from '../db/reading/database-source.ts';
import { keyIdsOf } from '../proof/receipt-key.ts';
import { ChainCheck } from './chain-check.ts';
import { EvidenceDesk } from './evidence-desk.ts';

/** Parts of the application that examine what is recorded. */
export type ExamineParts = { readonly chainCheck: ChainCheck; readonly evidenceDesk: EvidenceDesk };

/** @param now Unix milliseconds */
export function buildExamine(
  source: DatabaseSource,
  keys: Pick<Keys, 'receipts' | 'rows'>,
  now: () => number,
): ExamineParts {
  return {
    chainCheck: new ChainCheck({ source, trusted: () => keyIdsOf(keys.receipts), rowKey: keys.rows, now }),
    evidenceDesk: new EvidenceDesk(source),
  };
}

/** Ends what runs. */
export async function stopExamining({ chainCheck, evidenceDesk }: ExamineParts): Promise<void> {
  evidenceDesk.close();
  await chainCheck.close();
}
