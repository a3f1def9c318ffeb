import { relatedReference } from '@namesake/contract';
import type { FoundHit } from '../../../src/modules/cases/store/found-hit.ts';
import { policyOfGroup } from '../../../src/modules/customers/groups.ts';
import { previewOf } from '../../../src/modules/customers/look.ts';
import { watchCall } from '../../../src/modules/customers/screen-due.ts';
import { type Customer, type Finding, statusOf } from '../../../src/modules/customers/store/customer.ts';
import type { WatchWorld } from './watch-world.ts';

const NEVER = new AbortController().signal;

/** What is known of a customer, without the ids of records. */
export function knownOf({ status, findings }: Pick<Customer, 'status' | 'findings'>) {
  return {
    status,
    findings: findings.map(({ searchId: _, hits, ...finding }) => ({
      ...finding,
      hits: hits.map(({ listings, ...hit }) => ({
        ...hit,
        listings: listings.map(({ id, facts }) => ({ id, facts })),
      })),
    })),
  };
}

/**
 * What would be known of a customer of whom nothing was known: screened now, under the policy of its group, with the
 * decisions and good guys in force. A decision holds for what was on the listing when it was made.
 */
export async function fromScratch({ desk, decidedOn }: WatchWorld, customer: Customer) {
  const { app } = desk.service;
  const unknown = { ...customer, findings: [] };
  const screened = await previewOf(watchCall(app, '', NEVER), unknown, await policyOfGroup(app, customer.group));
  const findings = screened.map((finding): Finding => {
    const hits = finding.hits.map((hit) => ({
      ...hit,
      isOpen: hit.listings.some(({ facts, decision }) => decidedOn.get(decision?.id ?? '') !== facts),
    }));
    const open = hits.filter(({ isOpen }) => isOpen).length + (finding.total - hits.length);
    return { ...finding, hits, open };
  });
  return knownOf({ status: statusOf(findings), findings });
}

const partyOf = (reference: string, { listings }: FoundHit): string =>
  `${reference}: ${listings
    .map(({ id }) => id)
    .sort()
    .join(' ')}`;

/**
 * The parties of a customer that wait for people, by what is known of it, and by its cases. A screening that was not
 * whole, such as one under a policy weaker than the default one, closes no case: such cases are left out.
 */
export async function waitingOf({ desk }: WatchWorld, { reference: customer, findings }: Customer) {
  const waiting = findings.flatMap(({ role, hits }) =>
    hits
      .filter(({ isOpen }) => isOpen)
      .map((hit) => partyOf(role === null ? customer : relatedReference(customer, role), hit)),
  );
  const cases = await desk.service.app.storage.cases.ofCustomer(customer);
  const isWhole = ({ error, complete, total, hits }: Finding): boolean =>
    error === null && complete && total === hits.length;
  const partial = new Set(findings.filter((finding) => !isWhole(finding)).map(({ role }) => role));
  const open = cases
    .filter(({ state }) => state !== 'closed')
    .map(({ role, reference, hit }) => ({ role, party: partyOf(reference, hit) }))
    .filter(({ role, party }) => !partial.has(role) || waiting.includes(party));
  return { found: waiting.toSorted(), cases: open.map(({ party }) => party).toSorted() };
}
