import { CITY_NAMES, EMBARGOED_CITY_NAMES } from './cities.gen.ts';

/**
 * Capitals and cities of at least 100,000 inhabitants by romanised name, ranked by population from 0. Excludes
 * embargoed ones.
 */
const ranks = lazy(() => new Map(CITY_NAMES.split('\n').map((name, rank): [string, number] => [name, rank])));
const embargoed = lazy((): ReadonlySet<string> => new Set(EMBARGOED_CITY_NAMES.split('\n')));

/**
 * Population rank of a city by its romanised name of one or more words, 0 for the largest; undefined if it is not a
 * large city.
 */
export const cityRank = (name: string): number | undefined => ranks().get(name);

/**
 * Whether a romanised name is a city or region under a comprehensive embargo: a reason to look closer, never a word
 * that can be ignored.
 */
export const isEmbargoedPlace = (name: string): boolean => embargoed().has(name);

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
