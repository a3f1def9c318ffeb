import type { ChainStatus } from '@namesake/contract';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';

/** How much is recorded and sealed, and what the latest verification found. */
export async function chainStatus({ app, principal }: Call<'chainCheck', 'chain'>): Promise<ChainStatus> {
  checkScope(principal, 'audit:read');
  const { last, entries, segments, unsealed, erased } = await app.storage.chain.facts();
  return {
    entryCount: entries,
    segmentCount: segments,
    unsealedCount: unsealed,
    erasedCount: erased,
    sealedAt: last === undefined ? null : new Date(last.sealedAt).toISOString(),
    head: last?.head.toString('hex') ?? null,
    keyId: last?.keyId ?? null,
    verification: app.chainCheck.latest ?? null,
  };
}
