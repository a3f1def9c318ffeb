import type {
  AssignCasesRequest,
  CaseDetail,
  Cases,
  CheckCaseRequest,
  CommentRequest,
  DecideCasesRequest,
} from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { randomBase62 } from '../../lib/ids/base62.ts';
import { decideManyHits } from '../decisions/decide-many.ts';
import { customerVisibility } from '../records/customer-visibility.ts';
import { assigneeOf, isSeenBy, personOf } from './assignees.ts';
import { caseEvent } from './case-update.ts';
import { presentCases } from './present.ts';
import { refreshStale, updateCases } from './refresh.ts';
import type { Case } from './store/case.ts';
import { caseOf, detailOf, seenCases } from './view.ts';

const ID_LENGTH = 16;
/** Others may take the first candidates at the same time. */
const CANDIDATES = 10;
const TRIES = 5;

/**
 * Assigns cases to a person, or to nobody: all or none.
 *
 * @throws ApiError `case_not_found`, `case_closed`, `user_not_found`, `assignee_unfit`, `person_needed`
 */
export async function assignCases(call: Call, { cases: ids, to }: AssignCasesRequest): Promise<Cases> {
  const { app } = call;
  const assignee = to === null ? null : to === 'me' ? personOf(call) : await assigneeOf(app, to);
  for (;;) {
    const found = await openCasesOf(call, ids);
    for (const one of found)
      if (assignee !== null && !(await isSeenBy(call, assignee, one))) throw new ApiError('assignee_unfit');
    const changes = found.map((before) => ({ before, after: { ...before, assignee } }));
    const events = found.map((one) => caseEvent(call, 'case.assigned', one, { to: assignee }));
    if (await app.storage.cases.change(changes, events)) return casesNow(call, ids);
  }
}

/** Assigns an open case to the caller; empty if there is none. @throws ApiError `person_needed` */
export async function takeNextCase(call: Call): Promise<Cases> {
  const { app } = call;
  const assignee = personOf(call);
  for (;;) {
    await refreshStale(call);
    const { hidden: groups } = await customerVisibility(call);
    const { queues } = await app.storage.caseSettings.current();
    const others = queues.filter(
      ({ members }) => members.length > 0 && !members.some((id) => assignee === `user:${id}`),
    );
    const names = others.map(({ name }) => name);
    const candidates = await app.storage.cases.next(app.now(), CANDIDATES, { queues: names, groups });
    if (candidates.length === 0) return { items: [], nextCursor: null };
    for (const before of candidates) {
      const event = caseEvent(call, 'case.assigned', before, { to: assignee });
      if (await app.storage.cases.change([{ before, after: { ...before, assignee } }], [event]))
        return casesNow(call, [before.id]);
    }
  }
}

/** Adds a comment. @throws ApiError `case_not_found` */
export async function commentCase(call: Call, id: string, { text }: CommentRequest): Promise<CaseDetail> {
  const { app, principal } = call;
  const one = await caseOf(call, id);
  const comment = `com_${randomBase62(ID_LENGTH)}`;
  const event = caseEvent(call, 'case.commented', one, { comment });
  const written = { id: comment, caseId: id, at: app.now(), actor: actorOf(principal), text: text.trim() };
  if (!(await app.storage.caseNotes.comment(written, event))) throw new ApiError('case_not_found');
  return detailOf(call, one);
}

/**
 * Marks a checklist item of a case as done or not done.
 *
 * @throws ApiError `case_not_found`, `checklist_item_unknown`, `person_needed`
 */
export async function checkCase(call: Call, id: string, { item, isDone }: CheckCaseRequest): Promise<CaseDetail> {
  const { app } = call;
  const actor = personOf(call);
  const one = await caseOf(call, id);
  const { checklists } = await app.storage.caseSettings.current();
  if (!Object.values(checklists).some((items) => items.some((each) => each.id === item)))
    throw new ApiError('checklist_item_unknown');
  const event = auditEvent(call, 'case.checked', id, { item, isDone });
  await app.storage.caseNotes.check({ caseId: id, item }, isDone ? { at: app.now(), actor } : null, event);
  return detailOf(call, one);
}

/**
 * Decides every waiting listing of some cases with one verdict and one reason: all or none. If two people decide at the
 * same time, the first decision counts and the second is refused.
 *
 * @throws ApiError `case_not_found`, `case_closed`, `case_changed`, and as `decideManyHits`
 */
export async function decideCases(call: Call, { cases: ids, ...what }: DecideCasesRequest): Promise<Cases> {
  await decideAsRead(call, ids, what);
  await refreshStale(call);
  return casesNow(call, ids);
}

type Decided = Omit<DecideCasesRequest, 'cases'>;

/**
 * A decision about another case of the customer also changes this one, but nothing relevant in it. Retried in that
 * case.
 */
async function decideAsRead(call: Call, ids: readonly string[], what: Decided): Promise<void> {
  let seen: string | undefined;
  for (let tries = 1; ; tries += 1) {
    const found = await openCasesOf(call, ids);
    const now = JSON.stringify(found.map(({ state, hit }) => [state, hit]));
    if (seen !== undefined && seen !== now) throw new ApiError('case_changed');
    seen = now;
    try {
      return await decideOnce(call, found, what);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'case_changed') || tries === TRIES) throw error;
    }
  }
}

async function decideOnce(call: Call, found: readonly Case[], what: Decided): Promise<void> {
  const bySearch = Map.groupBy(found, ({ searchId }) => searchId);
  const hits = [...bySearch].map(([searchId, ofSearch]) => ({
    searchId,
    listings: [...new Set(ofSearch.flatMap(({ hit }) => waitingListings(hit)))],
  }));
  const statements = call.app.storage.cases.unchanged(found);
  await decideManyHits(call, { hits, ...what }, { statements, code: 'case_changed' });
}

/** Listings without a decision, or with one that was made on other facts; all listings if each has a decision. */
function waitingListings({ listings }: Case['hit']): readonly string[] {
  const waiting = listings.filter(({ facts, decision }) => decision?.facts !== facts);
  return (waiting.length === 0 ? listings : waiting).map(({ id }) => id);
}

async function openCasesOf(call: Call, ids: readonly string[]): Promise<readonly Case[]> {
  const found = await freshCases(call, ids);
  return [...new Set(ids)].map((id, index) => {
    const one = found.find((known) => known.id === id);
    const code = one === undefined ? 'case_not_found' : one.state === 'closed' ? 'case_closed' : undefined;
    if (one !== undefined && code === undefined) return one;
    const fault = {
      pointer: `/cases/${index}`,
      code: code ?? 'case_not_found',
      detail: 'Nothing was changed.',
    } as const;
    throw new ApiError(fault.code, { errors: [fault] });
  });
}

/**
 * A decision may be made between the update of marked cases and reading them. Nobody may decide on such an outdated
 * state.
 */
async function freshCases(call: Call, ids: readonly string[]): Promise<readonly Case[]> {
  await refreshStale(call);
  for (;;) {
    const found = await seenCases(call, ids);
    const stale = found.filter(({ isStale }) => isStale);
    if (stale.length === 0) return found;
    await updateCases(call, stale);
  }
}

async function casesNow(call: Call, ids: readonly string[]): Promise<Cases> {
  return { items: await presentCases(call, await seenCases(call, ids)), nextCursor: null };
}
