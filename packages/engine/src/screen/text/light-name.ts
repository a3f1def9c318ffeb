import { stringAt } from '../../index/tables/packed-strings.ts';
import { scriptOf } from '../../knowledge/scripts/letters/script-of.ts';
import { findForms } from '../../retrieve/lookup/find-forms.ts';
import type { VerbatimName } from '../../retrieve/verbatim-names.ts';
import { EDGE, foldLetters } from '../../verbatim/fold-letters.ts';
import { formOf } from '../../words/form/form.ts';
import { isEverydayWord, meaningOf } from '../sentence/everyday-word.ts';
import { isLabelledName } from '../sentence/labelled-name.ts';
import { mayBeName, SHIP_WORDS } from '../sentence/neighbour-kind.ts';
import type { ListedName } from './listed-name.ts';
import type { SurroundingText } from './surrounding-text.ts';

/** Maximum number of characters or syllables in a name that is usually a given name. */
const FEWEST_SYLLABLES = 2;
/** Breaks inside a word: a line end, a hyphen, or former markup. */
const BROKEN = /^(?:[-\u00ad\u2010\u2011]?\s*[\r\n]\s*|[-\u2010\u2011_.*~])$/;
/** Number of letters from which pieces that spell a listed name are not a coincidence. */
const PIECED_UP_TO = 8;
/** Minimum length of each word in a name whose words are written as one. */
const FEWEST_GLUED = 3;
/** … and of all of them together. */
const FEWEST_TOGETHER = 6;
/** Scripts that put spaces between words and write their vowels. */
const SPACED = new Set(['Latn', 'Cyrl', 'Grek']);
/**
 * Bodies that are never light but share their name with people: next to a given or family name, the word is a person's
 * name.
 */
const BORNE_BY_PEOPLE = new Set(['isis', 'wagner', 'ira', 'nico']);
/** Length in letters from which a part is long, and the number of its words tested first. */
const NEXT_TO = 64;
const NEAREST = 3;

/**
 * Whether a name says little among other words (see {@link isLightByItself}) and nothing in the text marks it as a
 * name.
 */
export const isLightName = (text: SurroundingText, one: VerbatimName, listed: ListedName): boolean =>
  isLightByItself(text, one, listed) &&
  (text.isHalfOfName(one) || (!standsAlone(text, one, listed) && !isLabelled(text, one, listed)));

/**
 * Whether a name is a single word that is an everyday word or too short to be distinctive, or is pieced together from
 * separate words.
 */
function isLightByItself(text: SurroundingText, one: VerbatimName, listed: ListedName): boolean {
  const { words, asOneWord: word } = listed;
  const { names, tokens } = text.index.data;
  const isNative = (tokens.letter[names.tokenIds[names.tokenStarts[one.name] ?? 0] ?? 0] ?? 0) !== 0;
  if (isNative) return words.length <= FEWEST_SYLLABLES;
  if (isPieced(text, one)) return true;
  if (words.length > 1 && text.hasWordBreak(one)) return false;
  if (SPACED.has(scriptOf(text.letters.units[one.from] ?? 0)) && isGluedByChance(listed)) return true;
  return isEverydayWord(word) || (BORNE_BY_PEOPLE.has(word) && isAmongNames(text, one));
}

/** "Monicas" contains "MONICA S", and "spera" "SP Era": joined letters and short names form other words. */
const isGluedByChance = ({ type, withoutForm, asOneWord }: ListedName): boolean =>
  withoutForm.length > 1 &&
  (asOneWord.length < FEWEST_TOGETHER || (type !== 'person' && withoutForm.some((word) => word.length < FEWEST_GLUED)));

/**
 * Whether a short name is pieced together across breaks that no writer would make: "K:/GB" is not KGB, but "D A L V O
 * R" is DALVOR.
 */
function isPieced(text: SurroundingText, { name, from, to, way }: VerbatimName): boolean {
  if (way !== 'written' || to - from >= PIECED_UP_TO) return false;
  const { edges } = text.letters;
  const own = foldLetters(stringAt(text.index.data.names.values, name)).edges;
  const cuts: number[] = [];
  for (let at = from + 1; at < to; at++)
    if (edges[at] === EDGE.word && (own[at - from] ?? EDGE.none) === EDGE.none) cuts.push(at);
  const gaps = new Set(cuts.map((at) => text.gapBefore(at)));
  const isSpaced = cuts.length === to - from - 1 && gaps.size === 1;
  return cuts.length > 0 && !isSpaced && ![...gaps].every((gap) => BROKEN.test(gap));
}

/** Whether a word next to a name may be a given or family name, and the name is not an abbreviation beside it. */
function isAmongNames(around: SurroundingText, one: VerbatimName): boolean {
  const { text } = around;
  const written = around.written(one);
  const isAbbreviation = written === written.toUpperCase() && text !== text.toUpperCase();
  const isName = (word: string | undefined): boolean => word !== undefined && mayBeBorne(around, word);
  return (
    !isAbbreviation &&
    ((mayBeName(around.before(one)) && isName(around.wordBefore(one))) ||
      (mayBeName(around.after(one)) && isName(around.wordAfter(one))))
  );
}

/** Whether a word is somebody's name: it is in a table, or unknown and not listed either. */
function mayBeBorne({ index }: SurroundingText, word: string): boolean {
  const meaning = meaningOf(word);
  if (meaning === 'given_name' || meaning === 'family_name') return true;
  return meaning === undefined && findForms(index, formOf(word, index.model), 'exact').length === 0;
}

/**
 * Whether the part of the text around a name has no other words than words for a ship: then it is meant as a name.
 * Places occur in every address.
 */
function standsAlone(text: SurroundingText, one: VerbatimName, { words: [word = ''] }: ListedName): boolean {
  const { from, to } = one;
  const [first, end] = text.partOf(one);
  if (!isAmongShips(text, first, one, end)) return false;
  const others = [...(first < from ? text.tokensOf(first, from) : []), ...(to < end ? text.tokensOf(to, end) : [])];
  if (others.length > 0) return others.every((other) => SHIP_WORDS.has(other.text));
  const isPlace = meaningOf(word) === 'place' || text.index.model.isPlace(word);
  return !isPlace || (first === 0 && end === text.letters.units.length);
}

/** Whether the words next to a name may all be words for a ship, without reading a long part. */
function isAmongShips(text: SurroundingText, first: number, { from, to }: VerbatimName, end: number): boolean {
  const before = from - first <= NEXT_TO ? [] : text.tokensOf(text.wordFrom(from - NEXT_TO), from).slice(-NEAREST);
  const after = end - to <= NEXT_TO ? [] : text.tokensOf(to, text.wordFrom(to + NEXT_TO)).slice(0, NEAREST);
  return [...before, ...after].every((other) => SHIP_WORDS.has(other.text));
}

function isLabelled({ text, letters }: SurroundingText, { from, to }: VerbatimName, { type }: ListedName): boolean {
  return isLabelledName(text, letters.starts[from] ?? 0, letters.ends[to - 1] ?? 0, type === 'vessel');
}
