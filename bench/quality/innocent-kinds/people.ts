import { allFakers, type Faker } from '@faker-js/faker';
import { pick } from '../../lists/random.ts';

const LATIN = 'en_US en_GB de fr es it pt_BR pl nl tr sv fi cs_CZ hu ro id_ID vi en_IN en_NG yo_NG zu_ZA'.split(' ');
const OWN_SCRIPT = ['ar', 'zh_CN', 'ru', 'fa'];

/** Fakers for some locales, each with its own seed. */
export function fakersOf(locales: readonly string[], seed: number): readonly Faker[] {
  return Object.entries(allFakers)
    .filter(([locale]) => locales.includes(locale))
    .map(([, faker], i) => {
      faker.seed(seed + i);
      return faker;
    });
}

export const latinFakers = (seed: number): readonly Faker[] => fakersOf(LATIN, seed);
export const ownScriptFakers = (seed: number): readonly Faker[] => fakersOf(OWN_SCRIPT, seed);

/** A given and a family name in the order of the locale's language. */
export const personOf = ({ person, definitions }: Faker): string =>
  definitions.metadata.code === 'zh_CN'
    ? `${person.lastName()}${person.firstName()}`
    : `${person.firstName()} ${person.lastName()}`;

const SENTENCES: readonly ((name: string) => string)[] = [
  (name) => `Please pay ${name} before the end of the month`,
  (name) => `The contract with ${name} was signed yesterday`,
  (name) => `Bitte überweisen Sie den Betrag an ${name} bis Freitag`,
  (name) => `Le loyer a été payé par ${name} pour le mois de mars`,
  (name) => `El pago de ${name} corresponde a la factura del mes`,
];

/** A name with typical context: a city, a role, an address, a surrounding sentence. */
export function withContext(faker: Faker, random: () => number): string {
  const { location, person } = faker;
  const name = personOf(faker);
  const ways: readonly (() => string)[] = [
    () => `${name}, ${location.city()}`,
    () => `${name}, ${person.jobTitle()}`,
    () => `${name}, ${location.streetAddress()}, ${location.city()}`,
    () => `${name} ${location.country()}`,
    () => pick(SENTENCES, random)(name),
  ];
  return pick(ways, random)();
}
