import type { Index } from '../index/open/open-index.ts';
import { stringCount } from '../index/tables/packed-strings.ts';
import { rowAt } from '../index/tables/rows.ts';
import { comparerOf, type FormFinder } from '../retrieve/lookup/find-forms.ts';

/**
 * A finder that compares with every written form of some names, without keys: if it finds more than retrieval,
 * retrieval lost it. One pass over the vocabulary; for a diagnosis, not for a search.
 */
export function exhaustiveFinder(index: Index, names: readonly number[]): FormFinder {
  const { tokenStarts, tokenIds } = index.data.names;
  const tokens = new Set<number>();
  for (const name of names)
    for (let i = tokenStarts[name] ?? 0; i < (tokenStarts[name + 1] ?? 0); i++) tokens.add(tokenIds[i] ?? 0);
  const forms: number[] = [];
  for (let form = 0; form < stringCount(index.data.tokens.forms); form++)
    if (rowAt(index.data.tokens.formTokens, form).some((token) => tokens.has(token))) forms.push(form);
  return (_, form, mode) => {
    const relationTo = comparerOf(index, form, mode);
    return forms.flatMap((id) => {
      const relation = relationTo(id);
      return relation ? [{ form: id, relation }] : [];
    });
  };
}
