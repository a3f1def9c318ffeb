import { type CaseView, type CustomerView, ROLE_NAMES, ROLES, type Scope } from '@namesake/contract';
import { afterAll, beforeAll, expect } from 'vitest';
import { issueToken } from '../../src/modules/access/tokens/issue-token.ts';
import { planRun } from '../../src/modules/watch/plan.ts';
import { runWatch } from '../../src/modules/watch/run.ts';
import { ChangingLists } from './changing-lists.ts';
import { administratorOf, join, type TestBrowser } from './people.ts';
import { SAMPLE_PARTIES } from './sample-parties.ts';
import { type Answer, startService, type TestService } from './test-service.ts';

const SCOPES: readonly Scope[] = [
  ...(['customers:read', 'customers:write', 'search:write', 'search:read', 'records:read', 'retention:write'] as const),
  ...(['cases:read', 'cases:write', 'policies:write', 'users:write'] as const),
  ...(['webhooks:read', 'webhooks:write'] as const),
];
/** Groups by who may see them; of `everybody` nothing was said. */
export const GROUPS = ['everybody', 'managers', 'named', 'without_members'] as const;
export type Group = (typeof GROUPS)[number];
export const CALLERS = [...ROLE_NAMES, 'a named token', 'another token'] as const;
export type Caller = (typeof CALLERS)[number];

/** The groups that each caller may see. */
export const SEEN: Readonly<Record<Caller, readonly Group[]>> = {
  admin: GROUPS,
  manager: ['everybody', 'managers'],
  analyst: ['everybody', 'named'],
  auditor: ['everybody'],
  integrator: ['everybody'],
  'a named token': ['everybody', 'named'],
  'another token': ['everybody'],
};

/** The customer of a group, and its case. */
export type Seen = { readonly customer: CustomerView; readonly case: CaseView };

/** What decides that a found party is not the customer. */
export const OTHER = { verdict: 'false_positive', reason: 'different_birth_date' };

const scopesOf = (caller: Caller): readonly Scope[] =>
  caller === 'a named token' || caller === 'another token' ? SCOPES : ROLES[caller].scopes;
export const may = (caller: Caller, scope: Scope): boolean => scopesOf(caller).includes(scope);
export const items = <Item>({ body }: Answer): readonly Item[] => Object(body)['items'];

/** One service for all tests of the file: a customer with a case in each group, and a run over all of them. */
export function useCustomersOfGroups() {
  let service: TestService;
  let run: string;
  const browsers = new Map<string, TestBrowser>();
  const secrets = new Map<string, string>();
  const known = new Map<string, Seen>();

  beforeAll(async () => {
    service = await startService({
      listState: new ChangingLists(SAMPLE_PARTIES, Date.parse('2026-03-01T12:00:00Z')).listState,
    });
    const admin = await administratorOf(service);
    for (const role of ROLE_NAMES) browsers.set(role, await join(service, admin, `One ${role}`, role));
    await setMembers(admin);
    for (const group of GROUPS) {
      service.clock.nowMs += 1_000;
      const one = { externalRef: `of-${group}`, searchText: 'Orlan Vestrakov', group };
      const [customer] = items<CustomerView>(await admin.send('POST', '/customers', { customers: [one] }));
      const [opened] = items<CaseView>(await admin.get(`/cases?customerId=${customer?.customerId}`));
      if (customer === undefined || opened === undefined) throw new Error('There is no case.');
      known.set(group, { customer, case: opened });
    }
    run = (await planRun(service.app))?.id ?? '';
    await runWatch(service.app, run, new AbortController().signal);
    await service.app.storage.ledger.checkpoint();
  });
  afterAll(() => service.close());

  async function setMembers(admin: TestBrowser): Promise<void> {
    const { storage, keys } = service.app;
    const tokenOf = (name: string) =>
      issueToken(storage.tokens, keys.tokenPepper, {
        name,
        createdBy: 'user:test',
        nowMs: service.clock.nowMs,
        scopes: SCOPES,
      });
    const [own, other] = [await tokenOf('named'), await tokenOf('other')];
    secrets.set('a named token', own.secret).set('another token', other.secret);
    const people = items<{ id: string; role: string }>(await admin.get('/users'));
    const analyst = people.find(({ role }) => role === 'analyst')?.id;
    const members = {
      managers: ['role:manager'],
      named: [`user:${analyst}`, `token:${own.token.id}`],
      without_members: [],
    };
    for (const [name, who] of Object.entries(members))
      expect((await admin.send('PUT', `/customer-groups/${name}`, { members: who })).body).toMatchObject({
        members: who,
      });
  }

  return {
    get service() {
      return service;
    },
    /** Id of the run over all customers. */
    get run() {
      return run;
    },
    secrets,
    send: (caller: Caller, method: string, path: string, body?: object): Promise<Answer> => {
      const browser = browsers.get(caller);
      if (browser !== undefined) return browser.send(method, path, body);
      const headers = { authorization: `Bearer ${secrets.get(caller)}`, 'content-type': 'application/json' };
      return service.fetch(`/api/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    },
    of: (group: Group): Seen => {
      const seen = known.get(group);
      if (seen === undefined) throw new Error(`No customer is in ${group}.`);
      return seen;
    },
  };
}
