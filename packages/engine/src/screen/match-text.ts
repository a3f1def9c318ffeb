import type { Index } from '../index/open-index.ts';
import { rowAt } from '../index/rows.ts';
import type { Token } from '../normalise/normalise-text.ts';
import { ROLE } from '../normalise/role.ts';
import { type FormFinder, recallForms } from '../retrieve/find-forms.ts';
import { planQuery } from '../retrieve/query-plan.ts';
import { type QueryToken, tagQuery } from '../retrieve/query-tokens.ts';
import type { Match } from '../score/match.ts';
import { type NameScore, scoreName } from '../score/score-name.ts';
import type { Policy } from '../types/query.ts';
import { bestPerListing } from './match-names.ts';

/** Share of a listed name's weight that must stand in a text: there, a surname alone is most often somebody else's. */
const LEAST_SHARE = 0.72;
/** Weight (sixteenths of a bit) from which a word opens names: below, it is too common to look at all who bear it. */
const OPENS = 4 * 16;
/** The same for business words and places, by their rarity alone. */
const OPENS_GENERIC = 8 * 16;
/** Words of an institution's name without a telling one: fewer are any company's. */
const LEAST_GENERIC = 4;
/** A one-word name must tell this much to be found in a text. */
const LONE_WORD = 9 * 16;
/** … and the text must be this long: in a handful of words it is most often part of somebody's name. */
const LONE_WORD_FROM = 7;
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
  find: FormFinder = recallForms,
): Match[] {
  const tokens = tagQuery(all.slice(0, MOST_TEXT_TOKENS), 'unknown', index.model);
  const matches: Match[] = [];
  const windows = windowsByName(index, placesOf(index, tokens, find), tokens.length);
  for (const [span, names] of windows) {
    const [from = 0, to = 0] = span.split(':').map(Number);
    const reading = { kind: 'text' as const, text, plan: planQuery(index, tokens.slice(from, to), find) };
    const scored: NameScore[] = [];
    for (const name of names) {
      const score = scoreName(index, reading.plan, name);
      if (score.tenths >= level * 10 && score.agreement >= LEAST_SHARE * (index.data.names.totalWeight[name] ?? 0))
        scored.push(score);
    }
    matches.push(...bestPerListing(index, reading, scored, policy));
  }
  return matches;
}

/** Whether all names with a word are looked at: one that tells, or one of an institution's that is rare enough among all names. */
function opensNames({ model }: Index, { role, text, weight }: QueryToken): boolean {
  if (role === ROLE.name || role === ROLE.patronymic || role === ROLE.number) return weight >= OPENS;
  return (role === ROLE.generic || role === ROLE.place) && model.weightOf(text) >= OPENS_GENERIC;
}

/** By listed name: which of its tokens may stand where in the text. */
type Places = ReadonlyMap<number, readonly { readonly at: number; readonly weight: number }[]>;

function placesOf(index: Index, tokens: readonly QueryToken[], find: FormFinder): Places {
  const places = new Map<number, { at: number; weight: number }[]>();
  const { formTokens, postings } = index.data.tokens;
  for (const opens of [true, false]) {
    tokens.forEach((token, at) => {
      const isOpening = opensNames(index, token);
      if (isOpening !== opens || token.role === ROLE.initial) return;
      const seen = new Set<number>();
      for (const form of token.forms) {
        for (const { form: id } of find(index, form, 'joined')) {
          for (const listed of rowAt(formTokens, id)) {
            if (seen.has(listed)) continue;
            seen.add(listed);
            for (const name of rowAt(postings, listed)) {
              const known = places.get(name);
              if (known) known.push({ at, weight: weightIn(index, name, listed) });
              else if (opens) places.set(name, [{ at, weight: weightIn(index, name, listed) }]);
            }
          }
        }
      }
    });
  }
  return places;
}

/** What a token weighs in one name; elsewhere it may be a place or a family name. */
function weightIn(index: Index, name: number, token: number): number {
  const { tokenStarts, tokenIds, tokenWeights } = index.data.names;
  for (let j = tokenStarts[name] ?? 0; j < (tokenStarts[name + 1] ?? 0); j++)
    if (tokenIds[j] === token) return tokenWeights[j] ?? 0;
  return 0;
}

/** The stretch of text in which most of a name stands, by name, grouped by stretch ("from:to" in tokens). */
function windowsByName(index: Index, places: Places, words: number): Map<string, number[]> {
  const windows = new Map<string, number[]>();
  for (const [name, found] of places) {
    const { totalWeight, tokenStarts, tokenRoles } = index.data.names;
    const total = totalWeight[name] ?? 0;
    const roles = tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]);
    const count = roles.length;
    const telling = roles.reduce((sum, role) => sum + (role === ROLE.name || role === ROLE.patronymic ? 1 : 0), 0);
    if (telling === 0 && count < LEAST_GENERIC) continue;
    if (telling < 2 && (total < LONE_WORD || words < LONE_WORD_FROM)) continue;
    for (const [from, to] of denseStretches(found, count + GAP, total * LEAST_SHARE)) {
      const key = `${from}:${to}`;
      const names = windows.get(key);
      if (names) names.push(name);
      else windows.set(key, [name]);
    }
  }
  return windows;
}

/** Stretches of at most `size` tokens whose places weigh at least `least`, the heaviest of overlapping ones. */
function denseStretches(
  found: readonly { at: number; weight: number }[],
  size: number,
  least: number,
): [number, number][] {
  const sorted = [...found].sort((a, b) => a.at - b.at);
  const stretches: { from: number; to: number; weight: number }[] = [];
  for (let i = 0; i < sorted.length; i++) {
    const from = sorted[i]?.at ?? 0;
    let [weight, to] = [0, from];
    for (let k = i; k < sorted.length && (sorted[k]?.at ?? 0) < from + size; k++) {
      weight += sorted[k]?.weight ?? 0;
      to = (sorted[k]?.at ?? 0) + 1;
    }
    if (weight < least) continue;
    const last = stretches.at(-1);
    if (!last || last.to <= from) stretches.push({ from, to, weight });
    else if (weight > last.weight) stretches[stretches.length - 1] = { from, to, weight };
  }
  return stretches.map(({ from, to }) => [from, to]);
}
