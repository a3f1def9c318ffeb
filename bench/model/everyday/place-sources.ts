import { allLocales } from '@faker-js/faker';
import { PLACE_WORDS } from '../../../packages/engine/src/knowledge/lexicon/places/places.ts';
import { isEmbargoed } from './embargoed-places.ts';
import { allCities } from './package-data.ts';
import type { Source } from './source.ts';
import { textsIn } from './texts-in.ts';

/** Inhabitants from which a town is taken to be known to strangers. */
const KNOWN_FROM = 50_000;

/** What the gazetteer and the engine's table of countries and cities hold. */
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
