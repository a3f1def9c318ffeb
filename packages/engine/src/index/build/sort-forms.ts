import { pickRows } from '../tables/concat-arrays.ts';
import { pickStrings, stringAt, stringCount } from '../tables/packed-strings.ts';
import { sortedByText } from './sorted-by-text.ts';
import type { Vocabulary } from './vocabulary-builder.ts';

/**
 * Sorts the forms of a vocabulary by text: forms with the same beginning are adjacent in memory and compared in
 * sequence.
 */
export function sortForms(vocabulary: Vocabulary): Vocabulary {
  const { forms, ownForm, formTokens, formSystems, words } = vocabulary;
  const order = sortedByText(Array.from({ length: stringCount(forms) }, (_, form) => stringAt(forms, form)));
  const places = new Int32Array(order.length);
  for (let place = 0; place < order.length; place++) places[order[place] ?? 0] = place;
  const placeOf = (form: number): number => places[form] ?? 0;
  return {
    ...vocabulary,
    forms: pickStrings(forms, order),
    ownForm: ownForm.map(placeOf),
    formTokens: pickRows(formTokens, order),
    formSystems: pickRows({ starts: formTokens.starts, values: formSystems }, order).values,
    words: { ...words, form: words.form.map(placeOf) },
  };
}
