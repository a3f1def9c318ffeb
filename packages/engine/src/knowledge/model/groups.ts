import { ALSO_SAID, BUSINESS_WORDS } from '../lexicon/companies/business-words.ts';
import { LEGAL_FORMS } from '../lexicon/companies/legal-forms.ts';
import { SHIP_TITLES } from '../lexicon/companies/vessel-words.ts';
import { numberValue } from '../lexicon/general/numbers.ts';
import { ARABIC_ARTICLES, FILIATION_GROUPS, SERVANT_FORMS } from '../lexicon/general/particles.ts';
import { SURNAME_READINGS } from '../lexicon/names/surname-readings.ts';
import { PLACE_WORDS } from '../lexicon/places/places.ts';
import { SHORT_FORMS_OF_TWO } from '../lexicon/variants/compounds.ts';
import { NAME_VARIANTS } from '../lexicon/variants/name-variants.ts';
import { NAME_GROUPS } from '../lexicon/variants/nicknames.ts';
import { patronymicGroups } from '../lexicon/variants/patronymic.ts';
import { MODEL_VARIANTS } from './model.gen.ts';
import type { Relation } from './relation.ts';

/** Equivalent words and their similarity. `words` with spaces are names that are also written separately. */
export type Group = { readonly words: readonly string[]; readonly relation: Relation };

const ARTICLE: Relation = { similarity: 0.97, method: 'transliteration' };
const BUSINESS: Relation = { similarity: 0.94, method: 'abbreviation' };
const VARIANT: Relation = { similarity: 0.97, method: 'transliteration' };
/** Two spellings used interchangeably in lists: learned, and so less certain than a table. */
const LEARNED: Relation = { similarity: 0.95, method: 'transliteration' };
/** One Chinese family name in two languages: the same person's, or that of one of the many others who bear it. */
const READING: Relation = { similarity: 0.86, method: 'transliteration' };
const SPELLING: Relation = { similarity: 0.95, method: 'transliteration' };
const NICKNAME: Relation = { similarity: 0.78, method: 'nickname' };
const TRANSLATION: Relation = { similarity: 0.66, method: 'nickname' };
const GIVEN_NAMES = { spelling: SPELLING, nickname: NICKNAME, translation: TRANSLATION };
const PLACE: Relation = { similarity: 0.95, method: 'transliteration' };
const LEGAL: Relation = { similarity: 0.9, method: 'abbreviation' };
export const NUMBER: Relation = { similarity: 0.97, method: 'number' };

const isOneWord = (form: string): boolean => !form.includes(' ');

/**
 * All groups of equivalent words, from the lexicon and the lists. The order determines group ids, which appear in no
 * answer.
 */
export function lexiconGroups(): Group[] {
  const groups: Group[] = [{ words: [...ARABIC_ARTICLES], relation: ARTICLE }];
  groups.push({ words: SERVANT_FORMS, relation: ARTICLE });
  for (const words of FILIATION_GROUPS) groups.push({ words, relation: ARTICLE });
  const legal = new Map<string, string[]>();
  for (const form of LEGAL_FORMS) {
    const single = form.forms.filter(isOneWord);
    legal.set(form.class, [...(legal.get(form.class) ?? []), ...single]);
  }
  for (const words of legal.values()) groups.push({ words, relation: LEGAL });
  for (const { forms } of BUSINESS_WORDS) groups.push({ words: forms.filter(isOneWord), relation: BUSINESS });
  for (const { concept, forms } of ALSO_SAID) {
    const own = BUSINESS_WORDS.find((word) => word.concept === concept)?.forms.filter(isOneWord) ?? [];
    groups.push({ words: [...own, ...forms], relation: BUSINESS });
  }
  for (const words of SHIP_TITLES) groups.push({ words, relation: BUSINESS });
  for (const words of NAME_VARIANTS) groups.push({ words, relation: VARIANT });
  for (const words of SHORT_FORMS_OF_TWO) groups.push({ words, relation: NICKNAME });
  for (const words of SURNAME_READINGS) groups.push({ words, relation: READING });
  for (const { names, kind } of NAME_GROUPS) groups.push({ words: names, relation: GIVEN_NAMES[kind] });
  for (const pair of MODEL_VARIANTS.split('\n')) groups.push({ words: pair.split(' '), relation: LEARNED });
  const places = new Map<string, string[]>();
  for (const [word, place] of PLACE_WORDS) if (isOneWord(word)) places.set(place, [...(places.get(place) ?? []), word]);
  for (const words of places.values()) if (words.length > 1) groups.push({ words, relation: PLACE });
  return groups;
}

/** Ids from here on are patronymics, above all row numbers; ids of numbers are negative. */
const PATRONYMICS = 2 ** 30;

/** The relation of a group that is not a row of a table. */
export const relationOfRule = (group: number): Relation => (group >= PATRONYMICS ? VARIANT : NUMBER);

/** The groups of a patronymic, shared by all of its spellings. */
export const groupsOfPatronymic = (text: string): readonly number[] =>
  patronymicGroups(text).map((group) => PATRONYMICS + group);

/**
 * The group of all notations of one number ("44", "fortyfour", "xliv"), as a negative id; undefined for other words.
 */
export function numberGroup(text: string): number | undefined {
  const value = numberValue(text);
  return value === undefined || !Number.isInteger(value) ? undefined : -1 - value;
}
