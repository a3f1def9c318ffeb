import type { ListedName } from '@namesake/engine';

const wordsOf = (name: string): string[] => name.split(/\s+/).filter(Boolean);

/** Every rotation of a name's words except the name itself: "a b c" as "b c a" and "c a b". */
export function rotationsOf(name: string): string[] {
  const words = wordsOf(name);
  return words.slice(1).map((_, i) => [...words.slice(i + 1), ...words.slice(0, i + 1)].join(' '));
}

/** "FAMILY, Given", if the publisher marks the family name and it ends or begins the name; otherwise none. */
export function swapOf({ value, parts }: Pick<ListedName, 'value' | 'parts'>): string[] {
  const family = parts?.family;
  if (!family || family === value) return [];
  const rest = value.endsWith(` ${family}`)
    ? value.slice(0, -family.length)
    : value.startsWith(`${family} `)
      ? value.slice(family.length)
      : '';
  return rest.trim() === '' ? [] : [`${family.toUpperCase()}, ${rest.trim()}`];
}

/**
 * A name in different case, with different spaces, without punctuation and without accents; only forms that differ from
 * it.
 */
export function writtenOtherwise(name: string): string[] {
  const ways = [
    name.toUpperCase(),
    name.toLowerCase(),
    `  ${wordsOf(name).join('   ')} `,
    name
      .replace(/[.,'’"()-]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    name.replace(/[\u00c0-\u024f]+/g, (letters) => letters.normalize('NFD').replace(/\p{M}/gu, '')),
  ];
  return [...new Set(ways)].filter((way) => way !== name && way.trim() !== '');
}
