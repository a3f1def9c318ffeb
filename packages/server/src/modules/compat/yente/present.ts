import type { SearchResult, YenteEntity, YenteScoredEntity } from '@namesake/contract';
import type { Listing, ListingId } from '@namesake/engine';
import { toFtm } from '@namesake/lists';
import type { Snapshot } from '../../../lists/snapshot/snapshot.ts';
import { reaches } from '../page-of-answer.ts';

/** A party as a FollowTheMoney entity. @param ids of its listings, beginning with that of the party */
export function presentParty(snapshot: Snapshot, id: string, ids: readonly ListingId[]): YenteEntity {
  const listings = ids.map((listing) => snapshot.records.find(listing)?.listing).filter((one) => one !== undefined);
  return presentListings(snapshot, id, listings);
}

/** Listings of a party as one entity. */
export function presentListings(snapshot: Snapshot, id: string, listings: readonly Listing[]): YenteEntity {
  const entity = toFtm(id, listings);
  const days = (of: (listing: Listing) => string | undefined) =>
    listings
      .map(of)
      .filter((day) => day !== undefined)
      .sort();
  const published = snapshot.lists
    .filter((list) => entity.datasets.includes(list.id))
    .map(({ publishedAt }) => publishedAt.slice(0, 19))
    .sort();
  return {
    ...entity,
    properties: Object.fromEntries(Object.entries(entity.properties).map(([name, values]) => [name, [...values]])),
    target: true,
    first_seen: midnight(days(({ listedOn }) => listedOn)[0]),
    last_seen: published.at(-1) ?? null,
    last_change: midnight(days(({ updatedOn, listedOn }) => updatedOn ?? listedOn).at(-1)),
  };
}

/** Times in yente have neither a time zone nor fractions. */
const midnight = (day: string | undefined): string | null => (day === undefined ? null : `${day}T00:00:00`);

type Explanations = YenteScoredEntity['explanations'];

/** Agreement of the names and of each field, in yente's format. */
function explain({ nameScore, matchedName, evidence }: SearchResult, text: string): Explanations {
  const name = {
    score: nameScore / 100,
    detail: evidence.tokens.map(({ query, listed, method }) => `${query} = ${listed} (${method})`).join(', '),
    query: text,
    candidate: matchedName?.value ?? null,
  };
  const fields = evidence.fields.map(({ field, verdict, submitted, listed, contribution }) => [
    field,
    {
      score: SCORE_OF[verdict],
      detail: `${verdict}, ${contribution} points`,
      query: submitted,
      candidate: listed.length === 0 ? null : listed.join('; '),
    },
  ]);
  return { name, ...Object.fromEntries(fields) };
}

const SCORE_OF = { match: 1, close: 0.5, conflict: 0, unknown: 0 } as const;

/** Ids of the listings of a result, beginning with that of the party. */
export function idsOf({ entityId, listings }: SearchResult): readonly ListingId[] {
  const ids = listings.map(({ id }) => id as ListingId);
  return [...ids.filter((id) => id === entityId), ...ids.filter((id) => id !== entityId)];
}

/** A result in yente's format. @param threshold score from which it is a match; undefined: every result is one */
export function presentResult(
  snapshot: Snapshot,
  result: SearchResult,
  text: string,
  threshold: number | undefined,
): YenteScoredEntity {
  const score = Math.round(result.score * 10) / 1_000;
  const explanations = explain(result, text);
  return {
    ...presentParty(snapshot, result.entityId, idsOf(result)),
    score,
    match: threshold === undefined || reaches(result, threshold * 100),
    explanations,
    features: Object.fromEntries(Object.entries(explanations).map(([feature, { score: own }]) => [feature, own])),
  };
}
