import type { Token } from '../../normalise/text/token.ts';

const POSSESSIVE = /['’]s$/i;

/** Whether a word of a text is a possessive: "Quelmir's". */
export const isPossessive = (text: string, { start, end }: Token): boolean => POSSESSIVE.test(text.slice(start, end));

/** The owner in a possessive: "Quelmir's" is Quelmir. */
export const ownerOf = (text: string, token: Token): Token =>
  isPossessive(text, token) ? { ...token, text: token.text.replace(/s$/, ''), end: token.end - 2 } : token;
