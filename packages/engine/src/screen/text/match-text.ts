import { MAX_TOKENS } from '../../index/build/name-table-builder.ts';
import type { Index } from '../../index/open/open-index.ts';
import { LEGAL_PHRASES } from '../../normalise/phrases/legal-phrases.ts';
import type { Token } from '../../normalise/text/token.ts';
import { type FormFinder, findForms } from '../../retrieve/lookup/find-forms.ts';
import { tagQuery } from '../../retrieve/lookup/query-tokens.ts';
import { planQuery, type QueryPlan } from '../../retrieve/plan/query-plan.ts';
import type { Match } from '../../score/match.ts';
import { type NameScore, scoreName } from '../../score/name/score-name.ts';
import type { Policy } from '../../types/query.ts';
import { addSame, isBetter, matchOf } from '../name/match-names.ts';
import { messageTokens } from '../sentence/message-tokens.ts';
import { ownerOf } from '../sentence/possessive.ts';
import { sentenceWords } from '../sentence/sentence-words.ts';
import { LEAST_SHARE, occursInText } from './occurs-in-text.ts';
import { wholeWords } from './whole-words.ts';
import { namesCovered, placesInText, type WordPlaces } from './word-places.ts';

/** Maximum number of words of the text between those of a name. */
const GAP = 2;
/** Maximum number of tokens in a text: a position has fifteen bits. */
const MAX_TEXT_TOKENS = 2 ** 15 - 1;

/**
 * Finds listed names in a longer text: nearly all words of a name, close together.
 * @throws SearchTooExpensiveError also if the text has more tokens than fit
 */
export function matchText(
  index: Index,
  text: string,
  written: readonly Token[],
  level: number,
  policy: Policy,
  find: FormFinder = findForms,
): Match[] {
  const { budget } = index.scratch;
  if (written.length > MAX_TEXT_TOKENS) budget.refuse();
  const all = written.map((token) => ownerOf(text, token));
  budget.spend(all.length * STRETCH_WORD);
  const tokens = tagQuery(all, 'unknown', index.model);
  const isMessage = messageTokens(text, tokens);
  const isOfSentence = sentenceWords(text, tokens, index.model, isMessage);
  const places = placesInText(index, text, tokens, isMessage, find);
  const windows = windowsByStretch(index, places, namesCovered(index, places, LEAST_SHARE));
  const hasWholeWord = wholeWords(tokens, isMessage);
  const matches: Match[] = [];
  const words = tokens.map(({ text: word }) => LEGAL_PHRASES.wordOf(word));
  /** Texts repeat themselves, so the agreement of names with the words of a stretch is computed once. */
  const known = new Map<QueryPlan['matches'], Map<number, NameScore>>();
  for (const [stretch, names] of windows) {
    const [from, to] = withLegalForms(words, Math.floor(stretch / TO), stretch % TO);
    if (!hasWholeWord(from, to)) continue;
    // Legal forms and titles are at the ends of a name, so roles are tagged within the stretch.
    const own = tagQuery(all.slice(from, to), 'unknown', index.model);
    const plan: QueryPlan = { ...planQuery(index, own, find), isInText: true };
    const scores = known.get(plan.matches) ?? new Map<number, NameScore>();
    known.set(plan.matches, scores);
    const reading = { kind: 'text' as const, text, plan };
    budget.spend(STRETCH + (to - from) * STRETCH_WORD);
    const window = { text, tokens, isMessage, isOfSentence, own, from, to };
    const reaching: NameScore[] = [];
    for (const name of names) {
      budget.spend(NAME_IN_STRETCH);
      const score = scores.get(name) ?? scoreName(index, plan, name, level * 10);
      scores.set(name, score);
      if (score.tenths >= level * 10) addSame(index, score, reaching);
    }
    reaching.sort((a, b) => a.name - b.name);
    for (const score of reaching)
      if (occursInText(index, window, score)) matches.push(matchOf(index, reading, score, policy));
  }
  return widest(matches);
}

/** Budget steps for a stretch, for each of its words, and for testing a name in it. */
const STRETCH = 6;
const STRETCH_WORD = 2;
const NAME_IN_STRETCH = 0.5;

/** The longest occurrence among several names of one party in a text. */
function widest(matches: readonly Match[]): Match[] {
  const best = new Map<number, Match>();
  for (const match of matches) {
    const known = best.get(match.listing);
    const wider = (match.name?.agreement ?? 0) - (known?.name?.agreement ?? 0);
    if (
      !known ||
      (match.weakOnly === known.weakOnly ? wider > 0 || (wider === 0 && isBetter(match, known)) : known.weakOnly)
    )
      best.set(match.listing, match);
  }
  return [...best.values()];
}

