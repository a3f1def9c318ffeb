import { join } from 'node:path';
import type { Keys } from '../config/secret.ts';
import { keyIdsOf } from '../proof/key-ids.ts';
import { ChainCheck } from './chain-check.ts';
import { EvidenceDesk } from './evidence-desk.ts';

/** Parts of the application that examine what is recorded. */
export type ExamineParts = { readonly chainCheck: ChainCheck; readonly evidenceDesk: EvidenceDesk };

/** @param now Unix milliseconds */
export function buildExamine(dataDir: string, keys: Pick<Keys, 'receipts'>, now: () => number): ExamineParts {
  const path = join(dataDir, 'namesake.db');
  return {
    chainCheck: new ChainCheck({ path, trusted: () => keyIdsOf(keys.receipts), now }),
    evidenceDesk: new EvidenceDesk(path),
  };
}

/** Ends what runs. */
export async function stopExamining({ chainCheck, evidenceDesk }: ExamineParts): Promise<void> {
  evidenceDesk.close();
  await chainCheck.close();
}
