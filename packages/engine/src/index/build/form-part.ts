import type { Model } from '../../knowledge/model/model.ts';
import { hasPrefixKey, prefixKey } from '../../words/compare/prefix-match.ts';
import { formOf } from '../../words/form/form.ts';
import { type FormTraits, FormTraitsBuilder } from '../../words/form/form-table.ts';
import { listedKeysOf } from '../../words/keys/keys.ts';
import { soundKeysOf } from '../../words/keys/sound-keys.ts';
import { concat, concatStarts, type Ragged } from '../tables/concat-arrays.ts';
import { growingCounts } from '../tables/growing-array.ts';
import { type PackedStrings, stringAt } from '../tables/packed-strings.ts';

/** Keys and comparison traits of a range of listed forms. Plain data that threads exchange. */
export type FormPart = {
  /** By form, the keys under which it is found. */
  readonly keys: Ragged<Uint32Array>;
  /** Without the trait that depends on names: `TRAIT.transcribed`. */
  readonly traits: FormTraits;
};

/**
 * Computes the keys and traits of a range of forms, end exclusive. They depend only on the forms' texts, so several
 * threads can share the work.
 */
export function formPart(forms: PackedStrings, from: number, to: number, model: Model): FormPart {
  const traits = new FormTraitsBuilder(model);
  const [starts, keys] = [growingCounts(), growingCounts()];
  starts.push(0);
  const add = (key: number): void => void keys.push(key);
  for (let form = from; form < to; form++) {
    const made = formOf(stringAt(forms, form), model);
    traits.add(made);
    listedKeysOf(made, add);
    soundKeysOf(made, 'listed', add);
    if (hasPrefixKey(made)) add(prefixKey(made));
    starts.push(keys.length);
  }
  return { keys: { starts: starts.finish(), values: keys.finish() }, traits: traits.build() };
}

/** Joins consecutive parts of the forms. */
export const joinFormParts = (parts: readonly [FormPart, ...FormPart[]]): FormPart => parts.reduce(joinTwo);

const joinTwo = ({ keys, traits: a }: FormPart, { keys: moreKeys, traits: b }: FormPart): FormPart => ({
  keys: rows(keys, moreKeys),
  traits: {
    flags: concat([a.flags, b.flags]),
    letterSets: concat([a.letterSets, b.letterSets]),
    skeletons: letters(a.skeletons, b.skeletons),
    groups: rows(a.groups, b.groups),
    pronunciationStarts: concatStarts([a.pronunciationStarts, b.pronunciationStarts]),
    pronunciationKeys: concat([a.pronunciationKeys, b.pronunciationKeys]),
    pronunciationConsonants: concat([a.pronunciationConsonants, b.pronunciationConsonants]),
    pronunciations: letters(a.pronunciations, b.pronunciations),
  },
});

const rows = <T extends Uint32Array | Int32Array>(a: Ragged<T>, b: Ragged<T>): Ragged<T> => ({
  starts: concatStarts([a.starts, b.starts]),
  values: concat([a.values, b.values]),
});

const letters = (a: FormTraits['pronunciations'], b: FormTraits['pronunciations']): FormTraits['pronunciations'] => ({
  letters: concat([a.letters, b.letters]),
  offsets: concatStarts([a.offsets, b.offsets]),
});
