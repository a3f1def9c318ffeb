import { type Form, formOf } from '../forms/form.ts';
import { joinKey } from '../forms/keys.ts';
import { relate } from '../forms/relate.ts';
import { visitKey } from '../index/key-table.ts';
import type { Index } from '../index/open-index.ts';
import { stringAt } from '../index/packed-strings.ts';
import { normaliseText } from '../normalise/normalise-text.ts';

/** That one unit of the query stands for several neighbouring tokens of a listed name. */
export type ListedJoin = {
  readonly unit: number;
  readonly first: number;
  readonly count: number;
  readonly similarity: number;
};

/** Shortest word that is looked at as several listed words written together. */
const SHORTEST = 5;
/** Words written as one are the same letters, with a little doubt. */
const JOINED = 0.98;

/** Adds, by listed name, the runs of tokens that written together are alike to a form (equal in letters or consonants). */
export function listedJoins(index: Index, form: Form, unit: number, joins: Map<number, ListedJoin[]>): void {
  if (form.text.length < SHORTEST) return;
  const { joins: table, joinName, joinFirst, joinCount } = index.data.tokens;
  visitKey(table, joinKey(form), (i) => {
    const [name, first, count] = [joinName[i] ?? 0, joinFirst[i] ?? 0, joinCount[i] ?? 0];
    const listed = formOf(joinedText(index, name, first, count), index.model);
    if (listed.text !== form.text && (listed.skeleton !== form.skeleton || form.skeleton === '')) return;
    const relation = relate(form, listed, index.model);
    if (!relation) return;
    const join = { unit, first, count, similarity: relation.similarity * JOINED };
    const known = joins.get(name);
    if (known) known.push(join);
    else joins.set(name, [join]);
  });
}

function joinedText(index: Index, name: number, first: number, count: number): string {
  const { tokens } = normaliseText(stringAt(index.data.names.values, name));
  let text = '';
  for (let i = first; i < first + count; i++) text += tokens[i]?.text ?? '';
  return text;
}
