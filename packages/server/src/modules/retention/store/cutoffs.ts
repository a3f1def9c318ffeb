import { daysKept, type RetentionItem, type RetentionKind, type RetentionVersion } from './retention.ts';

const DAY_MS = 86_400_000;
/** A shorter period takes effect a day after it was saved: time to notice a mistake or an attack. */
export const GRACE_MS = DAY_MS;

/** Cutoffs: older records are purged. Unix milliseconds; null if all are kept. */
export type Cutoffs = Readonly<Record<RetentionKind, number | null>> & {
  /** For screenings with these purposes, whatever their outcome. */
  readonly purposes: Readonly<Record<string, number | null>>;
};

/** Item that applies to a screening: that of its purpose, or else that of its outcome. */
export function itemOf(
  { items }: Pick<RetentionVersion, 'items'>,
  kind: RetentionKind,
  purpose: string | null,
): RetentionItem | undefined {
  const own = purpose === null ? undefined : items.find((item) => item.purpose === purpose);
  return own ?? items.find((item) => item.kind === kind && item.purpose === null);
}

/**
 * Cutoffs at a time. Of all versions in force within the last day, the longest period applies.
 *
 * @param versions newest first, the built-in one last
 */
export function cutoffsAt(versions: readonly RetentionVersion[], nowMs: number): Cutoffs {
  const isOld = ({ savedAt }: RetentionVersion): boolean => savedAt === null || savedAt <= nowMs - GRACE_MS;
  const oldest = versions.findIndex(isOld);
  const counting = versions.slice(0, oldest === -1 ? versions.length : oldest + 1);
  const cutoff = (kinds: readonly RetentionKind[], purpose: string | null): number | null => {
    const days = counting.flatMap((version) =>
      kinds.map((kind) => {
        const item = itemOf(version, kind, purpose);
        return item === undefined ? null : daysKept(item);
      }),
    );
    return days.reduce<number | null>((earliest, kept) => {
      const at = kept === null ? null : nowMs - kept * DAY_MS;
      return earliest === null || at === null ? null : Math.min(earliest, at);
    }, Number.POSITIVE_INFINITY);
  };
  const named = new Set(counting.flatMap(({ items }) => items.flatMap(({ purpose }) => purpose ?? [])));
  return {
    screenings: cutoff(['screenings'], null),
    no_match: cutoff(['no_match'], null),
    audit_events: cutoff(['audit_events'], null),
    access: cutoff(['access'], null),
    // If another version does not name the purpose, the longer period of both kinds applies there.
    purposes: Object.fromEntries([...named].map((purpose) => [purpose, cutoff(['screenings', 'no_match'], purpose)])),
  };
}

/** Settings of a group of customers for how long they are kept after their relationship ended. */
type KeptGroup = { readonly name: string; readonly keepEndedDays: number | null; readonly savedAt: number | null };

/**
 * Cutoffs for ended customers of groups with a period of their own. The period is at least the minimum of screenings
 * with results. Null for a day after the group was saved.
 */
export function groupCutoffs(
  groups: readonly KeptGroup[],
  versions: readonly RetentionVersion[],
  nowMs: number,
): readonly { readonly group: string; readonly cutoffMs: number | null }[] {
  const [now] = versions;
  const floorDays = (now && itemOf(now, 'screenings', null)?.floorDays) ?? 0;
  return groups.flatMap(({ name: group, keepEndedDays: days, savedAt }) => {
    if (days === null) return [];
    const isNew = savedAt === null || savedAt > nowMs - GRACE_MS;
    return { group, cutoffMs: isNew ? null : nowMs - Math.max(days, floorDays) * DAY_MS };
  });
}

/** Cutoff for one screening. */
export function cutoffOf(cutoffs: Cutoffs, outcome: string, purpose: string | undefined): number | null {
  if (purpose !== undefined && Object.hasOwn(cutoffs.purposes, purpose)) return cutoffs.purposes[purpose] ?? null;
  return outcome === 'no_match' ? cutoffs.no_match : cutoffs.screenings;
}

/** Latest cutoff of any screening; null if all are kept. */
export function latestCutoff({ screenings, no_match, purposes }: Cutoffs): number | null {
  const cuts = [screenings, no_match, ...Object.values(purposes)].filter((cut) => cut !== null);
  return cuts.length === 0 ? null : Math.max(...cuts);
}
