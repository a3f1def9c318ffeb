import { join } from 'node:path';
import type { Keys } from '../config/secret.ts';
import { keyIdsOf } from '../proof/key-ids.ts';
import { ChainCheck } from './chain-check.ts';

/** Parts of the application that examine what is recorded. */
export type ExamineParts = { readonly chainCheck: ChainCheck };

/** @param now Unix milliseconds */
export function buildExamine(dataDir: string, keys: Pick<Keys, 'receipts'>, now: () => number): ExamineParts {
  const path = join(dataDir, 'namesake.db');
  return { chainCheck: new ChainCheck({ path, trusted: () => keyIdsOf(keys.receipts), now }) };
}
