import type { AuditEntry, CustomerView, SavedCustomers } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { screenDue } from '../../src/modules/customers/screen-due.ts';
import { ChangingLists, personNamed } from '../support/changing-lists.ts';
import { rowsOf } from '../support/database-of.ts';
import { over } from '../support/over.ts';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

/** The clock of test services. */
const NOW_MS = Date.parse('2026-03-01T12:00:00Z');
const NEVER = new AbortController().signal;
const SCOPES = [
  'customers:write',
  'customers:read',
  'search:read',
  'records:read',
  'audit:read',
  'retention:write',
] as const;
const LISTED = { externalRef: 'customer-1', searchText: 'Orlan Vestrakov' };
const INNOCENT = { externalRef: 'customer-2', searchText: 'Quelmar Tolbrecht' };
const LISTINGS = ['list_a:1', 'list_b:9'];

let lists: ChangingLists;
let service: TestService;
let token: string;
beforeEach(async () => {
  lists = new ChangingLists(SAMPLE_PARTIES, NOW_MS);
  service = await startService({ book: lists.book });
  token = await service.token({ scopes: [...SCOPES] });
});
afterEach(() => service.close());

const post = (path: string, body: unknown = {}) => service.post(`/api/v1${path}`, body, token);
const get = (path: string) => service.get(`/api/v1${path}`, token);
const body = <Body>({ status, body: found }: Answer, expected = 200): Body => {
  expect([status, found['code'], found['errors']]).toEqual([expected, undefined, undefined]);
  return found as unknown as Body;
};
async function save(...customers: readonly object[]): Promise<SavedCustomers> {
  service.clock.nowMs += 1_000;
  return body(await post('/customers', { customers }));
}
async function one(customer: object): Promise<CustomerView> {
  const [saved] = (await save(customer)).items;
  if (saved === undefined) throw new Error('Nothing was saved.');
  return saved;
}
const read = async ({ customerId }: CustomerView): Promise<CustomerView> => body(await get(`/customers/${customerId}`));
/** Screens everybody who is due, a second later. */
async function due(customer: CustomerView): Promise<CustomerView> {
  service.clock.nowMs += 1_000;
  await screenDue(service.app, NEVER);
  return read(customer);
}
const recorded = async (): Promise<number> => (await service.app.storage.history.count({})) ?? 0;
const eventsOf = async ({ customerId }: CustomerView): Promise<readonly AuditEntry[]> =>
  body<{ items: AuditEntry[] }>(await get(`/audit?target=${customerId}`)).items.toReversed();

