import type { Relation } from '../model/relation.ts';
import type { Form } from './form.ts';
import { latinCodes, soundCodes } from './sound-codes.ts';
import { soundCost } from './sound-cost.ts';

/** Shortest Latin spelling that is heard. */
export const SHORTEST_SPELLING = 2;
/** The nearest in sound are not the name's own letters. */
const SAME_SOUND = 0.97;
/** Below this, by its sound a word is another. */
const LEAST_SOUND = 0.6;

/**
 * Share of similarity that one edit per letter costs, by family: the less a script writes, the less chance may be taken for likeness.
 */
const STEEPNESS: Readonly<Record<string, number>> = { C: 3.6, G: 3.6, J: 4.9, H: 5, Z: 5, A: 6, B: 6 };

/** How a sound compares with a Latin spelling; undefined where they are different words. */
export function soundRelation(a: Form, b: Form): Relation | undefined {
  const [sound, latin] = a.isSound ? [a.text, b] : [b.text, a];
  if (!latin.fuzzy || latin.text.length < SHORTEST_SPELLING) return undefined;
  const length = Math.max(latin.text.length, sound.length - 1);
  const steepness = (STEEPNESS[sound.charAt(0)] ?? 5) / length;
  const limit = (SAME_SOUND - LEAST_SOUND) / steepness;
  const cost = soundCost(latin.text, sound, limit);
  if (cost > limit) return undefined;
  const codes = soundCodes(sound);
  if (!latinCodes(latin.text).some((code) => codes.includes(code))) return undefined;
  return { similarity: SAME_SOUND - cost * steepness, method: 'transliteration' };
}
