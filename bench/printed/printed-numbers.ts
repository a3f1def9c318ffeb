import { indexOf } from '../lists/load-index.ts';
import { readCases } from '../quality/read-cases.ts';
import { LISTS_OF_NUMBERS, printNumbers } from './printed-lists.ts';
import { type Way, waysMissed } from './three-ways.ts';

/** Labels for numbers in a customer's file, by kind. */
const LABELS: Readonly<Record<string, string>> = {
  innCode: 'INN',
  ogrnCode: 'OGRN',
  kppCode: 'KPP',
  okpoCode: 'OKPO',
  bikCode: 'BIK',
  uscCode: 'USCC',
  leiCode: 'LEI',
  vatCode: 'VAT',
  taxNumber: 'tax number',
  passport: 'passport no.',
  idNumber: 'national ID no.',
  imoNumber: 'IMO',
  swiftBic: 'SWIFT',
};
const OTHER_LABEL = 'registration number';
/** Kinds of rows without a number: other names, and the status of a company. */
const NO_NUMBER = new Set(['alias', 'status']);

export type MissedString = {
  readonly list: string;
  readonly printed: string;
  readonly value: string;
  readonly ways: readonly string[];
};
export type NumbersReport = {
  readonly tried: number;
  readonly noNumber: number;
  readonly missed: readonly MissedString[];
};

/** Prints each string into the field of its list and searches each number in it in three ways. */
export async function measureNumbers(dir: string): Promise<NumbersReport> {
  const rows = readCases(dir, 'printed-numbers.csv');
  const numbers = rows.filter(({ kind = '', number }) => number !== 'null' && !NO_NUMBER.has(kind));
  const missed: MissedString[] = [];
  for (const list of LISTS_OF_NUMBERS) {
    const own = numbers.filter((row) => row['list'] === list);
    const strings = [...new Set(own.map(({ printed = '' }) => printed))];
    const listings = await printNumbers(list, strings);
    const { index } = indexOf(listings);
    for (const { printed = '', kind = '', number = '' } of own) {
      const value = number === 'SAME' ? printed.trim() : number;
      const carrier = listings[strings.indexOf(printed)]?.id;
      const ways: Way[] = waysMissed(index, value, LABELS[kind] ?? OTHER_LABEL, (id) => id === carrier);
      if (ways.length > 0) missed.push({ list, printed, value, ways });
    }
  }
  return { tried: numbers.length, noNumber: rows.length - numbers.length, missed };
}
