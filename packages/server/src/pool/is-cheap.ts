import type { Query } from '@namesake/engine';

/**
 * Words, and Chinese or Japanese characters, up to which a search runs on the event loop. Measured with eleven lists, CPU time: innocent names 0.4 ms,
 * eight common words 4 ms, twelve names in a row 20 ms, eighty 70 ms; nine characters 2 to 4 ms, thirteen 6 ms, sixteen 40 ms. Thai runs its
 * words together too, and a hundred characters of it take 2 ms.
 */
const MOST_WORDS = 8;
const MOST_IDEOGRAPHS = 12;
const MOST_CHARACTERS = 200;

const IDEOGRAPHS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu;

/** Whether a search is so short that handing it to another thread would only make it later. */
export function isCheap({ searchText, aliases = [] }: Query): boolean {
  const text = [searchText, ...aliases].join(' ');
  if (text.length > MOST_CHARACTERS) return false;
  return text.split(/[\s,;/-]+/u).length <= MOST_WORDS && (text.match(IDEOGRAPHS)?.length ?? 0) <= MOST_IDEOGRAPHS;
}
