import type { SearchRequest, SearchResponse } from '@namesake/contract';
import type { Policy, Screening, Warning } from '@namesake/engine';
import { decideOutcome, isUnverified } from '@namesake/engine/vocabulary';
import type { Call } from '../../context/app.ts';
import { actorOf, checkScope } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { formatScreeningId, newScreeningId } from '../../lib/ids/screening-id.ts';
import { inSpan } from '../../lib/tracing.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { type Attestation, lastDayOf } from '../../lists/state/attestation.ts';
import { isOld, type ListState, provesSomething } from '../../lists/state/list-state.ts';
import { isComplete } from '../../lists/state/list-state-reader.ts';
import { unusableInWords } from '../../lists/state/unusable-because.ts';
import { openCasesFor, opensCases } from '../cases/open.ts';
import { listWarnings } from '../lists/list-warnings.ts';
import { isCompleteFor } from '../policies/complete-for.ts';
import { checkLists, findPolicy } from '../policies/find-policy.ts';
import { compactView } from '../records/compact-view.ts';
import { isHiddenReference } from '../records/customer-visibility.ts';
import { engineInfo, listsInAnswer } from './answer-context.ts';
import { applyRequest } from './apply-request.ts';
import { checkBirthDates, datesOfSearch } from './check-birth-dates.ts';
import { withNotes } from './good-guys-of.ts';
import { SearchPages } from './pages.ts';
import { suggestSame } from './possibly-same.ts';
import { presentHit, presentNotCompared, presentSuppressed, shownAside, withRule } from './present-hit.ts';
import { recordScreening } from './record.ts';
import { remainingHits } from './remaining-hits.ts';
import { screenOn } from './screen-snapshot.ts';
import { showDecisions } from './show-decisions.ts';
import { searchedOn } from './snapshot-as-of.ts';

/** An answer before it is recorded, and the named policy it was screened under. */
export type AnsweredSearch = {
  readonly answer: SearchResponse;
  readonly base: Policy;
  readonly id: Buffer;
  /** Lists that were searched. */
  readonly snapshot: Snapshot;
  /** Whether all that the policy requires was searched and compared, even if the default requires more. */
  readonly isCompleteByPolicy: boolean;
};

/** An answer and its recorded JSON. */
type RecordedSearch = AnsweredSearch & { readonly recorded: string };

/**
 * Screens one text for a waiting caller, see {@link recordSearch}. Resolves with the JSON of the requested view.
 *
 * @throws ApiError as the endpoint documents
 */
export async function createSearch(
  call: Call,
  request: SearchRequest,
  notes: readonly Warning[],
  reserved?: Buffer,
): Promise<string> {
  call.app.live.noteSearch();
  const { answer, recorded } = await recordSearch(call, request, notes, reserved);
  if (opensCases(request)) await openCasesFor(call, request, answer, 'search');
  return request.view === 'compact' ? JSON.stringify(compactView(answer)) : recorded;
}

/**
 * Screens one text. Resolves once its record is durable. The full answer is recorded, whatever view is requested.
 * Parameters as in {@link answerSearch}.
 *
 * @throws ApiError as the endpoint documents
 */
export async function recordSearch(
  call: Call,
  request: SearchRequest,
  notes: readonly Warning[],
  reserved?: Buffer,
): Promise<RecordedSearch> {
  const answered = await answerSearch(call, request, notes, reserved);
  return { ...answered, recorded: await recordAnswer(call, request, answered) };
}

/** Makes an answer durable and resolves with its JSON. @throws ApiError `storage_unavailable` */
export function recordAnswer(call: Call, request: SearchRequest, answered: AnsweredSearch): Promise<string> {
  const actor = actorOf(call.principal);
  return inSpan('namesake.record', { 'namesake.outcome': answered.answer.outcome }, () =>
    recordScreening(call.app, { ...answered, actor, request }),
  );
}

/**
 * Screens one text without recording it. Only for callers that record the answer, or know that an equal one is
 * recorded.
 *
 * @param notes warnings of the transport, such as ignored members
 * @param reserved id to record it under, if one was promised before
 * @throws ApiError as the endpoint documents
 */
