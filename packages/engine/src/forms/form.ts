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
  /** Whether it is one spelling of a word, not one of the many readings of letters without vowels. */
  readonly isSpelled: boolean;
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
export const formOf = (text: string, model: Model, isSpelled = true): Form => new MadeForm(text, model, isSpelled);

/**
 * A class, so that all forms have one shape: an accessor of each object's own would give each a shape of its own, and make reading every field slow.
 * What only some comparisons ask for is worked out when the first one does: most listed forms are met once, and passed over by their letters.
 */
class MadeForm implements Form {
  readonly text: string;
  readonly isSpelled: boolean;
  readonly fuzzy: boolean;
  readonly skeleton: string;
  readonly onset: string;
  readonly heard: Heard | undefined;
  readonly stem: string | undefined;
  readonly #model: Model;
  #known: boolean | undefined;
  #place: boolean | undefined;
  #groups: readonly number[] | undefined;
  #said: readonly Said[] | undefined;

  constructor(text: string, model: Model, isSpelled: boolean) {
    const fuzzy = isFuzzy(text, model);
    this.text = text;
    this.isSpelled = isSpelled;
    this.fuzzy = fuzzy;
    this.skeleton = fuzzy ? skeletonOf(text) : '';
    this.onset = onsetOf(text);
    this.heard = isSound(text) ? heardOf(text) : undefined;
    this.stem = fuzzy ? compoundStem(text) : undefined;
    this.#model = model;
    this.#known = undefined;
    this.#place = undefined;
    this.#groups = undefined;
    this.#said = undefined;
  }

  get known(): boolean {
    this.#known ??= this.#model.isKnown(this.text);
    return this.#known;
  }

  get place(): boolean {
    this.#place ??= this.#model.isPlace(this.text);
    return this.#place;
  }

  get groups(): readonly number[] {
    this.#groups ??= this.#model.groupsOf(this.text);
    return this.#groups;
  }

  get said(): readonly Said[] {
    this.#said ??= this.fuzzy && this.isSpelled ? saidInHabits(this.text) : [];
    return this.#said;
  }
}
