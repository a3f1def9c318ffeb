import { compoundStem } from '../../knowledge/lexicon/companies/compound-endings.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { isSound } from '../../knowledge/scripts/letters/sound.ts';
import { type QuerySound, querySoundOf } from '../sound/comparable-sound.ts';
import { skeletonOf } from './skeleton.ts';
import { type Pronunciation, pronunciationsOf } from './spelling-conventions.ts';

/**
 * One written form of a word in a query or in the index. Listed forms are compared in packed form: see `form-table.ts`.
 */
export type Form = {
  readonly text: string;
  readonly skeleton: string;
  /** Set for a sound (see `scripts/letters/sound.ts`), which is compared with the sounds of Latin spellings. */
  readonly sound: QuerySound | undefined;
  /** Whether it is the spelling of a word, rather than one of many readings of letters without vowels. */
  readonly isSpelled: boolean;
  /** Its pronunciations by spelling conventions (see `spelling-conventions.ts`). */
  readonly pronunciations: readonly Pronunciation[];
  /** Letters a–z only; anything else (digits, unknown scripts) is compared exactly. */
  readonly fuzzy: boolean;
  /** A word in the model: another known word is not a slip of it. */
  readonly known: boolean;
  readonly place: boolean;
  /** The stem of a compound company name ("quelmirbank" → "quelmir"). */
  readonly stem: string | undefined;
  /** Groups of equivalent words it belongs to. */
  readonly groups: readonly number[];
};

const LETTERS = /^[a-z]+$/;
/** Longer words are compared exactly: they are several words in a row, or hostile. */
export const LONGEST_FUZZY = 64;

/** Whether a word is compared letter by letter. A number is compared as its value: "II" is not a slip of "III". */
const isFuzzy = (text: string, model: Model): boolean =>
  text.length <= LONGEST_FUZZY && LETTERS.test(text) && !model.isNumber(text);

/** The {@link Form.skeleton} of a text, for words that are not compared further. */
export const formSkeleton = (text: string, model: Model): string => (isFuzzy(text, model) ? skeletonOf(text) : '');

/** Data for comparing a written form. */
export const formOf = (text: string, model: Model, isSpelled = true): Form => new MadeForm(text, model, isSpelled);

/**
 * Computes each property on first use, since a cached word is never compared. A class, so that all forms have one
 * shape.
 */
class MadeForm implements Form {
  readonly text: string;
  readonly isSpelled: boolean;
  readonly fuzzy: boolean;
  readonly #model: Model;
  #skeleton: string | undefined;
  #sound: QuerySound | undefined;
  #known: boolean | undefined;
  #groups: readonly number[] | undefined;
  #pronunciations: readonly Pronunciation[] | undefined;

  constructor(text: string, model: Model, isSpelled: boolean) {
    this.text = text;
    this.isSpelled = isSpelled;
    this.fuzzy = isFuzzy(text, model);
    this.#model = model;
    this.#skeleton = undefined;
    this.#sound = undefined;
    this.#known = undefined;
    this.#groups = undefined;
    this.#pronunciations = undefined;
  }

  get skeleton(): string {
    this.#skeleton ??= this.fuzzy ? skeletonOf(this.text) : '';
    return this.#skeleton;
  }

  get sound(): QuerySound | undefined {
    if (isSound(this.text)) this.#sound ??= querySoundOf(this.text);
    return this.#sound;
  }

  get stem(): string | undefined {
    return this.fuzzy ? compoundStem(this.text) : undefined;
  }

  get known(): boolean {
    this.#known ??= this.#model.isKnown(this.text);
    return this.#known;
  }

  get place(): boolean {
    return this.#model.isPlace(this.text);
  }

  get groups(): readonly number[] {
    this.#groups ??= this.#model.groupsOf(this.text);
    return this.#groups;
  }

  get pronunciations(): readonly Pronunciation[] {
    this.#pronunciations ??= this.fuzzy && this.isSpelled ? pronunciationsOf(this.text) : [];
    return this.#pronunciations;
  }
}
