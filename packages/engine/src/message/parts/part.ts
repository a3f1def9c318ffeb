/** A stretch of a text, UTF-16 offsets, end exclusive. */
export type Stretch = readonly [start: number, end: number];

/**
 * Expected contents of a part: a party's name, a ship's name, something else (an amount, a code, an address, free
 * text), or unknown.
 */
export type Holds = 'party' | 'vessel' | 'unknown' | 'other';

/** A stretch of a text that may be one party's name. UTF-16 offsets in the text, end exclusive. */
export type Part = {
  readonly start: number;
  readonly end: number;
  readonly holds: Holds;
  /** The stretches that form the name, in text order, if markup or another field is between them. */
  readonly joined?: readonly Stretch[];
};

/**
 * Maximum number of parts returned for one text. Dropping the rest is safe: parts only add readings to a text that is
 * searched as a whole.
 */
export const MAX_PARTS = 400;

const RANK: Readonly<Record<Holds, number>> = { party: 0, vessel: 0, unknown: 1, other: 2 };

/**
 * At most {@link MAX_PARTS} distinct parts in text order, wider ones first. Parts where a name is expected take
 * precedence.
 */
export function boundedParts(parts: readonly Part[]): readonly Part[] {
  const seen = new Map<string, Part>();
  for (const part of parts) {
    const key = `${part.start} ${part.end}`;
    const known = seen.get(key);
    if (known === undefined || RANK[part.holds] < RANK[known.holds]) seen.set(key, part);
  }
  const unique = [...seen.values()];
  const kept =
    unique.length <= MAX_PARTS
      ? unique
      : unique.sort((a, b) => RANK[a.holds] - RANK[b.holds] || a.start - b.start).slice(0, MAX_PARTS);
  return kept.sort((a, b) => a.start - b.start || b.end - a.end);
}
