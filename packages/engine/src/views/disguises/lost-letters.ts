import { isDigit, isLetter, isMark } from '../../normalise/unicode.ts';

/** Position of a lost part: UTF-16 units, end exclusive. */
type Lost = { readonly start: number; readonly end: number };

/** Signs that programs write for letters missing in their encoding: "Nicol?s", "?ukasz", "?????". */
const SIGNS = /[?¿#]+/g;
/** Characters that may precede and follow a word. */
const OPENING = /^[\s("'«“,;:/]?$/;
const CLOSING = /^[\s)"'»”,;:./]?$/;
/** Characters that may stand between two words, and after the last one. */
const BETWEEN = /^[\s,;)/]+(?=(.))/s;
const END = /^[\s.)"'»”]*$/;
/** Maximum distance to the next word. */
const NEAR = 20;
/** Maximum number of words in a text that is too short for a sentence, with another one after it. */
const MAX_WORDS = 8;
/** In a URL, a question mark may also stand between letters. */
const ADDRESS = /:\/\/|www\.|=/i;

type Kind = 'sure' | 'after' | 'last' | 'none';

/**
 * Finds lost letters in a text: a name with such a sign cannot be told from others. Ignores the question mark at the
 * end of a question. Spans are unordered.
 */
export function lostSpans(text: string): readonly Lost[] {
  if (text.search(SIGNS) < 0) return [];
  const plain = text.replaceAll(/\S+/g, (run) => (ADDRESS.test(run) ? ' '.repeat(run.length) : run));
  const spans = Map.groupBy(spansOf(plain, SIGNS), (span) => kindOf(plain, span));
  const of = (kind: Kind): readonly Lost[] => spans.get(kind) ?? [];
  const isShort = plain.trim().split(/\s+/, MAX_WORDS + 1).length <= MAX_WORDS;
  const found = of('sure').length > 0 || isShort ? [...of('sure'), ...of('after')] : [];
  return found.length === 0 ? [] : [...found, ...of('last')];
}

/** Whether signs are certainly lost letters, or may be: after a word with another behind it, or after the last one. */
function kindOf(text: string, { start, end }: Lost): Kind {
  const [before, next] = [text.charAt(start - 1), text.charAt(end)];
  const isBehindLetter = isLetter(before) || isMark(before);
  const isQuestion = /^\?+$/.test(text.slice(start, end));
  if (isLetter(next) && (isBehindLetter || (isQuestion && OPENING.test(before)))) return 'sure';
  if (!isQuestion) return 'none';
  if (end - start > 1 && OPENING.test(before) && CLOSING.test(next)) return 'sure';
  if (!isBehindLetter) return 'none';
  const [, first = ''] = BETWEEN.exec(text.slice(end, end + NEAR)) ?? [];
  if (first === '?' || isLetter(first)) return 'after';
  return END.test(text.slice(end)) ? 'last' : 'none';
}

/** Masked parts of a number or code: "7744??0149", "DE44 **** 1234". */
export const maskedSpans = (number: string): readonly Lost[] =>
  Array.from(number).some((char) => isLetter(char) || isDigit(char)) ? spansOf(number, /[?*•…]+/g) : [];

const spansOf = (text: string, pattern: RegExp): readonly Lost[] =>
  Array.from(text.matchAll(pattern), ({ 0: signs, index }) => ({ start: index, end: index + signs.length }));
