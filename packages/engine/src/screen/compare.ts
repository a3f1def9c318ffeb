import { explainHit } from '../explain/explain-hit.ts';
import { buildIndex } from '../index/build/build-index.ts';
import { type Index, openIndex } from '../index/open/open-index.ts';
import type { Model } from '../knowledge/model/model.ts';
import { scriptOf } from '../knowledge/scripts/letters/script-of.ts';
import { type Assessed, assess } from '../score/assess.ts';
import { readBirthDate } from '../score/fields/read-birth-date.ts';
import type { Match, Reading } from '../score/match.ts';
import { scoreName } from '../score/name/score-name.ts';
import type {
  EntityType,
  Gender,
  ListedName,
  Listing,
  NameKind,
  NameQuality,
  TraitsOfLists,
} from '../types/listing.ts';
import type { Policy, Query, QueryIdentifier } from '../types/query.ts';
import type { Comparison } from '../types/result.ts';
import { LEAST_THRESHOLD } from './default-policy.ts';
import { matchQuery } from './match-query.ts';
import { bestPerListing } from './name/match-names.ts';
import { readQuery } from './query/read-query.ts';
import { mergeMatches } from './rank/merge-matches.ts';
import { COMPARE_STEPS } from './step-limits.ts';

/** The other side of a comparison: a party described by hand, in as much detail as is known. */
export type ComparedEntity = {
  readonly type?: EntityType;
  readonly names: readonly string[];
  /** Names that only corroborate: one of them alone does not find the party. */
  readonly weakNames?: readonly string[];
  /** In any format that `readBirthDate` reads. */
  readonly birthDates?: readonly string[];
  readonly gender?: Gender;
  readonly countries?: readonly string[];
  readonly identifiers?: readonly QueryIdentifier[];
  readonly addresses?: readonly string[];
};

/**
 * Compares two parties on the same path as a search: the entity becomes an index of one listing, each of its names is
 * scored, and the threshold cuts nothing off.
 * @throws SearchTooExpensiveError if the comparison exceeds its step limit
 */
export const compare = (query: Query, entity: ComparedEntity, policy: Policy, model: Model): Comparison =>
  comparer(entity, policy, model)(query);

/**
 * Compares many queries with one party, whose index is built once.
 * @throws RangeError if the party has no name
 */
export function comparer(
  entity: ComparedEntity,
  policy: Policy,
  model: Model,
): (query: Query, mostSteps?: number) => Comparison {
  if (entity.names.length === 0) throw new RangeError('An entity to compare with has at least one name.');
  const index = indexOf([entity], model);
  return (query, mostSteps = COMPARE_STEPS) => compareOn(index, query, policy, mostSteps);
}

function compareOn(index: Index, query: Query, policy: Policy, mostSteps: number): Comparison {
  const { matches, identifiers, byIdentifier } = index.scratch.during(
    () => matchEvery(index, query, policy),
    mostSteps,
  );
  const effective = { ...query, ...(identifiers.length > 0 && { identifiers }) };
  const [match = NOTHING] = mergeMatches(matches, byIdentifier, policy.threshold);
  const assessed = assess(index, effective, policy, match);
  const hit = explainHit(index, effective, policy, [assessed]);
  return {
    nameScore: hit.nameScore,
    score: hit.score,
    priority: isHit(assessed, policy) ? hit.priority : null,
    threshold: policy.threshold,
    ofacScoreEstimate: hit.ofacScoreEstimate,
    matchedName: hit.matchedName,
    reasons: hit.reasons,
    evidence: hit.evidence,
  };
}

/**
 * Compares a text with the names of several parties at once; each name is scored as in {@link compare}. Fallback
 * readings are tried only if no name is found without them.
 * @returns for each text the name score of each party, in points; 0 if nothing can be compared
 */
export function nameScoresAmong(
  entities: readonly ComparedEntity[],
  policy: Policy,
  model: Model,
): (query: Query) => readonly number[] {
  const index = indexOf(entities, model);
  return (query) => {
    const scores = entities.map(() => 0);
    const { matches } = index.scratch.during(() => matchEvery(index, query, policy));
    for (const { listing, name } of mergeMatches(matches, NO_LISTINGS, policy.threshold))
      scores[listing] = (name?.tenths ?? 0) / 10;
    return scores;
  };
}

/** Every name in an index, scored for every reading of a query. */
function matchEvery(index: Index, query: Query, policy: Policy) {
  const read = readQuery(index, query);
  const names = Array.from(index.data.names.listing, (_, name) => name);
  const scored = (reading: Reading) =>
    bestPerListing(
      index,
      reading,
      names.map((name) => scoreName(index, reading.plan, name)),
      policy,
    );
  const matches = matchQuery(index, read, policy, scored, LEAST_THRESHOLD);
  // A search sets light names and loose parts aside. A comparison scores what else agrees.
  return { ...read, matches: matches.filter(({ context }) => context !== 'light' && context !== 'loose_in_part') };
}

const indexOf = (entities: readonly ComparedEntity[], model: Model): Index =>
  openIndex(buildIndex(entities.map(listingOf), model, COMPARED_TRAITS), model);

const NO_LISTINGS: ReadonlySet<number> = new Set();

/** Stands in if no word of the query can be compared. */
const NOTHING: Match = { listing: 0, name: null, reading: null, weakOnly: false, byIdentifier: false };

const isHit = ({ match, standing }: Assessed, policy: Policy): boolean =>
  standing === 'hit' && (match.byIdentifier || (match.name?.tenths ?? 0) >= policy.threshold * 10);

/** List id for the entity. The list has the OFAC estimate too. */
const COMPARED_LIST = 'us_ofac_compared';
const COMPARED_TRAITS: TraitsOfLists = { [COMPARED_LIST]: { hasOfacScore: true, weakNamesCorroborate: true } };

/** Enough digits to keep listings in order. */
const DIGITS = 6;

const namedBy = (value: string, kind: NameKind, quality: NameQuality): ListedName => ({
  value,
  kind,
  quality,
  script: scriptOfMost(value),
});

/** ISO 15924 code of the script of most letters; `Zyyy` if there are no letters. */
function scriptOfMost(value: string): string {
  const scripts = [...value].map((letter) => scriptOf(letter.codePointAt(0) ?? 0)).filter((one) => one !== 'Zyyy');
  const bySize = [...Map.groupBy(scripts, (script) => script)].sort(([, one], [, other]) => other.length - one.length);
  return bySize[0]?.[0] ?? 'Zyyy';
}

function listingOf(entity: ComparedEntity, place: number): Listing {
  const sourceId = String(place + 1).padStart(DIGITS, '0');
  return {
    id: `${COMPARED_LIST}:${sourceId}`,
    list: COMPARED_LIST,
    sourceId,
    entityType: entity.type ?? 'unknown',
    names: [
      ...entity.names.map((value, i) => namedBy(value, i === 0 ? 'primary' : 'alias', 'strong')),
      ...(entity.weakNames ?? []).map((value) => namedBy(value, 'alias', 'weak')),
    ],
    birthDates: (entity.birthDates ?? []).flatMap(readBirthDate),
    ...(entity.gender && { gender: entity.gender }),
    nationalities: (entity.countries ?? []).map((country) => country.toUpperCase()),
    identifiers: (entity.identifiers ?? []).map(({ type, value, country }) => ({
      type: type ?? 'other',
      value,
      ...(country && { country }),
    })),
    addresses: (entity.addresses ?? []).map((text) => ({ text })),
    programs: [],
    effect: 'unknown',
    status: 'active',
  };
}
