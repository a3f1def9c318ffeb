import { daysKept, type RetentionItem, type RetentionKind, type RetentionVersion } from './retention.ts';

const DAY_MS = 86_400_000;
/** A shorter period counts a day after it was saved: time to notice a mistake, or an attack. */
export const GRACE_MS = DAY_MS;

/** What is older is taken: Unix milliseconds, or null where all is kept. */
export type Cutoffs = Readonly<Record<RetentionKind, number | null>> & {
  /** Of screenings with these purposes, whatever they came to. */
  readonly purposes: Readonly<Record<string, number | null>>;
};

/** The item that says how long a screening is kept: its purpose's, else that of its outcome. */
export function itemOf(
  { items }: Pick<RetentionVersion, 'items'>,
  kind: RetentionKind,
  purpose: string | null,
): RetentionItem | undefined {
  const own = purpose === null ? undefined : items.find((item) => item.purpose === purpose);
  return own ?? items.find((item) => item.kind === kind && item.purpose === null);
}

/**
 * Where the cuts are. Of versions that were in force within the last day, the longest period counts.
 *
 * @param versions the newest first, the one that ships last
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
    // A purpose that another version does not name is kept there as long as either kind.
    purposes: Object.fromEntries([...named].map((purpose) => [purpose, cutoff(['screenings', 'no_match'], purpose)])),
  };
}

/** What a group of customers says of how long they are kept after their relationship ended. */
type KeptGroup = { readonly name: string; readonly keepEndedDays: number | null; readonly savedAt: number | null };

/**
 * Where the cuts are of ended customers of groups that say so themselves: no later than the minimum of screenings with
 * results, and null while it was saved within the last day.
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

/** Where the cut is of one screening. */
export function cutoffOf(cutoffs: Cutoffs, outcome: string, purpose: string | undefined): number | null {
  if (purpose !== undefined && Object.hasOwn(cutoffs.purposes, purpose)) return cutoffs.purposes[purpose] ?? null;
  return outcome === 'no_match' ? cutoffs.no_match : cutoffs.screenings;
}

/** The latest cut of any screening; null where all are kept. */
export function latestCutoff({ screenings, no_match, purposes }: Cutoffs): number | null {
  const cuts = [screenings, no_match, ...Object.values(purposes)].filter((cut) => cut !== null);
  return cuts.length === 0 ? null : Math.max(...cuts);
}
