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
