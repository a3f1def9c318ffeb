import { COUNTRY_CODES } from '@namesake/contract';
import { genderOf, countryCode as publishedCode } from '@namesake/lists';

/** Languages of country names in customer files, besides those of publishers. */
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

/** Country code for a code or a name in several languages; undefined if it does not name exactly one country. */
export function countryCode(text: string): string | undefined {
  return publishedCode(text) ?? publishedCode(text.toUpperCase()) ?? COUNTRY_NAMES.codeOf(text);
}

/** Country names in those languages, loaded at the first look-up: most files use codes. */
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

/** Party type that a word means; undefined if unknown. */
export function typeWord(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  return Object.keys(TYPES).find((type) => TYPES[type]?.includes(word));
}

/** Gender that a word means; undefined if unknown. */
export const genderWord = (text: string): string | undefined => genderOf(text);

/** Whether a cell answers a question: "yes", "нет". */
export const saysYesOrNo = (cell: string): boolean => SAYS_YES_OR_NO.test(cell.trim());

const SAYS_YES_OR_NO = /^(?:true|false|yes|no|ja|nein|oui|non|sí|si|да|нет)\.?$/i;
