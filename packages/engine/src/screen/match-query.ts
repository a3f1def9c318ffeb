import { isListedIdentifier, matchIdentifiers } from '../identify/match-identifiers.ts';
import { type TypedIdentifiers, typedIdentifiers } from '../identify/typed-identifiers.ts';
import type { Index } from '../index/open-index.ts';
import { normaliseText, type Token } from '../normalise/normalise-text.ts';
import type { Match, Reading } from '../score/match.ts';
import type { Policy, Query, QueryIdentifier } from '../types/query.ts';
import { matchText } from './match-text.ts';
import { lastReadingsOf, readingsOf } from './readings-of.ts';
import { shapeOf } from './text-shape.ts';

/** A query as it is understood, before names are compared with it. */
export type ReadQuery = {
  readonly searchText: string;
  readonly tokens: readonly Token[];
  /** What about its letters is strange. */
  readonly warnings: ReturnType<typeof normaliseText>['warnings'];
  /** What of the text is identifiers; and these with those that were given as such. */
  readonly typed: TypedIdentifiers;
  readonly identifiers: readonly QueryIdentifier[];
  /** Listings that carry one of them. */
  readonly byIdentifier: ReadonlySet<number>;
  /** Whether the text may be a name, and whether names may stand in it. */
  readonly asName: boolean;
  readonly asText: boolean;
  /** The names that it and its aliases may be. */
  readonly readings: readonly Reading[];
};

/** Reads a query every way it may be meant, but for those of last resort. */
export function readQuery(index: Index, { searchText, aliases = [], identifiers: given = [], type }: Query): ReadQuery {
  const { tokens, warnings } = normaliseText(searchText);
  const typed = typedIdentifiers(searchText, (folded) => isListedIdentifier(index, folded));
  const identifiers = [...given, ...typed.identifiers];
  const { asName, asText } = shapeOf(searchText, tokens, index.model);
  const names = [...(asName ? [searchText] : []), ...aliases];
  const readings = names.flatMap((name) => readingsOf(index, name, type));
  const byIdentifier = matchIdentifiers(index, identifiers);
  return { searchText, tokens, warnings, typed, identifiers, byIdentifier, asName, asText, readings };
}

/**
 * What names match a query, by every way of reading it; by those of last resort where nothing else was found.
 *
 * @param match the names that one reading matches
 * @param textLevel points from which a name counts that stands in the text
 */
export function matchQuery(
  index: Index,
  { searchText, tokens, typed, byIdentifier, asName, asText, readings }: ReadQuery,
  policy: Policy,
  match: (reading: Reading) => readonly Match[],
  textLevel: number,
): Match[] {
  const matches = readings.flatMap(match);
  if (asText) matches.push(...matchText(index, searchText, tokens, textLevel, policy));
  const isFound = ({ name }: Match): boolean => (name?.tenths ?? 0) >= policy.threshold * 10;
  if (asName && !typed.only && byIdentifier.size === 0 && !matches.some(isFound))
    matches.push(...lastReadingsOf(index, searchText, readings[0]?.plan).flatMap(match));
  return matches;
}
