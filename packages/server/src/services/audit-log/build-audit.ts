import type { Keys } from '../../config/secret.ts';
import { keyIdsOf } from '../../proof/key-ids.ts';
import type { Storage } from '../../storage/ports/storage.ts';
import { ChainCheck } from './chain-check.ts';

/** Parts of the application that examine what is recorded. */
export type AuditParts = { readonly chainCheck: ChainCheck };

/** @param now Unix milliseconds */
export const buildAudit = (storage: Pick<Storage, 'chain'>, keys: Keys, now: () => number): AuditParts => ({
  chainCheck: new ChainCheck(storage.chain, () => keyIdsOf(keys.receipts), now),
});
