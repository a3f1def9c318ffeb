/** What is kept for a time of its own. */
const RETENTION_KINDS = ['screenings', 'no_match', 'audit_events', 'access'] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** How long one kind of record is kept. Days; null is without an end. */
export type RetentionItem = {
  readonly kind: RetentionKind;
  /** Only screenings recorded with this purpose; null is of all others. */
  readonly purpose: string | null;
  readonly keepDays: number | null;
  /** No purge takes anything younger; erasing a person's records takes a reason below it. */
  readonly floorDays: number;
  /** Records are purged at this age, even where `keepDays` is null. */
  readonly ceilingDays: number | null;
};

export type RetentionVersion = {
  readonly version: number;
  readonly items: readonly RetentionItem[];
  readonly reason: string;
  /** Unix milliseconds; null of the version that ships. */
  readonly savedAt: number | null;
  readonly savedBy: string;
};

/** Ten years and the leap days in them: 31 CFR 501.601 since 12 March 2025. The EU's five years are within it. */
const TEN_YEARS = 3_653;

/**
 * What ships: records are kept until an administrator decides otherwise, and not less than ten years then. Nothing that
 * a person should have decided is deleted by an upgrade.
 */
export const SHIPPED_RETENTION: RetentionVersion = {
  version: 0,
  items: [
    { kind: 'screenings', purpose: null, keepDays: null, floorDays: TEN_YEARS, ceilingDays: null },
    { kind: 'no_match', purpose: null, keepDays: null, floorDays: TEN_YEARS, ceilingDays: null },
    { kind: 'audit_events', purpose: null, keepDays: null, floorDays: TEN_YEARS, ceilingDays: null },
    { kind: 'access', purpose: null, keepDays: 30, floorDays: 0, ceilingDays: null },
  ],
  reason: '',
  savedAt: null,
  savedBy: '',
};

/** After how many days a purge takes it; null is never. */
export function daysKept({ keepDays, ceilingDays }: RetentionItem): number | null {
  if (keepDays === null || ceilingDays === null) return keepDays ?? ceilingDays;
  return Math.min(keepDays, ceilingDays);
}

/** What is wrong with settings, by place; empty where nothing is. */
export function retentionFaults(items: readonly RetentionItem[]): readonly { pointer: string; text: string }[] {
  const faults: { pointer: string; text: string }[] = [];
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    const { kind, purpose, keepDays, floorDays, ceilingDays } = item;
    const fault = (member: string, text: string) => faults.push({ pointer: `/items/${index}/${member}`, text });
    const key = JSON.stringify([kind, purpose]);
    if (seen.has(key)) fault('kind', 'This kind and purpose occur twice.');
    seen.add(key);
    if (purpose !== null && kind !== 'screenings') fault('purpose', 'Only screenings have a purpose.');
    if (keepDays !== null && keepDays < floorDays) fault('keepDays', `At least the minimum, ${floorDays} days.`);
    if (keepDays !== null && ceilingDays !== null && keepDays > ceilingDays)
      fault('keepDays', `At most the maximum, ${ceilingDays} days.`);
    if (ceilingDays !== null && ceilingDays < floorDays)
      fault('ceilingDays', `Not below the minimum, ${floorDays} days.`);
  }
  for (const kind of RETENTION_KINDS)
    if (!seen.has(JSON.stringify([kind, null])))
      faults.push({ pointer: '/items', text: `The kind ${kind} is missing.` });
  return faults;
}
