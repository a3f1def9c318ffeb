import { allLocales } from '@faker-js/faker';
import { BUSINESS_WORDS } from '../../../packages/engine/src/knowledge/lexicon/companies/business-words.ts';
import { LEGAL_FORMS } from '../../../packages/engine/src/knowledge/lexicon/companies/legal-forms.ts';
import { HONORIFICS } from '../../../packages/engine/src/knowledge/lexicon/general/honorifics.ts';
import { MESSAGE_WORDS } from '../../../packages/engine/src/knowledge/lexicon/general/message-words.ts';
import { ROLE_WORDS } from '../../../packages/engine/src/knowledge/lexicon/general/role-words.ts';
import { COMMON_WORDS } from './common-words.ts';
import { scowlTier, stopWords, wordsOfLanguage } from './package-data.ts';
import type { Source } from './source.ts';
import { textsIn } from './texts-in.ts';

/** Id of the list from English running text. */
export const ENGLISH = 'counted en';
/** Languages with word counts from running text, and their weights: English occurs everywhere. */
const COUNTED: readonly (readonly [language: string, share: number])[] = [
  ['en', 1],
  ['es-es', 0.4],
  ['fr', 0.4],
  ['pt-br', 0.3],
  ['id', 0.2],
];
/** Weights of common payment languages, by their names in `stopword`; words of other languages are rare. */
const SMALL: Readonly<Record<string, number>> = Object.fromEntries(
  'eng deu fra spa ita por porBr nld pol tur rus ukr ara swe dan nob fin ces slk ron hun ell ind hrv slv bul vie'
    .split(' ')
    .map((language) => [language, 0.05]),
);
/** Languages written without vowels: in Latin letters, their small words occur only by chance. */
const WITHOUT_VOWELS = new Set(['fas', 'heb', 'urd']);
/** A word in these languages is an everyday word even if it is also a name. */
const MAJOR = new Set('eng deu fra spa ita por porBr nld pol tur rus ara de nl it pl tr ru ar'.split(' '));
const RARE = 0.002;
/** The tiers of SCOWL, each with the number of words before its middle. */
const TIERS: readonly (readonly [tier: number, rank: number])[] = [
  [10, 2000],
  [20, 8000],
  [35, 25_000],
  [40, 40_000],
  [50, 55_000],
  [55, 70_000],
  [60, 80_000],
];

/** The most common words of running text are never names; rarer ones may be. */
const DAILY = 2000;
const DAILY_TIER = 20;
const ALL = Number.POSITIVE_INFINITY;

const words = (source: Omit<Source, 'meaning'>): Source => ({ meaning: 'word', ...source });

/** Dictionary words: English, and other languages of payments. */
export function dictionarySources(): readonly Source[] {
  return [
    ...COUNTED.map(([language, share]) =>
      words({
        id: `counted ${language}`,
        share,
        order: 'commonest_first',
        mixed: true,
        daily: DAILY,
        words: wordsOfLanguage(language, 'commonWords'),
      }),
    ),
    ...TIERS.map(([tier, order]) =>
      words({ id: `scowl ${tier}`, share: 1, order, daily: tier <= DAILY_TIER ? ALL : 0, words: scowlTier(tier) }),
    ),
    ...Object.entries(stopWords())
      .filter(([language]) => !WITHOUT_VOWELS.has(language))
      .map(([language, list]) =>
        words({
          id: `small words ${language}`,
          share: SMALL[language] ?? RARE,
          daily: MAJOR.has(language) ? ALL : 0,
          words: list,
        }),
      ),
    ...Object.entries(COMMON_WORDS).map(([language, list]) =>
      words({ id: `common words ${language}`, share: 0.1, daily: MAJOR.has(language) ? ALL : 0, words: list }),
    ),
    ...Object.entries(allLocales).map(([locale, { word, animal, food, color, commerce }]) =>
      words({
        id: `things ${locale}`,
        share: 0.01,
        words: [...textsIn(word), ...textsIn(animal), ...textsIn(food), ...textsIn(color), ...textsIn(commerce)],
      }),
    ),
    words({ id: 'payment messages', share: 0.3, daily: ALL, words: MESSAGE_WORDS }),
    words({ id: 'roles', share: 0.02, words: ROLE_WORDS.flatMap(({ forms }) => forms) }),
    words({ id: 'business', share: 0.1, words: englishBusinessWords() }),
    words({ id: 'titles', share: 0.01, words: HONORIFICS.flatMap(({ forms }) => forms) }),
    words({ id: 'legal forms', share: 0.1, words: LEGAL_FORMS.flatMap(({ forms }) => forms) }),
  ];
}

/**
 * Only English business words: the Persian word for "national" and the Arabic for "commerce" are also names of state
 * banks.
 */
function englishBusinessWords(): readonly string[] {
  const english = new Set(TIERS.flatMap(([tier]) => scowlTier(tier)));
  return BUSINESS_WORDS.flatMap(({ forms }) => forms).filter((form) => english.has(form));
}
