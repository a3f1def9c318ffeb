import { type CaseQueue, relatedReference } from '@namesake/contract';
import { watchCall } from '../../../src/context/watch-call.ts';
import type { FoundHit } from '../../../src/modules/cases/store/found-hit.ts';
import { isStronger } from '../../../src/modules/cases/store/hit-evidence.ts';
import { policyOfGroup } from '../../../src/modules/customers/groups.ts';
import { previewFindings } from '../../../src/modules/customers/screen-parties.ts';
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

type KnownFinding = ReturnType<typeof knownOf>['findings'][number];

/**
 * What would be known of a customer of whom nothing was known: screened now, under the policy of its group, with the
 * decisions and good guys in force. A decision holds for what was on the listing when it was made.
 */
export async function fromScratch({ desk, decidedOn }: WatchWorld, customer: Customer) {
  const { app } = desk.service;
  const unknown = { ...customer, findings: [] };
  const screened = await previewFindings(watchCall(app, '', NEVER), unknown, await policyOfGroup(app, customer.group));
  const findings = screened.map((finding): Finding => {
    const hits = finding.hits.map((hit) => ({
      ...hit,
      isOpen: hit.listings.some(({ facts, decision }) => {
        const on = decidedOn.get(decision?.id ?? '');
        return on?.facts !== facts || (on.evidence !== null && isStronger(hit.evidence, on.evidence));
      }),
    }));
    const open = hits.filter(({ isOpen }) => isOpen).length + (finding.total - hits.length);
    return { ...finding, hits, open };
  });
  return knownOf({ status: statusOf(findings), findings });
}

const HOUR_MS = 3_600_000;

type Placed = Pick<FoundHit, 'priority' | 'rule'> & { readonly listings: readonly { readonly id: string }[] };

const partyOf = (reference: string, { listings }: Placed): string =>
  `${reference}: ${listings
    .map(({ id }) => id)
    .sort()
    .join(' ')}`;

type Waiting = {
  readonly party: string;
  readonly priority: string;
  readonly queue: string | null;
  readonly dueHours: number | null;
};

/** Where a case belongs, by the rule that its hit met and the queues that there are. */
function placeOf({ priority, listings, rule }: Placed, group: string, queues: readonly CaseQueue[]) {
  const lists = listings.map(({ id }) => id.split(':')[0]);
  const taking = queues.filter(
    (queue) =>
      (queue.groups.length === 0 || queue.groups.includes(group)) &&
      (queue.lists.length === 0 || queue.lists.some((list) => lists.includes(list))) &&
      (queue.priority === null || queue.priority === priority),
  );
  const queue = queues.find(({ name }) => rule?.effect === 'route' && name === rule.queue) ?? taking[0];
  const hours = rule?.effect === 'set_due' ? rule.dueHours : queue?.dueHours;
  return { priority, queue: queue?.name ?? null, dueHours: hours ?? null };
}

/**
 * The parties of a customer that wait for people, with priority, queue and time, by what screening from scratch finds
 * and by its cases. A screening that was not whole, such as one under a policy weaker than the default one, closes no
 * case: such cases are left out.
 */
export async function waitingOf(world: WatchWorld, customer: Customer, findings: readonly KnownFinding[]) {
  const { reference, group } = customer;
  const { cases: stored, caseSettings } = world.desk.service.app.storage;
  const { queues } = await caseSettings.current();
  const found = findings.flatMap(({ role, hits }) =>
    hits
      .filter(({ isOpen }) => isOpen)
      .map((hit): Waiting => {
        const party = partyOf(role === null ? reference : relatedReference(reference, role), hit);
        return { party, ...placeOf(hit, group, queues) };
      }),
  );
  const isWhole = ({ error, complete, total, hits }: KnownFinding): boolean =>
    error === null && complete && total === hits.length;
  const partial = new Set(findings.filter((finding) => !isWhole(finding)).map(({ role }) => role));
  const cases = (await stored.ofCustomer(reference))
    .filter(({ state }) => state !== 'closed')
    .map((one) => {
      const { role, hit, queue, dueAt, waitsSince } = one;
      const dueHours = dueAt === null ? null : (dueAt - waitsSince) / HOUR_MS;
      return { role, waiting: { party: partyOf(one.reference, hit), priority: hit.priority, queue, dueHours } };
    })
    .filter(({ role, waiting }) => !partial.has(role) || found.some(({ party }) => party === waiting.party));
  return { found: inOrder(found), cases: inOrder(cases.map(({ waiting }) => waiting)) };
}

const inOrder = (waiting: readonly Waiting[]): readonly Waiting[] =>
  waiting.toSorted((a, b) => (a.party < b.party ? -1 : 1));
