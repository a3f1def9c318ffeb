import type { Index } from '../index/open/open-index.ts';
import { isPart, type Match, type Reading } from '../score/match.ts';
import type { Policy } from '../types/query.ts';
import { fallbackReadings } from './name/fallback-readings.ts';
import { isContextAlike } from './parts/alike-context.ts';
import { isBesideOtherName } from './parts/beside-other-name.ts';
import { markPart } from './parts/mark-part.ts';
import type { ReadQuery, ReadText } from './query/read-query.ts';
import { isPlaceholderWord } from './sentence/is-placeholder.ts';
import { matchText } from './text/match-text.ts';
import { matchVerbatim } from './text/match-verbatim.ts';

/** Letters that suggest a name among numbers: "orlanvestrakov75", "VESTRAKOV ORLAN14699560". */
const MAY_NAME = /[a-z]{8}|[a-z]{3}\d{4}|\d{4}[a-z]{3}/i;

/**
 * Matches listed names in every reading of a query, and each of its names in fallback readings if no others match.
 * @param match returns the names that one reading matches
 * @param textLevel points from which a name inside the text counts
 */
export function matchQuery(
  index: Index,
  { texts, typed }: ReadQuery,
  policy: Policy,
  match: (reading: Reading) => readonly Match[],
  textLevel: number,
): Match[] {
  const isReached = ({ name }: Match): boolean => (name?.tenths ?? 0) >= policy.threshold * 10;
  // A part below the threshold is not a near miss: the whole text says more about it.
  const matchPart = (reading: Reading): readonly Match[] =>
    isPart(reading) ? match(reading).filter(isReached) : match(reading);
  const markedIn = (readings: readonly Reading[]): readonly Match[] =>
    readings.flatMap(matchPart).map((one) => markPart(index, one));
  const found = texts.map((read) => [...markedIn(read.readings), ...matchInside(index, read, policy, textLevel)]);
  // A match that its context speaks against does not stop the search for other readings.
  const isFound = (one: Match): boolean => isReached(one) && (one.context === undefined || one.context === 'apart');
  // What is found for one name says nothing about an alias.
  const isFoundIn = ({ field, index: at }: ReadText): boolean =>
    texts.some((one, i) => one.field === field && one.index === at && found[i]?.some(isFound));
  const mayBeName = ({ asName, undone, text }: ReadText): boolean =>
    asName && undone.length === 0 && (!typed.only || MAY_NAME.test(text));
  const others = texts.filter((read) => mayBeName(read) && !isFoundIn(read));
  const matches = [...found.flat(), ...others.flatMap((read) => markedIn(fallbackReadings(index, read)))];
  return matches.filter((one) => !isOfPlaceholder(one));
}

/** Tenths of a name that agrees in every letter. */
const AS_WRITTEN = 1000;

/** Whether a text that stands in for a missing name ("N/A", "xxx") agrees with a name that is written otherwise. */
function isOfPlaceholder({ reading, name }: Match): boolean {
  if (!reading || !name || !isPlaceholderWord(reading.origin?.text ?? reading.text)) return false;
  return name.tenths < AS_WRITTEN || name.alignment.some(({ method }) => method !== 'exact');
}

/**
 * Finds listed names inside a text: letter by letter in any text, with slips in a longer one. A verbatim match counts
 * as the name, whatever its words mean.
 */
export function matchInside(index: Index, read: ReadText, policy: Policy, level: number): Match[] {
  const { text, tokens, origin, asName, asText } = read;
  const here = (one: Match): Match => (one.reading ? { ...one, reading: { ...one.reading, origin } } : one);
  const alike = asText ? matchText(index, text, tokens, level, policy).map(here) : [];
  const written = matchVerbatim(index, text, asName, level, policy).map(here);
  return [
    ...alike.map((one): Match => {
      if (isContextAlike(index, one)) return { ...one, context: 'loose_in_part' };
      return isBesideOtherName(index, one) ? { ...one, context: 'in_longer_name' } : one;
    }),
    ...written,
  ];
}
