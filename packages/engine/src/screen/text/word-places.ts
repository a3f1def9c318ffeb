import type { AlikeTokens } from '../../index/caches/matches.ts';
import { writtenWord } from '../../index/open/look-ups.ts';
import type { Index } from '../../index/open/open-index.ts';
import { rowAt } from '../../index/tables/rows.ts';
import { shareOf } from '../../index/tables/weight-shares.ts';
import { wordReadings } from '../../normalise/readings/native-words.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import {
  type FormFinder,
  findForms,
  formKey,
  isInKana,
  type LookupMode,
  lookupModeFor,
} from '../../retrieve/lookup/find-forms.ts';
import { readingRelation } from '../../retrieve/lookup/listed-native-words.ts';
import { compoundOf, type QueryToken } from '../../retrieve/lookup/query-tokens.ts';
import { wordKey } from '../../retrieve/lookup/word-matches.ts';
import { lookupModeOfReading, readingKey } from '../../retrieve/plan/query-plan.ts';
import { type Form, formOf } from '../../words/form/form.ts';

/**
 * Minimum weight (sixteenths of a bit) of a word in some name for the names with it to be examined: legal forms and
 * particles weigh less.
 */
const OPENS = 2.5 * 16;
/** A word of a text that is less similar than this is another word. */
const LEAST_ALIKE = 0.62;
/** Maximum length of a fragment of a broken word. */
const SCRAP = 3;

/** Budget steps for noting a possible place of a listed word. */
const PLACE = 1 / 64;

/** Places of listed words in a text: by listed token, positions in the text. */
export type WordPlaces = ReadonlyMap<number, readonly number[]>;

/** Finds the listed words that each word of a text may be. */
export function placesInText(
  index: Index,
  text: string,
  tokens: readonly QueryToken[],
  isMessage: readonly boolean[],
  find: FormFinder,
): WordPlaces {
  const places = new Map<number, number[]>();
  const kana = isInKana(tokens);
  const mode = lookupModeFor(kana);
  const { formTokens } = index.data.tokens;
  const { budget } = index.scratch;
  const known = new Map<string, readonly Int32Array[]>();
  /** The listed tokens that a word may be, by each of its forms. */
  const alikeTo = (token: QueryToken, isFixed: boolean): readonly Int32Array[] => {
    const word = isFixed || kana ? undefined : noteInText(index, token);
    if (word !== undefined) return [];
    const key = wordKey(token, kana);
    const before = known.get(isFixed ? `= ${key}` : key);
    if (before) return before;
    const alike = token.forms.map((form) => tokensAlike(index, form, isFixed ? 'exact' : mode, find));
    // A plan for the same word looks up the same forms.
    const steps = alike.reduce((sum, one) => sum + one.steps, 0);
    if (isFixed) budget.spend(steps);
    else budget.spendOnce(key, steps, 0);
    const listed = alike.map((one) => one.tokens);
    known.set(isFixed ? `= ${key}` : key, listed);
    return listed;
  };
  const add = (listed: Iterable<number>, at: number): void => {
    let count = 1;
    for (const token of listed) {
      count++;
      const others = places.get(token);
      if (!others) places.set(token, [at]);
      else if (others.at(-1) !== at) others.push(at);
    }
    budget.spend(count * PLACE);
  };
  tokens.forEach((token, at) => {
    // A syllable of the message occurs in half of all names.
    if (token.role === ROLE.initial || (isMessage[at] && token.letter !== undefined)) return;
    // Words of the message, numbers and native characters match exactly: they are not slips of others.
    const isFixed = isMessage[at] === true || token.role === ROLE.number || token.letter !== undefined;
    for (const listed of alikeTo(token, isFixed)) add(listed, at);
    const next = tokens[at + 1];
    if (!next || isMessage[at] || isMessage[at + 1] || !isBroken(text, token, next)) return;
    const joined = compoundOf(tokens, { first: at, count: 2 }, index.model);
    if (joined) for (const { form: id } of find(index, joined.form, joined.mode)) add(rowAt(formTokens, id), at);
  });
  for (const reading of wordReadings(tokens)) {
    if (isMessage[reading.first]) continue;
    const form = formOf(reading.text, index.model);
    const look = () => find(index, form, lookupModeOfReading(form, reading.system, kana));
    const { made, steps } = budget.measure(look);
    // A plan for the same reading looks up the same form.
    budget.spendOnce(readingKey(reading, kana), steps, PLACE);
    for (const { form: id, relation } of made)
      if (readingRelation(reading.system, relation)) add(rowAt(formTokens, id), reading.first);
  }
  return places;
}

/** Notes a word if look-ups are being noted; undefined if they are not, or if the word cannot be serialised. */
function noteInText({ scratch: { lookUps } }: Index, token: QueryToken): string | undefined {
  const word = lookUps && writtenWord(token);
  if (word !== undefined) lookUps?.inText.add(word);
  return word;
}

/** The listed tokens that a word of a text may be, cached: texts consist of the same words. */
export function tokensAlike(index: Index, form: Form, mode: LookupMode, find: FormFinder): AlikeTokens {
  const look = (): Int32Array => {
    const { formTokens } = index.data.tokens;
    const alike = find(index, form, mode).filter(({ relation }) => relation.similarity >= LEAST_ALIKE);
    return Int32Array.from(new Set(alike.flatMap(({ form: id }) => [...rowAt(formTokens, id)])));
  };
  if (find !== findForms) return { tokens: look(), steps: 0 };
  const measured = (): AlikeTokens => {
    const { made, steps } = index.scratch.budget.measure(look);
    return { tokens: made, steps };
  };
  if (mode === 'exact' || index.scratch.lookUps !== undefined) return measured();
  const { alike: cache } = index.caches;
  const key = formKey(form, mode);
  const known = cache.get(key);
  if (known) return known;
  const made = measured();
  cache.set(key, made);
  return made;
}

/** Whether two neighbouring words may be one: across a line end, or if one is a mere fragment. */
const isBroken = (text: string, a: QueryToken, b: QueryToken): boolean =>
  a.text.length <= SCRAP || b.text.length <= SCRAP || /[\n\r-]/.test(text.slice(a.end, b.start));

/** Number of names counted in one budget step. */
const NAMES_A_STEP = 128;

/** Names with at least a given share of their weight in the text. In order of names. */
export function namesCovered(index: Index, places: WordPlaces, leastShare: number): number[] {
  const { postings, postingShares, mostWeight } = index.data.tokens;
  const { starts, values } = postings;
  const slots = index.scratch.takeNameSlots();
  const least = shareOf(leastShare, 1) - 1;
  const { budget } = index.scratch;
  const touched: number[] = [];
  for (const opens of [true, false]) {
    for (const token of places.keys()) {
      if ((mostWeight[token] ?? 0) >= OPENS !== opens) continue;
      const end = starts[token + 1] ?? 0;
      budget.spend((end - (starts[token] ?? 0) + 1) / NAMES_A_STEP);
      for (let k = starts[token] ?? 0; k < end; k++) {
        const name = values[k] ?? 0;
        const before = slots[name] ?? 0;
        if (before === 0) {
          if (!opens) continue;
          touched.push(name);
        }
        slots[name] = before + (postingShares[k] ?? 0);
      }
    }
  }
  const kept = touched.filter((name) => (slots[name] ?? 0) >= least);
  for (const name of touched) slots[name] = 0;
  index.scratch.returnNameSlots();
  return kept.sort((a, b) => a - b);
}
