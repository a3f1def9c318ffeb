/** One romanised piece of a word: one for the whole word in alphabetic scripts, one per character in Han and Hangul. */
export type RomanPart = {
  /** The most common English-convention romanisation, `[a-z0-9]+`. */
  readonly text: string;
  /** UTF-16 offsets into the word. */
  readonly start: number;
  readonly end: number;
  /**
   * Other likely romanisations of this part, `[a-z0-9]+`, most likely first, without `text`, at most
   * {@link MAX_READINGS}.
   */
  readonly readings: readonly string[];
  /** The reading systems (bits of `SYSTEM`) that yield `text` and each of `readings`; absent if every one does. */
  readonly systems?: readonly number[];
};

/** A part with more readings than this would flood retrieval; the least likely are dropped. */
export const MAX_READINGS = 10;

const ROMAN = /^[a-z0-9]+$/;

/**
 * Builds a part from candidate romanisations, most likely first: the first well-formed one becomes `text`.
 * @returns undefined if no candidate contains a letter or digit
 */
export function romanPart(start: number, end: number, candidates: Iterable<string>): RomanPart | undefined {
  const kept: string[] = [];
  for (const candidate of candidates) {
    if (kept.length > MAX_READINGS) break;
    if (ROMAN.test(candidate) && !kept.includes(candidate)) kept.push(candidate);
  }
  const text = kept.shift();
  return text === undefined ? undefined : { text, start, end, readings: kept };
}

/** The single part of a word in an alphabetic script; none if nothing of it is known. */
export function wholeWord(word: string, candidates: Iterable<string>): readonly RomanPart[] {
  const part = romanPart(0, word.length, candidates);
  return part === undefined ? [] : [part];
}
