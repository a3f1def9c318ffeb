import { honorificKind } from '../../knowledge/lexicon/general/honorifics.ts';
import { isPatronymic } from '../../knowledge/lexicon/variants/patronymic.ts';
import type { Model } from '../../knowledge/model/model.ts';
import type { Token } from '../../normalise/text/token.ts';
import { isAndWord } from '../name/joint-names.ts';
import { isEverydayWord } from '../sentence/everyday-word.ts';
import { messageTokens } from '../sentence/message-tokens.ts';
import type { Range } from './read-segment.ts';

/** Maximum number of words before "and", of words in the name after it, and of couples in a text. */
const [MAX_BEFORE, MAX_BEHIND, MAX_COUPLES] = [6, 4, 20];

/** Signs that join two given names, gaps between the words of a name, and gaps between persons. */
const AND_SIGN = /^\.?\s*[&+＆＋]\s*$/;
const WITHIN_NAME = /^[\s.'’-]+$/;
const COMMA = /^\s*,\s*$/;

/**
 * Finds persons who share a family name that is written once: "paid by Orlan & Anna Vestrakov for rent", "Vestrakov,
 * Anna and Orlan". If the family name follows them, one range ends with its first word, another with its last.
 * @returns ranges of words for `jointNames`
 */
export function couplesIn(text: string, words: readonly Token[], model: Model): Range[] {
  if (!words.some((word) => isAndWord(text, word)) && !/[&+＆＋]/.test(text)) return [];
  const isMessage = messageTokens(text, words);
  const gap = (at: number): string => text.slice(words[at]?.end ?? 0, words[at + 1]?.start ?? text.length);
  const wordAt = (at: number): string => words[at]?.text ?? '';
  const isCaseless = text === text.toLowerCase() || text === text.toUpperCase();
  const mayBeName = (at: number): boolean => {
    const { start, end } = words[at] ?? { start: 0, end: 0 };
    return end - start > 1 && (isCaseless || text.charAt(start) !== text.charAt(start).toLowerCase());
  };
  const isGiven = (at: number): boolean => model.isGivenName(wordAt(at));
  const isBehindGiven = (at: number): boolean => wordAt(at).length === 1 || isPatronymic(wordAt(at));
  const isTitle = (at: number): boolean => honorificKind(wordAt(at)) !== undefined;
  const isOther = (at: number): boolean => isCaseless || isEverydayWord(wordAt(at));
  /** Whether the previous word belongs to the same name and is not a title or word of the message. */
  const isWithName = (at: number): boolean =>
    at > 0 &&
    WITHIN_NAME.test(gap(at - 1)) &&
    mayBeName(at - 1) &&
    !isTitle(at - 1) &&
    (isBehindGiven(at) || (isMessage[at - 1] !== true && (isGiven(at - 1) || !isOther(at - 1))));
  // In "Karl Muster and Anna Vestrakov" each has a family name.
  const isGivenOnly = (at: number): boolean =>
    isBehindGiven(at)
      ? isWithName(at)
      : mayBeName(at) && (!isWithName(at) || (isGiven(at) && !model.isFamilyName(wordAt(at))));
  // "Al-sharqi": lower-case letters after a hyphen belong to the name.
  const goesOn = (at: number): boolean => gap(at - 1) === '-' || (WITHIN_NAME.test(gap(at - 1)) && mayBeName(at));
  const beginsAt = (at: number): number => {
    let first = at;
    while (at - first < MAX_BEFORE && isWithName(first) && (isGiven(first - 1) || isBehindGiven(first))) first--;
    return first;
  };
  const couples: Range[] = [];
  for (let at = 0; at + 1 < words.length && couples.length < MAX_COUPLES; at++) {
    let second = at + 1;
    if (!AND_SIGN.test(gap(at))) {
      const word = words[second];
      if (!word || !isAndWord(text, word) || !WITHIN_NAME.test(gap(at))) continue;
      second++;
    }
    if (isTitle(second)) second++;
    if (!mayBeName(second) || !isGivenOnly(at) || !(isGiven(second) || isGiven(at))) continue;
    let end = second + 1;
    while (end - second < MAX_BEHIND && end < words.length && goesOn(end)) end++;
    let first = beginsAt(at);
    if (first > 0 && COMMA.test(gap(first - 1)) && mayBeName(first - 1)) {
      couples.push({ first: first - 1, end });
      if (isGiven(first - 1) || isBehindGiven(first - 1)) first = beginsAt(first - 1);
    }
    if (end - second > 1) couples.push({ first, end: second + 2 });
    if (end - second > 2) couples.push({ first, end });
  }
  return couples;
}
