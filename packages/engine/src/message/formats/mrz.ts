import type { Stretch } from '../parts/part.ts';

/**
 * The line of names in the machine-readable zone of a travel document (ICAO 9303): behind the kind of document and its
 * issuer in passports and visas, alone in identity cards. `<` is a space, `<<` parts family and given names.
 */
const LINE =
  /(?:^|[\s"'])(?:[ACIPV][A-Z<](?:[A-Z]{3}|[A-Z]<<))?([A-Z]{2,}(?:<[A-Z]+)*)<<([A-Z]+(?:<[A-Z]+)*)(?=[<\s"']|$)/gm;
const WORD = /[A-Z]+/g;

/** The names of travel documents in a text, each the words of it in order. */
export function mrzNames(text: string): readonly (readonly Stretch[])[] {
  return [...text.matchAll(LINE)].map(({ 0: match, 1: family = '', 2: given = '', index }) => {
    const at = index + match.length - given.length - '<<'.length - family.length;
    return wordsIn(`${family}<<${given}`, at);
  });
}

const wordsIn = (names: string, at: number): readonly Stretch[] =>
  [...names.matchAll(WORD)].map(({ 0: word, index }): Stretch => [at + index, at + index + word.length]);
