/** All units of sounds (see `scripts/letters/sound.ts`), and `R`, an r that many do not pronounce. */
const UNITS = 'aeiou@pbfvwmnlrRtdTDszSZCJckgxGqhyUOI:jAEWYN';

/** Row length for tables indexed by unit. */
export const UNIT_ROW = 64;

const IDS = new Uint8Array(128);
for (let i = 0; i < UNITS.length; i++) IDS[UNITS.charCodeAt(i)] = i + 1;

export const UNIT_COUNT = UNITS.length + 1;

/** A unit's number, from 1; 0 if it is not a unit. */
export const unitId = (text: string, at: number): number => unitOf(text.charCodeAt(at));

/** The same for a UTF-16 unit. */
export const unitOf = (unit: number): number => IDS[unit] ?? 0;

export const unitIds = (text: string): number[] => Array.from(text, (_, i) => unitId(text, i));
