import { scriptOf } from '../../knowledge/scripts/letters/script-of.ts';
import type { VerbatimName } from '../../retrieve/verbatim-names.ts';
import type { MatchContext } from '../../score/match.ts';
import { EDGE, type FoldedLetters } from '../../verbatim/fold-letters.ts';
import { isLightName } from './light-name.ts';
import { ListedName } from './listed-name.ts';
import { isOfOtherCompany } from './other-company.ts';
import type { SurroundingText } from './surrounding-text.ts';

/** Minimum length of a name that is distinctive inside a word written without spaces. */
const LEAST_INSIDE: Readonly<Partial<Record<string, number>>> = { Hani: 3, Hang: 3, Kana: 4, Hira: 4 };
const LEAST_INSIDE_OTHERS = 5;
const ALPHABETS = new Set(['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor', 'Hebr', 'Arab', 'Zyyy']);

/** "Mazen al Dosari": the name goes on. */
const ARTICLE = 'al';

/**
 * Classifies a listed name found in a text by the words around it: `light` names are set aside, names in longer ones
 * are for review.
 * @throws SearchTooExpensiveError
 */
export function nameContext(text: SurroundingText, one: VerbatimName): MatchContext {
  const [before, after] = [text.before(one), text.after(one)];
  const isNextTo = (...kinds: readonly (typeof before)[]): boolean => kinds.includes(before) || kinds.includes(after);
  const listed = new ListedName(text.index, one.name);
  if (isInsideWord(text.letters, one) || listed.isLegalForm || isLightName(text, one, listed)) return 'light';
  // With a known name next to it, it is part of another party's longer name; a word in no table may be anything.
  if (isNextTo('name') && (listed.isTwoGivenNames || listed.isGenericPair)) return 'light';
  if (before === 'name' && listed.isWordWithForm) return 'light';
  if (text.isHalfOfName(one) || isNextTo('name', 'unknown', 'generic')) return 'in_longer_name';
  if (listed.type === 'person' && (isNextTo('initial') || text.wordAfter(one) === ARTICLE)) return 'in_longer_name';
  if (listed.type !== 'person' && isOfOtherCompany(text, one)) return 'in_longer_name';
  return isNextTo('addition', 'initial') ? 'beside' : 'apart';
}

/** A few syllables of a word written without spaces occur in many other words. */
function isInsideWord({ units, edges }: FoldedLetters, { from, to }: VerbatimName): boolean {
  const script = scriptOf(units[from] ?? 0);
  const isInside = (at: number, other: number): boolean =>
    edges[at] === EDGE.inner && scriptOf(units[other] ?? 0) === script && !ALPHABETS.has(script);
  const least = LEAST_INSIDE[script] ?? LEAST_INSIDE_OTHERS;
  return to - from < least && (isInside(from, from - 1) || isInside(to, to));
}
