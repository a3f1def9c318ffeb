import {
  MAX_YENTE_QUERIES,
  MAX_YENTE_RESULTS,
  type YenteMatch,
  type YenteMatches,
  type YenteMatchQuery,
  type YenteMatchResponse,
} from '@namesake/contract';
import { ftmId } from '@namesake/lists';
import type { Call } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { resultsFrom } from '../page-of-answer.ts';
import { screen } from '../screen.ts';
import { checkAlgorithm, FEATURES } from './algorithms.ts';
import { allowedPolicy, listOf } from './choices.ts';
import { refusal } from './entity-reading.ts';
import { presentResult } from './present.ts';
import { queryOf, type Understood } from './query-of.ts';

/** Default number of results per query, as in yente. */
const DEFAULT_LIMIT = 5;

/** Which results are shown, and the score from which they count as a match. */
export type Page = {
  readonly limit: number;
  readonly cutoff: number;
  readonly threshold: number | undefined;
  readonly excluded: readonly string[];
};

/**
 * Refuses a batch if not every query would be answered.
 *
 * @param given queries as sent
 * @throws ApiError `bad_request`
 */
export function checkQueries(given: Readonly<Record<string, unknown>>, read: Readonly<Record<string, unknown>>): void {
  checkNothingLost(given, read, 'id');
  const count = Object.keys(read).length;
  if (count === 0) throw new ApiError('bad_request', { detail: 'There is no query.' });
  if (count > MAX_YENTE_QUERIES)
    throw new ApiError('bad_request', { detail: `There are more than ${MAX_YENTE_QUERIES} queries in one batch.` });
}

/** Members of an entity besides its properties, and members that other servers accept. None is a name or a number. */
const BESIDE = 'id schema properties caption datasets referents target origin first_seen last_seen last_change filters';

/**
 * Refuses members of a query besides its properties that are not screened and may contain the name.
 *
 * @throws ApiError `bad_request`
 */
export function checkMembers(id: string, given: Readonly<Record<string, unknown>>): void {
  const isEmpty = (value: unknown): boolean => value === null || value === '' || typeof value === 'boolean';
  const known = BESIDE.split(' ');
  const other = Object.keys(given).find((member) => !known.includes(member) && !isEmpty(given[member]));
  if (other === undefined) return;
  const what = `has ${JSON.stringify(other.slice(0, 100))} beside its properties, which is not screened: whatever describes somebody is in properties`;
  throw refusal(id, what);
}

/** Refuses names that JavaScript objects reserve: parsing drops them together with their values. */
export function checkNothingLost(given: object, read: object, noun: 'id' | 'property'): void {
  const isLost = (name: string): boolean => !Object.hasOwn(read, name);
  const [lost] = Object.keys(given).filter(isLost);
  if (lost === undefined) return;
  const detail = `A query has the ${noun} ${JSON.stringify(lost.slice(0, 100))}, which is not taken: give it another one.`;
  throw new ApiError('bad_request', { detail });
}

/**
 * Screens a batch of entities. All queries are checked before one is screened, and if one cannot be answered in full,
 * all fail: clients treat an empty result as a clearance, whatever its status.
 *
 * @param said called with the id of each recorded screening
 * @throws ApiError `bad_request`, `policy_not_allowed` and those of a search
 */
export async function matchEntities(
  call: Call,
  { dataset, body, query }: { readonly dataset: string; readonly body: YenteMatch; readonly query: YenteMatchQuery },
  said: (searchId: string) => void,
): Promise<YenteMatchResponse> {
  const { limit = DEFAULT_LIMIT, threshold, cutoff = '0', algorithm, exclude_entity_ids, ...choices } = query;
  const policy = await allowedPolicy(call, { dataset, ...choices });
  checkAlgorithm(algorithm);
  const understood = Object.entries(body.queries).map(([name, one]): [string, Understood] => [
    name,
    queryOf(name, one, call.app.now()),
  ]);
  const page: Page = {
    limit: shownOf(limit),
    cutoff: Number(cutoff),
    threshold: threshold === undefined ? undefined : Number(threshold),
    excluded: listOf(exclude_entity_ids),
  };
  const responses: [string, YenteMatches][] = [];
  for (const [name, one] of understood) responses.push([name, await matchOne(call, one, { policy, page, said })]);
  return { responses: Object.fromEntries(responses), matcher: FEATURES, limit: page.limit };
}

/** Number of results to show, at least one. Clients cut results to the limit stated in an answer. */
export const shownOf = (limit: number): number => Math.max(1, Math.min(limit, MAX_YENTE_RESULTS));

type Matching = { readonly policy: string; readonly page: Page; readonly said: (searchId: string) => void };

/** Screens one entity. @throws ApiError as {@link matchEntities}, with the name of the query */
export async function matchOne(
  call: Call,
  { name, request, query, ignored }: Understood,
  { policy, page, said }: Matching,
): Promise<YenteMatches> {
  const asked = { ...request, policy, limit: MAX_YENTE_RESULTS };
  const { answer, snapshot, results, total } = await screen(call, asked, said).catch((error: unknown) => {
    throw inQuery(name, error);
  });
  const { limit, cutoff, threshold, excluded } = page;
  const isNamed = ({ entityId }: { readonly entityId: string }): boolean =>
    excluded.includes(entityId) || excluded.includes(ftmId(entityId));
  const others = results.filter((result) => !isNamed(result));
  const shown = resultsFrom(others, cutoff * 100).slice(0, limit);
  return {
    status: 200,
    results: shown.map((result) => presentResult(snapshot, result, request.searchText, threshold)),
    // Counts everything that was found: results that the request leaves out must not make it 0.
    total: { value: total, relation: 'eq' },
    query,
    search_id: answer.searchId,
    ignored: [...ignored],
  };
}

/** Adds the name of the query to an error. */
function inQuery(name: string, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, detail, errors, headers } = error;
  const where = `The query "${name.slice(0, 100)}": ${detail}`;
  return new ApiError(code, { detail: where, headers, cause: error, ...(errors === undefined ? {} : { errors }) });
}
