/** Minimum number of characters and digits in a number that is looked up by its near key. */
const SHORTEST = 7;
const LEAST_DIGITS = 5;
/** No identifier contains a colon, so a key is never mistaken for one. */
const NEAR = 'near:';

/**
 * A folded identifier without the changes that forms and spreadsheets make: leading zeros dropped, O as 0, one case.
 * Undefined for short ones, of which there are too many.
 */
export function nearKey(folded: string): string | undefined {
  const near = folded.toUpperCase().replaceAll('O', '0').replace(/^0+/, '');
  const digits = near.length - near.replace(/[0-9]/g, '').length;
  return near.length >= SHORTEST && digits >= LEAST_DIGITS ? NEAR + near : undefined;
}

const withoutZeros = (text: string): string => text.replace(/^0+/, '');

/** Describes how two folded identifiers with one near key differ: "the letter O for zero and leading zeros". */
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

/** Length of a mark that is the whole text: a ship's call sign. A word may be as long. */
const LETTERS_ONLY = /^[A-Z]{4,7}$/;

/** Whether an untyped identifier consists only of letters, like a name. */
export const mayBeWord = (folded: string): boolean => LETTERS_ONLY.test(folded);
