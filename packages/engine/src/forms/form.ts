import { compoundStem } from '../lexicon/compound-endings.ts';
import type { Model } from '../model/model.ts';
import { isSound } from '../scripts/sound.ts';
import { type Said, saidInHabits } from './conventions.ts';
import { type Heard, heardOf } from './heard.ts';
import { onsetOf, skeletonOf } from './skeleton.ts';

/** One written form of a token with what its comparison needs. */
export type Form = {
  readonly text: string;
  readonly skeleton: string;
  /** See `onsetOf`. */
  readonly onset: string;
  /** Of a sound (see `scripts/sound.ts`): it is compared with Latin spellings by what they sound like. */
  readonly heard: Heard | undefined;
  /** How spelling habits say it (see `conventions.ts`). */
  readonly said: readonly Said[];
  /** Letters a–z only: anything else (digits, unknown scripts) is compared exactly. */
  readonly fuzzy: boolean;
  /** A word the model has seen: another known word is not a slip of this one. */
  readonly known: boolean;
  readonly place: boolean;
  /** What a compound of a company's name begins with ("quelmirbank" → "quelmir"). */
  readonly stem: string | undefined;
  /** Groups of equivalent words it belongs to. */
  readonly groups: readonly number[];
};

const LETTERS = /^[a-z]+$/;
/** Longer words are compared exactly: they are runs of several words, or hostile. */
export const LONGEST_FUZZY = 64;

/** Whether a word is compared letter by letter. A number is its value: "II" is no slip of "III". */
const isFuzzy = (text: string, model: Model): boolean =>
  text.length <= LONGEST_FUZZY && LETTERS.test(text) && !model.isNumber(text);

/** The {@link Form.skeleton} of a text alone, for words that are not compared further. */
export const formSkeleton = (text: string, model: Model): string => (isFuzzy(text, model) ? skeletonOf(text) : '');

/** What comparing a written form needs, computed once for it. */
export function formOf(text: string, model: Model): Form {
  const fuzzy = isFuzzy(text, model);
  let said: readonly Said[] | undefined;
  return {
    text,
    skeleton: fuzzy ? skeletonOf(text) : '',
    onset: onsetOf(text),
    heard: isSound(text) ? heardOf(text) : undefined,
    // Few of the forms that are made are asked for it.
    get said() {
      said ??= fuzzy ? saidInHabits(text) : [];
      return said;
    },
    fuzzy,
    known: model.isKnown(text),
    place: model.isPlace(text),
    stem: fuzzy ? compoundStem(text) : undefined,
    groups: model.groupsOf(text),
  };
}
