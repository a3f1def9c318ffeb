import type { Model } from '../../knowledge/model/model.ts';
import { isSound } from '../../knowledge/scripts/letters/sound.ts';
import type { Form } from './form.ts';
import { hashText } from './hash.ts';

/** Words of the letters a–z as numbers from 0, concatenated: word `i` is `letters[offsets[i] … offsets[i + 1])`. */
export type PackedLetters = { readonly letters: Uint8Array; readonly offsets: Uint32Array };

/** Traits for comparing with written forms, in typed arrays by form: meeting a form allocates nothing. */
export type FormTraits = {
  /** Bits of {@link TRAIT}. */
  readonly flags: Uint16Array;
  /** Bit mask of the letters in a form. */
  readonly letterSets: Uint32Array;
  readonly skeletons: PackedLetters;
  /** Groups of equivalent words a form belongs to: `groups.values[groups.starts[i] … groups.starts[i + 1])`. */
  readonly groups: { readonly starts: Uint32Array; readonly values: Int32Array };
  /** Pronunciations of form `i`: `pronunciationStarts[i] … pronunciationStarts[i + 1]`. */
  readonly pronunciationStarts: Uint32Array;
  /** By pronunciation: a hash of its consonants, their number, and the letters that follow them. */
  readonly pronunciationKeys: Uint32Array;
  readonly pronunciationConsonants: Uint8Array;
  readonly pronunciations: PackedLetters;
};

/** Written forms and their traits for comparison. */
export type FormTable = {
  readonly texts: { readonly units: Uint16Array; readonly offsets: Uint32Array };
  readonly traits: FormTraits;
};

/**
 * Properties of a form; the first ones are those of `Form`. `listed`: in a table of names; `grouped`: has groups;
 * `compound`: has a stem; `transcribed`: only in names as a Japanese reader hears them, for queries in kana; `acronym`:
 * compared with another acronym as an ordered string.
 */
export const TRAIT = {
  fuzzy: 1,
  known: 2,
  place: 4,
  given: 8,
  business: 16,
  named: 32,
  grouped: 64,
  compound: 128,
  sound: 256,
  transcribed: 512,
  acronym: 1024,
} as const;

/** Letters without a vowel are an acronym, unless two of them form one sound ("Khld" is Khalid). */
const ACRONYM = /^(?!.*[cdgkpstz]h)[b-df-hj-np-tv-xz]{2,4}$/;

const A = 97;

/** The flags of a form. */
export function flagsOf(form: Form, model: Model): number {
  const { text } = form;
  return (
    (form.fuzzy ? TRAIT.fuzzy : 0) |
    (form.known ? TRAIT.known : 0) |
    (form.place ? TRAIT.place : 0) |
    (model.isGivenName(text) ? TRAIT.given : 0) |
    (model.isBusinessWord(text) ? TRAIT.business : 0) |
    (model.isNamed(text) ? TRAIT.named : 0) |
    (form.groups.length > 0 ? TRAIT.grouped : 0) |
    (form.stem === undefined ? 0 : TRAIT.compound) |
    (isSound(text) ? TRAIT.sound : 0) |
    (ACRONYM.test(text) ? TRAIT.acronym : 0)
  );
}

/** Bit mask of the letters a–z in a text. */
export function letterSetOf(text: string): number {
  let set = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i) - A;
    if (letter >= 0 && letter < 26) set |= 1 << letter;
  }
  return set >>> 0;
}

/** The letters of a word of a–z, numbered from 0. */
export function lettersOf(text: string): Uint8Array {
  const letters = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) letters[i] = text.charCodeAt(i) - A;
  return letters;
}

const SAID = 8;

/** A hash of the consonants of a pronunciation. */
export const pronunciationKey = (consonants: string): number => hashText(consonants, SAID);

/** Collects the traits of forms in order. */
export class FormTraitsBuilder {
  readonly #model: Model;
  readonly #flags: number[] = [];
  readonly #letterSets: number[] = [];
  readonly #skeletons = new LettersBuilder();
  readonly #groupStarts: number[] = [0];
  readonly #groups: number[] = [];
  readonly #pronunciationStarts: number[] = [0];
  readonly #pronunciationKeys: number[] = [];
  readonly #pronunciationConsonants: number[] = [];
  readonly #pronunciations = new LettersBuilder();

  constructor(model: Model) {
    this.#model = model;
  }

  add(form: Form, isTranscribed = false): void {
    this.#flags.push(flagsOf(form, this.#model) | (isTranscribed ? TRAIT.transcribed : 0));
    this.#letterSets.push(letterSetOf(form.text));
    this.#skeletons.add(form.skeleton);
    this.#groups.push(...form.groups);
    this.#groupStarts.push(this.#groups.length);
    for (const { text, consonants } of form.pronunciations) {
      this.#pronunciationKeys.push(pronunciationKey(consonants));
      this.#pronunciationConsonants.push(consonants.length);
      this.#pronunciations.add(consonants + text);
    }
    this.#pronunciationStarts.push(this.#pronunciationKeys.length);
  }

  build(): FormTraits {
    return {
      flags: Uint16Array.from(this.#flags),
      letterSets: Uint32Array.from(this.#letterSets),
      skeletons: this.#skeletons.build(),
      groups: { starts: Uint32Array.from(this.#groupStarts), values: Int32Array.from(this.#groups) },
      pronunciationStarts: Uint32Array.from(this.#pronunciationStarts),
      pronunciationKeys: Uint32Array.from(this.#pronunciationKeys),
      pronunciationConsonants: Uint8Array.from(this.#pronunciationConsonants),
      pronunciations: this.#pronunciations.build(),
    };
  }
}

/** A table of a few forms, built ad hoc. */
export function formTableOf(forms: readonly Form[], model: Model): FormTable {
  const builder = new FormTraitsBuilder(model);
  const offsets = new Uint32Array(forms.length + 1);
  const units: number[] = [];
  for (const [i, form] of forms.entries()) {
    builder.add(form);
    for (let k = 0; k < form.text.length; k++) units.push(form.text.charCodeAt(k));
    offsets[i + 1] = units.length;
  }
  return { texts: { units: Uint16Array.from(units), offsets }, traits: builder.build() };
}

/** Passed as an array: spreading a typed array would run its iterator. */
const fromUnits = (units: Uint16Array): string => Reflect.apply(String.fromCharCode, undefined, units);

/** The text of a one-word form. */
export const wordAt = ({ texts }: FormTable, id: number): string =>
  fromUnits(texts.units.subarray(texts.offsets[id] ?? 0, texts.offsets[id + 1] ?? 0));

class LettersBuilder {
  #letters = new Uint8Array(1024);
  #end = 0;
  readonly #offsets: number[] = [0];

  add(word: string): void {
    if (this.#end + word.length > this.#letters.length) {
      const more = new Uint8Array(2 * (this.#end + word.length));
      more.set(this.#letters);
      this.#letters = more;
    }
    for (let i = 0; i < word.length; i++) this.#letters[this.#end++] = word.charCodeAt(i) - A;
    this.#offsets.push(this.#end);
  }

  build(): PackedLetters {
    return { letters: this.#letters.slice(0, this.#end), offsets: Uint32Array.from(this.#offsets) };
  }
}
