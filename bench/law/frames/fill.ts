import { pick } from '../../lists/random.ts';
import { LATIN_POOLS, OTHER_POOLS, type Pool } from './pools.ts';
import { BRANCH_CITIES, COMMON_WORDS, GOODS, LABELS, TRADE_WORDS } from './words.ts';

/** Content of a frame other than the name, drawn again on each call. */
export type Fill = {
  readonly random: () => number;
  /** An integer from `least` to `most`. */
  readonly count: (least: number, most: number) => number;
  readonly digits: (length: number) => string;
  readonly oneOf: <T>(items: readonly T[]) => T;
  readonly person: () => string;
  readonly company: () => string;
  /** A person or a company. */
  readonly party: () => string;
  readonly street: () => string;
  readonly city: () => string;
  readonly branch: () => string;
  readonly amount: () => string;
  readonly date: () => string;
  readonly reference: () => string;
  readonly iban: () => string;
  readonly label: () => string;
  readonly goods: () => string;
  /** One everyday word, or a few that belong together, in any language. */
  readonly word: () => string;
  readonly words: (count: number) => string;
  /** Any of the above. */
  readonly anything: () => string;
};

/** Share of non-Latin scripts; cumulative shares of business words and common English words. */
const [OTHER_SCRIPT, BUSINESS_UP_TO, COMMON_UP_TO] = [0.12, 0.3, 0.75];

export function fillWith(random: () => number): Fill {
  const oneOf = <T>(items: readonly T[]): T => pick(items, random);
  const count = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const digits = (length: number): string => Array.from({ length }, () => count(0, 9)).join('');
  const drawn = (part: keyof Pool) => (): string =>
    oneOf(oneOf(random() < OTHER_SCRIPT ? OTHER_POOLS : LATIN_POOLS)[part]);
  const [person, company, street, city] = [drawn('people'), drawn('companies'), drawn('streets'), drawn('cities')];
  const amount = (): string =>
    `${oneOf(['EUR', 'USD', 'GBP', 'AED', '$', '€'])} ${count(10, 99_999)}${oneOf(['.00', ',50', ''])}`;
  const date = (): string => `${count(10, 28)}${oneOf(['.', '/', '-'])}0${count(1, 9)}${oneOf(['.', '/', '-'])}2024`;
  const reference = (): string => `${oneOf(['INV', 'REF', 'PO', 'No.', 'RE'])} ${oneOf(['', '2024-'])}${digits(5)}`;
  const foreign = drawn('words');
  const word = (): string => {
    const chance = random();
    return chance < BUSINESS_UP_TO ? oneOf(TRADE_WORDS) : chance < COMMON_UP_TO ? oneOf(COMMON_WORDS) : foreign();
  };
  const label = (): string => oneOf(LABELS);
  const party = (): string => (random() < 0.5 ? person() : company());
  const iban = (): string => `${oneOf(['DE', 'GB', 'FR', 'TR', 'AE'])}${digits(20)}`;
  return {
    random,
    count,
    digits,
    oneOf,
    person,
    company,
    party,
    street,
    city,
    branch: () => oneOf(BRANCH_CITIES),
    amount,
    date,
    reference,
    iban,
    label,
    goods: () => oneOf(GOODS),
    word,
    words: (length) => Array.from({ length }, word).join(' '),
    anything: () => oneOf([person, company, street, city, amount, date, reference, label, word, word, word])(),
  };
}