export async function answerSearch(
  call: Call,
  request: SearchRequest,
  notes: readonly Warning[],
  reserved?: Buffer,
): Promise<AnsweredSearch> {
  const { app, principal } = call;
  checkBirthDates(datesOfSearch(request), app.now());
  // Checked before past lists are loaded.
  if (request.asOf !== undefined) checkScope(principal, 'search:override', 'lists of another time are searched (asOf)');
  if (request.openCase === true) await checkOpening(call, request.externalRef);
  const then = request.asOf === undefined ? undefined : await searchedOn(app, request.asOf);
  const snapshot = then?.snapshot ?? app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const nowMs = app.now();
  const all = then?.states ?? app.lists.states(nowMs);
  checkLists(request, all);
  const base = await findPolicy(app, request.policy);
  const applied = applyRequest(request, { base, standard: app.policy, lists: all });
  const past = request.asOf === undefined ? [] : [earlier(request.asOf)];
  const { query, policy, weakened } = applied;
  const deviations = [...applied.deviations, ...past, ...leftOut(request)];
  if (weakened.length > 0)
    checkScope(
      principal,
      'search:override',
      `the request weakens the policy (${weakened.map(({ member }) => member).join(', ')})`,
    );

  const pages = new SearchPages(app, request, snapshot, policy);
  const rulesBefore = request.cursor === undefined ? undefined : await app.storage.rules.inForce(nowMs);
  const skip = pages.skip(rulesBefore ?? []);
  const paged = skip === 0 ? query : { ...query, skip };
  const { screening, tookMs } = await screenOn(call, snapshot, paged, policy);
  checkScreenable(screening);
  const everyHit = async () =>
    skip === 0 && screening.hits.length === screening.total
      ? screening.hits
      : (await screenOn(call, snapshot, query, { ...policy, limit: screening.total + skip })).screening.hits;
  const inForce = rulesBefore ?? (screening.total === 0 ? [] : await app.storage.rules.inForce(nowMs));
  const asked = { request, policy: base.name, snapshot, screening, skip, limit: policy.limit, everyHit };
  const found = await remainingHits(app, { ...asked, inForce });

  const isOwn = await isCompleteFor(app, base, principal);
  const states = askedOf(all, base, request, isOwn);
  const byPolicy = { states: isOwn ? states : askedOf(all, base, request, true), screening, deviations };
  const isCompleteByPolicy = isCompleteBy(base, byPolicy);
  const searched = policy.lists === undefined ? states : states.filter(({ id }) => policy.lists?.includes(id));
  const decision = decideOutcome({
    sample: snapshot.origin === 'sample',
    // Past lists never give a complete answer, but a search in them may find nothing and is still answered.
    listsComplete: then !== undefined || isComplete(states),
    restricted: deviations.length > 0,
    unverified: isUnverified(screening),
    notCompared: screening.notCompared.length > 0,
    total: found.total,
    insufficientName: screening.insufficientName,
  });
  if (!decision.answer) throw listsUnavailable(states, app.lists.attestation);

  const id = reserved ?? newScreeningId(nowMs);
  const results = suggestSame(
    app,
    found.hits.map((hit) =>
      withRule(withNotes(presentHit(hit, snapshot, request.explain), found.notes), found.rules.get(hit.entityId)),
    ),
  );
  const answer: SearchResponse = {
    view: 'full',
    searchId: formatScreeningId(id),
    searchText: request.searchText,
    searchedAt: new Date(nowMs).toISOString(),
    interpretedAs: screening.interpretedAs,
    outcome: decision.outcome,
    complete: decision.complete,
    notCompared: presentNotCompared(screening.notCompared),
    total: found.total,
    nextCursor: pages.next(skip + found.hits.length, found.total, inForce),
    results: await showDecisions(app, request.externalRef, results),
    suppressed: presentSuppressed(screening.suppressed, {
      overLimit: found.overLimit,
      ...found.counts,
      items: [...found.items, ...shownAside(screening.suppressed.items, request, policy)],
    }),
    ...listsInAnswer(searched, policy),
    engine: engineInfo(app, applied, screening.threshold ?? policy.threshold, tookMs),
    deviations,
    ...(isOwn && isCompleteByPolicy ? { completeByPolicy: true } : {}),
    restricted: deviations.length > 0,
    warnings: [...screening.warnings, ...(then === undefined ? listWarnings(states, app.lists, nowMs) : []), ...notes],
    ...(request.asOf === undefined ? {} : { asOf: request.asOf }),
    ...(request.externalRef === undefined ? {} : { externalRef: request.externalRef }),
    ...(request.purpose === undefined ? {} : { purpose: request.purpose }),
  };
  return { answer, base, id, snapshot, isCompleteByPolicy };
}

