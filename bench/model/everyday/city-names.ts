import { normaliseText } from '@namesake/engine';
import { EMBARGOED_WORDS, isEmbargoed } from './embargoed-places.ts';
import { allCities } from './package-data.ts';

/** Minimum number of inhabitants of a city in the table; capitals are included at any size. */
const INHABITANTS = 100_000;
const CAPITAL = 'PPLC';
const WORDS = /^[a-z]+( [a-z]+)*$/;

export type CityNames = {
  /** Romanised, one or more words, largest first. */
  readonly cities: readonly string[];
  /** The same for cities under an embargo. */
  readonly embargoed: readonly string[];
};

/**
 * Capitals and cities of at least 100,000 inhabitants. A name on both sides of an embargo's border counts as embargoed.
 */
export function cityNames(): CityNames {
  const large = allCities().filter(
    ({ population, featureCode }) => population >= INHABITANTS || featureCode === CAPITAL,
  );
  const named = large.map((city) => ({ name: romanised(city.name), isEmbargoed: isEmbargoed(city) }));
  const embargoed = new Set([...named.flatMap((city) => (city.isEmbargoed ? [city.name] : [])), ...EMBARGOED_WORDS]);
  const names = new Set(named.map(({ name }) => name).filter((name) => WORDS.test(name)));
  return {
    cities: [...names].filter((name) => !embargoed.has(name)),
    embargoed: [...embargoed].filter((name) => WORDS.test(name)),
  };
}

const romanised = (name: string): string =>
  normaliseText(name)
    .tokens.map(({ text }) => text)
    .join(' ');
