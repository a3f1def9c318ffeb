import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { GENERATIONS } from '../../knowledge/lexicon/general/honorifics.ts';
import { FUNCTION_WORDS } from '../../knowledge/lexicon/general/particles.ts';
import type { Model } from '../../knowledge/model/model.ts';
import type { Token } from '../../normalise/text/token.ts';
import { meaningOf } from '../sentence/everyday-word.ts';
import { isParticle, isSure, type Range, type ReadSegment } from './read-segment.ts';
import { isOf, KIND, type Kinds } from './word-kind.ts';

/** Words of segments in which a name may stand beside unknown words. */
const [LEAST_UNKNOWN, MOST_UNKNOWN] = [3, 8];
/** Letters of an unknown word that may be left out: a shorter one is a syllable of many a name. */
const SHORTEST_UNKNOWN = 4;
/** Words left out at each end, at most, and words of a name. */
const [MOST_BESIDE, LEAST_NAMED] = [3, 2];
/** Initials that are titles before a given name: "M. Orlan Vestrakov" (Monsieur), Don, Ciudadano, Haji. */
const TITLE_INITIAL = /^[MDCH]\.$/;

/**
 * What is left of a short segment without words at its ends that nobody is known to be called, and context between
 * those: "SPEI ENVIADO ORLAN VESTRAKOV BBVA". At both ends only where capitals are, and a given name is left.
 */
export function besideUnknown(read: ReadSegment, { first, end }: Range, drops: ReadonlySet<number>): Range[] {
  const { text, tokens, kinds, model } = read;
  const count = end - first;
  if (count < LEAST_UNKNOWN || count > MOST_UNKNOWN) return [];
  const isUnknown = (i: number): boolean => {
    const { text: word = '', letter } = tokens[i] ?? {};
    if (letter !== undefined || GENERATIONS.has(word) || isKnownName(word, model)) return false;
    return word.length >= SHORTEST_UNKNOWN || isCode(read, i);
  };
  const isGiven = (i: number): boolean => model.isGivenName(tokens[i]?.text ?? '');
  const isTitle = (i: number): boolean => {
    const { start = 0, end: to = 0 } = tokens[i] ?? {};
    return i === first && TITLE_INITIAL.test(text.slice(start, to + 1)) && isGiven(i + 1);
  };
  const isLabel = (i: number): boolean => isCode(read, i) && NUMBER.test(tokens[i + 1]?.text ?? '');
  const isDotted = (i: number): boolean =>
    DOTTED.test(writtenAround(text, tokens[i])) && tokens.slice(first, i).some((_, at) => isGiven(first + at));
  const wordAt = (i: number): string => (tokens[i]?.letter === undefined ? (tokens[i]?.text ?? '') : '');
  const sidesOf = (from: number, step: 1 | -1): number[] => {
    const found = [0];
    for (let out = 1; out <= Math.min(MOST_BESIDE, count - LEAST_NAMED); out++) {
      const at = from + step * (out - 1);
      const word = wordAt(at);
      // "BIZUM A", "Oued Zem": what is too short to be left out by itself is left out with an unknown word.
      const isOfOther = word.length === 1 && FUNCTION_WORDS.has(word) && isUnknown(at - step);
      if (isUnknown(at) || isTitle(at) || isOfOther || isLabel(at) || (step < 0 && isDotted(at))) found.push(out);
      // Behind a legal form begins the name of a company.
      else if (legalFormClass(word) !== undefined) break;
      else if (!drops.has(at) && (word.length !== SHORTEST_UNKNOWN - 1 || isKnownName(word, model))) break;
    }
    return found;
  };
  // A text in small letters is a sentence as likely.
  const isMeant = text !== text.toLowerCase();
  const [before, behind] = [sidesOf(first, 1), sidesOf(end - 1, -1)];
  return before
    .flatMap((i) => behind.map((j): Range => ({ first: first + i, end: end - j })))
    .filter(({ first: from, end: to }) => {
      if (to - from < LEAST_NAMED || to - from === count || tellingIn(kinds, from, to) < LEAST_NAMED) return false;
      if (isParticle(kinds[to - 1]) || isSure(kinds[from]) || isSure(kinds[to - 1])) return false;
      return from === first || to === end || (isMeant && tokens.slice(from, to).some((_, at) => isGiven(from + at)));
    });
}

/** Letters of a code that is left out: "DNI", "IRQ". An abbreviation with a dot may be a given name: "Chr." */
const CODE = /^[A-ZА-Я]{2,3}$/;

/** A number of a document, which the code before it says the kind of: "NIK 3173012345678901". */
const NUMBER = /^[a-z]{0,2}[0-9]{5}/;
/** "C.I.", "LL.M." behind a name. */
const DOTTED = /^(?:[A-ZА-Я]{1,2}\.){2,4}$/;
/** Characters of the longest that is looked at. */
const LONGEST_DOTTED = 8;

/** What is between spaces and commas around a word. */
function writtenAround(text: string, { start, end }: Pick<Token, 'start' | 'end'> = { start: 0, end: 0 }): string {
  const before = /[^\s,]*$/.exec(text.slice(Math.max(0, start - LONGEST_DOTTED), start))?.[0] ?? '';
  const behind = /^[^\s,]*/.exec(text.slice(end, end + LONGEST_DOTTED))?.[0] ?? '';
  return before + text.slice(start, end) + behind;
}

/** Whether a word is in capitals among others that are not. */
const isCode = ({ text, tokens, isCaseless }: ReadSegment, at: number): boolean =>
  !isCaseless && CODE.test(text.slice(tokens[at]?.start, tokens[at]?.end));

function isKnownName(word: string, model: Model): boolean {
  const meaning = meaningOf(word);
  return (
    meaning === 'given_name' ||
    meaning === 'family_name' ||
    model.isGivenName(word) ||
    model.isFamilyName(word) ||
    model.isNamed(word)
  );
}

/** Words that may be of a name, initials included. */
function tellingIn(kinds: readonly Kinds[], first: number, end: number): number {
  let count = 0;
  for (let i = first; i < end; i++) if (isOf(kinds[i], KIND.telling | KIND.initial)) count++;
  return count;
}
