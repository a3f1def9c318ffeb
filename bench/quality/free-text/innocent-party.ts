import { pick } from '../../lists/random.ts';
import {
  ARABIC,
  BUSINESS,
  CHINESE,
  COMPANY_WORDS,
  KNOWN_COMPANIES,
  type Language,
  PEOPLE,
  RUSSIAN,
} from './everyday-words.ts';
import type { Template } from './templates.ts';

/** Parts of names in their own script, in writing order. */
const NATIVE: Readonly<Partial<Record<Language, readonly (readonly string[])[]>>> = {
  ru: RUSSIAN,
  ar: ARABIC,
  zh: CHINESE,
};

/**
 * Cumulative shares of the parties in a text: people from the cases, invented people, invented companies; the rest are
 * well-known companies.
 */
const [NATIVE_UP_TO, CASES_UP_TO, PEOPLE_UP_TO, COMPANIES_UP_TO] = [0.7, 0.3, 0.55, 0.9];

/** Somebody on no list, unless the name is listed by chance. */
export function innocentParty(
  { language, telegraphic }: Template,
  people: readonly string[],
  random: () => number,
): string {
  const chance = random();
  const native = NATIVE[language];
  const name =
    native && chance < NATIVE_UP_TO
      ? native.map((names) => pick(names, random)).join(language === 'zh' ? '' : ' ')
      : chance < CASES_UP_TO
        ? pick(people, random)
        : chance < PEOPLE_UP_TO
          ? madeUpPerson(random)
          : chance < COMPANIES_UP_TO
            ? `${pick(COMPANY_WORDS, random)} ${pick(BUSINESS, random)}`
            : pick(KNOWN_COMPANIES, random);
  return telegraphic ? name.toUpperCase() : name;
}

function madeUpPerson(random: () => number): string {
  const { given, family } = pick(PEOPLE, random);
  const [first, last] = [pick(given, random), pick(family, random)];
  return random() < 0.2 ? `${last.toUpperCase()}, ${first}` : `${first} ${last}`;
}
