import { listTraitsOf } from '../index/open/list-traits-of.ts';
import type { Index } from '../index/open/open-index.ts';
import { membersOf } from '../index/open/party-members.ts';
import { typeOfListing } from '../index/open/type-of.ts';
import { stringAt } from '../index/tables/packed-strings.ts';
import { scriptsOf } from '../knowledge/scripts/letters/scripts-of.ts';
import { normaliseText } from '../normalise/text/normalise-text.ts';
import type { Assessed } from '../score/assess.ts';
import { littleSaid } from '../score/little-said.ts';
import type { Reading } from '../score/match.ts';
import { ofacEstimate } from '../score/name/ofac-estimate.ts';
import type { NameScore } from '../score/name/score-name.ts';
import { priorityOf } from '../score/priority-of.ts';
import { type ListingId, NAME_KINDS, NAME_QUALITIES } from '../types/listing.ts';
import type { Policy, Query } from '../types/query.ts';
import type { Hit, MatchedName } from '../types/result.ts';
import { differingWords } from './differing-words.ts';
import { namesOf, primaryName } from './names-of-listing.ts';
import { reasonsOf } from './reasons-of.ts';
import { tokenEvidence } from './token-evidence.ts';

/**
 * Explains a party's best match. Names and scores are those of the best-matching listing; the other listings are named,
 * also as sources of facts that agree or contradict.
 * @param members assessed listings of the party, best first; never empty
 */
export function explainHit(index: Index, query: Query, policy: Policy, members: readonly Assessed[]): Hit {
  const [best] = members;
  if (!best) throw new Error('A hit has at least one listing.');
  const { match } = best;
  const evidence = best.evidence();
  const { name, reading } = match;
  const entityId = index.listingId(index.data.listings.entity[match.listing] ?? match.listing);
  const party = membersOf(index, match.listing).map(index.listingId);
  const matched = members.map((member) => index.listingId(member.match.listing));
  const matchedName = name && matchedNameOf(index, name.name);
  const { tokens, differing } = name && reading ? comparedNames(index, name, reading) : { tokens: [], differing: '' };
  const little = littleSaid(index, match);
  return {
    entityId,
    entityType: typeOfListing(index, match.listing),
    priority: priorityOf(best, little, policy),
    score: evidence.tenths / 10,
    nameScore: (name?.tenths ?? 0) / 10,
    ofacScoreEstimate: estimateOf(index, query.searchText, party),
    primaryName: primaryName(index, match.listing),
    matchedName,
    reasons: reasonsOf({
      name,
      evidence,
      isInText: reading?.kind === 'text' || reading?.part !== undefined,
      isInLongerName: match.context === 'in_longer_name',
      isWeak: matchedName?.quality === 'weak',
      isDelisted: index.data.listings.delisted[match.listing] === 1,
      effectsForReview: best.ruling?.isForReview ? best.ruling.effects : [],
      differing,
      little,
      listing: index.listingId(match.listing),
    }),
    evidence: { tokens, fields: evidence.fields, waterfall: evidence.waterfall },
    listings: [...matched, ...party.filter((id) => !matched.includes(id))],
  };
}

function matchedNameOf(index: Index, name: number): MatchedName {
  const { values, kind, quality, script, scripts, listing } = index.data.names;
  return {
    value: stringAt(values, name),
    kind: NAME_KINDS[kind[name] ?? 0] ?? 'alias',
    quality: NAME_QUALITIES[quality[name] ?? 0] ?? 'unknown',
    script: scripts[script[name] ?? 0] ?? 'Zyyy',
    listing: index.listingId(listing[name] ?? 0),
  };
}

const isLatin = (text: string): boolean => [...scriptsOf(text)].every((script) => script === 'Latn');

/**
 * Estimate from the Latin names of those listings of the party for which the publisher's search shows a score. Null if
 * there are none, or if the query is in another script, which that search does not read.
 */
function estimateOf(index: Index, searchText: string, party: readonly ListingId[]): number | null {
  if (!isLatin(searchText)) return null;
  const names = party
    .map((id) => index.positionOf(id))
    .filter((listing) => listing !== undefined)
    .filter((listing) => listTraitsOf(index, listing).hasOfacScore)
    .flatMap((listing) => namesOf(index, listing))
    .map((name) => stringAt(index.data.names.values, name))
    .filter(isLatin);
  return names.length === 0 ? null : ofacEstimate(searchText, names);
}

/** How a reading and the name that it matched agree and differ. */
function comparedNames(index: Index, name: NameScore, reading: Reading) {
  const value = stringAt(index.data.names.values, name.name);
  const listed = { value, tokens: normaliseText(value).tokens };
  const tokens = tokenEvidence(reading, listed, name.alignment);
  return { tokens, differing: differingWords(index, name, reading, listed, tokens) };
}
