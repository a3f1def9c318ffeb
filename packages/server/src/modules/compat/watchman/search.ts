import type { SearchResponse, SearchResult, WatchmanQuery, WatchmanSearch } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import type { Snapshot } from '../../../lists/snapshot/snapshot.ts';
import { resultsFrom } from '../page-of-answer.ts';
import { screen } from '../screen.ts';
import { listsOf } from './lists.ts';
import { presentEntity } from './present-entity.ts';
import { echoOf, pageOf, toRequest } from './read-search.ts';

/** A screening in Watchman's format, and the recorded answer. */
type WatchmanAnswer = { readonly body: WatchmanSearch; readonly recorded: SearchResponse };

/**
 * Screens like `POST /api/v1/search`. An answer that is not complete is an error: clients of Watchman treat an empty
 * list as a clearance.
 *
 * @throws ApiError `answer_incomplete`, `policy_not_allowed`, or as `POST /search`
 */
export async function searchAsWatchman(call: Call, query: WatchmanQuery): Promise<WatchmanAnswer> {
  const described = toRequest(query);
  const request = { ...described, ...(await listsOf(call, query.source)) };
  const { answer, snapshot, results } = await screen(call, request);
  const entities = resultsFrom(results, (query.minMatch ?? 0) * 100)
    .flatMap((result) => entitiesOf(snapshot, query, result))
    .slice(0, pageOf(query));
  return { body: { query: echoOf(query, request), entities }, recorded: answer };
}

/** One entity per record, so that a client that looks at one list only finds the record of that list. */
function entitiesOf(
  { records }: Snapshot,
  { type, debug }: WatchmanQuery,
  result: SearchResult,
): WatchmanSearch['entities'] {
  const organizations = type === 'business' ? 'business' : 'organization';
  return result.listings.map((view) => ({
    ...presentEntity({ result, view, listing: records.find(view.id)?.listing }, organizations),
    match: Math.round(Math.min(result.score, 100) * 10) / 1_000,
    ...(/^(?:yes|true|t|1)$/i.test(debug?.trim() ?? '') ? { debug: debugOf(result) } : {}),
  }));
}

function debugOf({ evidence, reasons }: SearchResult): string {
  const steps = evidence.waterfall.map(({ step, value }) => `${step}: ${value}`);
  return Buffer.from([...steps, ...reasons.map(({ text }) => text)].join('\n')).toString('base64');
}
