import type { Index } from '../../index/open/open-index.ts';
import type { Token } from '../../normalise/text/token.ts';
import { isListed, takenApart } from './taken-apart.ts';

/** "MVQuelmar Dalvor", "M/VQuelmar Dalvor", "MVQUELMARDALVOR" → "Quelmar Dalvor". */
export function withoutShip(index: Index, text: string, tokens: readonly Token[]): Token[][] {
  const isParted = tokens[0]?.text === 'm';
  const [first, ...others] = tokens.slice(isParted ? 1 : 0);
  const [, letters, number = ''] = (first && (isParted ? PARTED_SHIP : SHIP).exec(first.text)) ?? [];
  if (!first || !letters || first.script !== 'Latn' || index.model.isKnown(first.text)) return [];
  const end = first.end - number.length;
  const own: Token = { ...first, text: letters, readings: [], start: end - letters.length, end };
  // Another number is another ship.
  const rest: Token[] = number === '' ? [] : [{ ...first, text: number, readings: [], start: end }];
  if (isListed(index, letters)) return [[own, ...rest, ...others]];
  return takenApart(index, text, [own, ...others]).map((words) => [...words, ...rest]);
}

const SHIP = /^(?:mv|mt)([a-z]{4,})(\d{0,4})$/;
const PARTED_SHIP = /^[vt]([a-z]{4,})(\d{0,4})$/;

/** "0469512VESTRAKOV ORLAN14699560", "Vestrakov77Orlan": fields of a file of fixed width, and user names. */
export function withoutNumbers(index: Index, tokens: readonly Token[]): Token[][] {
  const apart = tokens.flatMap((token) => (GLUED_TO_NUMBER.test(token.text) ? wordsIn(index, token) : [token]));
  // One word with a number may be a code.
  return apart.length < 2 || apart.every((token) => tokens.includes(token)) ? [] : [apart];
}

const GLUED_TO_NUMBER = /^(?=\D*\d)\d*[a-z]{3,}(?:\d+[a-z]{3,})*\d*$/;
const IS_NUMBER = /^\d/;
/** Shorter numbers may be part of a name, as in "Quelmar 2". */
const LONG_NUMBER = /^\d{4,}$/;

/** The words of a token without its numbers; the token itself if these may be part of the name. */
function wordsIn(index: Index, token: Token): Token[] {
  const runs = [...token.text.matchAll(/\d+|\D+/g)].map(({ 0: text, index: at }) => ({ text, at }));
  const words = runs.filter(({ text }) => !IS_NUMBER.test(text));
  const isMeant =
    runs.every(({ text }) => !IS_NUMBER.test(text) || LONG_NUMBER.test(text)) ||
    (words.length > 1 && words.every(({ text }) => isListed(index, text)));
  if (!isMeant) return [token];
  const isPlaced = token.end - token.start === token.text.length;
  return words.map(({ text, at }) => {
    const start = token.start + at;
    return { ...token, text, readings: [], ...(isPlaced && { start, end: start + text.length }) };
  });
}

/** Maximum number of words in a name, and minimum length of its half of a word and of the other half. */
const [LONGEST_NAME, SHORTEST_HALF, SHORTEST_WORD] = [8, 3, 5];

/**
 * "ORLAN VESTRAKOVWOHNUNG" → "Orlan Vestrakov": a payment system has joined its lines, and the other half of one word
 * beside a given name is an everyday word. In companies' names, half of the long words begin with a listed one.
 */
export function withoutGluedWord(index: Index, tokens: readonly Token[]): Token[][] {
  if (tokens.length < 2 || tokens.length > LONGEST_NAME) return [];
  const { model } = index;
  if (!tokens.some(({ text }) => model.isGivenName(text))) return [];
  const [long, another] = tokens.filter(
    ({ text, script }) =>
      script === 'Latn' &&
      text.length >= SHORTEST_HALF + SHORTEST_WORD &&
      !model.isKnown(text) &&
      !isListed(index, text),
  );
  if (!long || another) return [];
  for (let length = long.text.length - SHORTEST_WORD; length >= SHORTEST_HALF; length--)
    for (const isFirst of [true, false]) {
      const at = isFirst ? length : long.text.length - length;
      const [first, last] = [long.text.slice(0, at), long.text.slice(at)];
      const [name, word] = isFirst ? [first, last] : [last, first];
      if (!model.isDictionaryWord(word) || !isListed(index, name)) continue;
      return [tokens.map((token) => (token === long ? { ...long, text: name, readings: [] } : token))];
    }
  return [];
}
