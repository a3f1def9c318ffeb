import type { AlertReason, DueReason } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { customerIdOf } from '../../lib/ids/customer-id.ts';
import { type CaseUpdates, deriveCaseUpdates } from '../cases/derive-updates.ts';
import { alertReasonsOf } from '../cases/store/found-hit.ts';
import { screenParties } from './screen-parties.ts';
import { type Customer, type Finding, statusOf } from './store/customer.ts';

/** Due reasons for which every party gets a record, even if nothing changed. */
const RECORDED: readonly (DueReason | null)[] = ['added', 'changed', 'began', 'asked'];

const TAKING_OVER = 'This node is taking over newer lists. Try again in a few seconds.';

/** Attempts before giving up on a customer that others keep changing. */
const TRIES = 5;

/** A screened customer, the number of screenings recorded, and its new alert reasons. */
export type ScreenedCustomer = {
  readonly customer: Customer;
  readonly recorded: number;
  readonly news: readonly AlertReason[];
};

/**
 * Screens a customer and stores its findings and their events; stores nothing if they are unchanged. Screens again if
 * the customer is changed meanwhile. Undefined if it no longer exists.
 *
 * @throws ApiError if screening is impossible at the moment: the customer stays due
 */
export async function screenAndStore(call: Call, begun: Customer): Promise<ScreenedCustomer | undefined> {
  const { storage } = call.app;
  let customer: Customer | undefined = begun;
  for (let tries = 0; customer?.isProved === true && tries < TRIES; tries += 1) {
    const screened = await tryScreenAndStore(call, customer, customer);
    if (screened !== undefined) return screened;
    customer = await storage.customers.find(customer.reference);
  }
  return customer && { customer, recorded: 0, news: [] };
}

/**
 * One attempt of {@link screenAndStore}, also for changes that are not stored yet. Undefined if the lists or the stored
 * customer changed meanwhile.
 *
 * @param before the stored customer; undefined if it is new
 */
export async function tryScreenAndStore(
  call: Call,
  customer: Customer,
  before: Customer | undefined,
): Promise<ScreenedCustomer | undefined> {
  const { lists, sharing } = call.app;
  const { revision } = lists;
  const findings = await screenParties(call, customer, { isRecorded: RECORDED.includes(customer.due) });
  // A run over the new lists may already have passed this customer.
  if (lists.revision !== revision) return undefined;
  // So may a run of another node that already searches newer lists.
  if (!(await sharing.isNewest()))
    throw new ApiError('starting', { detail: TAKING_OVER, headers: { 'retry-after': '5' } });
  if (customer.due === null && JSON.stringify(findings) === JSON.stringify(customer.findings)) {
    // A doubt about a case may be gone although findings are the same: its listing may have left its list.
    if (findings.some(({ error, complete }) => error !== null || !complete)) {
      const { changes, events } = await caseUpdatesFor(call, customer, customer);
      await call.app.storage.cases.change(changes, events);
    }
    return { customer, recorded: 0, news: [] };
  }
  const after = withFindings(customer, findings, call.app.now());
  const news = newAlertReasons(customer.findings, findings);
  const cases = await caseUpdatesFor(call, customer, after);
  const events = [...eventsOf(call, customer, after, news), ...cases.events];
  const { customers, cases: kept } = call.app.storage;
  if (!(await customers.change([{ before, after }], events, kept.statements(cases.changes)))) return undefined;
  const version = (before?.version ?? 0) + 1;
  return { customer: { ...after, version }, recorded: recordedIn(customer, after), news };
}

/**
 * Changes to the cases of a customer. There are none if no hit was or is found and the earlier screenings were
 * complete.
 */
export async function caseUpdatesFor(call: Call, before: Customer, after: Customer): Promise<CaseUpdates> {
  const isHit = [...before.findings, ...after.findings].some(({ hits }) => hits.length > 0);
  const wasWhole = before.findings.every(({ error, complete }) => error === null && complete);
  if (!isHit && wasWhole) return { changes: [], events: [] };
  const { reference, group, findings, input } = after;
  return deriveCaseUpdates(call, { reference, group, findings, countries: [...new Set(input.countries)].sort() });
}

function recordedIn(before: Customer, { findings }: Customer): number {
  const known = new Set(before.findings.map(({ searchId }) => searchId));
  return findings.filter(({ searchId }) => searchId !== null && !known.has(searchId)).length;
}

function withFindings(customer: Customer, findings: readonly Finding[], nowMs: number): Customer {
  const status = statusOf(findings);
  const statusSince = status === customer.status ? customer.statusSince : nowMs;
  return { ...customer, findings, status, statusSince, due: null, screenedAt: nowMs };
}

function eventsOf(call: Call, before: Customer, after: Customer, news: readonly AlertReason[]): readonly AuditEvent[] {
  const { status, group } = after;
  // Data that were saved since have set the status to waiting, without an event.
  const from = before.status === 'waiting' ? statusOf(before.findings) : before.status;
  // The first clear result is no event: the screening is recorded.
  const isNews = status !== from && !(from === 'waiting' && status === 'clear');
  if (!isNews && news.length === 0) return [];
  const id = customerIdOf(call.app.keys.customers, after.reference);
  const searches = after.findings.flatMap(({ searchId }) => searchId ?? []);
  const detail = { from, to: status, searches, group };
  return [
    ...(isNews ? [auditEvent(call, 'customer.status_changed', id, detail)] : []),
    ...(news.length > 0 ? [auditEvent(call, 'customer.alerted', id, { news, searches, group })] : []),
  ];
}

/**
 * Alert reasons in findings that earlier ones did not give, from open hits only. A publisher's rewording gives none,
 * and neither do fewer hits.
 */
export function newAlertReasons(before: readonly Finding[], after: readonly Finding[]): readonly AlertReason[] {
  const news = after.flatMap(({ role, hits, total, open }) => {
    const then = before.find((one) => one.role === role);
    const told = hits.filter(({ isOpen }) => isOpen).flatMap((hit) => alertReasonsOf(hit, then?.hits ?? []));
    const isMoreUnseen = hits.length < total && open > (then?.open ?? 0);
    return isMoreUnseen ? [...told, 'new_party' as const] : told;
  });
  return [...new Set(news)];
}
