import type { ChainStatus } from '@namesake/contract';
import type { Call } from '../../context/app.ts';

/** How much is recorded and sealed, and what the latest verification found. */
export async function chainStatus({ app }: Call): Promise<ChainStatus> {
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
