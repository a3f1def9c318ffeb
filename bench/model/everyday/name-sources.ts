import { allLocales } from '@faker-js/faker';
import { GIVEN_NAME_CHARACTERS } from '../../../packages/engine/src/knowledge/lexicon/names/chinese-given-names.ts';
import { FAMILY_NAMES } from '../../../packages/engine/src/knowledge/lexicon/names/family-names.ts';
import { GIVEN_NAMES } from '../../../packages/engine/src/knowledge/lexicon/names/given-names.ts';
import { NAME_GROUPS } from '../../../packages/engine/src/knowledge/lexicon/variants/nicknames.ts';
import { wordsOfLanguage } from './package-data.ts';
import type { Source } from './source.ts';
import { textsIn } from './texts-in.ts';

/** Rank from which the names in a frequency table are rare. */
const [COUNTED_FAMILY, COUNTED_GIVEN] = [20_000, 4000];

/** Share of one of Faker's seventy locales. */
const LOCALE = 0.008;

/** Name tables of zxcvbn-ts that are not sorted by frequency. */
const NAME_LISTS: readonly (readonly [language: string, list: string, meaning: 'given_name' | 'family_name'])[] = [
  ['de', 'firstnames', 'given_name'],
  ['de', 'lastnames', 'family_name'],
  ['it', 'firstnames', 'given_name'],
  ['fi', 'femaleFirstnames', 'given_name'],
  ['fi', 'maleFirstnames', 'given_name'],
  ['fi', 'lastnames', 'family_name'],
  ['nl-be', 'boysFirstnames', 'given_name'],
  ['nl-be', 'girlsFirstnames', 'given_name'],
  ['pl', 'femaleFirstnames', 'given_name'],
  ['pl', 'maleFirstnames', 'given_name'],
  ['cs', 'firstnames', 'given_name'],
  ['ja', 'firstnames', 'given_name'],
  ['fr', 'firstnames', 'given_name'],
  ['id', 'names', 'given_name'],
];

/** Given and family names from name tables for some seventy countries. */
export function nameSources(): readonly Source[] {
  const locales = Object.entries(allLocales).map(([locale, { person }]) => ({ locale, person }));
  const counted = (language: string, list: string): readonly string[] =>
    wordsOfLanguage(language, list).slice(0, list === 'lastnames' ? COUNTED_FAMILY : COUNTED_GIVEN);
  return [
    { id: 'given names', meaning: 'given_name', share: 0.08, needsAnother: true, words: [...GIVEN_NAMES] },
    { id: 'family names', meaning: 'family_name', share: 0.08, needsAnother: true, words: [...FAMILY_NAMES] },
    {
      id: 'short names',
      meaning: 'given_name',
      share: 0.02,
      words: NAME_GROUPS.filter(({ kind }) => kind === 'nickname').flatMap(({ names }) => names),
    },
    {
      id: 'family names us',
      meaning: 'family_name',
      share: 0.15,
      order: 'commonest_first',
      words: counted('en', 'lastnames'),
    },
    {
      id: 'family names es',
      meaning: 'family_name',
      share: 0.04,
      order: 'commonest_first',
      words: counted('es-es', 'lastnames'),
    },
    { id: 'given names us', meaning: 'given_name', share: 0.015, words: counted('en', 'firstnames') },
    {
      id: 'given names es',
      meaning: 'given_name',
      share: 0.04,
      order: 'commonest_first',
      words: counted('es-es', 'firstnames'),
    },
    {
      id: 'given names br',
      meaning: 'given_name',
      share: 0.04,
      order: 'commonest_first',
      words: counted('pt-br', 'firstnames'),
    },
    ...NAME_LISTS.map(
      ([language, list, meaning]): Source => ({
        id: `${list} ${language}`,
        meaning,
        share: LOCALE,
        words: wordsOfLanguage(language, list),
      }),
    ),
    {
      id: 'given names zh',
      meaning: 'given_name',
      share: 0.015,
      words: [...GIVEN_NAME_CHARACTERS],
    },
    ...locales.map(({ locale, person }): Source => {
      const names = [...textsIn(person?.first_name), ...textsIn(person?.middle_name)];
      return { id: `given names ${locale}`, meaning: 'given_name', share: LOCALE, words: names };
    }),
    ...locales.map(
      ({ locale, person }): Source => ({
        id: `family names ${locale}`,
        meaning: 'family_name',
        share: LOCALE,
        words: textsIn(person?.last_name),
      }),
    ),
  ];
}
