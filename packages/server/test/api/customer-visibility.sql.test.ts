import {
  type BatchResult,
  type CaseView,
  type CustomerView,
  ENDPOINTS,
  ROLE_NAMES,
  ROLES,
  type RunView,
  type Scope,
} from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueToken } from '../../src/modules/access/tokens/issue-token.ts';
import { runBatch } from '../../src/modules/batches/run.ts';
import { planRun } from '../../src/modules/watch/plan.ts';
import { runWatch } from '../../src/modules/watch/run.ts';
import type { Delivery } from '../../src/modules/webhooks/store/webhook.ts';
import { takeUp } from '../../src/modules/webhooks/take-up.ts';
import { ChangingLists } from '../support/changing-lists.ts';
import { rowsOf } from '../support/database-of.ts';
import { over } from '../support/over.ts';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const NEVER = new AbortController().signal;
const SCOPES: readonly Scope[] = [
  ...(['customers:read', 'customers:write', 'search:write', 'search:read', 'records:read', 'retention:write'] as const),
  ...(['cases:read', 'cases:write', 'policies:write', 'users:write'] as const),
  ...(['webhooks:read', 'webhooks:write'] as const),
];
/** Groups by who may see them; of `everybody` nothing was said. */
const GROUPS = ['everybody', 'managers', 'named', 'without_members'] as const;
type Group = (typeof GROUPS)[number];
const CALLERS = [...ROLE_NAMES, 'a named token', 'another token'] as const;
type Caller = (typeof CALLERS)[number];

const SEEN: Readonly<Record<Caller, readonly Group[]>> = {
  admin: GROUPS,
  manager: ['everybody', 'managers'],
  analyst: ['everybody', 'named'],
  auditor: ['everybody'],
  integrator: ['everybody'],
  'a named token': ['everybody', 'named'],
  'another token': ['everybody'],
};

type Seen = { readonly customer: CustomerView; readonly case: CaseView };
type Route = readonly [endpoint: keyof typeof ENDPOINTS, path: (of: Seen) => string, body?: (of: Seen) => object];

let service: TestService;
let run: string;
const browsers = new Map<string, TestBrowser>();
const secrets = new Map<string, string>();
const known = new Map<string, Seen>();