/** Names that the caller has but does not send. An empty result proves nothing about them. */
const leftOut = ({ leftOut: named = [] }: SearchRequest): SearchResponse['deviations'] =>
  named.length === 0 ? [] : [{ member: 'leftOut', text: `not screened: ${named.join(', ')}` }];

function earlier(asOf: string): SearchResponse['deviations'][number] {
  return { member: 'asOf', text: `the lists of ${asOf}, not the current ones` };
}

function checkScreenable(screening: Screening): void {
  if (screening.unscreenable)
    throw new ApiError('unscreenable_text', {
      errors: [
        { pointer: '/searchText', code: 'unscreenable_text', detail: 'It contains nothing that can be compared.' },
      ],
    });
  const types = screening.identifiersNotCovered;
  if (types.length === 0 || screening.total > 0) return;
  const detail = `No loaded list carries identifiers of the type ${types.join(', ')}.`;
  throw new ApiError('identifier_not_covered', {
    errors: [{ pointer: '/searchText', code: 'identifier_not_covered', detail }],
  });
}

/** Callers must not open cases of customers they may not see: the cases would belong to their group. */
async function checkOpening(call: Call, externalRef: string | undefined): Promise<void> {
  checkScope(call.principal, 'cases:write', 'it opens cases');
  if (externalRef === undefined) throw new ApiError('reference_needed');
  const detail = 'No case can be opened for this externalRef. Leave openCase out to search without one.';
  if (await isHiddenReference(call, externalRef)) throw new ApiError('customer_not_found', { detail });
}

/** Marks a list as stale if it is older than the request allows, even if it is fresh under the policy. */
function withinAge(state: ListState, mostSeconds: number | undefined): ListState {
  if (mostSeconds === undefined || !provesSomething(state)) return state;
  const isYoung = state.ageSeconds !== null && state.ageSeconds <= mostSeconds;
  return isYoung ? state : { ...state, status: 'stale', mostSeconds };
}

/**
 * Adjusts which lists are required. A policy that names its lists requires them, and only them if it defines
 * completeness; a request may require younger lists. Returns the same value if nothing applies.
 */
function askedOf(
  states: readonly ListState[],
  base: Policy,
  { maxListAgeSeconds }: SearchRequest,
  isOwn: boolean,
): readonly ListState[] {
  const { lists: needed } = base;
  if (needed === undefined && maxListAgeSeconds === undefined) return states;
  return states.map((state) => {
    const within = withinAge(state, maxListAgeSeconds);
    if (needed === undefined || (!isOwn && !needed.includes(state.id))) return within;
    return { ...within, required: needed.includes(state.id) };
  });
}

type Searched = Pick<SearchResponse, 'deviations'> & {
  readonly states: readonly ListState[];
  readonly screening: Screening;
};

/** Whether everything a policy searches was searched, and the request was compared in full. */
const isCompleteBy = (base: Policy, { states, screening, deviations }: Searched): boolean =>
  isComplete(states) &&
  (base.lists ?? []).every((id) => states.some((state) => state.id === id)) &&
  deviations.every(({ member }) => member === 'policy') &&
  screening.notCompared.length === 0 &&
  !screening.insufficientName &&
  !isUnverified(screening);

function listsUnavailable(states: readonly ListState[], attestation: Attestation | null): ApiError {
  const unusable = states.filter((state) => state.required && !provesSomething(state));
  const isOnDisk = unusable.some((state) => isOld(state) && state.checkedAtMs === null);
  const isDeclared = attestation !== null && unusable.some(({ declaredAtMs }) => declaredAtMs !== null);
  const until = attestation === null ? '' : lastDayOf(attestation);
  const remedy = isDeclared
    ? `The declaration holds until ${until}. Get newer files, or allow a higher maxListAgeSeconds.`
    : isOnDisk
      ? 'Get newer files, or let the operator declare these current (--lists-attested).'
      : '';
  const detail = `Nothing was found, but that proves nothing: ${unusableInWords(states)}. ${remedy || 'GET /api/v1/lists shows more.'}`;
  return new ApiError('lists_unavailable', { detail, headers: { 'retry-after': '60' } });
}
