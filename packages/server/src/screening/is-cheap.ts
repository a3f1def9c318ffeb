import type { Query } from '@namesake/engine';

/**
 * Words, and Chinese, Japanese or Korean characters, each a word of its own, up to which a search is tried on the event
 * loop. A guess: what takes more steps there than `SHORT_STEPS` goes to the pool, whatever it is written in.
 */
const MOST_WORDS = 8;
const MOST_IDEOGRAPHS = 12;
const MOST_CHARACTERS = 200;

const IDEOGRAPHS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

/** Whether a search is so short that handing it to another thread would only make it later. */
export function isCheap({ searchText, aliases = [] }: Query): boolean {
  const text = [searchText, ...aliases].join(' ');
  if (text.length > MOST_CHARACTERS) return false;
  return text.split(/[\s,;/-]+/u).length <= MOST_WORDS && (text.match(IDEOGRAPHS)?.length ?? 0) <= MOST_IDEOGRAPHS;
}
