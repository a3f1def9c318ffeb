import {
  CASE_VIEWS,
  type CaseCounts,
  type CaseDetail,
  type CasePage,
  type CaseQuery,
  type CaseViewName,
  VERDICTS,
} from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { referenceOf } from '../../lib/ids/customer-id.ts';
import { readCursor, writeCursor } from '../../lib/paging.ts';
import { statesOf } from '../decisions/hit-counts.ts';
import { presentDecisions } from '../decisions/present-decision.ts';
import { ActorNames } from '../records/actor-names.ts';
import { customerVisibility } from '../records/customer-visibility.ts';
import { presentCases } from './present.ts';
import { refreshStale } from './refresh.ts';
import type { Case } from './store/case.ts';
import { isSameParty } from './store/found-hit.ts';
import { whyOpen } from './unfound.ts';

const STEPS = [
  'case.opened',
  'case.state_changed',
  'case.changed',
  'case.assigned',
  'case.escalated',
  'case.checked',
  'case.attached',
  'case.attachment_erased',
  'case.commented',
];
const MAX_STEPS = 500;

/**
 * Cases in the order of opening. Each page is recorded.
 *
 * @throws ApiError `cursor_invalid`, `customer_unknown`
 */
export async function listCases(
  call: Call,
  { cursor, limit, newestFirst, customerId, ...said }: CaseQuery,
): Promise<CasePage> {
  const { app, principal } = call;
  await refreshStale(call);
  const what = `cases ${JSON.stringify([Object.entries(said).sort(), customerId, newestFirst])}`;
  const place = cursor === undefined ? undefined : readCursor(app.keys.cursor, what, cursor);
  const customer = customerId === undefined ? undefined : referenceOf(app.keys.customers, customerId);
  if (customerId !== undefined && customer === undefined) throw new ApiError('customer_unknown');
  const { hidden } = await customerVisibility(call);
  const filter = { ...said, hidden, customer, mine: actorOf(principal), nowMs: app.now() };
  const found = await app.storage.cases.page(filter, place, { limit: limit + 1, newestFirst: newestFirst ?? false });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  await audit(call, 'cases.listed', '', { view: said.view, count: page.length });
  return {
    items: await presentCases(call, page),
    nextCursor: found.length > limit && last !== undefined ? writeCursor(app.keys.cursor, what, last.place) : null,
  };
}

/** Number of cases per view. */
export async function countCases(call: Call): Promise<CaseCounts> {
  const { app, principal } = call;
  await refreshStale(call);
  const mine = actorOf(principal);
  const { hidden } = await customerVisibility(call);
  const count = (view: CaseViewName) => app.storage.cases.count({ view, mine, hidden, nowMs: app.now() });
  const counts = await Promise.all(CASE_VIEWS.map(async (view) => [view, await count(view)] as const));
  const [zero, found] = [
    { mine: 0, unassigned: 0, changed: 0, overdue: 0, for_approval: 0, open: 0, closed: 0 },
    counts,
  ];
  return { ...zero, ...Object.fromEntries(found) };
}

/** A case with its history. Reading is recorded. @throws ApiError `case_not_found` */
export async function getCase(call: Call, id: string): Promise<CaseDetail> {
  await refreshStale(call);
  const one = await caseOf(call, id);
  await audit(call, 'case.read', id);
  return detailOf(call, one);
}

/** Cases with these ids that the caller may see, in the order of the ids. */
export async function seenCases(call: Call, ids: readonly string[]): Promise<readonly Case[]> {
  const { hidden } = await customerVisibility(call);
  const found = await call.app.storage.cases.find(ids, hidden);
  return [...new Set(ids)].flatMap((id) => found.find((one) => one.id === id) ?? []);
}

/** Case with an id, if the caller may see it. @throws ApiError `case_not_found` */
export async function caseOf(call: Call, id: string): Promise<Case> {
  const [one] = await seenCases(call, [id]);
  if (one === undefined) throw new ApiError('case_not_found');
  return one;
}

export async function detailOf(call: Call, one: Case): Promise<CaseDetail> {
  const { app, principal } = call;
  const { attachments, caseNotes, hitDecisions, auditEntries } = app.storage;
  const names = new ActorNames(app.storage, principal);
  const [shown] = await presentCases(call, [one]);
  if (shown === undefined) throw new ApiError('case_not_found');
  const listings = one.hit.listings.map(({ id }) => id);
  const about = await hitDecisions.about({ kind: 'reference', externalRef: one.reference }, listings);
  const states = statesOf(about);
  const comments = await caseNotes.comments(one.id);
  const steps = await auditEntries.latest(MAX_STEPS, STEPS, one.id);
  return {
    ...shown,
    unfound: await unfoundReason(call, one),
    decisions: await presentDecisions(call, about, (id) => states.get(id)),
    checklist: await checklistOf(call, one, names),
    attachments: await Promise.all(
      (await attachments.of(one.id)).map(async ({ caseId: _, at, actor, ...file }) => ({
        ...file,
        at: new Date(at).toISOString(),
        by: await names.actor(actor),
      })),
    ),
    comments: await Promise.all(
      comments.map(async ({ id, at, actor, text }) => ({
        id,
        at: new Date(at).toISOString(),
        by: await names.actor(actor),
        text,
      })),
    ),
    steps: await Promise.all(
      steps.map(async ({ at, actor, action, detail }) => ({
        at: new Date(at).toISOString(),
        by: await names.actor(actor),
        action,
        detail: { ...detail },
      })),
    ),
  };
}

/** Why a case is open although the last screening of its customer does not find its party. */
async function unfoundReason(call: Call, one: Case): Promise<CaseDetail['unfound']> {
  if (one.state === 'closed') return null;
  const customer = await call.app.storage.customers.find(one.customer);
  const finding = customer?.isProved === true ? customer.findings.find(({ role }) => role === one.role) : undefined;
  if (finding === undefined || finding.hits.some((hit) => isSameParty(hit, one.hit))) return null;
  return (await whyOpen(call, one, finding)) ?? null;
}

async function checklistOf({ app }: Call, { id }: Case, names: ActorNames): Promise<CaseDetail['checklist']> {
  const { caseNotes, caseSettings } = app.storage;
  const { checklists } = await caseSettings.current();
  const checks = await caseNotes.checks(id);
  const items = VERDICTS.flatMap((verdict) => checklists[verdict].map((item) => ({ verdict, ...item })));
  return Promise.all(
    items.map(async ({ id: item, verdict, text }) => {
      const done = checks.get(item);
      const doneAt = done === undefined ? null : new Date(done.at).toISOString();
      return { item, verdict, text, doneAt, doneBy: done === undefined ? null : await names.actor(done.actor) };
    }),
  );
}
