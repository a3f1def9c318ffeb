import { explainHit } from '../explain/explain-hit.ts';
import { buildIndex } from '../index/build-index.ts';
import { type Index, openIndex } from '../index/open-index.ts';
import type { Model } from '../model/model.ts';
import { type Assessed, assess } from '../score/assess.ts';
import { rangeText } from '../score/civil-days.ts';
import type { Match, Reading } from '../score/match.ts';
import { scoreName } from '../score/score-name.ts';
import type { EntityType, Gender, Listing } from '../types/listing.ts';
import type { Policy, Query, QueryIdentifier } from '../types/query.ts';
import type { Comparison } from '../types/result.ts';
import { LEAST_THRESHOLD } from './default-policy.ts';
import { bestPerListing } from './match-names.ts';
import { matchQuery, readQuery } from './match-query.ts';
import { mergeMatches } from './merge-matches.ts';

/** The other side of a comparison: a party described by hand, as little or as much as is known. */
export type ComparedEntity = {
  readonly type?: EntityType;
  readonly names: readonly string[];
  /** `YYYY[-MM[-DD]]`. */
  readonly birthDates?: readonly string[];
  readonly gender?: Gender;
  readonly countries?: readonly string[];
  readonly identifiers?: readonly QueryIdentifier[];
  readonly addresses?: readonly string[];
};

/**
 * Compares two parties on the same path as a search: the entity becomes an index of one listing, every name of it is scored, and
 * nothing is cut off by the threshold.
 *
 * @param entity never changed afterwards: its index is kept for as long as it is, for the next query it is compared with
 */
export function compare(query: Query, entity: ComparedEntity, policy: Policy, model: Model): Comparison {
  if (entity.names.length === 0) throw new RangeError('An entity to compare with has at least one name.');
  const index = indexOf(entity, model);
  const read = readQuery(index, query);
  const { identifiers, byIdentifier } = read;
  const effective = { ...query, ...(identifiers.length > 0 && { identifiers }) };
  const names = Array.from(index.data.names.listing, (_, name) => name);
  const scored = (reading: Reading) =>
    bestPerListing(
      index,
      reading,
      names.map((name) => scoreName(index, reading.plan, name)),
      policy,
    );
  const matches = matchQuery(index, read, policy, scored, LEAST_THRESHOLD);
  const [match = NOTHING] = mergeMatches(matches, byIdentifier, policy.threshold);
  const assessed = assess(index, effective, match);
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

const indexes = new WeakMap<ComparedEntity, Index>();

function indexOf(entity: ComparedEntity, model: Model): Index {
  const known = indexes.get(entity);
  if (known?.model === model) return known;
  const made = openIndex(buildIndex([listingOf(entity)], model), model);
  indexes.set(entity, made);
  return made;
}

/** What is left when no word of the query can be compared. */
const NOTHING: Match = { listing: 0, name: null, reading: null, weakOnly: false, byIdentifier: false };

const isHit = ({ match, standing }: Assessed, policy: Policy): boolean =>
  standing === 'hit' && (match.byIdentifier || (match.name?.tenths ?? 0) >= policy.threshold * 10);

/** The list an entity given by hand is put on: one of OFAC's, so that the OFAC estimate is told too. */
const COMPARED_LIST = 'us_ofac_compared';

function listingOf(entity: ComparedEntity): Listing {
  return {
    id: `${COMPARED_LIST}:1`,
    list: COMPARED_LIST,
    sourceId: '1',
    entityType: entity.type ?? 'unknown',
    names: entity.names.map((value, i) => ({
      value,
      kind: i === 0 ? 'primary' : 'alias',
      quality: 'strong',
      script: 'Zyyy',
    })),
    birthDates: (entity.birthDates ?? []).flatMap((text) => {
      const range = rangeText(text);
      return range ? [{ text, ...range, circa: false }] : [];
    }),
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
