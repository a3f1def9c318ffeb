import type { KeyObject } from 'node:crypto';
import { signingKey } from './receipt-key.ts';

/** Most generations of keys that are derived from the secret. */
const MOST_GENERATIONS = 100;

/** Ids of every key that an installation's key for receipts gives. */
export function keyIdsOf(master: KeyObject): ReadonlySet<string> {
  return new Set(Array.from({ length: MOST_GENERATIONS }, (_, index) => signingKey(master, index + 1).id));
}
