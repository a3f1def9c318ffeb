import type { Form } from '../forms/form.ts';
import { joinedSimilarity, MOST_LENGTH_APART } from '../forms/joined-similarity.ts';
import { joinKey } from '../forms/keys.ts';
import { visitKey } from '../index/key-table.ts';
import type { Index } from '../index/open-index.ts';
import { ANY_SYSTEM } from '../scripts/reading-system.ts';
import type { TokenMethod } from '../types/result.ts';

/** That one unit of the query stands for several neighbouring tokens of a listed name. */
export type ListedJoin = {
  readonly unit: number;
  readonly first: number;
  readonly count: number;
  readonly similarity: number;
  /** The ways of reading native characters by which it does: bits of `SYSTEM`. */
  readonly systems: number;
  /** Where it does not stand for the words written as one. */
  readonly method?: TokenMethod;
};

/** Shortest word that is looked at as several listed words written together. */
const SHORTEST = 5;
/** … unless they are letters ("A.B.C." for "ABC"). */
const SHORTEST_ACRONYM = 3;

/** Adds, by listed name, the runs of tokens that written together are alike to a form (equal in letters or consonants). */
export function listedJoins(index: Index, form: Form, unit: number, joins: Map<number, ListedJoin[]>): void {
  if (form.text.length < SHORTEST_ACRONYM) return;
  const { joins: table, joinName, joinFirst, joinCount, joinLength } = index.data.tokens;
  const length = form.text.length;
  visitKey(table, joinKey(form), (i) => {
    if (Math.abs((joinLength[i] ?? 0) - length) > MOST_LENGTH_APART) return;
    const [name, first, count] = [joinName[i] ?? 0, joinFirst[i] ?? 0, joinCount[i] ?? 0];
    if (length < SHORTEST && count !== length) return;
    const similarity = joinedSimilarity(form, joinedText(index, name, first, count), index.model);
    if (similarity === 0) return;
    const join = { unit, first, count, similarity, systems: ANY_SYSTEM };
    const known = joins.get(name);
    if (known) known.push(join);
    else joins.set(name, [join]);
  });
}

function joinedText(index: Index, name: number, first: number, count: number): string {
  const { names, tokens } = index.data;
  const from = (names.tokenStarts[name] ?? 0) + first;
  let text = '';
  for (let i = from; i < from + count; i++) text += index.form(tokens.ownForm[names.tokenIds[i] ?? 0] ?? 0).text;
  return text;
}
