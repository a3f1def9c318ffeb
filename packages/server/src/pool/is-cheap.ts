import type { Query } from '@namesake/engine';

/**
 * Words up to which a search runs on the event loop. Measured with eleven lists: eight common words take 4 ms of CPU time, twelve names in a row
 * 20 ms, eighty 70 ms; a Chinese character costs as much as a word (twenty of them 24 ms).
 */
const MOST_WORDS = 8;
const MOST_CHARACTERS = 200;

/** Characters of scripts that are written without spaces: each may be a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/gu;

/** Whether a search is so short that handing it to another thread would only make it later. */
export function isCheap({ searchText, aliases = [] }: Query): boolean {
  const text = [searchText, ...aliases].join(' ');
  if (text.length > MOST_CHARACTERS) return false;
  const words = text.split(/[\s,;/-]+/u).length;
  return words <= MOST_WORDS && words + (text.match(UNSPACED)?.length ?? 0) <= MOST_WORDS + 1;
}
