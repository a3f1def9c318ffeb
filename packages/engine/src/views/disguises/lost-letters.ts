/** Where something is lost: UTF-16 units, end exclusive. */
type Lost = { readonly start: number; readonly end: number };

/** Signs that programs write for letters which their encoding lacks: "Nicol?s", "?ukasz", "?????". */

const MARK = /[?¿#]/;
/** Between two letters. */
const WITHIN = /(?<=[\p{L}\p{M}])[?¿#]+(?=\p{L})/gu;
/** Before the first letter of a word. */
const BEFORE = /(?<=^|[\s("'«“,;:/])\?+(?=\p{L})/gu;
/** A word that is lost as a whole. */
const WHOLE = /(?<=^|[\s("'«“,;:/])\?{2,}(?=$|[\s)"'»”,;:./])/gu;
/** After the last letter of a word that others follow: a letter, or a question. */
const AFTER = /(?<=[\p{L}\p{M}])\?+(?=[\s,;)/]+[\p{L}?])/gu;
/** The same at the end of a text. */
const LAST = /(?<=[\p{L}\p{M}])\?+(?=[\s.)"'»”]*$)/gu;
/** Words of a text that is too short for a sentence, and another one after it. */
const MOST_WORDS = 8;
/** In an address of a page a question mark stands between letters, too. */
const ADDRESS = /:\/\/|www\.|=/i;

/**
 * Where letters of a text are lost: a name with such a sign in it cannot be told from others. A question mark that ends
 * a question is none.
 * Spans are in no order.
 */
export function lostSpans(text: string): readonly Lost[] {
  if (!MARK.test(text)) return [];
  const plain = text.replaceAll(/\S+/g, (run) => (ADDRESS.test(run) ? ' '.repeat(run.length) : run));
  const sure = [WITHIN, BEFORE, WHOLE].flatMap((pattern) => spansOf(plain, pattern));
  const isShort = plain.trim().split(/\s+/, MOST_WORDS + 1).length <= MOST_WORDS;
  const after = sure.length > 0 || isShort ? spansOf(plain, AFTER) : [];
  return sure.length + after.length === 0 ? [] : [...sure, ...after, ...spansOf(plain, LAST)];
}

/** What is covered in a number or code: "7744??0149", "DE44 **** 1234". */
export const maskedSpans = (number: string): readonly Lost[] =>
  /[\p{L}\p{N}]/u.test(number) ? spansOf(number, /[?*•…]+/g) : [];

const spansOf = (text: string, pattern: RegExp): readonly Lost[] =>
  Array.from(text.matchAll(pattern), ({ 0: signs, index }) => ({ start: index, end: index + signs.length }));
