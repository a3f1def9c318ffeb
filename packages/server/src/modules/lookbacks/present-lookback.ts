import type { LookbackView } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import type { ActorNames } from '../records/actor-names.ts';
import type { Lookback } from './store/lookback.ts';

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** A lookback as answers show it. */
export async function presentLookback({ storage }: App, lookback: Lookback, names: ActorNames): Promise<LookbackView> {
  const { id, state, entityId, entity, reason, total, scanned, unreadable, skipped, found } = lookback;
  return {
    id,
    state,
    createdAt: new Date(lookback.createdAt).toISOString(),
    createdBy: await names.actor(lookback.createdBy),
    startedAt: instant(lookback.startedAt),
    endedAt: instant(lookback.endedAt),
    entityId,
    entity: {
      names: [...entity.names],
      weakNames: [...(entity.weakNames ?? [])],
      entityType: entity.type ?? null,
      birthDates: [...(entity.birthDates ?? [])],
      gender: entity.gender ?? null,
      countries: [...(entity.countries ?? [])],
      identifiers: [...(entity.identifiers ?? [])],
    },
    everybody: lookback.actors === null,
    from: instant(lookback.fromMs),
    to: instant(lookback.toMs),
    threshold: lookback.policy.threshold,
    text: reason,
    totalCount: total,
    scannedCount: scanned,
    unreadableCount: unreadable,
    skippedCount: skipped,
    foundCount: found,
    erasedCount: found - (found === 0 ? 0 : await storage.lookbacks.hitCount(id)),
  };
}
