import {
  ar,
  base,
  de,
  en,
  en_GB,
  es,
  Faker,
  fa,
  fr,
  he,
  it,
  ja,
  ko,
  type LocaleDefinition,
  nl,
  pl,
  pt_BR,
  ru,
  sv,
  tr,
  uk,
  vi,
  zh_CN,
} from '@faker-js/faker';
import { randomFrom } from '../../lists/random.ts';

/** Everyday people, companies and places of one language. */
export type Pool = {
  readonly people: readonly string[];
  readonly companies: readonly string[];
  readonly streets: readonly string[];
  readonly cities: readonly string[];
  /** Ordinary words, goods and jobs. */
  readonly words: readonly string[];
};

const EACH = 60;
const SEED = 7_041_776;

const LATIN = { en, en_GB, de, fr, es, it, tr, pl, pt_BR, nl, sv, vi };
const OTHER = { ru, uk, ar, fa, he, zh_CN, ja, ko };

function poolOf(locale: LocaleDefinition, seed: number): Pool {
  const random = randomFrom(seed);
  const faker = new Faker({ locale: [locale, en, base], randomizer: { next: random, seed: () => undefined } });
  const many = (make: () => string): string[] => Array.from({ length: EACH }, make);
  return {
    people: many(() => `${faker.person.firstName()} ${faker.person.lastName()}`),
    companies: many(() => faker.company.name()),
    streets: many(() => faker.location.streetAddress()),
    cities: many(() => faker.location.city()),
    words: [
      ...many(() => faker.lorem.word()),
      ...many(() => faker.commerce.productName()),
      ...many(() => faker.person.jobTitle()),
    ],
  };
}

const poolsOf = (locales: Readonly<Record<string, LocaleDefinition>>, seed: number): readonly Pool[] =>
  Object.values(locales).map((locale, i) => poolOf(locale, seed + i));

/** Made by faker from a fixed seed: the same in every run. */
export const LATIN_POOLS = poolsOf(LATIN, SEED);
export const OTHER_POOLS = poolsOf(OTHER, SEED + 100);
