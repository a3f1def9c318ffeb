import type { Index } from '../../index/open/open-index.ts';
import { stringAt } from '../../index/tables/packed-strings.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';
import { queryTokens } from '../../retrieve/lookup/query-tokens.ts';
import { planQuery, type QueryPlan } from '../../retrieve/plan/query-plan.ts';
import { type VerbatimName, verbatimNames } from '../../retrieve/verbatim-names.ts';
import type { Match, MatchContext } from '../../score/match.ts';
import { scoreName } from '../../score/name/score-name.ts';
import type { Policy } from '../../types/query.ts';
import { type FoldedLetters, foldLetters } from '../../verbatim/fold-letters.ts';
import { keptLetters } from '../../verbatim/name-words.ts';
import { isBetter, matchOf } from '../name/match-names.ts';
import { nameContext } from './name-context.ts';
import { SurroundingText } from './surrounding-text.ts';

/**
 * Listed names that a text contains letter by letter, in any context (the embedding law). Context can only lower their
 * priority or set a light name aside. Each is scored on the same path as any other name.
 * @param isRead whether the whole text is compared as a name anyway
 * @param level minimum score in points
 */
export function matchVerbatim(index: Index, text: string, isRead: boolean, level: number, policy: Policy): Match[] {
  index.scratch.budget.spend(text.length * LETTER);
  const letters = foldLetters(text);
  const isWhole = ({ from, to }: VerbatimName): boolean => from === 0 && to === letters.units.length;
  const found = verbatimNames(index, letters, isRead).filter((one) => !isRead || !isWhole(one));
  if (found.length === 0) return [];
  const around = new SurroundingText(index, text, letters);
  const plans = new Map<string, QueryPlan>();
  const best = new Map<number, Placed>();
  const apart = new Set<number>();
  for (const one of found) {
    // Further occurrences of a name with nothing against it say nothing new.
    if (apart.has(one.name)) continue;
    index.scratch.budget.spend(FOUND);
    const value = stringAt(index.data.names.values, one.name);
    const key = `${one.from} ${one.to} ${one.way === 'set' ? '' : value}`;
    const plan = plans.get(key) ?? planOf(index, text, letters, one, value);
    plans.set(key, plan);
    const score = scoreName(index, plan, one.name, level * 10);
    if (score.tenths < level * 10) continue;
    const context = nameContext(around, one);
    if (context === 'apart') apart.add(one.name);
    const match: Match = { ...matchOf(index, { kind: 'text', text, plan }, score, policy), context };
    const known = best.get(match.listing);
    if (!known || standsBefore({ match, place: one }, known)) best.set(match.listing, { match, place: one });
  }
  return [...best.values()].map(({ match }) => match);
}

/** Budget steps for folding a character, and for reading a found name with the words around it. */
const LETTER = 0.25;
const FOUND = 40;

const ORDER: readonly MatchContext[] = ['apart', 'beside', 'in_longer_name', 'light'];

/** A match and the letters of the text that it covers. */
type Placed = { readonly match: Match; readonly place: VerbatimName };

/**
 * Of two names of one listing, prefers a name to a part of it, then the one whose context speaks least against it, then
 * the better match.
 */
function standsBefore(a: Placed, b: Placed): boolean {
  if (isPartOf(b, a)) return true;
  if (isPartOf(a, b)) return false;
  const [x, y] = [a, b].map(({ match }) => ORDER.indexOf(match.context ?? 'apart'));
  return x === y ? isBetter(a.match, b.match) : (x ?? 0) < (y ?? 0);
}

/** "Quelmar" in "Quelmar (Private) Limited": the words behind the whole name tell whose it is. */
const isPartOf = ({ place: part, match: one }: Placed, { place, match }: Placed): boolean =>
  place.from <= part.from &&
  part.to <= place.to &&
  part.to - part.from < place.to - place.from &&
  match.context !== 'light' &&
  one.weakOnly === match.weakOnly;

/** Plans the words at a match as a separate name: the surrounding text does not change their roles. */
function planOf(index: Index, text: string, letters: FoldedLetters, one: VerbatimName, value: string): QueryPlan {
  const tokens = one.way === 'set' ? asGiven(text, letters, one) : asListed(letters, one, value);
  return planQuery(index, queryTokens(tokens, undefined, index.model));
}

/** The listed words, each placed at its letters in the text; spaces and hyphens between them may differ. */
function asListed(letters: FoldedLetters, { from, way }: VerbatimName, value: string): Token[] {
  const own = foldLetters(value);
  const places = way === 'written' ? Array.from(own.units, (_, at) => at) : keptLetters(own).places;
  return normaliseText(value).tokens.flatMap((token) => {
    const first = places.findIndex((at) => (own.ends[at] ?? 0) > token.start);
    const last = places.findLastIndex((at) => (own.starts[at] ?? 0) < token.end);
    if (first === -1 || last < first) return [];
    return [{ ...token, start: letters.starts[from + first] ?? 0, end: letters.ends[from + last] ?? 0 }];
  });
}

function asGiven(text: string, letters: FoldedLetters, { from, to }: VerbatimName): Token[] {
  const [start, end] = [letters.starts[from] ?? 0, letters.ends[to - 1] ?? 0];
  return normaliseText(text.slice(start, end)).tokens.map((token) => ({
    ...token,
    start: token.start + start,
    end: token.end + start,
  }));
}
