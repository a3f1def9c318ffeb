import type { Edit } from '../view/view.ts';
import { bytesOf, ISO_8859_6, WINDOWS_1252, WINDOWS_1256 } from './code-pages.ts';

/** Encodings of Arabic letters. */
const WRITTEN = [WINDOWS_1256, ISO_8859_6];
const READ = bytesOf(WINDOWS_1252);

/** Runs outside ASCII. */
const RUN = /[^\0-\u007f]+/g;
/** A word of only accented letters, which no language in Latin letters has. */
const ACCENTED = /[\u00a1-\u00ff]{3}/;
const ARABIC = /^[\u0621-\u063a\u0641-\u064a\u067e\u0686\u0698\u06a9\u06af\u06cc]+$/;
const LATIN = /[A-Za-z]/;

/**
 * Undoes single-byte Arabic letters that were decoded as Western ones: "ÈÔÇÑ". Each result holds the edits for one
 * encoding: of every word that is Arabic in it.
 */
export function arabicEdits(text: string): readonly (readonly Edit[])[] {
  if (!ACCENTED.test(text)) return [];
  const runs = Array.from(text.matchAll(RUN), ({ 0: run, index }) => ({ run, start: index })).filter(
    ({ run, start }) => !LATIN.test(text.charAt(start - 1)) && !LATIN.test(text.charAt(start + run.length)),
  );
  return WRITTEN.map((page) =>
    runs.flatMap(({ run, start }) => {
      const word = Array.from(run, (char) => page.charAt((READ.get(char.charCodeAt(0)) ?? 0) - 0x80)).join('');
      if (!ARABIC.test(word)) return [];
      return Array.from(word, (letter, at): Edit => ({ start: start + at, end: start + at + 1, text: letter }));
    }),
  ).filter((edits) => edits.length > 0);
}