describe('a customer', () => {
  it('is not clear where a text was ignored, of it or of a party beside it; who stands beside is', async () => {
    const owner = { role: 'Owner', searchText: 'Nobody Unlisted', names: ['Orlan Vestrakov'] };
    const customers = [
      { ...INNOCENT, names: ['Orlan Vestrakov'] },
      { ...INNOCENT, externalRef: 'customer-3', related: [owner] },
      { ...INNOCENT, externalRef: 'customer-4' },
    ];
    const { items } = body<SavedCustomers>(
      await service.fetch('/api/v1/customers', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', prefer: 'handling=lenient' },
        body: JSON.stringify({ customers }),
      }),
    );
    expect(items.map(({ status }) => status)).toEqual(['not_screened', 'not_screened', 'clear']);
  });

  it('is screened when added: who is on no list is clear, who is listed is an alert', async () => {
    const { items, ...counts } = await save(LISTED, INNOCENT);
    expect(counts).toMatchObject({ addedCount: 2, changedCount: 0, unchangedCount: 0 });
    expect(items.map(({ status, why, due: left }) => [status, why, left])).toEqual([
      ['alert', null, null],
      ['clear', null, null],
    ]);
    const [{ searchId } = { searchId: null }] = items[0]?.parties ?? [];
    expect((await get(`/searches/${searchId}`)).body).toMatchObject({
      searchText: 'Orlan Vestrakov',
      externalRef: 'customer-1',
      outcome: 'potential_match',
    });
    expect(await recorded()).toBe(2);
  });

  it('costs nothing where it is sent unchanged, and is screened again where anything about it changed', async () => {
    await save(LISTED, INNOCENT);
    expect(await save(LISTED, INNOCENT)).toMatchObject({ addedCount: 0, changedCount: 0, unchangedCount: 2 });
    expect(await recorded()).toBe(2);
    const changed = await save({ ...INNOCENT, aliases: ['Orlan Vestrakov'] }, LISTED);
    expect(changed).toMatchObject({ changedCount: 1, unchangedCount: 1 });
    expect(changed.items[0]).toMatchObject({ status: 'alert', statusSince: '2026-03-01T12:00:03.000Z' });
    expect(await recorded()).toBe(3);
  });

  it('has every party beside it screened under a reference of its own', async () => {
    const { parties, status } = await one({ ...INNOCENT, related: [{ role: 'owner', searchText: 'Orlan Vestrakov' }] });
    expect(status).toBe('alert');
    expect(parties.map(({ role, total, open }) => [role, total, open])).toEqual([
      [null, 0, 0],
      ['owner', 2, 2],
    ]);
    expect((await get(`/searches/${parties[1]?.searchId}`)).body['externalRef']).toBe('customer-2 / owner');
  });

  it('is told apart by roles: two parties of one role are refused, and so is a reference that grows too long', async () => {
    const owner = { role: 'owner', searchText: 'Anna Vranok' };
    const twice = await post('/customers', { customers: [{ ...INNOCENT, related: [owner, owner] }] });
    expect(twice.body['errors']).toMatchObject([{ pointer: '/customers/0/related/1/role' }]);
    const long = { ...INNOCENT, externalRef: 'c'.repeat(195), related: [owner] };
    expect((await post('/customers', { customers: [long] })).body['errors']).toMatchObject([
      { pointer: '/customers/0/related/0/role', code: 'too_long' },
    ]);
    const sameTwice = await post('/customers', { customers: [INNOCENT, INNOCENT] });
    expect(sameTwice.body['errors']).toMatchObject([{ pointer: '/customers/1/externalRef' }]);
    expect(body<{ items: unknown[] }>(await get('/customers')).items).toEqual([]);
  });

  it('says why it could not be screened, or not in full', async () => {
    const { items } = await save(
      { externalRef: 'a', searchText: '…' },
      { externalRef: 'b', searchText: 'IMO 9074728' },
      LISTED,
    );
    expect(items.map(({ status, why }) => [status, why])).toEqual([
      ['not_screened', 'unscreenable_text'],
      ['not_screened', 'incomplete'],
      ['alert', null],
    ]);
  });

  it('is not clear by a name that says too little and finds nobody', async () => {
    const unnamed = await one({ ...INNOCENT, searchText: 'keine Angabe' });
    expect(unnamed).toMatchObject({ status: 'not_screened', why: 'insufficient_name' });
    expect(await one(INNOCENT)).toMatchObject({ status: 'clear', why: null });
  });

  it('waits where lists are too old to prove anything, and is screened as soon as they are not', async () => {
    lists.ages = { list_a: 100, list_b: 100 };
    const waiting = await one(INNOCENT);
    expect(waiting).toMatchObject({ status: 'waiting', due: 'added', screenedAt: null });
    expect(await due(waiting)).toMatchObject({ status: 'waiting', due: 'added' });
    lists.ages = { list_a: 1, list_b: 1 };
    expect(await due(waiting)).toMatchObject({ status: 'clear', due: null });
  });

  it('is shown to who may see customers, page by page and by what is known of them', async () => {
    await save(LISTED, INNOCENT, { externalRef: 'customer-3', searchText: 'Anna Vranok', group: 'retail' });
    const page = async (query: string) =>
      body<{ items: CustomerView[]; nextCursor: string }>(await get(`/customers?${query}`));
    const names = ({ items }: { items: readonly CustomerView[] }) => items.map(({ externalRef }) => externalRef);
    const first = await page('limit=2');
    expect(names(first)).toEqual(['customer-3', 'customer-2']);
    expect(names(await page(`limit=2&cursor=${first.nextCursor}`))).toEqual(['customer-1']);
    expect(names(await page('status=alert'))).toEqual(['customer-1']);
    expect(names(await page('group=retail&watch=on'))).toEqual(['customer-3']);
    const other = await service.token({ scopes: ['search:read', 'records:read'] });
    expect((await service.get('/api/v1/customers', other)).status).toBe(403);
  });
});

