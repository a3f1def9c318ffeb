import { countryCode, keyOf } from './country-code.ts';
import { COUNTRY_TABLE } from './country-table.ts';
import { lookup } from './lookup.ts';

/** Languages in which publishers name countries, with names that Unicode's tables lack. */
const MORE = {
  fr: {
    'coree du nord': 'KP',
    'republique populaire democratique de coree': 'KP',
    'republique arabe syrienne': 'SY',
    'federation de russie': 'RU',
    'iran republique islamique d': 'IR',
    'republique islamique d iran': 'IR',
    birmanie: 'MM',
    bielorussie: 'BY',
    'republique democratique du congo': 'CD',
    'republique centrafricaine': 'CF',
    'etats unis d amerique': 'US',
    palestine: 'PS',
    'emirats arabes unis': 'AE',
    moldavie: 'MD',
  },
  uk: {
    'російська федерація': 'RU',
    рф: 'RU',
    'республіка білорусь': 'BY',
    'ісламська республіка іран': 'IR',
    'китайська народна республіка': 'CN',
    кнр: 'CN',
    'сирійська арабська республіка': 'SY',
    'сполучене королівство': 'GB',
    'корейська народнодемократична республіка': 'KP',
  },
  he: {
    'ערב הסעודית': 'SA',
    סעודיה: 'SA',
    תורכיה: 'TR',
    עירק: 'IQ',
    'רשות הפלסטינית': 'PS',
    בריטניה: 'GB',
    ארהב: 'US',
  },
} as const;
export type PublisherLanguage = keyof typeof MORE;

export const PUBLISHER_LANGUAGES = ['fr', 'uk', 'he'] as const satisfies readonly PublisherLanguage[];

const TABLES = new Map<PublisherLanguage, ReadonlyMap<string, string>>();

/** Code of a country named in a language (Unicode CLDR), or in any form that `countryCode` knows. */
export function countryIn(language: PublisherLanguage, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  let table = TABLES.get(language);
  if (table === undefined) {
    table = tableOf(language);
    TABLES.set(language, table);
  }
  const key = keyIn(text);
  return lookup(MORE[language], key) ?? table.get(key) ?? countryCode(text);
}

function tableOf(language: PublisherLanguage): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const codes = COUNTRY_TABLE.trim()
    .split('\n')
    .map((line) => line.slice(0, 2));
  return new Map(codes.map((code) => [keyIn(names.of(code) ?? code), code]));
}

/** Same as `keyOf` if there are Latin letters, otherwise only the letters. */
function keyIn(text: string): string {
  const latin = keyOf(text);
  if (latin !== '') return latin;
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\s]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
