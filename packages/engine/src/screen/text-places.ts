import { formOf } from '../forms/form.ts';
import { type Index, SUMS } from '../index/open-index.ts';
import { rowAt } from '../index/rows.ts';
import { wordReadings } from '../normalise/native-words.ts';
import { ROLE } from '../normalise/role.ts';
import type { FormFinder } from '../retrieve/find-forms.ts';
import { readingRelation } from '../retrieve/native-units.ts';
import { joinedForm, type QueryToken } from '../retrieve/query-tokens.ts';

/** Weight (sixteenths of a bit) a word has in some name before the names with it are looked at: legal forms and particles have less. */
const OPENS = 2.5 * 16;
/** Less alike than this, a word of a text is another word. */
const LEAST_ALIKE = 0.62;
/** Times one word stands in a name, at most. */
const MOST_REPEATED = 3;
/** Letters of what may be part of a word broken in two. */
const SCRAP = 3;

/** Where in a text the words of a vocabulary stand: by listed token, positions in the text. */
export type TextPlaces = ReadonlyMap<number, readonly number[]>;

/** Finds, for every word of a text, the listed words it may be. */
export function placesInText(
  index: Index,
  text: string,
  tokens: readonly QueryToken[],
  isMessage: readonly boolean[],
  find: FormFinder,
): TextPlaces {
  const places = new Map<number, number[]>();
  const { formTokens } = index.data.tokens;
  const add = (form: number, at: number): void => {
    for (const listed of rowAt(formTokens, form)) {
      const known = places.get(listed);
      if (!known) places.set(listed, [at]);
      else if (known.at(-1) !== at) known.push(at);
    }
  };
  tokens.forEach((token, at) => {
    // A syllable of the message is a syllable of half the names.
    if (token.role === ROLE.initial || (isMessage[at] && token.letter !== undefined)) return;
    // Words of the message, numbers and native characters are what they are, no slips of others.
    const isFixed = isMessage[at] === true || token.role === ROLE.number || token.letter !== undefined;
    for (const form of token.forms)
      for (const { form: id, relation } of find(index, form, isFixed ? 'exact' : 'alike'))
        if (relation.similarity >= LEAST_ALIKE) add(id, at);
    const next = tokens[at + 1];
    if (!next || isMessage[at] || isMessage[at + 1] || !isBroken(text, token, next)) return;
    const form = joinedForm(tokens, { first: at, count: 2 }, index.model);
    if (form) for (const { form: id } of find(index, form, 'joined')) add(id, at);
  });
  for (const { first, text: reading, system } of wordReadings(tokens)) {
    if (isMessage[first]) continue;
    for (const { form: id, relation } of find(index, formOf(reading, index.model), 'alike'))
      if (readingRelation(system, relation)) add(id, first);
  }
  return places;
}

/** Whether two neighbouring words may be one: at the end of a line, or where one of them is a mere scrap. */
const isBroken = (text: string, a: QueryToken, b: QueryToken): boolean =>
  a.text.length <= SCRAP || b.text.length <= SCRAP || /[\n\r-]/.test(text.slice(a.end, b.start));

/** Names of which at least a share of their weight stands somewhere in the text. In order of names. */
export function namesTouched(index: Index, places: TextPlaces, leastShare: number): number[] {
  const { postings, mostWeight } = index.data.tokens;
  const { totalWeight } = index.data.names;
  const { sums } = index.scratch;
  const touched: number[] = [];
  for (const opens of [true, false]) {
    for (const [token, at] of places) {
      const most = mostWeight[token] ?? 0;
      if (most >= OPENS !== opens) continue;
      // Names repeat words: as often as the text has it, it may count.
      const weight = most * Math.min(at.length, MOST_REPEATED);
      for (const name of rowAt(postings, token)) {
        const before = sums[name * SUMS] ?? 0;
        if (before === 0) {
          if (!opens) continue;
          touched.push(name);
        }
        sums[name * SUMS] = before + weight;
      }
    }
  }
  const kept = touched.filter((name) => (sums[name * SUMS] ?? 0) >= leastShare * (totalWeight[name] ?? 0));
  for (const name of touched) sums[name * SUMS] = 0;
  return kept.sort((a, b) => a - b);
}
