import type { Listing } from '@namesake/engine';
import type { Gender, Kind, Language } from './decline.ts';

export type SlavicName = {
  readonly listing: Listing;
  readonly given: string;
  readonly father?: string;
  readonly family: string;
  readonly gender: Gender;
  readonly language: Language;
};

const WORD = /^[А-ЯЁІЇЄҐа-яёіїєґ]{3,}$/;
const FATHERS: Readonly<Record<Gender, RegExp>> = {
  men: /(?:ович|евич|євич|йович|льич|мич|нич)$/,
  women: /(?:вна|ична)$/,
};

/** Names in Cyrillic letters whose patronymic reveals the role of each word: given name, patronymic, family name. */
export function slavicNames(listings: readonly Listing[]): SlavicName[] {
  const found = new Map<string, SlavicName>();
  for (const listing of listings) {
    if (listing.entityType !== 'person' || listing.status === 'delisted') continue;
    for (const { value } of listing.names) {
      const name = readName(listing, value);
      if (name) found.set(`${listing.id} ${name.given} ${name.father} ${name.family}`, name);
    }
  }
  return [...found.values()];
}

function readName(listing: Listing, value: string): SlavicName | undefined {
  const words = value.replaceAll(',', ' ').split(/\s+/).filter(Boolean);
  const small = words.map((word) => word.toLowerCase());
  if (words.length !== 3 || !words.every((word) => WORD.test(word))) return undefined;
  for (const gender of ['men', 'women'] as const) {
    const at = small.findLastIndex((word) => FATHERS[gender].test(word));
    // "Роман Аркадьевич Абрамович": the patronymic follows the given name.
    const father = at === 2 && FATHERS[gender].test(small[1] ?? '') ? 1 : at;
    if (father < 1) continue;
    const [given = '', own = ''] = [small[father - 1], small[father]];
    const family = small.find((_, i) => i !== father && i !== father - 1) ?? '';
    const language = /[іїєґ]/.test(value.toLowerCase()) ? 'uk' : 'ru';
    return { listing, given, father: own, family, gender, language };
  }
  return undefined;
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Orders in which names are written. */
export const ORDERS: readonly (readonly Kind[])[] = [
  ['given', 'family'],
  ['family', 'given', 'father'],
  ['given', 'father', 'family'],
];
