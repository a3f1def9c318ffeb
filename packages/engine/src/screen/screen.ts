import type { Index } from '../index/open-index.ts';
import { normaliseText } from '../normalise/normalise-text.ts';
import type { Match } from '../score/match.ts';
import type { Policy, Query } from '../types/query.ts';
import type { Interpretation, Screening } from '../types/result.ts';
import { LEAST_THRESHOLD, NEAR_MISS_POINTS } from './default-policy.ts';
import { listingFilter } from './listing-filter.ts';
import { isListedIdentifier, matchIdentifiers } from './match-identifiers.ts';
import { matchNames } from './match-names.ts';
import { matchText } from './match-text.ts';
import { mergeMatches } from './merge-matches.ts';
import { type Ranked, rankHits } from './rank-hits.ts';
import { lastReadingsOf, readingsOf } from './readings-of.ts';
import { isInsufficient } from './sufficiency.ts';
import { shapeOf } from './text-shape.ts';
import { identifierWarnings, typedIdentifiers } from './typed-identifiers.ts';
import { warningsOf } from './warnings.ts';

/** Results shown for a name that tells too little. */
const TOP_OF_MANY = 10;

/**
 * Screens one query against an index under a policy: reads the text every way it may be meant, unites what is found, scores, orders
 * and explains it. Pure and total: equal input gives an equal answer, and no text makes it throw.
 */
export function screen(index: Index, query: Query, policy: Policy): Screening {
  const { tokens, warnings } = normaliseText(query.searchText);
  const typed = typedIdentifiers(query.searchText, (folded) => isListedIdentifier(index, folded));
  const identifiers = [...(query.identifiers ?? []), ...typed.identifiers];
  const { asName, asText } = shapeOf(query.searchText, tokens, index.model);
  const names = [...(asName ? [query.searchText] : []), ...(query.aliases ?? [])];
  const readings = names.flatMap((name) => readingsOf(index, name, query.type));
  const insufficient =
    !typed.only && readings.length > 0 && readings.every(({ plan }) => isInsufficient(plan.tokens, index.model));
  const byIdentifier = matchIdentifiers(index, identifiers);
  const passes = listingFilter(index, policy);
  const effective = { ...query, ...(identifiers.length > 0 && { identifiers }) };
  const matchesFrom = (level: number): Match[] => {
    const matches: Match[] = readings.flatMap((reading) => matchNames(index, reading, level, policy));
    if (asText) matches.push(...matchText(index, query.searchText, tokens, policy.threshold, policy));
    const isFound = ({ name }: Match): boolean => (name?.tenths ?? 0) >= policy.threshold * 10;
    if (asName && !typed.only && byIdentifier.size === 0 && !matches.some(isFound)) {
      const last = lastReadingsOf(index, query.searchText, readings[0]?.plan);
      matches.push(...last.flatMap((reading) => matchNames(index, reading, level, policy)));
    }
    return matches;
  };
  const rank = (under: Policy, level: number): Ranked => {
    const matches = mergeMatches(matchesFrom(level), byIdentifier, under.threshold);
    return rankHits(
      index,
      effective,
      under,
      matches.filter(({ listing }) => passes(listing)),
    );
  };
  const limit = insufficient ? Math.min(policy.limit, TOP_OF_MANY) : policy.limit;
  // Thousands nearly have a name that tells too little, and none of them is worth a look.
  const near = insufficient ? policy.threshold : policy.threshold - NEAR_MISS_POINTS;
  const strict = rank({ ...policy, limit }, Math.max(LEAST_THRESHOLD, near));
  // Yet it is never answered by silence: then the nearest are shown.
  const isLoosened = insufficient && strict.total < TOP_OF_MANY;
  const threshold = isLoosened ? LEAST_THRESHOLD : policy.threshold;
  const ranked = isLoosened ? rank({ ...policy, threshold, limit }, threshold) : strict;
  const interpretedAs: Interpretation[] = [];
  if (readings.length > 0 && !typed.only) interpretedAs.push('name');
  if (identifiers.length > 0 || typed.notCovered.length > 0) interpretedAs.push('identifier');
  if (asText) interpretedAs.push('text');
  return {
    interpretedAs,
    insufficientName: insufficient && byIdentifier.size === 0,
    unscreenable: tokens.length === 0 && identifiers.length === 0,
    identifiersNotCovered: typed.only && identifiers.length === 0 ? typed.notCovered : [],
    ...ranked,
    threshold,
    warnings: [...warningsOf(warnings), ...identifierWarnings(identifiers)],
  };
}
