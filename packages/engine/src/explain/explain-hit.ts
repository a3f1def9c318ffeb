import type { Index } from '../index/open/open-index.ts';
import { stringAt } from '../index/tables/packed-strings.ts';
import { type Assessed, evidenceOf } from '../score/assess.ts';
import { LIMITED_TENTHS } from '../score/name/limits.ts';
import { ofacEstimate } from '../score/name/ofac-estimate.ts';
import type { ScoredEvidence } from '../score/score-evidence.ts';
import { type ListingId, NAME_KINDS, NAME_QUALITIES } from '../types/listing.ts';
import type { Policy, Query } from '../types/query.ts';
import type { Hit, MatchedName, Priority } from '../types/result.ts';
import { differingWords } from './differing-words.ts';
import { listOf, namesOf, primaryName, typeOf } from './names-of.ts';
import { reasonsOf } from './reasons-of.ts';
import { tokenEvidence } from './token-evidence.ts';

/**
 * Puts a party's best match into words. Scores and evidence are those of the one listing that matched best; the others
 * are named.
 * @param members assessed listings of the party, best first; never empty
 */
export function explainHit(index: Index, query: Query, policy: Policy, members: readonly Assessed[]): Hit {
  const [best] = members;
  if (!best) throw new Error('A hit has at least one listing.');
  const { match } = best;
  const evidence = evidenceOf(index, query, match);
  const { name, reading } = match;
  const entityId = index.listingId(index.data.listings.entity[match.listing] ?? match.listing);
  const party = index.entityOf(entityId)?.listings ?? [entityId];
  const matched = members.map((member) => index.listingId(member.match.listing));
  const matchedName = name && matchedNameOf(index, name.name);
  const weak = matchedName?.quality === 'weak';
  const tokens = name && reading && matchedName ? tokenEvidence(reading, matchedName.value, name.alignment) : [];
  const differing =
    name && reading && matchedName ? differingWords(index, name, reading, matchedName.value, tokens) : '';
  const delisted = index.data.listings.delisted[match.listing] === 1;
  return {
    entityId,
    entityType: typeOf(index, match.listing),
    priority: priorityOf(best, policy, isOneWeakWord(index, best) || isHeld(best, evidence)),
    score: evidence.tenths / 10,
    nameScore: (name?.tenths ?? 0) / 10,
    ofacScoreEstimate: estimateOf(index, query.searchText, party),
    primaryName: primaryName(index, match.listing),
    matchedName,
    reasons: reasonsOf(
      name,
      reading?.kind === 'text' || reading?.part !== undefined,
      evidence,
      weak,
      delisted,
      match.context === 'in_longer_name',
      differing,
    ),
    evidence: {
      tokens,
      fields: evidence.fields,
      waterfall: evidence.waterfall,
    },
    listings: [...matched, ...party.filter((id) => !matched.includes(id))],
  };
}

/**
 * High from the policy's mark on, or where an identifier matches; a single weak word stays a review, and so does a ship
 * of another number.
 */
function priorityOf({ tenths, identifier }: Assessed, policy: Policy, isForReview: boolean): Priority {
  if (identifier === 'match') return 'high';
  if (identifier === 'conflict') return 'review';
  return tenths >= policy.highFrom * 10 && !isForReview ? 'high' : 'review';
}

/** Whether a rule keeps a hit for review: that holds whatever mark a policy sets for `high`. */
function isHeld({ match, tenths }: Assessed, { waterfall }: ScoredEvidence): boolean {
  const isLimited = match.name?.limit != null || match.context === 'in_longer_name';
  return tenths <= LIMITED_TENTHS && (isLimited || waterfall.some(({ step }) => step === 'conflict'));
}

function isOneWeakWord(index: Index, { match }: Assessed): boolean {
  if (!match.name) return false;
  const { quality, tokenStarts } = index.data.names;
  const words = (tokenStarts[match.name.name + 1] ?? 0) - (tokenStarts[match.name.name] ?? 0);
  return NAME_QUALITIES[quality[match.name.name] ?? 0] === 'weak' && words === 1;
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

/** From the names of the party's OFAC listings only; null where it has none. */
function estimateOf(index: Index, searchText: string, party: readonly ListingId[]): number | null {
  const names = party
    .map((id) => index.positionOf(id))
    .filter((listing): listing is number => listing !== undefined && listOf(index, listing).startsWith('us_ofac'))
    .flatMap((listing) => namesOf(index, listing))
    .map((name) => stringAt(index.data.names.values, name));
  return names.length === 0 ? null : ofacEstimate(searchText, names);
}
