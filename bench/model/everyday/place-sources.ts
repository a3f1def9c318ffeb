import { PLACE_WORDS } from '../../../packages/engine/src/lexicon/places.ts';
import { isEmbargoed } from './embargoed-places.ts';
import { allCities } from './package-data.ts';
import type { Source } from './source.ts';

/** Inhabitants from which a town is taken to be known to strangers. */
const KNOWN_FROM = 50_000;

/** What the gazetteer and the engine's table of countries and cities hold. */
export function placeSources(): readonly Source[] {
  const cities = allCities().filter((city) => city.population >= KNOWN_FROM && !isEmbargoed(city));
  return [
    { id: 'cities', meaning: 'place', share: 0.3, words: cities.map(({ name }) => name) },
    { id: 'countries', meaning: 'place', share: 0.5, evenRank: 1500, words: [...PLACE_WORDS].map(([form]) => form) },
  ];
}
