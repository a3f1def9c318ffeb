/** Characters and digits of the shortest number that is looked up as one written otherwise. */
const SHORTEST = 7;
const LEAST_DIGITS = 5;
/** No identifier has this sign: a key is never mistaken for one. */
const NEAR = 'near:';

/**
 * What remains of a folded identifier where forms and spreadsheets change it: without leading zeros, with O as 0, in
 * one case. Undefined for short ones, of which there are too many.
 */
export function nearKey(folded: string): string | undefined {
  const near = folded.toUpperCase().replaceAll('O', '0').replace(/^0+/, '');
  const digits = near.length - near.replace(/[0-9]/g, '').length;
  return near.length >= SHORTEST && digits >= LEAST_DIGITS ? NEAR + near : undefined;
}

const withoutZeros = (text: string): string => text.replace(/^0+/, '');

/** How two folded identifiers of one near key differ, in words: "the letter O for zero and leading zeros". */
export function differenceOf(submitted: string, listed: string): string {
  const [a, b] = [submitted.toUpperCase(), listed.toUpperCase()];
  const [x, y] = [a, b].map((text) => text.replaceAll('O', '0'));
  const differences = [
    a === b && submitted !== listed && 'upper and lower case',
    withoutZeros(a) !== withoutZeros(b) && 'the letter O for zero',
    x !== y && 'leading zeros',
  ];
  return differences.filter(Boolean).join(' and ');
}

/** Fewest and most letters of a mark that is all of a text: a ship's call sign. A word is as long. */
const LETTERS_ONLY = /^[A-Z]{4,7}$/;

/** Whether an identifier without a type is letters only, as a name is. */
export const mayBeWord = (folded: string): boolean => LETTERS_ONLY.test(folded);
