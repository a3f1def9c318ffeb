import { identifierWarnings } from '../identify/identifier-warnings.ts';
import type { Index } from '../index/open/open-index.ts';
import type { Token } from '../normalise/text/token.ts';
import { isPart, type Reading } from '../score/match.ts';
import type { Policy, Query } from '../types/query.ts';
import type { Interpretation, Screening } from '../types/result.ts';
import { LEAST_THRESHOLD, NEAR_MISS_POINTS } from './default-policy.ts';
import { matchQuery } from './match-query.ts';
import { isInsufficientName } from './name/insufficient-name.ts';
import { type KnownScores, matchNames } from './name/match-names.ts';
import { isListedFamilyName } from './parts/lone-words.ts';
import { isLady, isShip } from './query/is-ship.ts';
import { namesNobody } from './query/names-nobody.ts';
import { type ReadQuery, readQuery } from './query/read-query.ts';
import { areUnlistedWords } from './query/unlisted-words.ts';
import { warningsOf } from './query/warnings.ts';
import { listingFilter } from './rank/listing-filter.ts';
import { mergeMatches } from './rank/merge-matches.ts';
import { type Ranked, rankHits } from './rank/rank-hits.ts';
import { isPlaceholder } from './sentence/is-placeholder.ts';
import { MAX_STEPS } from './step-limits.ts';

/** Minimum length of a number typed alone that is looked up: a shorter one may well be an amount. */
const SHORTEST_IDENTIFIER = 7;
/** "100,00" before a separate number: their digits do not form one number. */
const AMOUNT = /^\s*[0-9]{1,3}(?:[ .,']?[0-9]{3})*[.,][0-9]{2}(?!\S)/;

/** Whether neither the text nor an alias names anybody: a miss then proves nothing. */
const isAnonymous = (index: Index, { texts, typed }: ReadQuery): boolean =>
  typed.notCovered.length === 0 &&
  (!typed.only ||
    isPlaceholder(texts[0].text) ||
    typed.identifiers.every(
      ({ type, value }) => type === undefined && (value.length < SHORTEST_IDENTIFIER || AMOUNT.test(texts[0].text)),
    )) &&
  texts.some(({ tokens }) => tokens.length > 0) &&
  texts.every(
    ({ field, undone, text, tokens }) =>
      field === 'addresses' ||
      undone.length > 0 ||
      isPlaceholder(text) ||
      (namesNobody(text, tokens) && !areUnlistedWords(index, text, tokens)),
  );

/** Readings of only some words of a name. */
const SAYS_LESS: ReadonlySet<Reading['part']> = new Set<Reading['part']>(['words', 'context', 'everyday']);

/** Number of results shown for an insufficient name. */
const TOP_OF_MANY = 10;

/**
 * Screens one query against an index under a policy: reads the text in every plausible way, merges, scores, ranks and
 * explains the matches. Pure: equal input gives an equal answer.
 * @param mostSteps step limit (see `index/open/budget.ts`)
 * @throws SearchTooExpensiveError if the search exceeds it
 */
export const screen = (index: Index, query: Query, policy: Policy, mostSteps: number = MAX_STEPS): Screening =>
  index.scratch.during(() => screened(index, query, policy), mostSteps);

function screened(index: Index, query: Query, policy: Policy): Screening {
  const read = readQuery(index, query);
  const { texts, warnings, typed, identifiers, byIdentifier, notCompared } = read;
  // Some words of a name say no more than all of them.
  const names = texts.flatMap(({ readings }) => readings.filter(({ part }) => !SAYS_LESS.has(part)));
  // A text that names a ship says nothing about the others.
  const isLadyShip = (tokens: readonly Token[]): boolean => query.type !== 'person' && isLady(tokens, index.model);
  const ships = new Set(texts.filter(({ text, tokens }) => isShip(text, tokens) || isLadyShip(tokens)));
  const insufficient =
    !typed.only &&
    ships.size === 0 &&
    names.length > 0 &&
    names.every(({ plan }) => isInsufficientName(plan.tokens, index.model));
  const passes = listingFilter(index, policy);
  const effective = { ...query, ...(identifiers.length > 0 && { identifiers }) };
  const ofParts: KnownScores = new Map();
  const rank = (under: Policy, level: number): Ranked => {
    const byName = (reading: Reading) =>
      isPart(reading)
        ? matchNames(index, reading, Math.max(LEAST_THRESHOLD, policy.threshold), policy, ofParts)
        : matchNames(index, reading, level, policy);
    const found = matchQuery(index, read, policy, byName, policy.threshold);
    const matches = Map.groupBy(mergeMatches(found, byIdentifier, under.threshold), ({ listing }) => passes(listing));
    const [searched, byEffect] = [matches.get('searched') ?? [], matches.get('by_effect') ?? []];
    return rankHits(index, effective, under, searched, byEffect);
  };
  const limit = insufficient ? Math.min(policy.limit, TOP_OF_MANY) : policy.limit;
  // An insufficient name has thousands of near misses, none of them useful.
  const near = insufficient ? policy.threshold : policy.threshold - NEAR_MISS_POINTS;
  const strict = rank({ ...policy, limit }, Math.max(LEAST_THRESHOLD, near));
  // An insufficient name never gets an empty answer: the nearest results are shown.
  const isFamilyName =
    strict.total === 0 &&
    !typed.only &&
    texts.some(
      (one) => one.field !== 'addresses' && !ships.has(one) && isListedFamilyName(index, one.text, one.tokens),
    );
  const isLoosened = isFamilyName || (insufficient && strict.total < TOP_OF_MANY);
  const threshold = isLoosened ? LEAST_THRESHOLD : policy.threshold;
  const ranked = isLoosened
    ? rank({ ...policy, threshold, limit: isFamilyName ? Math.min(limit, TOP_OF_MANY) : limit }, threshold)
    : strict;
  const interpretedAs: Interpretation[] = [];
  if (texts.some(({ asName }) => asName) && !typed.only) interpretedAs.push('name');
  if (identifiers.length > 0 || typed.notCovered.length > 0) interpretedAs.push('identifier');
  if (texts.some(({ asText }) => asText)) interpretedAs.push('text');
  return {
    interpretedAs,
    insufficientName:
      ((insufficient || isFamilyName) && byIdentifier.size === 0) || (ranked.total === 0 && isAnonymous(index, read)),
    unscreenable: texts.every(({ tokens }) => tokens.length === 0) && identifiers.length === 0,
    notCompared,
    identifiersNotCovered: typed.only && identifiers.length === 0 ? typed.notCovered : [],
    ...ranked,
    threshold,
    warnings: [...warningsOf(warnings), ...identifierWarnings(identifiers)],
  };
}
