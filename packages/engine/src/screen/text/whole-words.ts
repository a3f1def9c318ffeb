import type { QueryToken } from '../../retrieve/lookup/query-tokens.ts';

/** Whether two neighbouring words are syllables of one word written without spaces. */
export const isOneWord = (a: QueryToken | undefined, b: QueryToken | undefined): boolean =>
  a?.letter !== undefined && b?.letter !== undefined && a.end === b.start;

/** Whether the token at a position continues the word before it, words of the message aside. */
export const startsInWord = (tokens: readonly QueryToken[], isMessage: readonly boolean[], at: number): boolean =>
  isOneWord(tokens[at - 1], tokens[at]) && isMessage[at - 1] !== true;

/** Whether the word before a position continues at it, words of the message aside. */
export const endsInWord = (tokens: readonly QueryToken[], isMessage: readonly boolean[], at: number): boolean =>
  isOneWord(tokens[at - 1], tokens[at]) && isMessage[at] !== true;

/**
 * Tests whether stretches of a text consist of whole words. A part of a word written without spaces is not a name (see
 * `occursInText`) and need not be compared.
 */
export function wholeWords(
  tokens: readonly QueryToken[],
  isMessage: readonly boolean[],
): (from: number, to: number) => boolean {
  const count = tokens.length;
  /** By position: the next position at which a word starts, and at which one ends. */
  const [starts, ends] = [new Int32Array(count + 1), new Int32Array(count + 2)];
  starts[count] = count;
  ends[count + 1] = count + 1;
  for (let at = count; at >= 0; at--) {
    if (at < count) starts[at] = startsInWord(tokens, isMessage, at) ? (starts[at + 1] ?? count) : at;
    ends[at] = endsInWord(tokens, isMessage, at) ? (ends[at + 1] ?? count) : at;
  }
  return (from, to) => (ends[(starts[from] ?? count) + 1] ?? count + 1) <= to;
}
