import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { FUNCTION_WORDS, particleKind } from '../../knowledge/lexicon/general/particles.ts';
import type { Model } from '../../knowledge/model/model.ts';
import type { Token } from '../../normalise/text/token.ts';

/** Maximum number of words in a name. */
const LONGEST_NAME = 8;
/** Signs that payment systems write for a letter that they do not know; others stay inside the word. */
const LOST = /^[-. ]$/;
/** Minimum length of a word with a lost letter, without it, and maximum length of a piece between capitals. */
const [SHORTEST_WORD, LONGEST_PIECE] = [4, 3];
/** Minimum length of a known word that is no piece ("Bank of", "Maltese marine"), and of a small word behind it. */
const [SHORTEST_WHOLE, SHORTEST_SMALL] = [5, 2];

/**
 * Joins the pieces of words in which a letter was lost: "Nadia Ko.arova", "Orlan Que aros". In a text of one case, a
 * space is always one between two words, and a hyphen is unless a piece is short and unknown.
 */
export function brokenWords(text: string, tokens: readonly Token[], model: Model): Token[][] {
  if (tokens.length < 2 || tokens.length > LONGEST_NAME) return [];
  const isCaseless = text === text.toLowerCase() || text === text.toUpperCase();
  const isPiece = ({ text: word }: Token): boolean => word.length <= LONGEST_PIECE && !model.isKnown(word);
  const isWhole = ({ text: word }: Token): boolean =>
    word.length >= SHORTEST_WHOLE && (model.isKnown(word) || model.isPlace(word));
  const areWhole = (before: Token, next: Token): boolean =>
    isSmallWord(next.text) ? model.isDictionaryWord(before.text) : isWhole(before) && isWhole(next);
  const isBroken = (before: Token, next: Token): boolean => {
    const sign = text.slice(before.end, next.start);
    if (!LOST.test(sign) || before.text.length + next.text.length < SHORTEST_WORD) return false;
    if ([before, next].some((token) => !isLatinWord(token) || particleKind(token.text) !== undefined)) return false;
    if ([before, next].some(({ text: word }) => legalFormClass(word) !== undefined)) return false;
    if (sign === ' ' && areWhole(before, next)) return false;
    if (!isCaseless) return isSmall(text, next) && !startsSmall(text, before);
    return before.text.length > 1 && (sign === '.' || (sign === '-' && (isPiece(before) || isPiece(next))));
  };
  const joined: Token[] = [];
  tokens.forEach((token, i) => {
    const [last, before] = [joined.at(-1), tokens[i - 1]];
    if (last && before && isBroken(before, token))
      joined[joined.length - 1] = { ...last, text: last.text + token.text, end: token.end, readings: [] };
    else joined.push(token);
  });
  return joined.length < tokens.length ? [joined] : [];
}

const isLatinWord = ({ text, script }: Token): boolean => script === 'Latn' && /^[a-z]+$/.test(text);

const isSmallWord = (word: string): boolean => word.length >= SHORTEST_SMALL && FUNCTION_WORDS.has(word);

/** "Control iD" is not one word. */
const isSmall = (text: string, { start, end }: Token): boolean =>
  text.slice(start, end) === text.slice(start, end).toLowerCase();

const startsSmall = (text: string, { start }: Token): boolean =>
  text.charAt(start) === text.charAt(start).toLowerCase();
