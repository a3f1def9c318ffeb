import { honorificKind } from '../../knowledge/lexicon/general/honorifics.ts';
import type { Model } from '../../knowledge/model/model.ts';
import type { Token } from '../../normalise/text/token.ts';
import { isAndWord } from '../name/joint-names.ts';
import type { Range } from './read-segment.ts';

/** Given names before "and", words of the name behind it, and couples of a text, at most. */
const [MOST_BEFORE, MOST_BEHIND, MOST_COUPLES] = [3, 4, 20];

/** What joins two given names, where it is no word; and what may be between the words of a name. */
const AND_SIGN = /^\.?\s*[&+＆＋]\s*$/;
const WITHIN_NAME = /^[\s.'’-]+$/;

/**
 * Where a text names two persons with one family name, which is written once: "paid by Orlan & Anna Vestrakov for
 * rent". One range ends with the first word that may be the family name, another with the last.
 * @returns ranges of words, which `jointNames` takes apart
 */
export function couplesIn(text: string, words: readonly Token[], model: Model): Range[] {
  const gap = (at: number): string => text.slice(words[at]?.end ?? 0, words[at + 1]?.start ?? text.length);
  const isCaseless = text === text.toLowerCase() || text === text.toUpperCase();
  const isGiven = (at: number): boolean => model.isGivenName(words[at]?.text ?? '');
  const mayBeName = (at: number): boolean => {
    const { start, end } = words[at] ?? { start: 0, end: 0 };
    return end - start > 1 && (isCaseless || text.charAt(start) !== text.charAt(start).toLowerCase());
  };
  const isInitial = (at: number): boolean => words[at]?.text.length === 1;
  const isTitle = (at: number): boolean => honorificKind(words[at]?.text ?? '') !== undefined;
  const mayBeWith = (at: number): boolean =>
    at > 0 && WITHIN_NAME.test(gap(at - 1)) && mayBeName(at - 1) && !isTitle(at - 1);
  const isWithGiven = (at: number): boolean => mayBeWith(at) && (isGiven(at - 1) || isInitial(at));
  // "Karl Muster and Anna Vestrakov" have a family name each.
  const isGivenOnly = (at: number): boolean =>
    isInitial(at)
      ? isWithGiven(at)
      : mayBeName(at) &&
        (!(isCaseless ? isWithGiven(at) : mayBeWith(at)) ||
          (isGiven(at) && !model.isFamilyName(words[at]?.text ?? '')));
  const couples: Range[] = [];
  for (let at = 0; at + 2 < words.length && couples.length < MOST_COUPLES; at++) {
    let second = at + 1;
    if (!AND_SIGN.test(gap(at))) {
      const word = words[second];
      if (!word || !isAndWord(text, word) || !WITHIN_NAME.test(gap(at))) continue;
      second++;
    }
    if (isTitle(second)) second++;
    if (!mayBeName(second) || !isGivenOnly(at) || !(isGiven(second) || isGiven(at))) continue;
    let first = at;
    while (at - first + 1 < MOST_BEFORE && isWithGiven(first)) first--;
    let end = second + 1;
    const mayGoOn = (to: number): boolean => to < words.length && WITHIN_NAME.test(gap(to - 1)) && mayBeName(to);
    while (end - second < MOST_BEHIND && mayGoOn(end)) end++;
    if (end - second > 1) couples.push({ first, end: second + 2 });
    if (end - second > 2) couples.push({ first, end });
  }
  return couples;
}
