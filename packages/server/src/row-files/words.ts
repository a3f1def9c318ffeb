import { COUNTRY_CODES } from '@namesake/contract';
import { genderOf, countryCode as publishedCode } from '@namesake/lists';

/** Languages in which customers' countries are written, besides those of publishers. */
const LANGUAGES = [
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'da',
  'nb',
  'fi',
  'cs',
  'tr',
  'ru',
  'uk',
  'ar',
  'zh',
  'ja',
];

/** The code of a country by its code or name in some languages; undefined where it names no one country. */
export function countryCode(text: string): string | undefined {
  return publishedCode(text) ?? publishedCode(text.toUpperCase()) ?? COUNTRY_NAMES.codeOf(text);
}

/** Names of countries in those languages, read when the first one is looked up: most files have codes. */
class CountryNames {
  #codes: ReadonlyMap<string, string> | undefined;

  codeOf(name: string): string | undefined {
    this.#codes ??= codesByName();
    return this.#codes.get(name.toLowerCase());
  }
}

const COUNTRY_NAMES = new CountryNames();

function codesByName(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const language of LANGUAGES) {
    const shown = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of COUNTRY_CODES) {
      const name = shown.of(code)?.toLowerCase();
      if (name !== undefined && !found.has(name)) found.set(name, code);
    }
  }
  return found;
}

const TYPES: Readonly<Record<string, readonly string[]>> = {
  person: [
    'person',
    'individual',
    'natural person',
    'private',
    'p',
    'natürliche person',
    'personne physique',
    'persona',
  ],
  organization: [
    'organization',
    'organisation',
    'company',
    'entity',
    'legal entity',
    'business',
    'corporate',
    'o',
    'c',
    'firma',
    'unternehmen',
    'juristische person',
    'personne morale',
    'entreprise',
    'empresa',
    'persona jurídica',
  ],
  vessel: ['vessel', 'ship', 'schiff', 'navire', 'buque'],
  aircraft: ['aircraft', 'plane', 'flugzeug', 'avion', 'aeronave'],
};

/** What kind of party a word names; undefined where it is not known. */
export function typeWord(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  return Object.keys(TYPES).find((type) => TYPES[type]?.includes(word));
}

/** The gender that a word names; undefined where it is not known. */
export const genderWord = (text: string): string | undefined => genderOf(text);
