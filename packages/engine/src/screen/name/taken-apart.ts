import type { Index } from '../../index/open/open-index.ts';
import { isStopWord } from '../../knowledge/lexicon/general/stop-words.ts';
import type { Script } from '../../knowledge/scripts/letters/script-of.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';
import { findForms } from '../../retrieve/lookup/find-forms.ts';
import { formOf } from '../../words/form/form.ts';
import { meaningOf } from '../sentence/everyday-word.ts';
import { messageTokens } from '../sentence/message-tokens.ts';

/** Length limits in letters: a run of several words, one of its words, and the longest run. */
const SHORTEST_RUN = 7;
const SHORTEST_PART = 3;
/** The same for a family name at the beginning: "Luhuaying". */
const SHORTEST_FAMILY = 2;
const LONGEST_RUN = 40;
const MAX_READINGS = 4;

/** Whether a word is in a listed name. */
export const isListed = (index: Index, text: string): boolean =>
  findForms(index, formOf(text, index.model), 'exact').length > 0;

/** Maximum number of words that a long one is split into. */
const MAX_PARTS = 5;

/**
 * Splits one long word into listed words: "vestrakovorlan", "orlanvestrakov75@mail.ru". Only words of a message, hosts,
 * numbers, codes, and everyday words in a user name or file name may stand beside it. The fewest words come first.
 */
export function takenApart(index: Index, given: string, tokensGiven: readonly Token[]): Token[][] {
  const text = given.replace(HOST, (host) => ' '.repeat(host.length));
  const tokens = text === given ? tokensGiven : normaliseText(text).tokens;
  const isMessage = messageTokens(text, tokens);
  const isOfFile = (word: string, script: Script): boolean =>
    TECHNICAL.test(given) && (meaningOf(word) === 'word' || isStopWord(word, script));
  const [found, another] = tokens.filter(
    ({ text: word, script }, at) =>
      !isMessage[at] && !IS_NUMBER.test(word) && !isCode(index, word) && !isOfFile(word, script),
  );
  const letters = found && LETTERS_BEFORE_NUMBER.exec(found.text)?.[1];
  if (!letters || another || found.letter !== undefined) return [];
  const only = letters === found.text ? found : { ...found, text: letters, end: found.start + letters.length };
  if (tokens.length > 1 && index.model.isKnown(only.text)) return [];
  const { text: run, start, end } = only;
  if (run.length < SHORTEST_RUN || run.length > LONGEST_RUN) return [];
  const { isGivenName, isFamilyName } = index.model;
  const unknownIn = (words: readonly string[]): number =>
    words.filter((word) => !isGivenName(word) && !isFamilyName(word)).length;
  const splits = splitsOf(index, run).sort((a, b) => a.length - b.length || unknownIn(a) - unknownIn(b));
  const isPlaced = end - start === run.length;
  return splits.slice(0, MAX_READINGS).map((words) => {
    let at = start;
    return words.map((word): Token => {
      const from = at;
      at += word.length;
      return { ...only, text: word, readings: [], ...(isPlaced && { start: from, end: at }) };
    });
  });
}

const IS_NUMBER = /^[0-9]+$/;
const CODE = /^[a-z]{2,4}$/;
const isCode = (index: Index, word: string): boolean =>
  CODE.test(word) && !index.model.isKnown(word) && !isListed(index, word);
/** Signs of a user name, an address or a file name. */
const TECHNICAL = /[@_]|\.[a-z]{2,5}(?![\w.])/i;
/** Parts of an address that do not tell whose it is. */
const HOST = /(?<=\w)@[\w.-]+|\bhttps?:\/\/|\bwww\.|\.[a-z]{2,6}(?![\w.])/gi;
/** A word, or one that ends in a number, such as the birth year of a login or a date of birth. */
const LETTERS_BEFORE_NUMBER = /^([a-z]+)[0-9]{0,8}$/;

/** Every way to split a word into two or more listed words. */
function splitsOf(index: Index, text: string): string[][] {
  const isWord = new Map<string, boolean>();
  const isListedWord = (word: string): boolean => {
    const known = isWord.get(word) ?? isListed(index, word);
    isWord.set(word, known);
    return known;
  };
  let open: { readonly words: readonly string[]; readonly at: number }[] = [{ words: [], at: 0 }];
  const found: string[][] = [];
  for (let count = 1; count <= MAX_PARTS && open.length > 0; count++) {
    const next: typeof open = [];
    for (const { words, at } of open)
      for (let end = at + (at === 0 ? SHORTEST_FAMILY : SHORTEST_PART); end <= text.length; end++) {
        if (end !== text.length && text.length - end < SHORTEST_PART) continue;
        const word = text.slice(at, end);
        if (word.length === text.length || !isListedWord(word)) continue;
        if (word.length < SHORTEST_PART && !index.model.isFamilyName(word)) continue;
        if (end === text.length) found.push([...words, word]);
        else if (next.length < MAX_OPEN) next.push({ words: [...words, word], at: end });
      }
    // Splits into more words than the fewest are chance.
    if (found.length >= MAX_READINGS) break;
    open = next;
  }
  return found;
}

/** Maximum number of beginnings of a word that are followed at a time. */
const MAX_OPEN = 60;
