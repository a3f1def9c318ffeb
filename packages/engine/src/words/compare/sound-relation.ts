import type { Relation } from '../../knowledge/model/relation.ts';
import { type FormTable, TRAIT, wordAt } from '../form/form-table.ts';
import { listedSoundAt, type QuerySound, soundSimilarity } from '../sound/comparable-sound.ts';
import { latinCodes } from '../sound/latin-codes.ts';
import { soundCodes } from '../sound/sound-codes.ts';
import { codesOf, type PreparedForm } from './prepared-form.ts';

/** Shortest Latin spelling that is compared by sound. */
export const SHORTEST_SPELLING = 2;

const A = 97;

/** How a sound relates to a listed Latin spelling; undefined if they are different words. */
export function soundRelation(
  { scratch }: PreparedForm,
  sound: QuerySound,
  table: FormTable,
  id: number,
): Relation | undefined {
  if (((table.traits.flags[id] ?? 0) & TRAIT.fuzzy) === 0) return undefined;
  const { units, offsets } = table.texts;
  const from = offsets[id] ?? 0;
  const length = (offsets[id + 1] ?? 0) - from;
  if (length < SHORTEST_SPELLING) return undefined;
  const { letters } = scratch;
  for (let k = 0; k < length; k++) letters[k] = (units[from + k] ?? 0) - A;
  const cost = scratch.sounds().cost(letters, length, table.traits.letterSets[id] ?? 0, sound, sound.limit);
  if (cost > sound.limit || !latinCodes(wordAt(table, id)).some((code) => sound.codes.includes(code))) return undefined;
  return { similarity: soundSimilarity(sound, cost), method: 'transliteration' };
}

/** How a Latin spelling relates to a listed sound; undefined if they are different words. */
export function spellingRelation(a: PreparedForm, table: FormTable, id: number): Relation | undefined {
  if ((a.flags & TRAIT.fuzzy) === 0 || a.text.length < SHORTEST_SPELLING) return undefined;
  const { units, offsets } = table.texts;
  const sound = listedSoundAt(units, offsets[id] ?? 0, offsets[id + 1] ?? 0);
  const cost = a.scratch.sounds().cost(a.letters, a.letters.length, a.letterSet, sound, sound.limit);
  if (cost > sound.limit) return undefined;
  const codes = codesOf(a);
  if (!soundCodes(wordAt(table, id)).some((code) => codes.includes(code))) return undefined;
  return { similarity: soundSimilarity(sound, cost), method: 'transliteration' };
}
