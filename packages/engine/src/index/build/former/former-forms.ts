import type { Model } from '../../../knowledge/model/model.ts';
import { TRAIT } from '../../../words/form/form-table.ts';
import { pick, pickRows, type Ragged } from '../../tables/concat-arrays.ts';
import type { IndexData } from '../../tables/index-data.ts';
import { type KeyTable, keysOfRow } from '../../tables/key-table.ts';
import { type PackedStrings, packStrings, stringAt, stringCount } from '../../tables/packed-strings.ts';
import { stringPlaces } from '../../tables/string-places.ts';
import { type FormPart, formPart, joinFormParts } from '../form-part.ts';

/** Keys and traits of forms, which depend only on their texts: copied from an earlier index, computed for new forms. */
export function formPartAgain({ tokens }: IndexData, forms: PackedStrings, model: Model): FormPart {
  const placeOf = stringPlaces(tokens.forms);
  const known = stringCount(tokens.forms);
  const fresh: string[] = [];
  const places = Int32Array.from({ length: stringCount(forms) }, (_, form) => {
    const text = stringAt(forms, form);
    return placeOf(text) ?? known + fresh.push(text) - 1;
  });
  const added = formPart(packStrings(fresh), 0, fresh.length, model);
  return pickForms(joinFormParts([formerForms(tokens), added]), places);
}

/** Keys and traits of the forms of an index, without the trait that depends on names. */
function formerForms({ forms, traits, formKeys, transcribedKeys }: IndexData['tokens']): FormPart {
  const flags = traits.flags.map((flag) => flag & ~TRAIT.transcribed);
  return { keys: keysByItem([formKeys, transcribedKeys], stringCount(forms)), traits: { ...traits, flags } };
}

/** By item, its keys in several tables. */
function keysByItem(tables: readonly KeyTable[], count: number): Ragged<Uint32Array> {
  const starts = new Uint32Array(count + 1);
  for (const { items } of tables) for (const item of items) starts[item + 1] = (starts[item + 1] ?? 0) + 1;
  for (let item = 0; item < count; item++) starts[item + 1] = (starts[item + 1] ?? 0) + (starts[item] ?? 0);
  const next = starts.slice(0, count);
  const values = new Uint32Array(starts[count] ?? 0);
  for (const table of tables)
    keysOfRow(table).forEach((key, i) => {
      const item = table.items[i] ?? 0;
      const at = next[item] ?? 0;
      [values[at], next[item]] = [key, at + 1];
    });
  return { starts, values };
}

/** The forms at given positions. */
function pickForms({ keys, traits }: FormPart, places: Int32Array): FormPart {
  const { pronunciationStarts: starts, pronunciations, skeletons } = traits;
  const said = pickRows({ starts, values: Int32Array.from(traits.pronunciationKeys.keys()) }, places);
  return {
    keys: pickRows(keys, places),
    traits: {
      flags: pick(traits.flags, places),
      letterSets: pick(traits.letterSets, places),
      skeletons: pickLetters(skeletons, places),
      groups: pickRows(traits.groups, places),
      pronunciationStarts: said.starts,
      pronunciationKeys: pick(traits.pronunciationKeys, said.values),
      pronunciationConsonants: pick(traits.pronunciationConsonants, said.values),
      pronunciations: pickLetters(pronunciations, said.values),
    },
  };
}

function pickLetters({ letters, offsets }: FormPart['traits']['skeletons'], places: Int32Array) {
  const own = pickRows({ starts: offsets, values: letters }, places);
  return { letters: own.values, offsets: own.starts };
}
