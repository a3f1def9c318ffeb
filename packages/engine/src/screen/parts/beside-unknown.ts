import { businessConcept } from '../../knowledge/lexicon/companies/business-words.ts';
import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { GENERATIONS } from '../../knowledge/lexicon/general/honorifics.ts';
import { FUNCTION_WORDS } from '../../knowledge/lexicon/general/particles.ts';
import type { Model } from '../../knowledge/model/model.ts';
import type { Token } from '../../normalise/text/token.ts';
import { meaningOf } from '../sentence/everyday-word.ts';
import { isParticle, isSure, type Range, type ReadSegment } from './read-segment.ts';
import { isOf, KIND } from './word-kind.ts';

/** Minimum and maximum number of words in a segment in which a name may stand beside unknown words. */
const [LEAST_UNKNOWN, MAX_UNKNOWN] = [3, 8];
/** Minimum length of an unknown word that may be left out: shorter ones are syllables of many names. */
const SHORTEST_UNKNOWN = 4;
/** Maximum number of words left out at each end, and minimum number of words in a name. */
const [MAX_BESIDE, LEAST_NAMED] = [3, 2];
/** Initials that are titles before a given name: "M. Orlan Vestrakov" (Monsieur), Don, Ciudadano, Haji. */
const TITLE_INITIAL = /^[MDCH]\.$/;

/** A code that may be left out: "DNI", "IRQ". An abbreviation with a dot may be a given name: "Chr." */
const CODE = /^[A-ZА-Я]{2,3}$/;
/** A document number. */
const NUMBER = /^[a-z]{0,2}[0-9]{5}/;
/** "C.I.", "LL.M." after a name. */
const DOTTED = /^(?:[A-ZА-Я]{1,2}\.){2,4}$/;
/** Characters read on each side of a dotted abbreviation. */
const LONGEST_DOTTED = 8;

/**
 * A short segment without unknown words and context at its ends: "SPEI ENVIADO ORLAN VESTRAKOV BBVA", "hyra orlan
 * vestrakov maj". Words are dropped at both ends only if a known name is left. The shortest ranges come first.
 */
export function besideUnknown(read: ReadSegment, { first, end }: Range, drops: ReadonlySet<number>): Range[] {
  const { tokens, kinds } = read;
  const count = end - first;
  if (count < LEAST_UNKNOWN || count > MAX_UNKNOWN) return [];
  const most = Math.min(MAX_BESIDE, count - LEAST_NAMED);
  const [before, behind] = [
    leftOutFrom(read, { from: first, step: 1, most, drops }),
    leftOutFrom(read, { from: end - 1, step: -1, most, drops }),
  ];
  return before
    .flatMap(({ out: i, isUnknown: isBefore }) =>
      behind.flatMap(({ out: j, isUnknown: isBehind }): Range[] =>
        isBefore || isBehind ? [{ first: first + i, end: end - j }] : [],
      ),
    )
    .sort((a, b) => a.end - a.first - (b.end - b.first))
    .filter(({ first: from, end: to }) => {
      if (to - from < LEAST_NAMED) return false;
      // An everyday word may be a family name ("Viktor Bout"), but "Vladimir Tabak Trading" is a company of that name.
      const leftOut = [...tokens.slice(first, from), ...tokens.slice(to, end)];
      const isPerson = hasGiven(read, from, to) && !leftOut.some((one) => businessConcept(one.text) !== undefined);
      const naming = KIND.telling | (isPerson ? KIND.soft : 0);
      // The letters of "S.A." name nobody.
      if (countOf(read, { first: from, end: to }, naming) === 0) return false;
      if (countOf(read, { first: from, end: to }, naming | KIND.initial) < LEAST_NAMED) return false;
      if (isParticle(kinds[to - 1]) || isSure(kinds[from]) || isSure(kinds[to - 1])) return false;
      return from === first || to === end || hasNamed(read, from, to);
    });
}

/** A number of words left out at one end, and whether nobody is called one of them. */
type LeftOut = { readonly out: number; readonly isUnknown: boolean };

