/** Kinds of records with a period of their own. */
const RETENTION_KINDS = ['screenings', 'no_match', 'audit_events', 'access'] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** How long one kind of record is kept, in days; null for ever. */
export type RetentionItem = {
  readonly kind: RetentionKind;
  /** Only screenings recorded with this purpose; null for all others. */
  readonly purpose: string | null;
  readonly keepDays: number | null;
  /** Purges never delete younger records; erasing younger records of a person requires a reason. */
  readonly floorDays: number;
  /** Records are purged at this age even if `keepDays` is null. */
  readonly ceilingDays: number | null;
};

export type RetentionVersion = {
  readonly version: number;
  readonly items: readonly RetentionItem[];
  readonly reason: string;
  /** Unix milliseconds; null for the built-in version. */
  readonly savedAt: number | null;
  readonly savedBy: string;
};

/** Ten years including leap days: 31 CFR 501.601 since 12 March 2025. This covers the five years of the EU. */
const TEN_YEARS = 3_653;

/**
 * Built-in settings: records are kept until an administrator decides otherwise, and then for at least ten years. An
 * upgrade must not delete what a person should have decided on.
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

/** Days until records are purged; null for never. */
export function daysKept({ keepDays, ceilingDays }: RetentionItem): number | null {
  if (keepDays === null || ceilingDays === null) return keepDays ?? ceilingDays;
  return Math.min(keepDays, ceilingDays);
}

/** Faults in the settings with their JSON pointers; empty if there are none. */
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
