import type { Index } from '../../index/open/open-index.ts';
import { formOf } from '../../words/form/form.ts';
import { TRAIT } from '../../words/form/form-table.ts';
import { lookUpForms } from './find-forms.ts';

/**
 * Computes the missing rows of listed forms in [from, to) from the keys they share.
 * @returns whether there is room for more; also false if the index has no rows
 */
export function fillRows(index: Index, from: number, to: number): boolean {
  const { rows, model, text } = index;
  const { flags } = index.forms.traits;
  if (rows === undefined) return false;
  for (let id = from; id < to; id++) {
    // Only a query in kana is compared with transcribed names, and only by keys.
    if (((flags[id] ?? 0) & TRAIT.transcribed) !== 0 || rows.has(id)) continue;
    if (!rows.add(id, lookUpForms(index, formOf(text(id), model), 'similar'))) return false;
  }
  return true;
}
