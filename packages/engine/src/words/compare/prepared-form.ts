import type { Model } from '../../knowledge/model/model.ts';
import type { Form } from '../form/form.ts';
import { flagsOf, letterSetOf, lettersOf, pronunciationKey } from '../form/form-table.ts';
import { onsetAt } from '../form/skeleton.ts';
import type { QuerySound } from '../sound/comparable-sound.ts';
import { latinCodes } from '../sound/latin-codes.ts';
import type { WordScratch } from './word-scratch.ts';

/** How one spelling convention pronounces a word: see `Pronunciation`. */
export type PreparedPronunciation = {
  readonly key: number;
  readonly consonants: Uint8Array;
  readonly letters: Uint8Array;
};

/** A form prepared once for comparison with many listed ones. */
export type PreparedForm = {
  readonly text: string;
  /** See `Form`. */
  readonly isSpelled: boolean;
  readonly sound: QuerySound | undefined;
  readonly stem: string | undefined;
  readonly groups: readonly number[];
  /** See `FormTraits`. */
  readonly flags: number;
  readonly letterSet: number;
  /** UTF-16 units; for a fuzzy form also its letters, numbered from 0. */
  readonly units: Uint16Array;
  readonly letters: Uint8Array;
  /** By letter: a bit mask of its positions, for words of up to 31 letters. */
  readonly places: Int32Array;
  /** See `onsetOf`. */
  readonly onset: number;
  readonly skeleton: Uint8Array;
  readonly pronunciations: readonly PreparedPronunciation[];
  /** The codes of its possible sounds, computed when first compared with a sound. */
  codes: readonly number[] | undefined;
  /** Scratch memory for comparisons. */
  readonly scratch: WordScratch;
};

/** Prepares a form for comparison. */
export function prepareForm(form: Form, model: Model, scratch: WordScratch): PreparedForm {
  const { text, isSpelled, fuzzy, sound, stem, groups } = form;
  const units = new Uint16Array(text.length);
  for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i);
  const letters = fuzzy ? lettersOf(text) : NONE;
  const places = new Int32Array(26);
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i] ?? 0;
    places[letter] = (places[letter] ?? 0) | (1 << i);
  }
  return {
    text,
    isSpelled,
    sound,
    stem,
    groups,
    flags: flagsOf(form, model),
    letterSet: letterSetOf(text),
    units,
    letters,
    places,
    onset: onsetAt(units, 0, units.length),
    skeleton: lettersOf(form.skeleton),
    pronunciations: form.pronunciations.map((pronunciation) => ({
      key: pronunciationKey(pronunciation.consonants),
      consonants: lettersOf(pronunciation.consonants),
      letters: lettersOf(pronunciation.text),
    })),
    codes: undefined,
    scratch,
  };
}

const NONE = new Uint8Array(0);

/** The codes of a spelling's possible sounds. */
export function codesOf(form: PreparedForm): readonly number[] {
  form.codes ??= latinCodes(form.text);
  return form.codes;
}
