import { MOST_TOKENS } from '../index/name-table-builder.ts';
import type { Index } from '../index/open-index.ts';
import { LEGAL_PHRASES } from '../normalise/legal-phrases.ts';
import type { Token } from '../normalise/normalise-text.ts';
import { type FormFinder, findForms } from '../retrieve/find-forms.ts';
import { planQuery } from '../retrieve/query-plan.ts';
import { tagQuery } from '../retrieve/query-tokens.ts';
import type { Match } from '../score/match.ts';
import { type NameScore, scoreName } from '../score/score-name.ts';
import type { Policy } from '../types/query.ts';
import { isBetter, matchOf } from './match-names.ts';
import { messageTokens } from './message-tokens.ts';
import { LEAST_SHARE, standsInText } from './stands-in-text.ts';
import { namesTouched, placesInText, type TextPlaces } from './text-places.ts';

/** Words of the text that may stand between those of a name. */
const GAP = 2;
const MOST_TEXT_TOKENS = 2000;

/** Finds listed names that stand in a longer text: the words of a name, near one another, nearly all of them. */
export function matchText(
  index: Index,
  text: string,
  all: readonly Token[],
  level: number,
  policy: Policy,
  find: FormFinder = findForms,
): Match[] {
  const tokens = tagQuery(all.slice(0, MOST_TEXT_TOKENS), 'unknown', index.model);
  const isMessage = messageTokens(text, tokens);
  const places = placesInText(index, text, tokens, isMessage, find);
  const windows = windowsByStretch(index, places, namesTouched(index, places, LEAST_SHARE));
  const matches: Match[] = [];
  const words = tokens.map(({ text: word }) => LEGAL_PHRASES.wordOf(word));
  for (const [stretch, names] of windows) {
    const [from, to] = withLegalForms(words, stretch.split(':').map(Number));
    // Legal forms and titles stand at the ends of a name: what a word is shows within its stretch.
    const own = tagQuery(all.slice(from, to), 'unknown', index.model);
    const reading = { kind: 'text' as const, text, plan: planQuery(index, own, find) };
    const window = { text, tokens, isMessage, own, from, to };
    const scored: NameScore[] = [];
    for (const name of names) {
      const score = scoreName(index, reading.plan, name, level * 10);
      if (score.tenths >= level * 10 && standsInText(index, window, score)) scored.push(score);
    }
    matches.push(...scored.map((name) => matchOf(index, reading, name, policy)));
  }
  return widest(matches);
}

/** Of several names of one party that stand in a text, the one that takes up most of it: "Vladimir Putin" within "Vladimir V. Putin". */
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

/** The stretches of text in which most of a name stands, with the names ("from:to" in tokens). */
function windowsByStretch(index: Index, places: TextPlaces, names: readonly number[]): Map<string, number[]> {
  const { totalWeight, tokenStarts, tokenIds, tokenWeights } = index.data.names;
  const windows = new Map<string, number[]>();
  for (const name of names) {
    const [start, end] = [tokenStarts[name] ?? 0, tokenStarts[name + 1] ?? 0];
    const found: number[] = [];
    for (let j = start; j < end; j++)
      for (const at of places.get(tokenIds[j] ?? 0) ?? []) found.push(placed(at, tokenWeights[j] ?? 0, j - start));
    const size = Math.min(MOST_TOKENS, end - start + GAP);
    for (const [from, to] of denseStretches(found, size, (totalWeight[name] ?? 0) * LEAST_SHARE)) {
      const key = `${from}:${to}`;
      const known = windows.get(key);
      if (known) known.push(name);
      else windows.set(key, [name]);
    }
  }
  return windows;
}

/** Words a legal form at either end of a name may have. */
const LONGEST_LEGAL = 6;

/** A stretch with the legal forms next to it: "Ltd" behind a name ends it, whether it is listed with it or not. */
function withLegalForms(words: readonly string[], [first = 0, end = 0]: readonly number[]): [number, number] {
  let [from, to] = [first, end];
  to += LEGAL_PHRASES.longestAt(words, to);
  for (let i = Math.max(0, first - LONGEST_LEGAL); i < first; i++) {
    if (i + LEGAL_PHRASES.longestAt(words, i) === first) {
      from = i;
      break;
    }
  }
  return [Math.max(from, to - MOST_TOKENS), to];
}

/** That a word of a name may stand at a place in the text, as one number: in order of places, then the heaviest word first, then the earliest. */
const placed = (at: number, weight: number, word: number): number => (at << 16) | ((255 - weight) << 8) | word;
const placeOf = (one: number): number => one >> 16;
const weightOf = (one: number): number => 255 - ((one >> 8) & 255);
const wordOf = (one: number): number => one & 255;

/** Stretches of at most `size` tokens in which words of a name weigh at least `least`, the heaviest of overlapping ones. */
function denseStretches(words: readonly number[], size: number, least: number): [number, number][] {
  const found = Int32Array.from(words).sort();
  const stretches: { from: number; to: number; weight: number }[] = [];
  const at = (i: number): number => (i < found.length ? placeOf(found[i] ?? 0) : Number.POSITIVE_INFINITY);
  for (let i = 0; i < found.length; i++) {
    const from = at(i);
    if (i > 0 && at(i - 1) === from) continue;
    let [weight, to] = [0, from];
    let used = 0;
    let taken = -1;
    for (let k = i; at(k) < from + size; k++) {
      const one = found[k] ?? 0;
      // One word of the text stands for one of the name: names repeat words.
      if (placeOf(one) === taken || (used >> wordOf(one)) & 1) continue;
      used |= 1 << wordOf(one);
      taken = placeOf(one);
      weight += weightOf(one);
      to = taken + 1;
    }
    if (weight < least) continue;
    // A word that was taken for one before it may be the one that is meant.
    for (let k = i; at(k) <= to && to < from + size; k++) if (at(k) === to) to++;
    const last = stretches.at(-1);
    if (!last || last.to <= from) stretches.push({ from, to, weight });
    else if (weight > last.weight || (weight === last.weight && to - from < last.to - last.from))
      stretches[stretches.length - 1] = { from, to, weight };
  }
  return stretches.map(({ from, to }) => [from, to]);
}
