const HOUR = 3_600;
const DAY = 24 * HOUR;

/**
 * Seconds since the last contact with the publisher after which a downloaded list is warned about, and after which it
 * proves nothing.
 */
const CHECKED = { agedFrom: 24 * HOUR, staleFrom: 72 * HOUR } as const;

/** Multiples of the publisher's usual interval after which a file from a folder proves nothing. */
const STALE_INTERVALS = 3;

/**
 * A publication date is a day in the publisher's time zone, and clocks differ: a date this far ahead counts as today's.
 */
const AHEAD = DAY;

/** Origin of lists, which decides how their age counts. */
export type ListOrigin = 'download' | 'disk' | 'sample';

/** Facts that determine the age of a list. Times in Unix milliseconds. */
export type FreshnessFacts = {
  readonly origin: ListOrigin;
  /** Last contact with the publisher; null if there was none. */
  readonly checkedAtMs: number | null;
  /** For a file in a folder: the contact from a signed bundle; null if there is none. */
  readonly contactAtMs: number | null;
  /** The date inside the file; null if there is none. */
  readonly publishedAtMs: number | null;
  /** Usual interval of publication; null if unknown, as for a private list. */
  readonly publishedEveryDays: number | null;
  /** When the operator declared the files of the folder current; null without a valid declaration. */
  readonly attestedAtMs: number | null;
  /** The clock shows an earlier time than before. */
  readonly isClockBack: boolean;
  readonly nowMs: number;
};

/** `aged` lists are warned about but still prove something; `stale` lists, and those of `unknown` age, do not. */
export type Freshness = {
  readonly status: 'fresh' | 'aged' | 'stale' | 'unknown' | 'sample';
  /** Seconds since the event from which its freshness counts: the last contact, the declaration, or the publication. */
  readonly ageSeconds: number | null;
};

/**
 * The age of a list and its status. A negative age is unknown, even for an attested list: the clock or the file is
 * wrong.
 */
export function freshnessOf(facts: FreshnessFacts): Freshness {
  if (facts.origin === 'sample') return { status: 'sample', ageSeconds: ageOf(facts.checkedAtMs, facts.nowMs) };
  if (facts.publishedAtMs !== null && ageOf(facts.publishedAtMs, facts.nowMs) === null)
    return { status: 'unknown', ageSeconds: null };
  return facts.origin === 'download' ? downloaded(facts) : onDisk(facts);
}

/** A successful check shows that nothing is newer, unless an address serves the same old file forever. */
function downloaded({ checkedAtMs, publishedAtMs, publishedEveryDays, nowMs }: FreshnessFacts): Freshness {
  const ageSeconds = ageOf(checkedAtMs, nowMs);
  if (ageSeconds === null) return { status: 'unknown', ageSeconds };
  if (ageSeconds >= CHECKED.staleFrom) return { status: 'stale', ageSeconds };
  const published = ageOf(publishedAtMs, nowMs);
  const isOld =
    published !== null && publishedEveryDays !== null && published >= STALE_INTERVALS * publishedEveryDays * DAY;
  return { status: ageSeconds >= CHECKED.agedFrom || isOld ? 'aged' : 'fresh', ageSeconds };
}

/**
 * A file copied today may be years old: its age counts from its publication, in multiples of the publisher's interval;
 * or from the day on which the publisher was known to have nothing newer.
 */
function onDisk(facts: FreshnessFacts): Freshness {
  const { attestedAtMs, isClockBack, publishedAtMs, contactAtMs, publishedEveryDays, nowMs } = facts;
  if (attestedAtMs !== null) return { status: 'fresh', ageSeconds: ageOf(attestedAtMs, nowMs) };
  const published = ageOf(publishedAtMs, nowMs);
  if (publishedEveryDays === null) return { status: 'fresh', ageSeconds: published };
  if (published === null || isClockBack) return { status: 'unknown', ageSeconds: null };
  // A contact in the future comes from a wrong clock.
  const ageSeconds = Math.min(published, ageOf(contactAtMs, nowMs) ?? published);
  const intervals = ageSeconds / (publishedEveryDays * DAY);
  return { status: intervals >= STALE_INTERVALS ? 'stale' : intervals >= 1 ? 'aged' : 'fresh', ageSeconds };
}

function ageOf(sinceMs: number | null, nowMs: number): number | null {
  if (sinceMs === null) return null;
  const seconds = Math.floor((nowMs - sinceMs) / 1_000);
  return seconds < -AHEAD ? null : Math.max(0, seconds);
}
