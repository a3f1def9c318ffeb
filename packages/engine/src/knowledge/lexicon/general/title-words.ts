import { HONORIFICS, HONORIFICS_ALSO_NAMES } from './honorifics.ts';

/** Titles that are not also names. */
export const TITLE_WORDS: ReadonlySet<string> = new Set(
  HONORIFICS.flatMap(({ forms }) => forms).filter((title) => !HONORIFICS_ALSO_NAMES.has(title)),
);