describe('white space at the ends of a reference', () => {
  it('makes no other customer: adding, searching and finding all use the reference without it', async () => {
    await save(INNOCENT);
    const blank = `${INNOCENT.externalRef} `;
    expect(await save({ ...INNOCENT, externalRef: blank })).toMatchObject({ addedCount: 0, unchangedCount: 1 });
    const by = await service.token({ scopes: ['search:write'] });
    const asked = { searchText: 'Quelmar Tolbrecht', externalRef: `\t${blank}` };
    const searched = await service.post('/api/v1/search', asked, by);
    expect(searched.body).toMatchObject({ externalRef: INNOCENT.externalRef });
    const found = await Promise.all(
      [INNOCENT.externalRef, blank].map((externalRef) => post('/customers/find', { externalRef })),
    );
    expect(found[1]?.body).toEqual(found[0]?.body);
    const owner = { role: 'owner ', searchText: 'Anna Vranok' };
    const [saved] = (await save({ ...INNOCENT, related: [owner] })).items;
    expect(saved?.parties.map(({ role }) => role)).toEqual([null, 'owner']);
  });

  it('is refused where nothing else is there', async () => {
    const { body: answer } = await post('/customers', { customers: [{ ...INNOCENT, externalRef: ' ' }] });
    expect(answer['errors']).toMatchObject([{ pointer: '/customers/0/externalRef', code: 'too_short' }]);
  });
});

describe('the reference of a customer', () => {
  const OWNER = { role: 'owner', searchText: 'Orlan Vestrakov' };
  const ACME = { externalRef: 'acme', searchText: 'Acme Paper Mill', related: [OWNER] };
  const SAME = { externalRef: 'acme / owner', searchText: 'Orlan Vestrakov' };
  const TAKEN = [409, 'reference_taken'];
  const refused = async (...customers: readonly object[]) => {
    const { status, body: found } = await post('/customers', { customers });
    const errors = [found['errors']].flat().map((error) => Object(error)['pointer']);
    return [status, found['code'], ...errors];
  };
  const references = async () =>
    body<{ items: CustomerView[] }>(await get('/customers')).items.map(({ externalRef }) => externalRef);

  it('is not that of a party beside another', async () => {
    await save(ACME);
    expect(await refused(INNOCENT, SAME)).toEqual([...TAKEN, '/customers/1/externalRef']);
    expect(await references()).toEqual(['acme']);
  });

  it('is not taken by a party beside another, nor is that of a party', async () => {
    await save(SAME, { ...ACME, externalRef: 'a', related: [{ ...OWNER, role: 'b / c' }] });
    expect(await refused(ACME)).toEqual([...TAKEN, '/customers/0/related/0/role']);
    const same = { ...ACME, externalRef: 'a / b', related: [OWNER, { ...OWNER, role: 'c' }] };
    expect(await refused(same)).toEqual([...TAKEN, '/customers/0/related/1/role']);
    expect(await references()).toEqual(['a', 'acme / owner']);
  });

  it('is not taken by a party that a customer gets later', async () => {
    await save({ ...ACME, related: [] }, SAME);
    expect(await refused(ACME)).toEqual([...TAKEN, '/customers/0/related/0/role']);
  });

  it('is not that of another in the same request', async () => {
    expect(await refused(ACME, SAME)).toEqual([...TAKEN, '/customers/0/related/0/role', '/customers/1/externalRef']);
  });

  it('is free again where no party has it any more', async () => {
    await save(ACME);
    await save({ ...ACME, related: [{ ...OWNER, role: 'director' }] });
    await save(SAME);
    expect(await references()).toEqual(['acme / owner', 'acme']);
  });

  it.each([
    ['a customer', SAME, ACME],
    ['a party', ACME, SAME],
    [
      'a party beside another',
      { ...SAME, related: [OWNER] },
      { ...ACME, related: [{ ...OWNER, role: 'owner / owner' }] },
    ],
  ])('is refused to who is saved at the same time as %s that gets it', async (_, first, second) => {
    const { customers } = service.app.storage;
    let isFirst = true;
    over(customers, 'change', () => {
      if (!isFirst) return undefined;
      isFirst = false;
      return async (...change) => {
        await save(first);
        return customers.change(...change);
      };
    });
    expect((await refused(second)).slice(0, 2)).toEqual(TAKEN);
    expect(await references()).toEqual([first.externalRef]);
  });

  it('may be that of two in a book from before: both are screened, and free where one gets another role', async () => {
    const acme = await one(ACME);
    const { customers } = service.app.storage;
    await rowsOf(service.dataDir, "delete from customer_party where customer = 'acme'");
    const same = await one(SAME);
    await rowsOf(service.dataDir, "insert into customer_party (reference, customer) values ('acme / owner', 'acme')");
    expect(body(await post(`/customers/${acme.customerId}/screen`))).toMatchObject({ status: 'alert' });
    expect(body(await post(`/customers/${same.customerId}/screen`))).toMatchObject({ status: 'alert' });
    expect(await refused({ ...SAME, birthDate: '1971' })).toEqual([...TAKEN, '/customers/0/externalRef']);
    expect(await save(SAME)).toMatchObject({ unchangedCount: 1 });
    await save({ ...ACME, related: [{ ...OWNER, role: 'director' }] });
    await save({ ...SAME, birthDate: '1971' });
    expect(await customers.partyOf('acme / owner')).toEqual({ customer: 'acme / owner', role: null });
  });
});

