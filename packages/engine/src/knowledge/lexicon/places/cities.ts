import { CITY_NAMES, EMBARGOED_CITY_NAMES } from './cities.gen.ts';

/**
 * Cities of 100,000 inhabitants and capitals by romanised name, with their place by inhabitants from 0 on. Embargoed
 * ones are not among them.
 */
const ranks = lazy(() => new Map(CITY_NAMES.split('\n').map((name, rank): [string, number] => [name, rank])));
const embargoed = lazy((): ReadonlySet<string> => new Set(EMBARGOED_CITY_NAMES.split('\n')));

/**
 * How many cities are larger than one, by its romanised name of one word or several; undefined for what is no large
 * city.
 */
export const cityRank = (name: string): number | undefined => ranks().get(name);

/**
 * Whether a romanised name is a city or region where a comprehensive embargo holds: a reason to look, never a word that
 * tells nothing.
 */
export const isEmbargoedPlace = (name: string): boolean => embargoed().has(name);

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
