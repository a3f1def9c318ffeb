import { UNIT_ROW, unitIds } from './sound-alphabet.ts';
import { soundCodes } from './sound-codes.ts';
import { type SoundCosts, soundCosts } from './sound-families.ts';

/** The nearest in sound are not the name's own letters. */
const SAME_SOUND = 0.97;
/** Below this, by its sound a word is another. */
const LEAST_SOUND = 0.7;

/**
 * Share of similarity that an edit costs in a word of one sound, by family: the less a script writes, the less chance may be taken for
 * likeness.
 */
const STEEPNESS: Readonly<Record<string, number>> = { C: 1.4, G: 1.5, J: 2.8, H: 1.6, Z: 1.8, A: 3.8, B: 4 };
/** What the units of a sound tell, in consonants. */
const TELLS: Readonly<Record<string, number>> = {
  a: 0.4,
  e: 0.4,
  i: 0.4,
  o: 0.4,
  u: 0.4,
  Y: 0.3,
  W: 0.3,
  A: 0.1,
  E: 0.3,
};
const TELLS_NOTHING = '@UOI:jN';
/** Short words are near many others; syllables say more of them than letters do. */
const SHORT = 1.2;
const SHORT_SYLLABIC = 0.6;
const LEAST_TOLD = 0.5;

function toldBy(sound: string): number {
  let told = 'HZ'.includes(sound.charAt(0)) ? -SHORT_SYLLABIC : -SHORT;
  for (let i = 1; i < sound.length; i++) {
    const unit = sound.charAt(i);
    told += TELLS_NOTHING.includes(unit) ? 0 : (TELLS[unit] ?? 1);
  }
  return Math.max(LEAST_TOLD, told);
}

/** A sound with what comparing it needs, computed once for it. */
export type Heard = {
  /** By unit, from 1: where its row begins in the table of changes, and its cost beyond the spelling. */
  readonly rows: Int32Array;
  readonly extras: Float64Array;
  readonly costs: SoundCosts;
  readonly codes: readonly number[];
  /** Similarity lost by an edit, and the cost from which on it is another word. */
  readonly steepness: number;
  readonly limit: number;
};

/** @param sound with its family in front */
export function heardOf(sound: string): Heard {
  const costs = soundCosts(sound.charAt(0));
  const units = unitIds(sound);
  const steepness = (STEEPNESS[sound.charAt(0)] ?? 3) / toldBy(sound);
  return {
    rows: Int32Array.from(units, (unit) => unit * UNIT_ROW),
    extras: Float64Array.from(units, (unit) => costs.extra[unit] ?? 1),
    costs,
    codes: soundCodes(sound),
    steepness,
    limit: (SAME_SOUND - LEAST_SOUND) / steepness,
  };
}

/** Likeness of a sound and a spelling that differ by a cost. */
export const likeness = (heard: Heard, cost: number): number => SAME_SOUND - cost * heard.steepness;
