import type { SearchRequest, SearchResult } from '@namesake/contract';
import type { Hit } from '@namesake/engine';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { presentEvidence } from './present-evidence.ts';
import { presentFacts, presentListing, readListings } from './present-listing.ts';
import { presentTies } from './present-ties.ts';

const NO_EVIDENCE: SearchResult['evidence'] = { tokens: [], fields: [], waterfall: [] };

/** A hit with the facts of its records. `explain: none` leaves the evidence out, never the reasons. */
export function presentHit(
  hit: Hit,
  { records, held, screener }: Pick<Snapshot, 'records' | 'held' | 'screener'>,
  explain: SearchRequest['explain'],
): SearchResult {
  const stored = readListings(records, hit.listings);
  return {
    entityId: hit.entityId,
    entityType: hit.entityType,
    priority: hit.priority,
    score: hit.score,
    nameScore: hit.nameScore,
    ofacScoreEstimate: hit.ofacScoreEstimate,
    primaryName: hit.primaryName,
    matchedName: hit.matchedName,
    reasons: hit.reasons,
    evidence: explain === 'none' ? NO_EVIDENCE : presentEvidence(hit.evidence),
    listings: stored.map((one) => presentListing(one, held)),
    joinedBy: presentTies(screener.entityOf(hit.entityId)?.ties ?? []),
    possiblySameAs: [],
    ...presentFacts(stored, hit.primaryName),
  };
}
