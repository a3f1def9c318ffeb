import type { SearchRequest, SearchResponse, SearchResult } from '@namesake/contract';
import type { ListingId } from '@namesake/engine';
import type { Call } from '../../context/app.ts';
import { checkScope } from '../../context/principal.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { recordSearch } from '../search/create.ts';
import { presentHit } from '../search/present-hit.ts';
import { incomplete, isWhole } from './page-of-answer.ts';

/** A recorded screening that is answered in full, and whom a program of another product is shown of it. */
export type Screened = {
  readonly answer: SearchResponse;
  /** What was searched. */
  readonly snapshot: Snapshot;
  /** Results, then those whom only facts of the request take away: facts order here, and hide nobody. */
  readonly results: readonly SearchResult[];
  readonly total: number;
};

/**
 * Screens one party and records it. What the form of another product cannot say is an error here: that lists are old or
 * missing, that something was not compared, that a name says too little.
 *
 * @param said called with the id of each recorded screening, also of one without an answer
 * @throws ApiError `answer_incomplete` and those of a search
 */
export async function screen(
  call: Call,
  request: SearchRequest,
  said: (searchId: string) => void = () => {},
): Promise<Screened> {
  checkScope(call.principal, 'search:write', 'it screens');
  // Somebody waits: batches give way.
  call.app.live.came();
  const { answer, snapshot } = await recordSearch(call, request, []);
  said(answer.searchId);
  if (!isWhole(answer)) throw incomplete(answer);
  const aside = takenByFacts(answer, snapshot);
  return { answer, snapshot, results: [...answer.results, ...aside], total: answer.total + aside.length };
}

/** Whom the rule for their effect takes away for a fact that differs. Our own answers name them; no other form can. */
function takenByFacts({ suppressed, engine }: SearchResponse, snapshot: Snapshot): readonly SearchResult[] {
  return suppressed.items.flatMap(({ entityId, nameScore, primaryName, byFacts }) => {
    const party = byFacts === true ? snapshot.screener.entityOf(entityId) : undefined;
    if (party === undefined) return [];
    const listings: readonly ListingId[] = party.listings;
    const [first] = listings.flatMap((id) => snapshot.records.find(id) ?? []);
    const hit = {
      entityId: party.entityId,
      entityType: first?.listing.entityType ?? ('person' as const),
      priority: 'review' as const,
      score: Math.min(nameScore, engine.threshold),
      nameScore,
      ofacScoreEstimate: null,
      primaryName,
      matchedName: null,
      reasons: [{ code: 'effect_for_review' as const, text: 'The name agrees, and a fact of the request differs.' }],
      evidence: { tokens: [], fields: [], waterfall: [] },
      listings,
    };
    return [presentHit(hit, snapshot, 'none')];
  });
}
