import type { Model } from '../../knowledge/model/model.ts';
import type { Token } from '../../normalise/text/token.ts';

/** Prefixes that are a ship's and nothing else before a name: "MS" and "SS" are titles and abbreviations, too. */
const PREFIX = /^\s*M[./]?[VT]\.?\s+/;
const SHORTEST = 3;
const MOST_WORDS = 3;
const WITHIN_NAME = /^[ -]+$/;

/** "MV Relief", "M/T Guillaume": a ship is called by whatever word its owner liked, and by nothing more. */
export function isShip(text: string, tokens: readonly Token[]): boolean {
  const from = PREFIX.exec(text)?.[0].length;
  if (from === undefined) return false;
  const words = tokens.filter(({ start }) => start >= from);
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    (words[0]?.text.length ?? 0) >= SHORTEST &&
    words.every(({ text: word, letter }) => letter === undefined && !/[0-9]/.test(word)) &&
    words.slice(1).every(({ start }, i) => WITHIN_NAME.test(text.slice(words[i]?.end, start)))
  );
}

/**
 * "Lady Orlana": what hundreds of ships are called. A listed person is never written so without a family name, which no
 * given name of the tables may be here.
 */
export function isLady(tokens: readonly Token[], { isGivenName, isFamilyName }: Model): boolean {
  const [title, { text: given = '' } = {}, ...more] = tokens;
  return title?.text === 'lady' && more.length === 0 && isGivenName(given) && !isFamilyName(given);
}
