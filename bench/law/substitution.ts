import { DEFAULT_POLICY, type Query, screen } from '@namesake/engine';
import type { LoadedIndex } from '../lists/load-index.ts';
import { pick, randomFrom } from '../lists/random.ts';
import type { Subject } from './disguises/disguise.ts';
import { strongNamesOf } from './embedding.ts';
import { innocentRequests } from './innocent-request.ts';
import { isCleared } from './outcome-of.ts';
import { bearersOf, type Shown, showsParty } from './shows-party.ts';
import { Tallies } from './tally.ts';

/** A cleared request with a listed name in place of some of its words. */
export type Substitution = {
  readonly subject: Subject;
  readonly field: Field;
  readonly before: Query;
  readonly query: Query;
};
type Field = 'searchText' | 'aliases' | 'addresses';

export type GateReport = {
  readonly tried: number;
  /** Requests that were not cleared, and so not used. */
  readonly refused: number;
  readonly lost: readonly Substitution[];
  readonly light: readonly Substitution[];
  readonly by: { readonly field: Tallies; readonly words: Tallies; readonly type: Tallies };
};

/** Maximum number of words replaced by a name. */
const MAX_WORDS = 4;

/** Words, except those at the end of an escape like "%20" or "&amp;": replacing them would decode differently. */
const WORD = /(?<![%&#\\\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+/gu;

/** Replaces one to four consecutive words by a name; undefined if there are no words. */
export function substituted(text: string, name: string, random: () => number): string | undefined {
  const words = [...text.matchAll(WORD)];
  if (words.length === 0) return undefined;
  const first = Math.floor(random() * words.length);
  const last = Math.min(words.length - 1, first + Math.floor(random() * MAX_WORDS));
  const [from, to] = [words[first], words[last]];
  if (from === undefined || to === undefined) return undefined;
  return text.slice(0, from.index) + name + text.slice(to.index + to[0].length);
}

function substitute(before: Query, subject: Subject, random: () => number): Substitution | undefined {
  const { searchText, aliases = [], addresses = [] } = before;
  const field = pick<Field>(
    ['searchText', ...aliases.map(() => 'aliases' as const), ...addresses.map(() => 'addresses' as const)],
    random,
  );
  const replace = (text: string): string | undefined => substituted(text, subject.name.value, random);
  const among = (texts: readonly string[]): string[] => {
    const at = Math.floor(random() * texts.length);
    return texts.map((text, i) => (i === at ? (replace(text) ?? text) : text));
  };
  const query: Query =
    field === 'searchText'
      ? { ...before, searchText: replace(searchText) ?? searchText }
      : { ...before, [field]: among(field === 'aliases' ? aliases : addresses) };
  return JSON.stringify(query) === JSON.stringify(before) ? undefined : { subject, field, before, query };
}

/** The gate's law: a cleared request is no longer cleared once a listed name is put in. */
export function measureGate(loaded: LoadedIndex, count: number, seed: number): GateReport {
  const { index, listings } = loaded;
  const [random, bearers, names] = [randomFrom(seed), bearersOf(listings), strongNamesOf(loaded)];
  const next = innocentRequests(random);
  const lost: Record<Exclude<Shown, 'found'>, Substitution[]> = { light: [], missed: [] };
  const by = { field: new Tallies(), words: new Tallies(), type: new Tallies() };
  let [tried, refused] = [0, 0];
  while (tried < count) {
    const before = next();
    if (!isCleared(screen(index, before, DEFAULT_POLICY))) {
      refused++;
      continue;
    }
    const one = substitute(before, pick(names, random), random);
    if (one === undefined) continue;
    tried++;
    const { subject, query, field } = one;
    const shown = showsParty(index, bearers, subject, query);
    if (shown !== 'found') lost[shown].push(one);
    by.field.add(field, shown);
    by.words.add(`${subject.name.value.split(/\s+/).length > 1 ? 'several words' : 'one word'}`, shown);
    by.type.add(subject.listing.entityType, shown);
  }
  return { tried, refused, lost: lost.missed, light: lost.light, by };
}

/** One line about a request that should not have been cleared. */
export const lineOfGate = ({ subject: { listing, name }, field, query }: Substitution): string =>
  `${field} · ${listing.id} ${name.value} · ${JSON.stringify(query)}`;
