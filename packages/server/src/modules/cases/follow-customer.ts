import { relatedReference } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { decisionsOn } from './found-hits.ts';
import { type CaseStep, openingOf, stepOf } from './step.ts';
import type { Case } from './store/case.ts';
import type { CaseChange } from './store/case-store.ts';
import { isSameParty, newsOf } from './store/found-hit.ts';
import { type FollowedFinding, whyOpen } from './unfound.ts';

/** Data of a customer that its cases depend on. */
export type FollowedCustomer = {
  readonly reference: string;
  readonly group: string;
  readonly countries: readonly string[];
  readonly findings: readonly FollowedFinding[];
};

/** Case changes and events, to be stored in the transaction of their cause. */
export type CaseSteps = { readonly changes: readonly CaseChange[]; readonly events: readonly AuditEvent[] };

/**
 * Derives the changes to a customer's cases from its findings. Opens a case for each party that nobody decided about,
 * and closes a case whose party is no longer found, unless that is in doubt.
 */
export async function followCustomer(call: Call, customer: FollowedCustomer): Promise<CaseSteps> {
  const findings = customer.findings.map((finding) => ({ ...finding, of: referenceOf(customer, finding) }));
  const known = await call.app.storage.cases.ofCustomer(
    customer.reference,
    findings.map(({ of }) => of),
  );
  const steps: CaseStep[] = [];
  for (const finding of findings) {
    const own = known.filter(({ reference }) => reference === finding.of);
    steps.push(...(await followFinding(call, customer, finding, own)));
  }
  const gone = known.filter(({ reference }) => findings.every(({ of }) => of !== reference));
  for (const one of gone) steps.push(...(await lostStep(call, one, one.origin === 'watch')));
  return { changes: steps.map(({ change }) => change), events: steps.flatMap(({ events }) => events) };
}

async function followFinding(
  call: Call,
  { reference: customer, group, countries }: FollowedCustomer,
  finding: FollowedFinding & { readonly of: string },
  known: readonly Case[],
): Promise<readonly CaseStep[]> {
  const { of: reference, role, searchId, hits } = finding;
  const decisions = await decisionsOn(
    call,
    reference,
    [...hits, ...known.map(({ hit }) => hit)].flatMap((hit) => hit.listings),
  );
  const taken = new Set<Case>();
  const steps: CaseStep[] = [];
  for (const hit of hits) {
    const same = known.filter((one) => !taken.has(one) && isSameParty(one.hit, hit));
    for (const one of same) taken.add(one);
    const [first, ...joined] = same;
    const changed = { customer, role, group, countries, ...(searchId === null ? {} : { searchId }) };
    if (first !== undefined) {
      const news = hit.isOpen ? newsOf(hit, [first.hit]) : [];
      steps.push(...present(stepOf(call, first, { hit, decisions, lost: null, news, with: changed })));
    } else if (hit.isOpen && searchId !== null) {
      const from = { reference, customer, role, group, countries, searchId, origin: 'watch' } as const;
      const among = known.length + steps.filter(({ change }) => change.before === undefined).length;
      steps.push(openingOf(call, { ...from, openedBy: 'service', among }, hit, decisions));
    }
    // The parties were joined: the oldest case continues for all of them.
    for (const one of joined)
      steps.push(...present(stepOf(call, one, { hit: one.hit, decisions, lost: 'joined', news: [] })));
  }
  for (const one of known) {
    if (taken.has(one)) continue;
    const isLost = one.lost !== null || (await whyOpen(call, one, finding)) === undefined;
    steps.push(...(await lostStep(call, one, isLost)));
  }
  return steps;
}

/** Step for a case whose party the watch no longer finds. A case opened by a search still waits for its decision. */
async function lostStep(call: Call, one: Case, isLost: boolean): Promise<readonly CaseStep[]> {
  const decisions = await decisionsOn(call, one.reference, one.hit.listings);
  const lost = one.lost ?? (isLost ? 'no_longer_found' : null);
  return present(stepOf(call, one, { hit: one.hit, decisions, lost, news: [] }));
}

/** Reference under which decisions about a party are made. */
const referenceOf = ({ reference }: FollowedCustomer, { role }: FollowedFinding): string =>
  role === null ? reference : relatedReference(reference, role);

const present = (step: CaseStep | undefined): readonly CaseStep[] => (step === undefined ? [] : [step]);
