import type { TieCode } from '../../../types/party.ts';
import { disjoint, numbersDiffer } from './conflicts.ts';
import type { PartyFacts } from './party-facts.ts';
import type { Tie } from './party-forest.ts';
import { FACT_KEYS, isNoPerson } from './party-keys.ts';
import type { PartyName, PartyNames } from './party-names.ts';
import { MAX_COMPARED, pairsAmong, pairsOf, sharing } from './shared-keys.ts';

/**
 * Required weight of an agreeing name, in sixteenths of a bit, by what else agrees: further agreement makes chance less
 * likely.
 */
const LEAST = {
  /** A name of three words, and the birth year. */
  year: 16 * 16,
  /** A name of two words, the birth year and the regime. */
  yearAndRegime: 16 * 12,
  /** A name of three words and the regime. */
  regime: 16 * 22,
  /** A name of two rare words and the regime. */
  regimeOfTwo: 16 * 22,
  /** The name of an organization, with no contradicting country or number. */
  organization: 16 * 20,
  /** The same, with the regime. */
  organizationAndRegime: 16 * 9,
  /** The same, with a country. */
  organizationAndCountry: 16 * 14,
  /** The same, with the regime and a country. */
  regimeAndCountry: 16 * 7,
} as const;

/** Ties of people and other parties by agreeing names and further agreement. */
export function* nameTies(
  facts: readonly (PartyFacts | undefined)[],
  names: PartyNames,
  agree: (one: number, other: number) => boolean,
): Generator<Tie> {
  for (const [one, other] of pairsOf(sharing(facts, FACT_KEYS.born)))
    if (agree(one, other)) yield { one, other, code: 'name_and_birth_date' };
  for (const [one, other] of pairsOf(sharing(facts, FACT_KEYS.reason)))
    if (agree(one, other)) yield { one, other, code: 'name_and_reason' };
  const named = sharing(facts, ({ type }, listing) => namesOfPeople(type, names.of(listing)).map(keyOf));
  for (const [key, listings] of named) {
    const words = key.split(' ').length;
    for (const [one, other] of pairsAmong(listings)) {
      const [a, b] = [facts[one], facts[other]];
      const code = a && b && tieOfPeople(a, b, words, weightOf(names.of(one), key));
      if (code) yield { one, other, code };
    }
  }
  yield* organizationTies(facts, names);
}

/** The tie between two people of the same name, if any. */
function tieOfPeople(a: PartyFacts, b: PartyFacts, words: number, weight: number): TieCode | undefined {
  const regime = shareSome(a.regimes, b.regimes);
  if (a.births.length === 0 || b.births.length === 0)
    return regime && weight >= (words >= DISTINCTIVE_WORDS ? LEAST.regime : LEAST.regimeOfTwo)
      ? 'name_and_programme'
      : undefined;
  const least = regime ? LEAST.yearAndRegime : words >= DISTINCTIVE_WORDS ? LEAST.year : undefined;
  return least !== undefined && weight >= least && bornInOneYear(a, b) ? 'name_and_birth_year' : undefined;
}

function* organizationTies(facts: readonly (PartyFacts | undefined)[], names: PartyNames): Generator<Tie> {
  const core = sharing(facts, ({ type }, listing) => namesOfBodies(type, names.of(listing)).map(coreOf));
  for (const [key, listings] of core) {
    if (listings.length > MAX_COMPARED) continue;
    const known = listings.map((listing) => ({ listing, of: facts[listing], ...placeOf(names.of(listing), key) }));
    for (const [i, a] of known.entries())
      for (const b of known.slice(i + 1)) {
        if (!a.of || !b.of || a.weight < leastOf(a.of, b.of)) continue;
        const aliases = a.alias + b.alias;
        yield { one: a.listing, other: b.listing, code: 'organization_name', aliases };
      }
  }
}

/** Names of a person that are compared with others. */
export const namesOfPeople = (type: PartyFacts['type'], names: readonly PartyName[]): readonly PartyName[] =>
  isNoPerson(type) ? [] : names.filter(({ words, weight }) => words.length >= 2 && weight >= LEAST.yearAndRegime);

/** Names of an organization that are compared with others. */
export const namesOfBodies = (type: PartyFacts['type'], names: readonly PartyName[]): readonly PartyName[] =>
  type === 'organization' || type === 'unknown' ? names.filter(({ weight }) => weight >= LEAST.regimeAndCountry) : [];

/** Required weight of the name of two organizations; unreachable if facts contradict. */
function leastOf(a: PartyFacts, b: PartyFacts): number {
  if (a.type === 'unknown' && b.type === 'unknown') return Number.POSITIVE_INFINITY;
  if (disjoint(a.countries, b.countries) || numbersDiffer(a.numbers, b.numbers)) return Number.POSITIVE_INFINITY;
  const regime = shareSome(a.regimes, b.regimes);
  const country = a.countries.some((code) => b.countries.includes(code));
  if (regime) return country ? LEAST.regimeAndCountry : LEAST.organizationAndRegime;
  return country ? LEAST.organizationAndCountry : LEAST.organization;
}

/** Weight of a name of an organization, and 1 if it is an alias. */
function placeOf(names: readonly PartyName[], key: string): { readonly weight: number; readonly alias: number } {
  const place = names.findIndex((name) => coreOf(name) === key);
  return { weight: names[place]?.weight ?? 0, alias: place === 0 ? 0 : 1 };
}

/** Fewest words of a person's name that identify the person together with a year or a regime. */
const DISTINCTIVE_WORDS = 3;

const keyOf = ({ words }: PartyName): string => words.join(' ');
const coreOf = ({ core }: PartyName): string => core.join(' ');
const weightOf = (names: readonly PartyName[], key: string): number =>
  names.find((name) => keyOf(name) === key)?.weight ?? 0;

const shareSome = (some: readonly number[], others: readonly number[]): boolean =>
  some.some((value) => others.includes(value));

function bornInOneYear(a: PartyFacts, b: PartyFacts): boolean {
  return a.births.some(({ from, to }) => b.births.some((own) => own.from <= to && from <= own.to));
}