describe('the watch of a customer', () => {
  it('is stopped and begun again with a reason; who is stopped is not screened, and says so', async () => {
    const customer = await one(INNOCENT);
    const path = `/customers/${customer.customerId}/watch`;
    const stopped = body<CustomerView>(await post(path, { watch: 'off', reason: 'Account frozen.' }));
    expect(stopped).toMatchObject({ watch: 'off', watchReason: 'Account frozen.', status: 'clear' });
    expect(await one({ ...INNOCENT, aliases: ['Orlan Vestrakov'] })).toMatchObject({
      watch: 'off',
      status: 'waiting',
      due: null,
    });
    expect(await due(customer)).toMatchObject({ status: 'waiting', due: null });
    expect(body(await post(path, { watch: 'on', reason: 'In use.' }))).toMatchObject({ watch: 'on', status: 'alert' });
    expect((await eventsOf(customer)).map(({ action }) => action)).toEqual([
      'customer.watch_changed',
      'customer.read',
      'customer.watch_changed',
      'customer.status_changed',
      'customer.alerted',
    ]);
  });

  it('begins anew where who had ended it is sent again', async () => {
    const customer = await one(INNOCENT);
    await post(`/customers/${customer.customerId}/watch`, { watch: 'ended', reason: 'Account closed.' });
    expect(await one(INNOCENT)).toMatchObject({ watch: 'on', watchReason: null, status: 'clear' });
  });

  it('screens on request, and records that whether or not anything changed', async () => {
    const customer = await one(INNOCENT);
    const again = body<CustomerView>(await post(`/customers/${customer.customerId}/screen`));
    expect(again.parties[0]?.searchId).not.toBe(customer.parties[0]?.searchId);
    expect(await recorded()).toBe(2);
  });
});

