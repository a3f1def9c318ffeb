import type { Index } from '../index/open/open-index.ts';
import type { Match, Reading } from '../score/match.ts';
import type { Policy } from '../types/query.ts';
import { fallbackReadings } from './name/readings-of.ts';
import type { ReadQuery, ReadText } from './query/read-query.ts';
import { markLoosePart } from './text/mark-loose-part.ts';
import { matchText } from './text/match-text.ts';
import { matchVerbatim } from './text/match-verbatim.ts';

/**
 * What names match a query, by every way of reading it; by the fallback readings where nothing else was found.
 *
 * @param match the names that one reading matches
 * @param textLevel points from which a name in the text counts
 */
export function matchQuery(
  index: Index,
  { texts, typed }: ReadQuery,
  policy: Policy,
  match: (reading: Reading) => readonly Match[],
  textLevel: number,
): Match[] {
  const matches = texts.flatMap((read) => [
    ...read.readings.flatMap(match).map((one) => markLoosePart(index, one)),
    ...matchInside(index, read, policy, textLevel),
  ]);
  const isFound = ({ name }: Match): boolean => (name?.tenths ?? 0) >= policy.threshold * 10;
  const [first] = texts;
  if (first.asName && !typed.only && !matches.some(isFound))
    matches.push(...fallbackReadings(index, first.text, first.readings[0]?.plan).flatMap(match));
  return matches;
}

/** The listed names inside a text: letter by letter in any, with slips in a longer one. */
export function matchInside(index: Index, read: ReadText, policy: Policy, level: number): Match[] {
  const { text, tokens, origin, asName, asText } = read;
  const found = [
    ...(asText ? matchText(index, text, tokens, level, policy) : []),
    ...matchVerbatim(index, text, asName, level, policy),
  ];
  return found.map((one) => (one.reading ? { ...one, reading: { ...one.reading, origin } } : one));
}
