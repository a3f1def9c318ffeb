import { UNIT_COUNT, unitId } from './sound-alphabet.ts';

/** Classes of consonants, as four bits of a code; vowels, h, w and y have none. */
export const [LIP, T, D, HISS, K, G, L, R, N, M] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Starts the code of a word that does not begin with a consonant of a class. */
export const OPEN = 15;
const CLASSES: readonly (readonly [units: string, code: number])[] = [
  ['pbfv', LIP],
  ['tT', T],
  ['dD', D],
  ['szSZCJc', HISS],
  ['kxq', K],
  ['gG', G],
  ['l', L],
  ['rR', R],
  ['n', N],
  ['m', M],
];

/** By sound unit: its class, or 0. */
export const CLASS_OF = new Uint8Array(UNIT_COUNT);
for (const [units, code] of CLASSES) for (let i = 0; i < units.length; i++) CLASS_OF[unitId(units, i)] = code;

const MAX_CLASSES = 7;
const FULL = 1 << (4 * (MAX_CLASSES - 1));

/**
 * Appends a consonant to a code: repeated classes merge, as do t and s (ts); a nasal before a labial is m; consonants
 * after the seventh class are ignored.
 */
export function withClass(code: number, next: number): number {
  const last = code & 15;
  if (next === 0) return code === 0 ? OPEN : code;
  if (last === next) return code;
  if (next === HISS && (last === T || last === D)) return withClass(code >>> 4, HISS);
  const before = next === LIP && last === N ? withClass(code >>> 4, M) : code;
  return before >= FULL ? before : (before << 4) | next;
}