describe('what people decide', () => {
  let analyst: TestBrowser;
  beforeEach(async () => {
    const admin = await administratorOf(service);
    analyst = await join(service, admin, 'An Analyst', 'analyst');
  });
  const decide = async (searchId: string | null | undefined, listings = LISTINGS) => {
    const made = { listings, verdict: 'false_positive', reason: 'different_birth_date' };
    const answer = await analyst.send('POST', `/searches/${searchId}/decisions`, made);
    return body<{ items: { id: string }[] }>(answer, 201).items.map(({ id }) => id);
  };

  it('makes an alert decided at once, also of a party beside the customer, and revoking it makes it one again', async () => {
    const customer = await one({ ...INNOCENT, related: [{ role: 'owner', searchText: 'Orlan Vestrakov' }] });
    const decisions = await decide(customer.parties[1]?.searchId);
    expect(await read(customer)).toMatchObject({ status: 'decided', parties: [{}, { total: 2, open: 0 }] });
    await analyst.send('POST', '/decisions/change', { decisions, change: 'revoke' });
    expect(await due(customer)).toMatchObject({ status: 'alert' });
    const changes = (await eventsOf(customer)).filter(({ action }) => action === 'customer.status_changed');
    expect(changes.map(({ detail }) => [detail['from'], detail['to']])).toEqual([
      ['waiting', 'alert'],
      ['alert', 'decided'],
      ['decided', 'alert'],
    ]);
  });

  it('can be said of everybody found, also of more than a page of them', async () => {
    const many = Array.from({ length: 30 }, (_, at) => personNamed(`list_a:${100 + at}`, 'Quelmar TOLBRECHT'));
    lists.become([...SAMPLE_PARTIES, ...many]);
    const customer = await one({ externalRef: 'customer-9', searchText: 'Quelmar Tolbrecht' });
    expect(customer.parties).toMatchObject([{ total: 30, open: 30 }]);
    await decide(
      customer.parties[0]?.searchId,
      many.map(({ id }) => id),
    );
    expect(await read(customer)).toMatchObject({ status: 'decided', parties: [{ total: 30, open: 0 }] });
  });

  it('is told when other data make an alert clear: events name each change of status', async () => {
    const customer = await one(LISTED);
    expect(await one({ ...LISTED, searchText: 'Anna Vranok' })).toMatchObject({ status: 'clear' });
    const changes = (await eventsOf(customer)).filter(({ action }) => action === 'customer.status_changed');
    expect(changes.map(({ detail }) => [detail['from'], detail['to']])).toEqual([
      ['waiting', 'alert'],
      ['alert', 'clear'],
    ]);
  });

  it('is said in the name of the service where a reader has it worked out', async () => {
    const customer = await one(LISTED);
    await decide(customer.parties[0]?.searchId);
    service.clock.nowMs += 1_000;
    expect(await read(customer)).toMatchObject({ status: 'decided' });
    const changes = (await eventsOf(customer)).filter(({ action }) => action === 'customer.status_changed');
    expect(changes.at(-1)).toMatchObject({ actor: { id: 'service' }, detail: { from: 'alert', to: 'decided' } });
  });

  it('with a good guy makes the customer clear, with a record of it', async () => {
    const customer = await one(LISTED);
    const decisions = await decide(customer.parties[0]?.searchId);
    expect((await analyst.send('POST', '/good-guys', { decisions })).status).toBe(201);
    const clear = await due(customer);
    expect(clear).toMatchObject({ status: 'clear', parties: [{ total: 0, suppressed: 2, outcome: 'no_match' }] });
    expect(await recorded()).toBe(2);
  });
});

describe('a screening that tells nothing new', () => {
  const screenedOn = async (customer: CustomerView): Promise<CustomerView> => {
    await service.app.storage.customers.change(
      [...(await service.app.storage.customers.findAll([customer.externalRef])).values()].map((before) => ({
        before,
        after: { ...before, due: 'lists' },
      })),
      [],
    );
    return due(customer);
  };
  const alerts = async (customer: CustomerView) =>
    (await eventsOf(customer))
      .filter(({ action }) => action === 'customer.alerted')
      .map(({ detail }) => detail['news']);

  it('is not recorded and alerts nobody, whatever else changed on the lists', async () => {
    const [listed, innocent] = (await save(LISTED, INNOCENT)).items;
    if (listed === undefined || innocent === undefined) throw new Error('Nothing was saved.');
    lists.become([...lists.listings, personNamed('list_a:7', 'Berta Halvorsen')]);
    lists.change('list_a:1', { remarks: ['Written anew.'], names: lists.listings[0]?.names.toReversed() ?? [] });
    expect(await screenedOn(listed)).toMatchObject({
      status: 'alert',
      parties: [{ searchId: listed.parties[0]?.searchId }],
    });
    expect(await screenedOn(innocent)).toMatchObject({ status: 'clear' });
    expect(await recorded()).toBe(2);
    expect(await alerts(listed)).toEqual([['new_party']]);
    expect(await alerts(innocent)).toEqual([]);
  });

  it('differs from a party that was added, changed in a fact that matters, or went away', async () => {
    const customer = await one(INNOCENT);
    lists.become([...lists.listings, personNamed('list_a:7', 'Quelmar TOLBRECHT')]);
    expect(await screenedOn(customer)).toMatchObject({ status: 'alert', parties: [{ total: 1 }] });
    lists.change('list_a:7', { nationalities: ['DE'] });
    expect(await screenedOn(customer)).toMatchObject({ status: 'alert' });
    lists.become(SAMPLE_PARTIES);
    expect(await screenedOn(customer)).toMatchObject({ status: 'clear', parties: [{ total: 0 }] });
    expect(await alerts(customer)).toEqual([['new_party'], ['listing_changed']]);
    expect(await recorded()).toBe(4);
  });
});

