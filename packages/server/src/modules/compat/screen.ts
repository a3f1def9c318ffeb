import type { SearchRequest, SearchResponse, SearchResult } from '@namesake/contract';
import type { ListingId } from '@namesake/engine';
import type { Call } from '../../context/app.ts';
import { checkScope } from '../../context/principal.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { recordSearch } from '../search/create.ts';
import { presentHit } from '../search/present-hit.ts';
import { incomplete, isWhole } from './page-of-answer.ts';

/** A recorded and complete screening, and the results shown to a client of another product. */
export type Screened = {
  readonly answer: SearchResponse;
  /** Lists that were searched. */
  readonly snapshot: Snapshot;
  /**
   * Results, followed by parties left out only because of facts in the request: facts affect the order here, but hide
   * nobody.
   */
  readonly results: readonly SearchResult[];
  readonly total: number;
};

/**
 * Screens one party and records it. Anything the format of another product cannot express is an error: old or missing
 * lists, parts that were not compared, a name that says too little.
 *
 * @param said called with the id of each recorded screening, even if it ends in an error
 * @throws ApiError `answer_incomplete` and those of a search
 */
export async function screen(
  call: Call,
  request: SearchRequest,
  said: (searchId: string) => void = () => {},
): Promise<Screened> {
  checkScope(call.principal, 'search:write', 'it screens');
  // A caller is waiting, so batches yield.
  call.app.live.noteSearch();
  const { answer, snapshot } = await recordSearch(call, request, []);
  said(answer.searchId);
  if (!isWhole(answer)) throw incomplete(answer);
  const aside = takenByFacts(answer, snapshot);
  return { answer, snapshot, results: [...answer.results, ...aside], total: answer.total + aside.length };
}

/**
 * Parties left out by the rule for their effect because a fact differs. Our own answers list them; other formats
 * cannot.
 */
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
