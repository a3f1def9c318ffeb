import type { SearchResponse, SearchResult, WatchmanQuery, WatchmanSearch } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { createSearch } from '../../search/create.ts';
import { listsOf } from './lists.ts';
import { presentEntity } from './present-entity.ts';
import { echoOf, pageOf, toRequest } from './read-search.ts';

/** A screening in Watchman's shape, and the recorded one that it shows. */
type WatchmanAnswer = { readonly body: WatchmanSearch; readonly recorded: SearchResponse };

/**
 * Screens as `POST /api/v1/search` does. An answer that proves nothing is an error: a program that was written for
 * Watchman reads an empty list as a release.
 *
 * @throws ApiError `answer_incomplete`, `policy_not_allowed`, or as `POST /search`
 */
export async function searchAsWatchman(call: Call, query: WatchmanQuery): Promise<WatchmanAnswer> {
  const described = toRequest(query);
  const request = { ...described, ...(await listsOf(call, query.source)) };
  const recorded: SearchResponse = JSON.parse(await createSearch(call, request, []));
  const entities = recorded.results
    .filter((result) => reaches(result, query.minMatch))
    .flatMap((result) => entitiesOf(call, query, result))
    .slice(0, pageOf(query));
  if (!mayBeShown(recorded, entities.length)) throw incomplete(recorded);
  return { body: { query: echoOf(query, request), entities }, recorded };
}

/** Facts that speak against a party lower its score and never hide it: its name or its score reaches what is wanted. */
const reaches = ({ score, nameScore, priority }: SearchResult, minMatch = 0): boolean =>
  priority === 'high' || Math.max(score, nameScore) >= minMatch * 100;

/** One entity for each record: a program that looks at one list only must find that list's record. */
function entitiesOf({ app }: Call, { type, debug }: WatchmanQuery, result: SearchResult): WatchmanSearch['entities'] {
  const records = app.lists.current()?.records;
  const organizations = type === 'business' ? 'business' : 'organization';
  return result.listings.map((view) => ({
    ...presentEntity({ result, view, listing: records?.find(view.id)?.listing }, organizations),
    match: Math.round(Math.min(result.score, 100) * 10) / 1_000,
    ...(/^(?:yes|true|t|1)$/i.test(debug?.trim() ?? '') ? { debug: debugOf(result) } : {}),
  }));
}

function debugOf({ evidence, reasons }: SearchResult): string {
  const steps = evidence.waterfall.map(({ step, value }) => `${step}: ${value}`);
  return Buffer.from([...steps, ...reasons.map(({ text }) => text)].join('\n')).toString('base64');
}

/**
 * Whether this page of an answer says what it seems to say. Invented parties are shown, since nobody is cleared by
 * them; an empty page clears only where everything was searched, compared, and seen.
 */
function mayBeShown({ outcome, complete, completeByPolicy, results, total }: SearchResponse, shown: number): boolean {
  if (outcome === 'demo') return shown > 0;
  if (!complete && completeByPolicy !== true) return false;
  return shown > 0 || (outcome !== 'insufficient_name' && results.length === total);
}

function incomplete(answer: SearchResponse): ApiError {
  const { outcome, searchId, total, deviations, notCompared, warnings, lists } = answer;
  const unusable = lists.filter(({ status }) => status !== 'fresh' && status !== 'aged');
  const why = [
    outcome === 'demo' ? 'Only the fictional sample list is loaded.' : '',
    outcome === 'insufficient_name' ? 'The name says too little to be screened.' : '',
    outcome === 'demo' || unusable.length === 0
      ? ''
      : `Lists that cannot be relied on: ${unusable.map(({ id, status }) => `${id} (${status})`).join(', ')}.`,
    ...deviations.map(({ text }) => `Restricted: ${text}.`),
    ...notCompared.slice(0, 5).map(({ field, why: reason }) => `Not compared: ${field} (${reason}).`),
    ...warnings.filter(({ code }) => code === 'identifier_checksum_failed').map(({ text }) => text),
    total === 0 ? '' : `Potential matches: ${total}.`,
  ].filter((part) => part !== '');
  const detail = `Hold: this proves nothing. ${why.join(' ')} GET /api/v1/searches/${searchId} shows what was recorded.`;
  return new ApiError('answer_incomplete', { detail });
}
