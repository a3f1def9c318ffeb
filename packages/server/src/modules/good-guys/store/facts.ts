import { createHash } from 'node:crypto';
import type { SearchRequest } from '@namesake/contract';
import type { Listing } from '@namesake/engine';
import type { FactChange, Facts } from './good-guy.ts';

/**
 * Facts of a listing whose change matters to a person who was told apart from it.
 *
 * @param party ids of the other listings of its party, whose facts counted as well
 */
export function listingFacts(listing: Listing, party: readonly string[]): Facts {
  const { names, birthDates = [], birthPlaces = [], nationalities = [], addresses = [], identifiers = [] } = listing;
  const places = [...birthPlaces, ...addresses].flatMap(({ country }) => country ?? []);
  return {
    name: names.map(({ value }) => value),
    birth_date: birthDates.map(({ earliest, latest }) => (earliest === latest ? earliest : `${earliest}/${latest}`)),
    country: [...nationalities, ...places],
    identifier: identifiers.map(({ type, value }) => `${type} ${value}`),
    type: [listing.entityType],
    gender: listing.gender === undefined ? [] : [listing.gender],
    programme: listing.programs,
    status: [listing.status],
    party,
  };
}

/** Facts of a request about the caller's own party. */
export function customerFacts(
  request: Pick<
    SearchRequest,
    'searchText' | 'aliases' | 'birthDate' | 'countries' | 'identifiers' | 'type' | 'gender'
  >,
): Facts {
  const { searchText, aliases = [], birthDate, countries = [], identifiers = [], type, gender } = request;
  return {
    name: [searchText, ...aliases],
    birth_date: birthDate === undefined ? [] : [birthDate],
    country: countries,
    identifier: identifiers.map(({ value }) => value),
    type: type === undefined || type === 'any' ? [] : [type],
    gender: gender === undefined ? [] : [gender],
  };
}

/**
 * Every difference matters: a fact that a listing loses may be the one that told the party apart. Listings that join
 * the party are ignored: they have no good guy, so the party is a result anyway.
 */
export function listingChanges(before: Facts, after: Facts): readonly FactChange[] {
  return factsOf(before).flatMap((fact) => {
    const [then, now] = [before[fact] ?? [], after[fact] ?? []];
    const gained = fact === 'party' ? [] : unknownTo(then, now);
    const isSame = gained.length + unknownTo(now, then).length === 0;
    return isSame ? [] : [{ side: 'listing', fact, before: then, after: now } as const];
  });
}

/** New values matter. Values that a request omits do not, since omitting them contradicts nothing. */
export function customerChanges(before: Facts, after: Facts): readonly FactChange[] {
  return factsOf(before).flatMap((fact) => {
    const [then, now] = [before[fact] ?? [], after[fact] ?? []];
    return unknownTo(then, now).length === 0 ? [] : [{ side: 'customer', fact, before: then, after: now } as const];
  });
}

/** Key by which the same name is found again. It does not reveal the name. */
export const textKey = (name: string): string => createHash('sha256').update(sameForm(name)).digest('hex');

/** Key of facts. Equal for facts whose differences do not matter. */
export function factsKey(facts: Facts): string {
  const forms = factsOf(facts).map((fact) => [fact, [...new Set(facts[fact]?.map(sameForm))].sort()]);
  return createHash('sha256').update(JSON.stringify(forms.sort())).digest('hex').slice(0, 32);
}

const factsOf = (facts: Facts): readonly (keyof Facts)[] =>
  (Object.keys(facts) as (keyof Facts)[]).filter((fact) => facts[fact] !== undefined);

function unknownTo(known: readonly string[], values: readonly string[]): readonly string[] {
  const forms = new Set(known.map(sameForm));
  return values.filter((value) => !forms.has(sameForm(value)));
}

/** Ignores differences in spaces, punctuation and case. */
const sameForm = (value: string): string =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.,;:'’"/_-]+/g, ' ')
    .trim();
