import type { Stretch } from '../parts/part.ts';

/**
 * The name line in the machine-readable zone of a travel document (ICAO 9303): after document type and issuer in
 * passports and visas, on its own in identity cards. `<` is a space, `<<` separates family and given names.
 */
const LINE =
  /(?:^|[\s"'])(?:[ACIPV][A-Z<](?:[A-Z]{3}|[A-Z]<<))?([A-Z]{2,}(?:<[A-Z]+)*)<<([A-Z]+(?:<[A-Z]+)*)(?=[<\s"']|$)/gm;
/** The same line of somebody with one name, which only filling follows. */
const SINGLE = /(?:^|[\s"'])[ACIPV][A-Z<](?:[A-Z]{3}|[A-Z]<<)([A-Z]{2,}(?:<[A-Z]+)*)(?=<<<)/gm;
const WORD = /[A-Z]+/g;

/** The names of travel documents in a text, each as its words in order. */
export function mrzNames(text: string): readonly (readonly Stretch[])[] {
  const whole = [...text.matchAll(LINE)].map(({ 0: match, 1: family = '', 2: given = '', index }) => {
    const at = index + match.length - given.length - '<<'.length - family.length;
    return wordsIn(`${family}<<${given}`, at);
  });
  const single = [...text.matchAll(SINGLE)].map(({ 0: match, 1: name = '', index }) =>
    wordsIn(name, index + match.length - name.length),
  );
  return [...whole, ...single];
}

const wordsIn = (names: string, at: number): readonly Stretch[] =>
  [...names.matchAll(WORD)].map(({ 0: word, index }): Stretch => [at + index, at + index + word.length]);