const send = (caller: Caller, method: string, path: string, body?: object): Promise<Answer> => {
  const browser = browsers.get(caller);
  if (browser !== undefined) return browser.send(method, path, body);
  const headers = { authorization: `Bearer ${secrets.get(caller)}`, 'content-type': 'application/json' };
  return service.fetch(`/api/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
};
const scopesOf = (caller: Caller): readonly Scope[] =>
  caller === 'a named token' || caller === 'another token' ? SCOPES : ROLES[caller].scopes;
const may = (caller: Caller, scope: Scope): boolean => scopesOf(caller).includes(scope);
const items = <Item>({ body }: Answer): readonly Item[] => Object(body)['items'];
function of(group: Group): Seen {
  const seen = known.get(group);
  if (seen === undefined) throw new Error(`No customer is in ${group}.`);
  return seen;
}

beforeAll(async () => {
  service = await startService({ book: new ChangingLists(SAMPLE_PARTIES, Date.parse('2026-03-01T12:00:00Z')).book });
  const admin = await administratorOf(service);
  for (const role of ROLE_NAMES) browsers.set(role, await join(service, admin, `One ${role}`, role));
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
  for (const group of GROUPS) {
    service.clock.nowMs += 1_000;
    const one = { externalRef: `of-${group}`, searchText: 'Orlan Vestrakov', group };
    const [customer] = items<CustomerView>(await admin.send('POST', '/customers', { customers: [one] }));
    const [opened] = items<CaseView>(await admin.get(`/cases?customerId=${customer?.customerId}`));
    if (customer === undefined || opened === undefined) throw new Error('There is no case.');
    known.set(group, { customer, case: opened });
  }
  run = (await planRun(service.app))?.id ?? '';
  await runWatch(service.app, run, NEVER);
  await storage.ledger.checkpoint();
});
afterAll(() => service.close());

const READING: readonly Route[] = [
  ['getCustomer', ({ customer }) => `/customers/${customer.customerId}`],
  ['findCustomer', () => '/customers/find', ({ customer }) => ({ customerId: customer.customerId })],
  ['listCustomerEvents', ({ customer }) => `/customers/${customer.customerId}/events`],
  ['getRunProof', ({ customer }) => `/runs/${run}/customers/${customer.customerId}`],
  ['getCase', (seen) => `/cases/${seen.case.id}`],
];
const CHANGING: readonly Route[] = [
  ['screenCustomer', ({ customer }) => `/customers/${customer.customerId}/screen`],
  [
    'changeWatch',
    ({ customer }) => `/customers/${customer.customerId}/watch`,
    () => ({ watch: 'on', reason: 'asked' }),
  ],
  [
    'saveCustomers',
    () => '/customers',
    ({ customer: { externalRef } }) => ({ customers: [{ externalRef, searchText: 'Orlan Vestrakov' }] }),
  ],
  ['commentCase', (seen) => `/cases/${seen.case.id}/comments`, () => ({ text: 'Looked at.' })],
];
const OTHER = { verdict: 'false_positive', reason: 'different_birth_date' };
const listingsOf = (seen: Seen): readonly string[] => seen.case.listings.map(({ id }) => id);

/** What would change what others are tested on: sent about hidden customers only. */
const ENDING: readonly Route[] = [
  ['eraseCustomer', ({ customer }) => `/customers/${customer.customerId}`],
  ['assignCases', () => '/cases/assign', (seen) => ({ cases: [seen.case.id], to: null })],
  [
    'decideCases',
    () => '/cases/decide',
    (seen) => ({ cases: [seen.case.id], verdict: 'false_positive', reason: 'different_birth_date' }),
  ],
  ['openCases', () => '/cases', (seen) => ({ searchId: seen.case.searchId })],
  [
    'decideHits',
    (seen) => `/searches/${seen.case.searchId}/decisions`,
    (seen) => ({ listings: listingsOf(seen), ...OTHER }),
  ],
  [
    'decideManyHits',
    () => '/decisions',
    (seen) => ({ hits: [{ searchId: seen.case.searchId, listings: listingsOf(seen) }], ...OTHER }),
  ],
];

/** 403 without the scope, whatever it is about; 404 for what is hidden, as for what is not there. */
async function expectRoute(caller: Caller, [id, path, body]: Route, group: Group): Promise<void> {
  const { method, auth } = ENDPOINTS[id];
  const isAllowed = auth.kind === 'scope' && may(caller, auth.scope);
  const isSeen = SEEN[caller].includes(group);
  const { status, body: answer } = await send(caller, method, path(of(group)), body?.(of(group)));
  const expected = isAllowed ? (isSeen ? [200, 201] : [404]) : [403];
  expect(expected, `${id} of ${group}: ${JSON.stringify(answer)}`).toContain(status);
}

describe.each(CALLERS)('%s', (caller) => {
  it.each(GROUPS)(
    'reads and changes the customer of %s and its case, or gets what an absent one gives',
    async (group) => {
      for (const route of [...READING, ...CHANGING]) await expectRoute(caller, route, group);
      if (SEEN[caller].includes(group)) return;
      for (const route of ENDING) await expectRoute(caller, route, group);
    },
  );

  it('finds in lists, tables and events only whom it may see', async () => {
    const seen = SEEN[caller].map((group) => of(group));
    if (may(caller, 'customers:read')) {
      const listed = items<CustomerView>(await send(caller, 'GET', '/customers?status=alert'));
      expect(listed.map(({ group }) => group).toSorted()).toEqual([...SEEN[caller]].toSorted());
      const groups = items<{ name: string }>(await send(caller, 'GET', '/customer-groups'));
      expect(groups.map(({ name }) => name)).toEqual([...SEEN[caller]].toSorted());
      const table = String((await send(caller, 'GET', `/runs/${run}/report.csv`)).body['text']);
      expect(table.match(/of-\w+/g)?.toSorted()).toEqual(SEEN[caller].map((group) => `of-${group}`).toSorted());
      const events = items<{ customerId?: string }>(await send(caller, 'GET', '/events?limit=500'));
      const about = new Set(events.flatMap(({ customerId }) => customerId ?? []));
      expect([...about].toSorted()).toEqual(seen.map(({ customer }) => customer.customerId).toSorted());
    }
    if (may(caller, 'cases:read')) {
      const cases = items<CaseView>(await send(caller, 'GET', '/cases'));
      expect(new Set(cases.map(({ group }) => group))).toEqual(new Set(SEEN[caller]));
      expect((await send(caller, 'GET', '/cases/counts')).body['open']).toBe(cases.length);
      const counted = items<{ key: string }>(await send(caller, 'GET', '/cases/statistics?by=group'));
      expect(counted.map(({ key }) => key)).toEqual([...SEEN[caller]].toSorted());
    }
  });

  it('puts nobody into a group that it may not see, and sets no rules for it', async () => {
    const hidden = GROUPS.filter((group) => !SEEN[caller].includes(group));
    for (const group of hidden) {
      const added = { customers: [{ externalRef: 'of-nowhere', searchText: 'Quelmar Tolbrecht', group }] };
      const saved = await send(caller, 'POST', '/customers', added);
      expect(saved.body['code']).toBe(may(caller, 'customers:write') ? 'customer_group_not_found' : 'scope_missing');
      const ruled = await send(caller, 'PUT', `/customer-groups/${group}`, { fullEveryDays: 2 });
      expect(ruled.body['code']).toBe(may(caller, 'policies:write') ? 'customer_group_not_found' : 'scope_missing');
    }
  });
});

describe('who may see a group', () => {
  it('is said by who manages users, and how long it is kept by who manages retention', async () => {
    const put = (body: object) => send('manager', 'PUT', '/customer-groups/managers', body);
    expect((await put({ members: null })).body['code']).toBe('scope_missing');
    expect((await put({ keepEndedDays: 30 })).body['code']).toBe('scope_missing');
    expect((await put({ fullEveryDays: 7 })).body).toMatchObject({ fullEveryDays: 7, members: ['role:manager'] });
    expect((await send('admin', 'PUT', '/customer-groups/managers', { members: ['role:nobody'] })).status).toBe(422);
  });

  it('holds for files, too: the file of a group is as hidden as its customers', async () => {
    const path = '/api/v1/batches?watch=true&start=false&group=named';
    const upload = (caller: Caller) =>
      service.post(path, 'id,name\nof-a-file,Quelmar Tolbrecht\n', secrets.get(caller) ?? '', {
        'content-type': 'text/csv',
      });
    expect((await upload('another token')).body['code']).toBe('customer_group_not_found');
    const { status, body } = await upload('a named token');
    expect(status).toBe(201);
    const read = async (caller: Caller) => (await send(caller, 'GET', `/batches/${body['id']}`)).status;
    expect(await Promise.all((['a named token', 'another token', 'manager', 'admin'] as const).map(read))).toEqual([
      200, 404, 404, 200,
    ]);
    const listed = async (caller: Caller) => items(await send(caller, 'GET', '/batches')).length;
    expect([await listed('manager'), await listed('admin')]).toEqual([0, 1]);
    const target = String(body['id']);
    const done = { actor: 'service', action: 'batch.done', target, detail: { rows: 1 }, requestId: '' };
    await service.app.storage.audit.append({ at: service.clock.nowMs, ...done });
    const told = async (caller: Caller) => JSON.stringify((await send(caller, 'GET', '/events?limit=500')).body);
    expect([await told('manager'), await told('admin')]).toEqual([
      expect.not.stringContaining(target),
      expect.stringContaining(target),
    ]);
  });

  it('tells by no count and no page of what there is that is hidden', async () => {
    const counted = async (caller: Caller) => Object((await send(caller, 'GET', '/watch')).body)['customerCount'];
    expect([await counted('admin'), await counted('another token')]).toEqual([GROUPS.length, 1]);
    const all = items(await send('another token', 'GET', '/events?limit=500'));
    const paged: unknown[] = [];
    for (let [after, isMore] = [0, true]; isMore; ) {
      const answer = await send('another token', 'GET', `/events?limit=1&after=${after}`);
      paged.push(...items(answer));
      isMore = items(answer).length > 0;
      after = Object(answer.body)['after'];
    }
    expect(paged).toEqual(all);
  });

  it('counts in runs whom the caller may see, also in pages and documents', async () => {
    const counted = async (caller: Caller, path = `/runs/${run}`) => {
      const { bookCount, counts } = Object((await send(caller, 'GET', path)).body);
      return [bookCount, counts.customers, counts.alert];
    };
    const all = GROUPS.length;
    expect(await counted('admin')).toEqual([all, all, all]);
    expect(await counted('a named token')).toEqual([2, 2, 2]);
    expect(await counted('another token')).toEqual([1, 1, 1]);
    const [listed] = items<RunView>(await send('another token', 'GET', '/runs'));
    expect(listed).toMatchObject({ bookCount: 1, counts: { customers: 1, alert: 1 } });
    const { latest, latestFull } = Object((await send('another token', 'GET', '/watch')).body);
    expect([latest.bookCount, latestFull.counts.alert]).toEqual([1, 1]);
  });

  it('holds for webhooks: none sends events of a hidden group, and the delivery log of another leaves them out', async () => {
    const hook = (types: readonly string[], caller: Caller) =>
      send(caller, 'POST', '/webhooks', { url: 'https://hooks.example.com/', events: types });
    for (const type of ['customer.status_changed', 'case.opened', 'batch.done', 'batch.failed'])
      expect((await hook([type], 'another token')).body['code']).toBe('scope_missing');
    const { id } = (await hook(['customer.status_changed'], 'admin')).body;
    const { customerId } = of('named').customer;
    const event = { actor: 'service', action: 'customer.status_changed', target: customerId, requestId: '' };
    const detail = { from: 'clear', to: 'alert', searches: [] };
    await service.app.storage.audit.append({ at: service.clock.nowMs, ...event, detail });
    const [webhook] = await service.app.storage.webhooks.all();
    if (webhook === undefined) throw new Error('There is no webhook.');
    await takeUp(service.app, webhook);
    const log = async (caller: Caller) =>
      items<{ id: string }>(await send(caller, 'GET', `/webhooks/${id}/deliveries`));
    const [delivery] = await log('admin');
    expect(delivery).toMatchObject({ about: customerId });
    expect(await log('another token')).toEqual([]);
    const replay = `/webhooks/${id}/deliveries/${delivery?.id}/replay`;
    expect((await send('another token', 'POST', replay)).body['code']).toBe('delivery_not_found');
    expect((await send('admin', 'POST', replay)).status).toBe(200);
    expect((await send('admin', 'DELETE', `/webhooks/${id}`)).status).toBe(204);
  });

  it('holds for what webhooks failed to send: counted and sent again is what the caller may see', async () => {
    const about = 'customer.status_changed' as const;
    const created = await send('admin', 'POST', '/webhooks', { url: 'https://hooks.example.com/', events: [about] });
    const id = String(created.body['id']);
    const { storage } = service.app;
    const webhook = await storage.webhooks.find(id);
    if (webhook === undefined) throw new Error('There is no webhook.');
    const failed = (at: number, group: Group): Delivery => ({
      id: `msg_sight_${at}`,
      webhook: id,
      entry: webhook.takenTo + at,
      type: about,
      subject: of(group).customer.customerId,
      state: 'failed',
      tries: 9,
      firstTryAt: service.clock.nowMs,
      dueAt: service.clock.nowMs,
      createdAt: service.clock.nowMs,
      endedAt: service.clock.nowMs,
      log: [],
    });
    const hidden = Array.from({ length: 1_200 }, (_, at) => failed(at + 2, 'named'));
    const all = [failed(1, 'everybody'), ...hidden, failed(1_202, 'everybody')];
    for (let from = 0; from < all.length; from += 100)
      await storage.webhooks.take(
        { ...webhook, takenTo: webhook.takenTo + from },
        webhook.takenTo + from + 100,
        all.slice(from, from + 100),
      );
    const counts = async (caller: Caller) => (await send(caller, 'GET', `/webhooks/${id}`)).body['failedCount'];
    expect([await counts('another token'), await counts('admin')]).toEqual([2, 1_202]);

    let reads = 0;
    over(storage.deliveries, 'page', () => {
      reads += 1;
      return undefined;
    });
    const page = (await send('another token', 'GET', `/webhooks/${id}/deliveries?limit=1`)).body;
    expect([Object(page)['items'].length, page['nextCursor'], reads]).toEqual([1, expect.any(String), 3]);

    const replay = async (caller: Caller) => (await send(caller, 'POST', `/webhooks/${id}/deliveries/replay`)).body;
    expect(await replay('another token')).toEqual({ replayedCount: 2, failedCount: 0 });
    expect(await counts('admin')).toBe(1_200);
    expect(await replay('another token')).toEqual({ replayedCount: 0, failedCount: 0 });
    expect(await replay('admin')).toEqual({ replayedCount: 1_000, failedCount: 200 });
    expect((await send('admin', 'DELETE', `/webhooks/${id}`)).status).toBe(204);
  });

  it('leaves events of cases that a search opened to those who see the cases', async () => {
    const search = { searchText: 'Orlan Vestrakov', externalRef: 'of-no-watch', openCase: true };
    expect((await send('another token', 'POST', '/search', search)).status).toBe(200);
    const events = items<{ type: string }>(await send('another token', 'GET', '/events?limit=500'));
    const last = events.at(-1);
    expect(last).toMatchObject({ type: 'case.opened', origin: 'search' });
  });

  it('holds for good guys: none is made, imported or taken back for a customer that is hidden', async () => {
    const { searchId, listings, externalRef } = of('named').case;
    const [listing] = listings;
    const made = await send('admin', 'POST', '/decisions', { hits: [{ searchId, listings: [listing?.id] }], ...OTHER });
    const decisions = items<{ id: string }>(made).map(({ id }) => id);
    const make = (caller: Caller) => send(caller, 'POST', '/good-guys', { decisions, expiresInDays: 30 });
    expect((await make('manager')).body['code']).toBe('hit_decision_not_found');
    const csv = `external_ref,listing,reason\n${externalRef},${listing?.id},different_birth_date\n`;
    expect((await send('manager', 'POST', '/good-guy-imports', { csv, dryRun: false })).body).toMatchObject({
      importedCount: 0,
      refused: [{ line: 2, code: 'customer_not_found' }],
    });
    const goodGuys = items<{ id: string }>(await make('admin')).map(({ id }) => id);
    const seen = async (caller: Caller) => items(await send(caller, 'GET', '/good-guys')).length;
    expect([await seen('manager'), await seen('admin')]).toEqual([0, 1]);
    expect((await send('manager', 'GET', `/good-guys/${goodGuys[0]}`)).body['code']).toBe('good_guy_not_found');
    const exported = async (caller: Caller) => JSON.stringify((await send(caller, 'GET', '/good-guys.csv')).body);
    expect([await exported('manager'), await exported('admin')]).toEqual([
      expect.not.stringContaining(externalRef),
      expect.stringContaining(externalRef),
    ]);
    const revoke = (caller: Caller) => send(caller, 'POST', '/good-guy-changes', { goodGuys, change: 'revoke' });
    expect((await revoke('manager')).body['code']).toBe('good_guy_not_found');
    expect((await revoke('admin')).status).toBe(200);
    const taken = { decisions, change: 'revoke' };
    expect((await send('manager', 'POST', '/decisions/change', taken)).body['code']).toBe('hit_decision_not_found');
    expect((await send('admin', 'POST', '/decisions/change', taken)).status).toBe(200);
  });

  it('holds for who is given a case', async () => {
    const people = items<{ id: string; role: string }>(await send('admin', 'GET', '/users'));
    const [manager, analyst] = (['manager', 'analyst'] as const).map(
      (role) => people.find((one) => one.role === role)?.id,
    );
    const assign = (to: string | undefined) =>
      send('admin', 'POST', '/cases/assign', { cases: [of('named').case.id], to });
    expect((await assign(manager)).body['code']).toBe('assignee_unfit');
    expect((await assign(analyst)).status).toBe(200);
  });

  it('holds for cases that a search or a file opens: none is opened of a customer who is hidden', async () => {
    const cases = async () => items(await send('admin', 'GET', '/cases?group=managers')).length;
    const recorded = () => service.app.storage.history.count({});
    await send('admin', 'POST', '/customers', {
      customers: [{ externalRef: 'of-vip', searchText: 'Anna Vranok', group: 'managers' }],
    });
    const [count, records] = [await cases(), await recorded()];
    const asked = { searchText: 'Orlan Vestrakov', externalRef: 'of-vip', openCase: true };
    expect((await send('another token', 'POST', '/search', asked)).body['code']).toBe('customer_not_found');
    expect(await recorded()).toBe(records);
    const csv = 'id,name\nof-vip,Orlan Vestrakov\nof-nobody,Orlan Vestrakov\n';
    const file = await service.post(
      '/api/v1/batches?start=true&openCases=true',
      csv,
      secrets.get('another token') ?? '',
      {
        'content-type': 'text/csv',
      },
    );
    await runBatch(service.app, String(file.body['id']), NEVER);
    const rows = items<BatchResult>(await send('another token', 'GET', `/batches/${file.body['id']}/results`));
    expect(rows.map(({ outcome, error }) => [outcome, error?.code])).toEqual([
      ['error', 'customer_not_found'],
      ['potential_match', undefined],
    ]);
    expect(await cases()).toBe(count);
    const { openCase: _, ...plain } = asked;
    expect((await send('another token', 'POST', '/search', plain)).status).toBe(200);
    expect((await send('manager', 'POST', '/search', asked)).status).toBe(200);
    expect(await cases()).toBeGreaterThan(count);
  });

  it('holds for a file without a group: who is hidden stays as they are, and the row says that', async () => {
    const csv = `id,name\n${of('managers').customer.externalRef},Somebody Else\nof-default,Anna Vranok\n`;
    const file = await service.post('/api/v1/batches?watch=true&start=true', csv, secrets.get('another token') ?? '', {
      'content-type': 'text/csv',
    });
    await runBatch(service.app, String(file.body['id']), NEVER);
    const rows = items<BatchResult>(await send('another token', 'GET', `/batches/${file.body['id']}/results`));
    expect(rows.map(({ outcome, error }) => [outcome, error?.code])).toEqual([
      ['error', 'customer_not_found'],
      ['no_match', undefined],
    ]);
    const known = await service.app.storage.customers.find(of('managers').customer.externalRef);
    expect(known).toMatchObject({ group: 'managers', input: { searchText: 'Orlan Vestrakov' } });
  });

  it('holds for a reference that a book from before has twice, as soon as one of both is hidden', async () => {
    const save = (caller: Caller, customer: object) => send(caller, 'POST', '/customers', { customers: [customer] });
    await save('admin', { externalRef: 'of-two / y', searchText: 'Orlan Vestrakov', group: 'managers' });
    await save('another token', { externalRef: 'of-two', searchText: 'Anna Vranok' });
    const search = { searchText: 'Orlan Vestrakov', externalRef: 'of-two / y' };
    const { searchId } = (await send('another token', 'POST', '/search', search)).body;
    const opened = async () => (await send('another token', 'POST', '/cases', { searchId })).body['code'];
    const before = await opened();
    await rowsOf(service.dataDir, "insert into customer_party (reference, customer) values ('of-two / y', 'of-two')");
    expect([before, await opened()]).toEqual(['search_not_found', 'search_not_found']);
  });
});