/** Numbers of words that may be left out at one end: unknown words and the context between and behind them. */
function leftOutFrom(
  read: ReadSegment,
  end: { readonly from: number; readonly step: 1 | -1; readonly most: number; readonly drops: ReadonlySet<number> },
): LeftOut[] {
  const { from, step, most, drops } = end;
  const found: LeftOut[] = [{ out: 0, isUnknown: false }];
  for (let out = 1; out <= most; out++) {
    const at = from + step * (out - 1);
    const { text: word = '', letter } = read.tokens[at] ?? {};
    const isWord = letter === undefined;
    // "BIZUM A", "Oued Zem": a word too short to be left out by itself is left out with an unknown word.
    const isOfOther = isWord && word.length === 1 && FUNCTION_WORDS.has(word) && isUnknown(read, at - step);
    const isOfEnd = step > 0 ? out === 1 && isTitle(read, at) : isDotted(read, at);
    if (isUnknown(read, at) || isOfOther || isOfEnd || isLabel(read, at)) found.push({ out, isUnknown: true });
    // A company's name starts after a legal form.
    else if (isWord && legalFormClass(word) !== undefined) break;
    // "de Tolbrecht" belongs to the name, "das Geld" does not.
    else if (isParticle(read.kinds[at]) && isOf(read.kinds[at - step], KIND.telling)) break;
    else if (drops.has(at)) found.push({ out, isUnknown: found.some(({ isUnknown: isBefore }) => isBefore) });
    else if (!(isWord && isShort(word, read.model))) break;
  }
  return found;
}

/** Whether a word is neither a known name nor a syllable of one. */
function isUnknown(read: ReadSegment, at: number): boolean {
  const { text: word = '', letter } = read.tokens[at] ?? {};
  if (letter !== undefined || GENERATIONS.has(word) || isKnownName(word, read.model)) return false;
  return word.length >= SHORTEST_UNKNOWN || isCode(read, at);
}

const isShort = (word: string, model: Model): boolean =>
  word.length === SHORTEST_UNKNOWN - 1 && !isKnownName(word, model);

const isGiven = ({ tokens, model }: ReadSegment, at: number): boolean => model.isGivenName(tokens[at]?.text ?? '');

function hasGiven(read: ReadSegment, first: number, end: number): boolean {
  for (let at = first; at < end; at++) if (isGiven(read, at)) return true;
  return false;
}

function hasNamed({ tokens, model }: ReadSegment, first: number, end: number): boolean {
  return tokens.slice(first, end).some(({ text: word }) => model.isGivenName(word) || model.isNamed(word));
}

function isTitle(read: ReadSegment, at: number): boolean {
  const { start = 0, end = 0 } = read.tokens[at] ?? {};
  return TITLE_INITIAL.test(read.text.slice(start, end + 1)) && isGiven(read, at + 1);
}

/** Whether a word is in capitals among words that are not. */
const isCode = ({ text, tokens, isCaseless }: ReadSegment, at: number): boolean =>
  !isCaseless && CODE.test(text.slice(tokens[at]?.start, tokens[at]?.end));

/** Whether a word is the code or letter before a document number: "NIK 3173012345678901", "V-12345678". */
const isLabel = (read: ReadSegment, at: number): boolean =>
  NUMBER.test(read.tokens[at + 1]?.text ?? '') && (isCode(read, at) || isOf(read.kinds[at], KIND.initial));

/** Whether a word consists of letters with dots and follows a given name. */
const isDotted = (read: ReadSegment, at: number): boolean =>
  DOTTED.test(writtenAround(read.text, read.tokens[at])) && hasGiven(read, 0, at);

/** The characters around a word up to the next space or comma. */
function writtenAround(text: string, { start, end }: Pick<Token, 'start' | 'end'> = { start: 0, end: 0 }): string {
  const before = /[^\s,]*$/.exec(text.slice(Math.max(0, start - LONGEST_DOTTED), start))?.[0] ?? '';
  const behind = /^[^\s,]*/.exec(text.slice(end, end + LONGEST_DOTTED))?.[0] ?? '';
  return before + text.slice(start, end) + behind;
}

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

/** Number of words that have one of some kinds. */
function countOf({ kinds }: ReadSegment, { first, end }: Range, some: number): number {
  let count = 0;
  for (let i = first; i < end; i++) if (isOf(kinds[i], some)) count++;
  return count;
}
