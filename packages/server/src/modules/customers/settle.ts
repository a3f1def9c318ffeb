import type { DueReason } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { customerIdOf } from '../../lib/ids/customer-id.ts';
import { lookAt } from './look.ts';
import { type Customer, type Finding, type FoundHit, statusOf } from './store/customer.ts';

/** Reasons for which every party gets a record, whether or not anything changed. */
const RECORDED: readonly (DueReason | null)[] = ['added', 'changed', 'began', 'asked'];

/** Others change a customer meanwhile, but not for ever. */
const TRIES = 5;

/**
 * Screens a customer and stores its findings, together with their events. Whoever changes the customer meanwhile
 * has it screened anew. Undefined where it is gone.
 *
 * @throws ApiError where nothing can be screened now: the customer stays due
 */
export async function settle(call: Call, begun: Customer): Promise<Customer | undefined> {
  const { storage } = call.app;
  let customer: Customer | undefined = begun;
  for (let tries = 0; customer?.isProved === true && tries < TRIES; tries += 1) {
    const findings = await lookAt(call, customer, { isRecorded: RECORDED.includes(customer.due) });
    const settled = settledAs(customer, findings, call.app.now());
    if (await storage.customers.change([{ before: customer, after: settled }], eventsOf(call, customer, settled)))
      return { ...settled, version: customer.version + 1 };
    customer = await storage.customers.find(customer.reference);
  }
  return customer;
}

function settledAs(customer: Customer, findings: readonly Finding[], nowMs: number): Customer {
  const status = statusOf(findings);
  const statusSince = status === customer.status ? customer.statusSince : nowMs;
  return { ...customer, findings, status, statusSince, due: null, screenedAt: nowMs };
}

function eventsOf(call: Call, before: Customer, after: Customer): readonly AuditEvent[] {
  const id = customerIdOf(call.app.keys.customers, after.reference);
  const searches = after.findings.flatMap(({ searchId }) => searchId ?? []);
  const news = newsIn(before.findings, after.findings);
  const { status, group } = after;
  const alerted = news.length === 0 ? [] : [auditEvent(call, 'customer.alerted', id, { news, searches, group })];
  // Who begins clear is no news: the screening is recorded.
  const isNews = status !== before.status && !(before.status === 'waiting' && status === 'clear');
  if (!isNews) return alerted;
  const detail = { from: before.status, to: status, searches, group };
  return [auditEvent(call, 'customer.status_changed', id, detail), ...alerted];
}

/** What a screening told that a person has to look at. */
type News = 'new_party' | 'new_listing' | 'stronger' | 'listing_changed' | 'reopened';

/**
 * What findings tell beyond those before: of hits that are open only. Nothing where a publisher wrote the same in other
 * words, and nothing where less was found.
 */
function newsIn(before: readonly Finding[], after: readonly Finding[]): readonly News[] {
  const news = after.flatMap(({ role, hits, total, open }) => {
    const then = before.find((one) => one.role === role);
    const told = hits.filter(({ isOpen }) => isOpen).flatMap((hit) => newsOf(hit, then?.hits ?? []));
    const isMoreUnseen = hits.length < total && open > (then?.open ?? 0);
    return isMoreUnseen ? [...told, 'new_party' as const] : told;
  });
  return [...new Set(news)];
}

function newsOf(hit: FoundHit, before: readonly FoundHit[]): readonly News[] {
  const ids = new Set(hit.listings.map(({ id }) => id));
  const then = before.filter(({ listings }) => listings.some(({ id }) => ids.has(id)));
  if (then.length === 0) return ['new_party'];
  const known = new Map(then.flatMap(({ listings }) => listings.map(({ id, facts }) => [id, facts] as const)));
  const news: News[] = [];
  if (hit.listings.some(({ id }) => !known.has(id))) news.push('new_listing');
  if (hit.listings.some(({ id, facts }) => known.has(id) && known.get(id) !== facts)) news.push('listing_changed');
  if (hit.priority === 'high' && then.every(({ priority }) => priority === 'review')) news.push('stronger');
  if (then.every(({ isOpen }) => !isOpen)) news.push('reopened');
  return news;
}
