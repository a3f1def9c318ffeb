import { countryCode, genderWord, typeWord } from './words.ts';

const LETTERS = /\p{L}{2}/u;
const CODE = /^[A-Za-z]{1,3}$/;
const DIGITS = /\p{Nd}/u;
const WORDS = /\p{L}+[\s'’.,-]+\p{L}+/u;

const share = (values: readonly string[], test: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(test).length / values.length;

/** What is no name, however it is written: a code, a country, a kind of party, a gender. */
const isOther = (value: string): boolean =>
  CODE.test(value) || [countryCode, typeWord, genderWord].some((read) => read(value) !== undefined);

const YEAR = /(?<!\d)(?:19[1-9]\d|200\d|201[0-5])(?!\d)/;
const DATE = /^\d{1,4}[-./ ]\d{1,2}[-./ ]\d{1,4}$/;
/** Values that say something of a column. */
const LEAST_VALUES = 2;

/**
 * What a column holds whose heading says nothing, by its values: countries, or dates on which grown people were born.
 * Undefined where they say nothing, too.
 */
export function memberByValues(values: readonly string[]): 'countries' | 'birthDate' | undefined {
  const filled = values.filter((value) => value !== '');
  if (new Set(filled).size < LEAST_VALUES) return undefined;
  // Two letters may be anything; names of countries are none.
  if (share(filled, (value) => value.length > 3 && countryCode(value) !== undefined) > 0.8) return 'countries';
  return share(filled, (value) => DATE.test(value) && YEAR.test(value)) > 0.8 ? 'birthDate' : undefined;
}

/**
 * Which column of these rows has the whole names, by its values; undefined where it could be any of several. One column
 * alone is that of the names.
 */
export function nameColumn(rows: readonly (readonly string[])[]): number | undefined {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at) =>
    rows.map((cells) => (cells[at] ?? '').trim()).filter((value) => value !== ''),
  );
  if (width === 1) return 0;
  const lettered = columns.flatMap((values, at) =>
    share(values, (value) => LETTERS.test(value) && !DIGITS.test(value)) > 0.8 && share(values, isOther) < 0.5
      ? [at]
      : [],
  );
  if (lettered.length === 1) return lettered[0];
  const worded = lettered.filter((at) => share(columns[at] ?? [], (value) => WORDS.test(value)) > 0.5);
  return worded.length === 1 ? worded[0] : undefined;
}
