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

/** The list of English running text. */
export const ENGLISH = 'counted en';
/** Languages whose words are counted in running text, with what they weigh: English is met everywhere. */
const COUNTED: readonly (readonly [language: string, share: number])[] = [
  ['en', 1],
  ['es-es', 0.4],
  ['fr', 0.4],
  ['pt-br', 0.3],
  ['id', 0.2],
];
/** Languages that payments are often written in, by the names of `stopword`; the words of the rest are met seldom. */
const SMALL: Readonly<Record<string, number>> = Object.fromEntries(
  'eng deu fra spa ita por porBr nld pol tur rus ukr ara swe dan nob fin ces slk ron hun ell ind hrv slv bul vie'
    .split(' ')
    .map((language) => [language, 0.05]),
);
/** Small words written without vowels: read in Latin letters they are chance, and no Latin text writes them. */
const WITHOUT_VOWELS = new Set(['fas', 'heb', 'urd']);
/** The letters of these spell an everyday word, even if it is also a name. */
const MAJOR = new Set('eng deu fra spa ita por porBr nld pol tur rus ara de nl it pl tr ru ar'.split(' '));
const RARE = 0.002;
/** The tiers of SCOWL with how many words precede their middle. */
const TIERS: readonly (readonly [tier: number, rank: number])[] = [
  [10, 2000],
  [20, 8000],
  [35, 25_000],
  [40, 40_000],
  [50, 55_000],
  [55, 70_000],
  [60, 80_000],
];

/** The commonest words of running text are never names; from there on they may be. */
const DAILY = 2000;
const DAILY_TIER = 20;
const ALL = Number.POSITIVE_INFINITY;

const words = (source: Omit<Source, 'meaning'>): Source => ({ meaning: 'word', ...source });

/** What dictionaries hold: words of English and of what else payments are written in. */
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
 * Business words of English only: Persian for "national" and Arabic for "commerce" are also what a state's bank is
 * called.
 */
function englishBusinessWords(): readonly string[] {
  const english = new Set(TIERS.flatMap(([tier]) => scowlTier(tier)));
  return BUSINESS_WORDS.flatMap(({ forms }) => forms).filter((form) => english.has(form));
}
