import { UNIT_COUNT, unitId, unitOf } from './sound-alphabet.ts';
import { soundCodes } from './sound-codes.ts';
import { type SoundCosts, soundCosts } from './sound-families.ts';

/** Maximum similarity by sound: even an exact match does not have the name's own letters. */
const SAME_SOUND = 0.97;
/** Below this similarity by sound, it is another word. */
const LEAST_SOUND = 0.7;

/**
 * Share of similarity that an edit costs in a word of one sound, by script family: the less a script writes, the more
 * easily chance looks like similarity.
 */
const STEEPNESS: Readonly<Record<string, number>> = { C: 1.4, G: 1.5, J: 2.8, H: 1.6, Z: 1.8, A: 3.8, B: 4 };
/** Information of a sound unit as a share of that of a consonant; 1 if absent. */
const LESS_INFORMATION: Readonly<Record<string, number>> = {
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
const NO_INFORMATION = '@UOI:jN';
/** Short words resemble many others; syllables say more about them than letters do. */
const SHORT = 1.2;
const SHORT_SYLLABIC = 0.6;
const LEAST_INFORMATION = 0.5;

/** Information by unit, in consonants. */
const INFORMATION = new Float64Array(UNIT_COUNT).fill(1);
for (const unit of NO_INFORMATION) INFORMATION[unitId(unit, 0)] = 0;
for (const [unit, information] of Object.entries(LESS_INFORMATION)) INFORMATION[unitId(unit, 0)] = information;

/** Minimum capacity: units of the longest sound, including its family. */
const MAX_UNITS = 64;

/** A sound with the data for comparing it. */
export type ComparableSound = {
  /** Number of units, including the family. */
  length: number;
  /** Unit numbers. */
  readonly units: Uint8Array;
  costs: SoundCosts;
  /** Similarity lost per edit, and the cost above which it is another word. */
  steepness: number;
  limit: number;
};

/** The sound of a query word, with its codes (see `sound-codes.ts`). */
export type QuerySound = ComparableSound & { readonly codes: readonly number[] };

/** @param text the sound, preceded by its family */
export function querySoundOf(text: string): QuerySound {
  const units = Uint16Array.from(text, (_, i) => text.charCodeAt(i));
  const sound = emptySound(text.length);
  fillSound(sound, units, 0, units.length);
  return { ...sound, codes: soundCodes(text) };
}

const emptySound = (length: number): ComparableSound => ({
  length,
  units: new Uint8Array(length),
  costs: soundCosts('C'),
  steepness: 0,
  limit: 0,
});

const listed = emptySound(MAX_UNITS);

/** A listed sound from an array of UTF-16 units; valid until the next call. */
export function listedSoundAt(units: Uint16Array, from: number, end: number): ComparableSound {
  fillSound(listed, units, from, Math.min(end, from + MAX_UNITS));
  return listed;
}

function fillSound(sound: ComparableSound, units: Uint16Array, from: number, end: number): void {
  const family = String.fromCharCode(units[from] ?? 0);
  let information = 'HZ'.includes(family) ? -SHORT_SYLLABIC : -SHORT;
  sound.length = end - from;
  for (let i = 0; i < sound.length; i++) {
    const unit = unitOf(units[from + i] ?? 0);
    sound.units[i] = unit;
    if (i > 0) information += INFORMATION[unit] ?? 1;
  }
  sound.costs = soundCosts(family);
  sound.steepness = (STEEPNESS[family] ?? 3) / Math.max(LEAST_INFORMATION, information);
  sound.limit = (SAME_SOUND - LEAST_SOUND) / sound.steepness;
}

/** Similarity of a sound and a spelling, given their cost. */
export const soundSimilarity = (sound: ComparableSound, cost: number): number => SAME_SOUND - cost * sound.steepness;
