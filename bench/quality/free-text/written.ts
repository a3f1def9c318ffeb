import type { ListedName, Listing } from '@namesake/engine';
import { pick } from '../../lists/random.ts';

/** How a planted name is written; each way has separate figures. */
export type Writing = 'as listed' | 'capitals' | 'reordered' | 'broken' | 'typo' | 'cut' | 'native';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Number of characters in a line of a wire message, and maximum number of letters that a cut at its end removes. */
export const LINE = 35;
const MAX_CUT = 8;

/** "SURNAME, Given" for a person. */
function reordered(name: string, listed: ListedName): string {
  const family = listed.parts?.family;
  const words = name.split(' ');
  if (family && name.endsWith(` ${family}`)) return `${family.toUpperCase()}, ${name.slice(0, -family.length - 1)}`;
  return `${words.at(-1)?.toUpperCase()}, ${words.slice(0, -1).join(' ')}`;
}

/** One typing error in one of the longer words, never in its first letter. */
function withTypo(name: string, random: () => number): string {
  const words = name.split(' ');
  const longer = words.flatMap((word, i) => (/^[A-Za-z]{5,}$/.test(word) ? [i] : []));
  if (longer.length === 0) return name;
  const target = pick(longer, random);
  const word = words[target] ?? '';
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = pick([...LETTERS], random);
  const spoiled = pick(
    [
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + letter + word.slice(at),
      word.slice(0, at) + letter + word.slice(at + 1),
      word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    ],
    random,
  );
  return words.map((one, i) => (i === target ? spoiled : one)).join(' ');
}

/** A line break at a space or, as in wire messages, wherever the line is full. */
function broken(name: string, telegraphic: boolean, random: () => number): string {
  if (telegraphic && name.length > LINE) return `${name.slice(0, LINE)}\n${name.slice(LINE)}`;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const at = spaces.length > 0 ? pick(spaces, random) : 0;
  return at === 0 ? name : `${name.slice(0, at)}\n${name.slice(at + 1)}`;
}

/**
 * Writes a listed name as it may appear in a text. A name longer than a line of a wire message continues on the next.
 */
export function written(
  listing: Listing,
  listed: ListedName,
  telegraphic: boolean,
  random: () => number,
): { readonly text: string; readonly how: Writing } {
  const isLatin = listed.script === 'Latn';
  const name = listed.value;
  const kinds: Writing[] = ['as listed', 'capitals', 'broken'];
  if (isLatin) kinds.push('typo');
  if (listing.entityType === 'person' && name.includes(' ') && !name.includes(',')) kinds.push('reordered');
  if (telegraphic && name.length > LINE && name.length <= LINE + MAX_CUT) kinds.push('cut', 'cut');
  const how = isLatin ? pick(kinds, random) : 'native';
  const capitals = telegraphic || how === 'capitals' ? name.toUpperCase() : name;
  if (how === 'reordered') return { text: fit(reordered(capitals, listed), telegraphic), how };
  if (how === 'typo') return { text: fit(withTypo(capitals, random), telegraphic), how };
  if (how === 'broken') return { text: broken(capitals, telegraphic, random), how };
  if (how === 'cut') return { text: capitals.slice(0, LINE), how };
  return { text: fit(capitals, telegraphic), how };
}

/** Breaks a text longer than a line at the last space that fits. */
function fit(name: string, telegraphic: boolean): string {
  if (!telegraphic || name.length <= LINE) return name;
  const at = name.lastIndexOf(' ', LINE);
  return at <= 0 ? name : `${name.slice(0, at)}\n${name.slice(at + 1)}`;
}
