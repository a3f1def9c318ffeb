import type { Storage } from '../../../stores/storage.ts';
import { cutoffOf, cutoffsAt, itemOf } from '../store/cutoffs.ts';
import { isInForce } from '../store/legal-hold.ts';
import type { RetentionItem, RetentionVersion } from '../store/retention.ts';

/** What a purge would delete for one item of the settings. */
type PreviewedItem = {
  readonly item: RetentionItem;
  /** Older records are deleted. Unix milliseconds; null if all are kept. */
  readonly before: number | null;
  readonly count: number;
  /** Equally old records that are kept because of a hold. */
  readonly held: number;
};

/** Counts what a purge would delete if these settings had been in force for a day. Deletes nothing. */
export async function previewPurge(
  { erasure, legalHolds, purges }: Storage,
  version: RetentionVersion,
  nowMs: number,
): Promise<readonly PreviewedItem[]> {
  const cutoffs = cutoffsAt([{ ...version, savedAt: null }], nowMs);
  const holds = (await legalHolds.list()).filter((hold) => isInForce(hold, nowMs)).map(({ scope }) => scope);
  const counts = new Map(version.items.map((item) => [item, { count: 0, held: 0 }]));
  const countOf = (item: RetentionItem | undefined) => (item === undefined ? undefined : counts.get(item));
  await erasure.scan(
    { kind: 'age', cutoffs, nowMs },
    {
      holds,
      onBatch: async (found) => {
        for (const { outcome, purpose, isHeld } of found) {
          const counted = countOf(itemOf(version, outcome === 'no_match' ? 'no_match' : 'screenings', purpose ?? null));
          if (counted !== undefined) counted[isHeld ? 'held' : 'count'] += 1;
        }
      },
    },
  );
  const events = cutoffs.audit_events === null ? 0 : await purges.countEvents(cutoffs.audit_events);
  const access = cutoffs.access === null ? 0 : await purges.countAccess(cutoffs.access);
  return version.items.map((item): PreviewedItem => {
    if (item.kind === 'audit_events')
      return {
        item,
        before: cutoffs.audit_events,
        ...(holds.length === 0 ? { count: events, held: 0 } : { count: 0, held: events }),
      };
    if (item.kind === 'access') return { item, before: cutoffs.access, count: access, held: 0 };
    const before = cutoffOf(cutoffs, item.kind === 'no_match' ? 'no_match' : '', item.purpose ?? undefined);
    return { item, before, ...(counts.get(item) ?? { count: 0, held: 0 }) };
  });
}
