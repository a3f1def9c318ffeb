import type { Model } from '../../knowledge/model/model.ts';
import type { Token } from '../../normalise/text/token.ts';

/** Prefixes that only ships have: "MS" and "SS" are also titles and abbreviations. */
const PREFIX = /^\s*M[./]?[VT]\.?\s+/;
const SHORTEST = 3;
const MAX_WORDS = 3;
const WITHIN_NAME = /^[ -]+$/;

/** "MV Relief", "M/T Guillaume": a ship may have any word as its name, and needs no other. */
export function isShip(text: string, tokens: readonly Token[]): boolean {
  const from = PREFIX.exec(text)?.[0].length;
  if (from === undefined) return false;
  const words = tokens.filter(({ start }) => start >= from);
  return (
    words.length > 0 &&
    words.length <= MAX_WORDS &&
    (words[0]?.text.length ?? 0) >= SHORTEST &&
    words.every(({ text: word, letter }) => letter === undefined && !/[0-9]/.test(word)) &&
    words.slice(1).every(({ start }, i) => WITHIN_NAME.test(text.slice(words[i]?.end, start)))
  );
}

/**
 * "Lady Orlana": hundreds of ships are called that. A listed person always has a family name as well, so the given name
 * must not be one.
 */
export function isLady(tokens: readonly Token[], { isGivenName, isFamilyName }: Model): boolean {
  const [title, { text: given = '' } = {}, ...more] = tokens;
  return title?.text === 'lady' && more.length === 0 && isGivenName(given) && !isFamilyName(given);
}
