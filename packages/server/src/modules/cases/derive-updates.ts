import { relatedReference } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { type CaseUpdate, caseUpdate, newCase } from './case-update.ts';
import { decisionsOn } from './found-hits.ts';
import type { Case } from './store/case.ts';
import type { CaseChange } from './store/case-store.ts';
import { alertReasonsOf, isSameParty } from './store/found-hit.ts';
import { type CaseFinding, whyOpen } from './unfound.ts';

/** Data of a customer that its cases depend on. */
export type CaseCustomer = {
  readonly reference: string;
  readonly group: string;
  readonly countries: readonly string[];
  readonly findings: readonly CaseFinding[];
};

/** Case changes and events, to be stored in the transaction of their cause. */
export type CaseUpdates = { readonly changes: readonly CaseChange[]; readonly events: readonly AuditEvent[] };

/**
 * Derives the changes to a customer's cases from its findings. Opens a case for each party that nobody decided about,
 * and closes a case whose party is no longer found, unless that is in doubt.
 */
export async function deriveCaseUpdates(call: Call, customer: CaseCustomer): Promise<CaseUpdates> {
  const findings = customer.findings.map((finding) => ({ ...finding, of: referenceOf(customer, finding) }));
  const known = await call.app.storage.cases.ofCustomer(
    customer.reference,
    findings.map(({ of }) => of),
  );
  const updates: CaseUpdate[] = [];
  for (const finding of findings) {
    const own = known.filter(({ reference }) => reference === finding.of);
    updates.push(...(await updatesForFinding(call, customer, finding, own)));
  }
  const gone = known.filter(({ reference }) => findings.every(({ of }) => of !== reference));
  for (const one of gone) updates.push(...(await lostUpdate(call, one, one.origin === 'watch')));
  return { changes: updates.map(({ change }) => change), events: updates.flatMap(({ events }) => events) };
}

async function updatesForFinding(
  call: Call,
  { reference: customer, group, countries }: CaseCustomer,
  finding: CaseFinding & { readonly of: string },
  known: readonly Case[],
): Promise<readonly CaseUpdate[]> {
  const { of: reference, role, searchId, hits } = finding;
  const decisions = await decisionsOn(
    call,
    reference,
    [...hits, ...known.map(({ hit }) => hit)].flatMap((hit) => hit.listings),
  );
  const taken = new Set<Case>();
  const updates: CaseUpdate[] = [];
  for (const hit of hits) {
    const same = known.filter((one) => !taken.has(one) && isSameParty(one.hit, hit));
    for (const one of same) taken.add(one);
    const [first, ...joined] = same;
    const changed = { customer, role, group, countries, ...(searchId === null ? {} : { searchId }) };
    if (first !== undefined) {
      const news = hit.isOpen ? alertReasonsOf(hit, [first.hit]) : [];
      updates.push(...present(caseUpdate(call, first, { hit, decisions, lost: null, news, with: changed })));
    } else if (hit.isOpen && searchId !== null) {
      const from = { reference, customer, role, group, countries, searchId, origin: 'watch' } as const;
      const among = known.length + updates.filter(({ change }) => change.before === undefined).length;
      updates.push(newCase(call, { ...from, openedBy: 'service', among }, hit, decisions));
    }
    // The parties were joined: the oldest case continues for all of them.
    for (const one of joined)
      updates.push(...present(caseUpdate(call, one, { hit: one.hit, decisions, lost: 'joined', news: [] })));
  }
  for (const one of known) {
    if (taken.has(one)) continue;
    const isLost = one.lost !== null || (await whyOpen(call, one, finding)) === undefined;
    updates.push(...(await lostUpdate(call, one, isLost)));
  }
  return updates;
}

/** Update of a case whose party the watch no longer finds. A case opened by a search still waits for its decision. */
async function lostUpdate(call: Call, one: Case, isLost: boolean): Promise<readonly CaseUpdate[]> {
  const decisions = await decisionsOn(call, one.reference, one.hit.listings);
  const lost = one.lost ?? (isLost ? 'no_longer_found' : null);
  return present(caseUpdate(call, one, { hit: one.hit, decisions, lost, news: [] }));
}

/** Reference under which decisions about a party are made. */
const referenceOf = ({ reference }: CaseCustomer, { role }: CaseFinding): string =>
  role === null ? reference : relatedReference(reference, role);

const present = (update: CaseUpdate | undefined): readonly CaseUpdate[] => (update === undefined ? [] : [update]);