/** Upper bound on the tokens of a text: packs the start and end of a stretch into one number. */
const TO = 2 ** 16;

/** Stretches of text with most of a name (`from · TO + to` in tokens), with these names. */
function windowsByStretch(index: Index, places: WordPlaces, names: readonly number[]): Map<number, number[]> {
  const { totalWeight, tokenStarts, tokenIds, tokenWeights } = index.data.names;
  const windows = new Map<number, number[]>();
  const { budget } = index.scratch;
  /** Places of the current name. */
  let found = new Int32Array(FEW_PLACES);
  for (const name of names) {
    const [start, end] = [tokenStarts[name] ?? 0, tokenStarts[name + 1] ?? 0];
    const least = (totalWeight[name] ?? 0) * LEAST_SHARE;
    let weight = 0;
    for (let j = start; j < end; j++) if (places.has(tokenIds[j] ?? 0)) weight += tokenWeights[j] ?? 0;
    budget.spend((end - start) * WORD_OF_NAME);
    if (weight < least) continue;
    let count = 0;
    for (let j = start; j < end; j++) {
      const at = places.get(tokenIds[j] ?? 0) ?? NOWHERE;
      if (count + at.length > found.length) found = grown(found, count + at.length);
      for (let k = 0; k < at.length; k++) found[count++] = placed(at[k] ?? 0, tokenWeights[j] ?? 0, j - start);
    }
    const size = Math.min(MAX_TOKENS, end - start + GAP);
    budget.spend(count * PLACE);
    for (const [from, to] of denseStretches(found.subarray(0, count), size, least)) {
      const key = from * TO + to;
      const known = windows.get(key);
      if (known) known.push(name);
      else windows.set(key, [name]);
    }
  }
  return windows;
}

/** Budget steps for looking for a word of a name, and for each of its possible places. */
const WORD_OF_NAME = 1 / 64;
const PLACE = 1 / 16;

const NOWHERE: readonly number[] = [];
const FEW_PLACES = 256;

function grown(array: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * least);
  more.set(array);
  return more;
}

/** Maximum number of words in a legal form at either end of a name. */
const LONGEST_LEGAL = 6;

/** Extends a stretch by the legal forms next to it: "Ltd" after a name belongs to it, whether it is listed or not. */
function withLegalForms(words: readonly string[], first: number, end: number): [number, number] {
  let [from, to] = [first, end];
  to += LEGAL_PHRASES.longestAt(words, to);
  for (let i = Math.max(0, first - LONGEST_LEGAL); i < first; i++) {
    if (i + LEGAL_PHRASES.longestAt(words, i) === first) {
      from = i;
      break;
    }
  }
  return [Math.max(from, to - MAX_TOKENS), to];
}

/** Packs a possible place of a name's word into one number. Sorts by place, then heaviest word, then earliest word. */
const placed = (at: number, weight: number, word: number): number => (at << 16) | ((255 - weight) << 8) | word;
const placeOf = (one: number): number => one >> 16;
const weightOf = (one: number): number => 255 - ((one >> 8) & 255);
const wordOf = (one: number): number => one & 255;

/**
 * Stretches of at most `size` tokens in which words of a name weigh at least `least`; of overlapping ones, the
 * heaviest. Sorts `places`.
 */
function denseStretches(places: Int32Array, size: number, least: number): [number, number][] {
  const own = places.sort();
  const count = own.length;
  const stretches: { from: number; to: number; weight: number }[] = [];
  for (let i = 0; i < count; i++) {
    const from = placeOf(own[i] ?? 0);
    if (i > 0 && placeOf(own[i - 1] ?? 0) === from) continue;
    let weight = 0;
    let to = from;
    let used = 0;
    let taken = -1;
    for (let k = i; k < count; k++) {
      const one = own[k] ?? 0;
      const at = placeOf(one);
      if (at >= from + size) break;
      // One word of the text matches one word of the name: names repeat words.
      if (at === taken || (used >> wordOf(one)) & 1) continue;
      used |= 1 << wordOf(one);
      taken = at;
      weight += weightOf(one);
      to = at + 1;
    }
    if (weight < least) continue;
    // A word that was used for an earlier place may belong to this one.
    for (let k = i; k < count && to < from + size; k++) {
      const at = placeOf(own[k] ?? 0);
      if (at > to) break;
      if (at === to) to++;
    }
    const last = stretches.at(-1);
    if (!last || last.to <= from) stretches.push({ from, to, weight });
    else if (weight > last.weight || (weight === last.weight && to - from < last.to - last.from))
      stretches[stretches.length - 1] = { from, to, weight };
  }
  return stretches.map(({ from, to }) => [from, to]);
}
