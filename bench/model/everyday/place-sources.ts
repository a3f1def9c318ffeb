import { allLocales } from '@faker-js/faker';
import { PLACE_WORDS } from '../../../packages/engine/src/knowledge/lexicon/places/places.ts';
import { isEmbargoed } from './embargoed-places.ts';
import { allCities } from './package-data.ts';
import type { Source } from './source.ts';
import { textsIn } from './texts-in.ts';

/** Minimum number of inhabitants of a town that strangers are assumed to know. */
const KNOWN_FROM = 50_000;

/** Places in the gazetteer and in the engine's table of countries and cities. */
export function placeSources(): readonly Source[] {
  const cities = allCities().filter((city) => city.population >= KNOWN_FROM && !isEmbargoed(city));
  return [
    { id: 'cities', meaning: 'place', share: 0.15, order: 'commonest_first', words: cities.map(({ name }) => name) },
    ...Object.entries(allLocales).map(
      ([locale, { location }]): Source => ({
        id: `places ${locale}`,
        meaning: 'place',
        share: 0.004,
        needsAnother: true,
        words: [...textsIn(location?.city_name), ...textsIn(location?.street_name), ...textsIn(location?.state)],
      }),
    ),
    { id: 'countries', meaning: 'place', share: 0.05, words: [...PLACE_WORDS].map(([form]) => form) },
  ];
}
