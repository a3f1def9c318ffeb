import type { Relation } from '../model/relation.ts';
import type { Form } from './form.ts';
import { latinCodes } from './latin-codes.ts';
import { soundCodes } from './sound-codes.ts';
import { soundCost } from './sound-cost.ts';

/** Shortest Latin spelling that is heard. */
export const SHORTEST_SPELLING = 2;
/** The nearest in sound are not the name's own letters. */
const SAME_SOUND = 0.97;
/** Below this, by its sound a word is another. */
const LEAST_SOUND = 0.7;

/**
 * Share of similarity that an edit costs in a word of one sound, by family: the less a script writes, the less chance may be taken for
 * likeness.
 */
const STEEPNESS: Readonly<Record<string, number>> = { C: 1.4, G: 1.5, J: 2.8, H: 1.7, Z: 1.8, A: 3.8, B: 4 };
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
const TELLS_NOTHING = '@UOI:j';
/** Short words are near many others; syllables say more of them than letters do. */
const SHORT = 1.2;
const SHORT_SYLLABIC = 0.8;
const LEAST_TOLD = 0.5;

function toldBy(sound: string): number {
  let told = 'HZ'.includes(sound.charAt(0)) ? -SHORT_SYLLABIC : -SHORT;
  for (let i = 1; i < sound.length; i++) {
    const unit = sound.charAt(i);
    told += TELLS_NOTHING.includes(unit) ? 0 : (TELLS[unit] ?? 1);
  }
  return Math.max(LEAST_TOLD, told);
}

/** How a sound compares with a Latin spelling; undefined where they are different words. */
export function soundRelation(a: Form, b: Form): Relation | undefined {
  const [sound, latin] = a.isSound ? [a.text, b] : [b.text, a];
  if (!latin.fuzzy || latin.text.length < SHORTEST_SPELLING) return undefined;
  const steepness = (STEEPNESS[sound.charAt(0)] ?? 3) / toldBy(sound);
  const limit = (SAME_SOUND - LEAST_SOUND) / steepness;
  const cost = soundCost(latin.text, sound, limit);
  if (cost > limit) return undefined;
  const codes = soundCodes(sound);
  if (!latinCodes(latin.text).some((code) => codes.includes(code))) return undefined;
  return { similarity: SAME_SOUND - cost * steepness, method: 'transliteration' };
}