describe('a customer whose row somebody else wrote', () => {
  it('is never clear, is screened as nobody, and counts again once it is saved anew', async () => {
    const customer = await one(INNOCENT);
    const { storage } = service.app;
    const found = await storage.customers.find('customer-2');
    expect(found?.isProved).toBe(true);
    storage.rowProof.useKey((await import('node:crypto')).createSecretKey(Buffer.alloc(32, 7)));
    expect(await read(customer)).toMatchObject({ status: 'not_screened', why: 'row_forged', watch: 'on' });
    expect((await post(`/customers/${customer.customerId}/screen`)).status).toBe(404);
    expect(await one(INNOCENT)).toMatchObject({ status: 'clear', why: null });
  });
});

describe('erasing a customer', () => {
  it('takes it away with what is known of it, and leaves its screenings', async () => {
    const customer = await one({ ...INNOCENT, related: [{ role: 'owner', searchText: 'Anna Vranok' }] });
    const erase = () =>
      service.fetch(`/api/v1/customers/${customer.customerId}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await erase()).status).toBe(204);
    expect((await get(`/customers/${customer.customerId}`)).body['code']).toBe('customer_not_found');
    expect((await erase()).status).toBe(404);
    expect(await recorded()).toBe(2);
  });
});

describe('a decision about a customer that is due already', () => {
  it('leaves it due for its other data: they get a record of their own', async () => {
    const admin = await administratorOf(service);
    const before = await one(LISTED);
    const { current } = lists.book;
    lists.book.current = () => undefined;
    expect(await one({ ...LISTED, searchText: 'Vestrakov Orlan' })).toMatchObject({
      status: 'waiting',
      due: 'changed',
    });
    lists.book.current = current;
    const made = { listings: LISTINGS, verdict: 'false_positive', reason: 'different_birth_date' };
    const searchId = before.parties[0]?.searchId;
    body(await admin.send('POST', `/searches/${searchId}/decisions`, made), 201);
    expect(await read(before)).toMatchObject({ status: 'waiting', due: 'changed' });
    const after = await due(before);
    expect(after).toMatchObject({ due: null, parties: [{ searchText: 'Vestrakov Orlan' }] });
    const record = await get(`/searches/${after.parties[0]?.searchId}`);
    expect(record.body).toMatchObject({ searchText: 'Vestrakov Orlan' });
  });

  it.each([
    ['added', 'added'],
    ['changed', 'changed'],
    ['began', 'began'],
    ['asked', 'asked'],
    ['policy', 'decision'],
    ['lists', 'decision'],
    [null, 'decision'],
  ] as const)('makes who was due for %s due for %s, whatever was read of it before', async (then, now) => {
    const admin = await administratorOf(service);
    const { parties } = await one(LISTED);
    const { customers } = service.app.storage;
    const found = async () => {
      const customer = await customers.find(LISTED.externalRef);
      if (customer === undefined) throw new Error('The customer is gone.');
      return customer;
    };
    const saved = await found();
    await customers.change([{ before: saved, after: { ...saved, due: then } }], []);
    const before = await found();
    const made = { listings: ['list_a:1'], verdict: 'false_positive', reason: 'different_birth_date' };
    body(await admin.send('POST', `/searches/${parties[0]?.searchId}/decisions`, made), 201);
    expect((await found()).due).toBe(now);
    expect(await customers.change([{ before, after: before }], [])).toBe(false);
  });
});
