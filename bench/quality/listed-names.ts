import type { Listing } from '@namesake/engine';

const FORMS =
  /\b(?:CO|LTD|LIMITED|INC|INCORPORATED|CORP|CORPORATION|COMPANY|LLC|GMBH|AG|SA|SAS|SARL|SPA|SRL|BV|NV|AB|AS|OY|PLC|JSC|PJSC|OJSC|OOO|PTE|PTY|KK)\b/g;

/** Words of letters and digits, without legal forms. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/\p{M}/gu, '')
    .replace(/\./g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(FORMS, '')
    .split(' ')
    .filter(Boolean);

/** Whether a name is listed letter by letter, with its words in any order: finding it is not a false alert. */
export function listedNames(listings: readonly Listing[]): (name: string) => boolean {
  const known = new Set<string>();
  for (const { names } of listings)
    for (const { value } of names) {
      const words = wordsOf(value);
      known.add(words.join('')).add(words.sort().join(' '));
    }
  return (name) => {
    const words = wordsOf(name);
    return known.has(words.join('')) || known.has(words.sort().join(' '));
  };
}
