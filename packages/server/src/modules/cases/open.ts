import {
  type CaseOrigin,
  type Cases,
  DEFAULT_GROUP,
  type OpenCasesRequest,
  type SearchRequest,
  type SearchResponse,
  type SearchResult,
} from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { isHiddenReference } from '../records/customer-visibility.ts';
import { recordFor } from '../records/record-for.ts';
import { readAnswer } from '../records/recorded-answer.ts';
import { caseUpdate, newCase } from './case-update.ts';
import { decisionsOn, foundHit } from './found-hits.ts';
import { presentCases } from './present.ts';
import { refreshStale } from './refresh.ts';
import type { Case } from './store/case.ts';
import { alertReasonsOf, isSameParty } from './store/found-hit.ts';
import { seenCases } from './view.ts';

/** Attempts before giving up if others keep changing cases of the same party. */
const TRIES = 5;

/**
 * Opens a case for each result of a recorded screening. An existing case stays unchanged.
 *
 * @throws ApiError `search_not_found`, `search_erased`, `reference_needed`, `entity_not_found`
 */
export async function openCases(call: Call, { searchId, entityIds }: OpenCasesRequest): Promise<Cases> {
  const { request, answer } = await recordFor(call, searchId);
  const asked: SearchRequest = JSON.parse(request);
  if (asked.externalRef === undefined) throw new ApiError('reference_needed');
  if (await isHiddenReference(call, asked.externalRef)) throw new ApiError('search_not_found');
  const { results } = readAnswer(answer);
  const missing = entityIds?.findIndex((id) => results.every(({ entityId }) => entityId !== id)) ?? -1;
  if (missing >= 0) throw entityMissing(missing);
  const chosen = results.filter(({ entityId }) => entityIds?.includes(entityId) ?? true);
  const asks = { ...asked, externalRef: asked.externalRef };
  const ids = await openCasesFor(call, asks, { searchId, results: chosen }, 'search');
  await refreshStale(call);
  return { items: await presentCases(call, await seenCases(call, ids)), nextCursor: null };
}

type ReferredRequest = SearchRequest & { readonly externalRef: string };

/** Whether the request asks for a case for each result. */
export const opensCases = (request: SearchRequest): request is ReferredRequest =>
  request.openCase === true && request.externalRef !== undefined;

/** Opens a case for each result that has none yet. Resolves with the ids, in the order of the results. */
export async function openCasesFor(
  call: Call,
  asked: ReferredRequest,
  { searchId, results }: Pick<SearchResponse, 'searchId' | 'results'>,
  origin: CaseOrigin,
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const result of results) ids.push(await openCase(call, asked, { searchId, origin }, result));
  return [...new Set(ids)];
}

/**
 * Opens the case of a result, unless it exists. Resolves with its id, even if somebody else opens it at the same time.
 */
async function openCase(
  call: Call,
  asked: ReferredRequest,
  from: Pick<Case, 'searchId' | 'origin'>,
  result: SearchResult,
): Promise<string> {
  const { app, principal } = call;
  const { cases, customers } = app.storage;
  const { externalRef: reference, countries = [] } = asked;
  const { customer, role } = await customers.partyOf(reference);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const decisions = await decisionsOn(call, reference, result.listings);
    const own = (await cases.ofCustomer(customer, [reference])).filter((one) => one.reference === reference);
    const known = own.find((one) => isSameParty(one.hit, result));
    const before = known && { searchId: known.searchId, hits: [known.hit] };
    const hit = foundHit(result, { snapshot: app.lists.current(), decisions, before });
    if (known !== undefined && !(known.state === 'closed' && hit.isOpen)) return known.id;
    const group = (await customers.find(customer))?.group ?? DEFAULT_GROUP;
    const opened = { reference, customer, role, group, countries, ...from, openedBy: actorOf(principal) };
    const update =
      known === undefined
        ? newCase(call, { ...opened, among: own.length }, hit, decisions)
        : caseUpdate(call, known, {
            hit,
            decisions,
            lost: null,
            news: alertReasonsOf(hit, [known.hit]),
            with: { searchId: from.searchId },
          });
    // The case was closed as undecided on the same facts, so it stays closed.
    if (update === undefined) return known?.id ?? '';
    if (await cases.change([update.change], update.events)) return update.change.after.id;
  }
  throw new Error(`Others changed the cases of one party ${TRIES} times meanwhile.`);
}

function entityMissing(index: number): ApiError {
  const code = 'entity_not_found';
  const detail = 'No result of this screening has this id.';
  return new ApiError(code, { errors: [{ pointer: `/entityIds/${index}`, code, detail }] });
}
