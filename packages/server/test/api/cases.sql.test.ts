import type {
  AuditEntry,
  CaseDetail,
  CaseView,
  CustomerView,
  Decisions,
  SavedCustomers,
  Screenings,
} from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runBatch } from '../../src/modules/batches/run.ts';
import { checkCases } from '../../src/modules/customers/check-cases.ts';
import { screenDue } from '../../src/modules/customers/screen-due.ts';
import { anyEvent } from '../support/any-event.ts';
import { ChangingLists, personNamed } from '../support/changing-lists.ts';
import { textIn } from '../support/pdf-text.ts';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const NOW_MS = Date.parse('2026-03-01T12:00:00Z');
const NEVER = new AbortController().signal;
const CUSTOMER = { externalRef: 'customer-2', searchText: 'Quelmar Tolbrecht', countries: ['DE'] };
const LISTED = personNamed('list_a:7', 'Quelmar TOLBRECHT');
const BORN = { text: '1 March 1971', earliest: '1971-03-01', latest: '1971-03-01', circa: false };
const PASSPORT = { type: 'passport', value: 'QX123456' } as const;

let lists: ChangingLists;
let service: TestService;
let token: string;
let admin: TestBrowser;
let analyst: TestBrowser;
beforeEach(async () => {
  lists = new ChangingLists(SAMPLE_PARTIES, NOW_MS);
  service = await startService({ book: lists.book });
  token = await service.token({
    scopes: ['customers:write', 'cases:read', 'cases:write', 'search:write', 'search:read', 'retention:write'],
  });
  admin = await administratorOf(service);
  analyst = await join(service, admin, 'An Analyst', 'analyst');
});
afterEach(() => service.close());

const body = <Body>({ status, body: found }: Answer, expected = 200): Body => {
  expect([status, found['code'], found['errors']]).toEqual([expected, undefined, undefined]);
  return found as unknown as Body;
};
async function save(...customers: readonly object[]): Promise<readonly CustomerView[]> {
  service.clock.nowMs += 1_000;
  return body<SavedCustomers>(await service.post('/api/v1/customers', { customers }, token)).items;
}
const get = (path: string) => analyst.send('GET', path);
const listed = async (query = 'view=open'): Promise<readonly CaseView[]> =>
  body<{ items: CaseView[] }>(await get(`/cases?${query}`)).items;
async function onlyCase(query?: string): Promise<CaseView> {
  const [one, ...others] = await listed(query);
  if (one === undefined || others.length > 0) throw new Error(`There are ${others.length + (one ? 1 : 0)} cases.`);
  return one;
}
const read = async ({ id }: CaseView): Promise<CaseDetail> => body(await get(`/cases/${id}`));
/** Everybody is screened on lists that have changed. */
async function onLists(change: () => void): Promise<void> {
  change();
  service.clock.nowMs += 1_000;
  const { customers } = service.app.storage;
  const known = await customers.page({}, undefined, 100);
  await customers.change(
    known.map((before) => ({ before, after: { ...before, due: 'lists' } })),
    [],
  );
  await screenDue(service.app, NEVER);
}
const listsHer = () => onLists(() => lists.become([...SAMPLE_PARTIES, LISTED]));
async function decide({ id }: CaseView, by = analyst, verdict = 'false_positive'): Promise<CaseView> {
  service.clock.nowMs += 1_000;
  const reason =
    verdict === 'undecided'
      ? 'information_missing'
      : verdict === 'true_match'
        ? 'details_agree'
        : 'different_birth_date';
  const answer = await by.send('POST', '/cases/decide', { cases: [id], verdict, reason });
  const [one] = body<{ items: CaseView[] }>(answer, 201).items;
  if (one === undefined) throw new Error('Nothing was decided.');
  return one;
}
const actionsOf = async ({ id }: CaseView): Promise<readonly (readonly unknown[])[]> =>
  body<{ items: AuditEntry[] }>(await admin.send('GET', `/audit?target=${id}`))
    .items.toReversed()
    .filter(({ action }) => action !== 'case.read')
    .map(({ action, detail }) => [action, detail['to'] ?? detail['news'] ?? detail['state']]);

describe('a case', () => {
  it('is opened where a version of a list adds a customer, and says who, on which list, and nothing of a verdict', async () => {
    await save(CUSTOMER);
    expect(await listed()).toEqual([]);
    await listsHer();
    const one = await onlyCase();
    expect(one).toMatchObject({
      externalRef: 'customer-2',
      role: null,
      group: 'default',
      countries: ['DE'],
      listings: [{ id: 'list_a:7', listId: 'list_a', name: 'Quelmar TOLBRECHT' }],
      state: 'open',
      resolution: null,
      origin: 'watch',
      openedBy: { kind: 'service' },
      assignee: null,
      news: [],
    });
    expect(await actionsOf(one)).toEqual([['case.opened', 'open']]);
  });

  it('is one for each party and each party beside the customer, whatever is screened again', async () => {
    await save({
      externalRef: 'customer-1',
      searchText: 'Orlan Vestrakov',
      related: [{ role: 'owner', searchText: 'Orlan Vestrakov' }],
    });
    const cases = await listed();
    expect(cases.map(({ role, entityId }) => [role, entityId]).toSorted()).toEqual([
      [null, 'list_a:1'],
      [null, 'list_b:9'],
      ['owner', 'list_a:1'],
      ['owner', 'list_b:9'],
    ]);
    await onLists(() => lists.become([...lists.listings, LISTED]));
    expect((await listed()).map(({ id }) => id)).toEqual(cases.map(({ id }) => id));
  });

  it('is closed by the decision on its listings, and open again where that is revoked', async () => {
    await save(CUSTOMER);
    await listsHer();
    const closed = await decide(await onlyCase());
    expect(closed).toMatchObject({ state: 'closed', resolution: 'false_positive' });
    const { decisions } = await read(closed);
    expect(decisions).toMatchObject([{ verdict: 'false_positive', state: 'in_force', listing: 'list_a:7' }]);
    await analyst.send('POST', '/decisions/change', { decisions: decisions.map(({ id }) => id), change: 'revoke' });
    expect(await onlyCase()).toMatchObject({ id: closed.id, state: 'open', resolution: null, news: ['reopened'] });
  });

  it('is open again where the listing changes in a fact that matters, says what, and not where it is only written anew', async () => {
    await save(CUSTOMER);
    await listsHer();
    const { id } = await decide(await onlyCase());
    await onLists(() => lists.change('list_a:7', { remarks: ['Written anew.'] }));
    expect(await listed()).toEqual([]);
    await onLists(() => lists.change('list_a:7', { nationalities: ['DE'] }));
    const again = await onlyCase('view=changed');
    expect(again).toMatchObject({ id, state: 'open', news: ['listing_changed', 'reopened'] });
    expect(again.changedAt).not.toBeNull();
    expect(await decide(again)).toMatchObject({ state: 'closed', news: [], changedAt: null });
    expect((await actionsOf(again)).map(([, to]) => to)).toEqual(['open', 'closed', 'open', 'closed']);
  });

  describe('that is open again', () => {
    let earlier: string;
    let again: CaseView;
    beforeEach(async () => {
      await save(CUSTOMER);
      await listsHer();
      const closed = await decide(await onlyCase());
      earlier = closed.searchId;
      await onLists(() => lists.change('list_a:7', { nationalities: ['DE'] }));
      again = await onlyCase();
    });
    const decisionsOf = async (searchId: string) =>
      body<Decisions>(await admin.send('GET', `/searches/${searchId}/decisions`)).items;
    const screenings = async () => body<Screenings>(await admin.send('GET', '/searches?hits=decided')).items;
    /** As it is read, whatever the lines are that it is broken into. */
    const compact = (text: string): string => text.replaceAll(/\s+/g, '');
    const pdfOf = async (path: string) => {
      const headers = {
        authorization: `Bearer ${await service.token({ scopes: ['cases:read', 'records:read', 'search:read'] })}`,
      };
      const response = await fetch(`${service.url}/api/v1${path}`, { headers });
      return compact(textIn(Buffer.from(await response.arrayBuffer())));
    };

    it('shows with its decision, in the recorded screenings and in the history since when and why', async () => {
      const reopened = { at: again.changedAt, because: ['listing_changed'] };
      const inForce = [{ verdict: 'false_positive', state: 'in_force', reopened }];
      expect((await read(again)).decisions).toMatchObject(inForce);
      expect(again.searchId).not.toBe(earlier);
      for (const searchId of [earlier, again.searchId]) expect(await decisionsOf(searchId)).toMatchObject(inForce);
      const found = (await screenings()).map((one) => [one.searchId, one.reopened]);
      expect(found).toEqual([again.searchId, earlier].map((searchId) => [searchId, reopened]));
    });

    it('says so in its PDF and in that of the screening', async () => {
      const told = compact(
        `no longer applies: reopened ${again.changedAt} because of a relevant change to the listing`,
      );
      expect(await pdfOf(`/cases/${again.id}/report.pdf`)).toContain(told);
      await service.app.storage.ledger.checkpoint();
      expect(await pdfOf(`/searches/${earlier}/record.pdf`)).toContain(told);
    });

    it('has nothing reopened once it is decided again', async () => {
      const closed = await decide(again);
      expect((await read(closed)).decisions).toMatchObject([{ state: 'superseded' }, { state: 'in_force' }]);
      expect((await decisionsOf(earlier)).map(({ reopened }) => reopened)).toEqual([null, null]);
      expect((await screenings()).map(({ reopened }) => reopened)).toEqual([null, null]);
    });
  });

  describe('whose customer gets other data after it was decided', () => {
    const ACCOUNT = [{ value: 'QX123456' }];
    beforeEach(() => lists.become([...SAMPLE_PARTIES, { ...LISTED, birthDates: [BORN], identifiers: [PASSPORT] }]));

    it.each([
      ['a birth date that agrees where another did not', { birthDate: '1955-02-01' }, { birthDate: '1971-03-01' }],
      ['a birth date that agrees where none was known', {}, { birthDate: '1971-03-01' }],
      ['a number that the listing has', { birthDate: '1955-02-01' }, { birthDate: '1955-02-01', identifiers: ACCOUNT }],
      ['a closer name', { searchText: 'Quelmar Sigward Tolbrich' }, { searchText: 'Quelmar Tolbrecht' }],
    ])('is open again with %s', async (_, then, now) => {
      await save({ ...CUSTOMER, ...then });
      expect(await decide(await onlyCase())).toMatchObject({ state: 'closed' });
      expect(await save({ ...CUSTOMER, ...now })).toMatchObject([{ status: 'alert' }]);
      expect(await onlyCase()).toMatchObject({ state: 'open', news: ['reopened', 'stronger'] });
      expect(await decide(await onlyCase())).toMatchObject({ state: 'closed' });
    });

    it.each([
      ['a birth date that does not agree', {}, { birthDate: '1955-02-01' }],
      ['a number that is not on the list', {}, { identifiers: [{ value: 'QX999999' }] }],
      ['less', { birthDate: '1955-02-01' }, {}],
    ])('stays closed with %s', async (_, then, now) => {
      await save({ ...CUSTOMER, ...then });
      await decide(await onlyCase());
      expect(await save({ ...CUSTOMER, ...now })).toMatchObject([{ status: 'decided' }]);
      expect(await listed()).toEqual([]);
    });

    it('stays closed as a true match, whatever agrees', async () => {
      await save(CUSTOMER);
      await decide(await onlyCase(), analyst, 'true_match');
      expect(await save({ ...CUSTOMER, birthDate: '1971-03-01' })).toMatchObject([{ status: 'decided' }]);
    });
  });

  it('is open again where the record of a good guy changes: the decision was made on other facts', async () => {
    const [customer] = await save(CUSTOMER);
    await listsHer();
    const closed = await decide(await onlyCase());
    const decisions = (await read(closed)).decisions.map((one) => one.id);
    expect((await analyst.send('POST', '/good-guys', { decisions })).status).toBe(201);
    await onLists(() => lists.become(lists.listings));
    expect(body(await get(`/customers/${customer?.customerId}`))).toMatchObject({ status: 'clear' });
    await onLists(() => lists.change('list_a:7', { nationalities: ['DE'] }));
    expect(body(await get(`/customers/${customer?.customerId}`))).toMatchObject({ status: 'alert' });
    expect(await onlyCase('view=changed')).toMatchObject({ id: closed.id, state: 'open' });
  });

  it('is closed where the listing is gone, and the same one opens where it is back', async () => {
    await save(CUSTOMER);
    await listsHer();
    const { id } = await onlyCase();
    await onLists(() => lists.become(SAMPLE_PARTIES));
    expect(await onlyCase('view=closed')).toMatchObject({ id, resolution: 'no_longer_found' });
    await listsHer();
    expect(await onlyCase()).toMatchObject({ id, state: 'open' });
  });

  it('stays closed where its decision is revoked once the listing is gone, and opens where that is back', async () => {
    await save(CUSTOMER);
    await listsHer();
    const closed = await decide(await onlyCase());
    const decisions = (await read(closed)).decisions.map(({ id }) => id);
    await onLists(() => lists.become(SAMPLE_PARTIES));
    expect(await onlyCase('view=closed')).toMatchObject({ resolution: 'false_positive' });
    await analyst.send('POST', '/decisions/change', { decisions, change: 'revoke' });
    expect(await onlyCase('view=closed')).toMatchObject({ id: closed.id, resolution: 'no_longer_found' });
    await listsHer();
    expect(await onlyCase()).toMatchObject({ id: closed.id, state: 'open', news: ['reopened'] });
  });

  it('stays closed as undecided, while the customer stays in alert', async () => {
    const [customer] = await save(CUSTOMER);
    await listsHer();
    expect(await decide(await onlyCase(), analyst, 'undecided')).toMatchObject({
      state: 'closed',
      resolution: 'undecided',
    });
    expect(body(await get(`/customers/${customer?.customerId}`))).toMatchObject({ status: 'alert' });
    await checkCases(service.app, NEVER);
    expect(await listed()).toEqual([]);
  });

  it('waits for approval where a policy wants two people, and closes with the second', async () => {
    const policy = { fourEyes: ['true_match'], text: 'Instruction 4' };
    expect((await admin.send('PUT', '/policies/strict', policy)).status).toBe(201);
    expect((await admin.send('PUT', '/customer-groups/retail', { policy: 'strict' })).status).toBe(200);
    await save({ ...CUSTOMER, group: 'retail' });
    await listsHer();
    expect(await decide(await onlyCase(), analyst, 'true_match')).toMatchObject({ state: 'for_approval' });
    const { decisions } = await read(await onlyCase('view=for_approval'));
    await admin.send('POST', '/decisions/change', { decisions: decisions.map(({ id }) => id), change: 'approve' });
    expect(await onlyCase('view=closed')).toMatchObject({ resolution: 'true_match' });
  });
});

describe('work on cases', () => {
  beforeEach(async () => {
    await save({ externalRef: 'customer-1', searchText: 'Orlan Vestrakov' }, CUSTOMER);
    await listsHer();
  });

  it('is taken, handed to somebody who may decide, and given back', async () => {
    const [one] = await listed();
    const assign = (to: string | null, by = analyst) => by.send('POST', '/cases/assign', { cases: [one?.id], to });
    expect(body(await assign('me'))).toMatchObject({ items: [{ state: 'in_review', assignee: { kind: 'user' } }] });
    expect((await listed('view=mine')).map(({ id }) => id)).toEqual([one?.id]);
    const auditor = await join(service, admin, 'An Auditor', 'auditor');
    const people = body<{ items: { id: string; name: string }[] }>(await admin.send('GET', '/users')).items;
    const idOf = (name: string) => people.find((person) => person.name === name)?.id ?? '';
    expect((await assign(idOf('An Auditor'))).body['code']).toBe('assignee_unfit');
    expect((await assign('me', auditor)).status).toBe(403);
    expect((await service.post('/api/v1/cases/assign', { cases: [one?.id], to: 'me' }, token)).body['code']).toBe(
      'person_needed',
    );
    expect((await assign('usr_nobody')).body['code']).toBe('user_not_found');
    expect(body(await assign(null))).toMatchObject({ items: [{ state: 'open', assignee: null }] });
  });

  it('is given out one by one, the gravest first, and never twice', async () => {
    const other = await join(service, admin, 'Another Analyst', 'analyst');
    const next = async (by: TestBrowser) =>
      body<{ items: CaseView[] }>(await by.send('POST', '/cases/next', {})).items.map(({ id }) => id);
    const taken = [...(await next(analyst)), ...(await next(other)), ...(await next(analyst)), ...(await next(other))];
    expect(new Set(taken).size).toBe(3);
    expect(taken).toHaveLength(3);
    expect(body(await get('/cases/counts'))).toMatchObject({ mine: 2, unassigned: 0, open: 3, closed: 0 });
  });

  it('is all decided, or none', async () => {
    const cases = (await listed()).map(({ id }) => id);
    const decideAll = (ids: readonly string[]) =>
      analyst.send('POST', '/cases/decide', { cases: ids, verdict: 'false_positive', reason: 'different_birth_date' });
    const refused = await decideAll([...cases, 'case_none']);
    expect(refused.body).toMatchObject({ code: 'case_not_found', errors: [{ pointer: `/cases/${cases.length}` }] });
    expect(await listed()).toHaveLength(3);
    expect(body<{ items: CaseView[] }>(await decideAll(cases), 201).items.map(({ state }) => state)).toEqual([
      'closed',
      'closed',
      'closed',
    ]);
    expect((await decideAll(cases)).body['code']).toBe('case_closed');
  });

  it('is decided by one of two people who do so at the same time, and the other is told', async () => {
    const customers = Array.from({ length: 5 }, (_, n) => ({ ...CUSTOMER, externalRef: `customer-${n + 10}` }));
    await save(...customers);
    await listsHer();
    const by = async (who: TestBrowser, { id }: CaseView, verdict: string, reason: string) =>
      (await who.send('POST', '/cases/decide', { cases: [id], verdict, reason })).body['code'] ?? 'decided';
    for (const one of await listed()) {
      const both = await Promise.all([
        by(analyst, one, 'false_positive', 'different_birth_date'),
        by(admin, one, 'true_match', 'details_agree'),
      ]);
      expect(both.filter((code) => code === 'decided')).toHaveLength(1);
      expect(['case_closed', 'case_changed']).toContain(both.find((code) => code !== 'decided'));
      expect((await read(one)).decisions.map(({ state }) => state)).toEqual(['in_force']);
    }
  });

  it('is not decided again by somebody who reads it before the first decision is worked out', async () => {
    const [one] = await listed();
    if (one === undefined) throw new Error('There is no case.');
    service.app.storage.cases.stale = async () => [];
    await decide(one);
    const again = { cases: [one.id], verdict: 'true_match', reason: 'details_agree' };
    expect((await admin.send('POST', '/cases/decide', again)).body['code']).toBe('case_closed');
    expect((await read(one)).decisions).toHaveLength(1);
  });

  it('has comments that stay, and that the audit log does not repeat', async () => {
    const [one] = await listed();
    const path = `/cases/${one?.id}/comments`;
    await analyst.send('POST', path, { text: 'Passport requested from Orlan.' });
    const detail = body<CaseDetail>(await analyst.send('POST', path, { text: 'It came.' }), 201);
    expect(detail.comments.map(({ text }) => text)).toEqual(['Passport requested from Orlan.', 'It came.']);
    expect(JSON.stringify(body(await admin.send('GET', `/audit?target=${one?.id}`)))).not.toContain('Passport');
    expect((await analyst.send('POST', path, { text: ' ' })).status).toBe(422);
    expect((await analyst.send('POST', '/cases/case_none/comments', { text: 'x' })).body['code']).toBe(
      'case_not_found',
    );
  });

  it('is found by list, priority, country and customer, page by page', async () => {
    expect(await listed('list=list_b')).toHaveLength(1);
    expect(await listed('country=DE')).toMatchObject([{ externalRef: 'customer-2' }]);
    const [one] = await listed('country=DE');
    expect(await listed(`customerId=${one?.customerId}`)).toHaveLength(1);
    const first = body<{ items: CaseView[]; nextCursor: string }>(await get('/cases?limit=2'));
    const second = body<{ items: CaseView[] }>(await get(`/cases?limit=2&cursor=${first.nextCursor}`));
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3);
    expect((await get(`/cases?limit=2&view=closed&cursor=${first.nextCursor}`)).body['code']).toBe('cursor_invalid');
  });
});

describe('a case for a search', () => {
  const search = async (more: object) =>
    String((await service.post('/api/v1/search', { searchText: 'Orlan Vestrakov', ...more }, token)).body['searchId']);

  it('is opened for each result, once, and decided like any other', async () => {
    const searchId = await search({ externalRef: 'account-9', countries: ['FR'] });
    const open = (more = {}) => service.post('/api/v1/cases', { searchId, ...more }, token);
    const opened = body<{ items: CaseView[] }>(await open(), 201).items;
    expect(opened.map(({ externalRef, origin, countries }) => [externalRef, origin, countries])).toEqual([
      ['account-9', 'search', ['FR']],
      ['account-9', 'search', ['FR']],
    ]);
    expect(body<{ items: CaseView[] }>(await open(), 201).items.map(({ id }) => id)).toEqual(
      opened.map(({ id }) => id),
    );
    expect((await open({ entityIds: ['list_a:404'] })).body['code']).toBe('entity_not_found');
    const [first] = opened;
    if (first === undefined) throw new Error('Nothing was opened.');
    await decide(first, admin);
    expect(await listed()).toHaveLength(1);
  });

  it('takes a reference of the customer', async () => {
    const searchId = await search({});
    expect((await service.post('/api/v1/cases', { searchId }, token)).body['code']).toBe('reference_needed');
    expect((await service.post('/api/v1/cases', { searchId: 'srch_none' }, token)).body['code']).toBe(
      'search_not_found',
    );
  });
});

describe('cases of somebody who is erased', () => {
  it('go with everything that was written on them', async () => {
    const [customer] = await save(CUSTOMER);
    await listsHer();
    const one = await onlyCase();
    await analyst.send('POST', `/cases/${one.id}/comments`, { text: 'Passport requested.' });
    expect((await admin.send('DELETE', `/customers/${customer?.customerId}`)).status).toBe(204);
    expect((await get(`/cases/${one.id}`)).body['code']).toBe('case_not_found');
    expect(await service.app.storage.caseNotes.comments(one.id)).toEqual([]);
  });
});

describe('a text that is erased', () => {
  it('goes from comments and names of files, and cases and customers that do not have it stay', async () => {
    await save(CUSTOMER);
    await listsHer();
    const one = await onlyCase();
    for (const text of ['Her brother is Dalvor Fenwick.', 'Passport requested.'])
      expect((await analyst.send('POST', `/cases/${one.id}/comments`, { text })).status).toBe(201);
    const headers = { authorization: `Bearer ${token}`, 'content-disposition': 'attachment; filename="fenwick.txt"' };
    const file = {
      method: 'POST',
      body: 'A note.',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    };
    expect((await service.fetch(`/api/v1/cases/${one.id}/attachments`, file)).status).toBe(201);
    await service.post('/api/v1/search', { searchText: 'Dalvor FENWICK' }, token);
    const order = { expectedCount: 1, legalBasis: 'data_subject_request', reference: 'DSR-1' };
    const selection = { kind: 'text', text: 'fenwick' };
    const overrideFloor = 'The law of the person.';
    const erased = await admin.send('POST', '/erasures', { selection, overrideFloor, ...order });
    expect(erased.body).toMatchObject({ erasedCount: 1, customerCount: 0 });
    const { comments, attachments } = await read(one);
    expect([comments.map(({ text }) => text), attachments]).toEqual([['Passport requested.'], []]);
  });
});

describe('cases that somebody took away in the database', () => {
  it('are opened again, since the customer is in alert', async () => {
    await save(CUSTOMER);
    await listsHer();
    const before = await onlyCase();
    const { cases } = service.app.storage;
    const [stored] = await cases.find([before.id], []);
    if (stored === undefined) throw new Error('There is no case.');
    await cases.change([{ before: stored, after: { ...stored, state: 'closed', resolution: 'false_positive' } }], []);
    expect(await listed()).toEqual([]);
    await checkCases(service.app, NEVER);
    expect(await onlyCase()).toMatchObject({ id: before.id, state: 'open' });
  });
});

describe('cases of searches and files that want them', () => {
  const ORLAN = { searchText: 'Orlan Vestrakov' };
  const search = (more: object, by = token) => service.post('/api/v1/search', { ...ORLAN, ...more }, by);

  it('are opened with the search, once for each result', async () => {
    expect((await search({ openCase: true, externalRef: 'account-9' })).status).toBe(200);
    expect((await search({ openCase: true, externalRef: 'account-9', view: 'compact' })).status).toBe(200);
    expect((await listed()).map(({ externalRef, origin }) => [externalRef, origin])).toEqual([
      ['account-9', 'search'],
      ['account-9', 'search'],
    ]);
  });

  it('are opened by the same request again, where the first ended before it had opened them', async () => {
    const path = { method: 'POST', body: JSON.stringify({ ...ORLAN, openCase: true, externalRef: 'account-9' }) };
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
    };
    const again = () => service.fetch('/api/v1/search', { ...path, headers });
    const first = await again();
    await service.app.storage.customers.erase('account-9', anyEvent(service.clock.nowMs));
    expect(await listed()).toEqual([]);
    expect((await again()).body['searchId']).toBe(first.body['searchId']);
    expect(await listed()).toHaveLength(2);
  });

  it('take a reference and the right to open cases, before anything is screened', async () => {
    expect((await search({ openCase: true })).body['code']).toBe('reference_needed');
    const searcher = await service.token({ scopes: ['search:write'] });
    expect((await search({ openCase: true, externalRef: 'account-9' }, searcher)).body['code']).toBe('scope_missing');
    expect((await service.app.storage.auditEntries.screenings({}, undefined, 10)).items).toEqual([]);
  });

  it('are opened for each row of a file', async () => {
    const csv = 'Customer number,Full name\naccount-1,Orlan Vestrakov\naccount-2,Bodil Karsmark\n';
    const batch = (query: string, by = token) =>
      service.fetch(`/api/v1/batches?start=true&${query}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${by}`, 'content-type': 'text/csv' },
        body: csv,
      });
    const searcher = await service.token({ scopes: ['search:write'] });
    expect((await batch('openCases=true', searcher)).body['code']).toBe('scope_missing');
    const { id } = body<{ id: string }>(await batch('openCases=true'), 201);
    await runBatch(service.app, id, NEVER);
    expect((await listed()).map(({ externalRef, origin }) => [externalRef, origin])).toEqual([
      ['account-1', 'batch'],
      ['account-1', 'batch'],
    ]);
  });
});

describe('cases of one reference that a search opened, and the watch or a customer has', () => {
  const OWNER = { role: 'owner', searchText: 'Quelmar Tolbrecht' };
  const open = async (externalRef: string) => {
    const asked = { searchText: 'Quelmar Tolbrecht', externalRef, openCase: true };
    expect((await service.post('/api/v1/search', asked, token)).status).toBe(200);
  };
  beforeEach(() => lists.become([...SAMPLE_PARTIES, LISTED]));

  it('are one, where the party is put under watch beside a customer afterwards', async () => {
    await open('customer-8 / owner');
    const before = await onlyCase();
    await save({ externalRef: 'customer-8', searchText: 'Bodil Karsmark', related: [OWNER] });
    expect(await onlyCase()).toMatchObject({ id: before.id, externalRef: 'customer-8', role: 'owner' });
    expect(body(await get('/customers'))).toMatchObject({ items: [{ status: 'alert', due: null }] });
  });

  it('are one, where the customer has that party no longer', async () => {
    await save({ externalRef: 'customer-8', searchText: 'Bodil Karsmark', related: [OWNER] });
    const before = await onlyCase();
    await save({ externalRef: 'customer-8', searchText: 'Bodil Karsmark' });
    expect(await onlyCase('view=closed')).toMatchObject({ id: before.id, resolution: 'no_longer_found' });
    await open('customer-8 / owner');
    expect(await onlyCase()).toMatchObject({ id: before.id, state: 'open' });
  });

  it('are open again where a search finds the listing with other facts than those that were decided on', async () => {
    await open('account-9');
    const { id } = await decide(await onlyCase(), admin);
    await open('account-9');
    expect(await listed()).toEqual([]);
    lists.change('list_a:7', { nationalities: ['DE'] });
    await open('account-9');
    expect(await onlyCase()).toMatchObject({ id, state: 'open', news: ['listing_changed', 'reopened'] });
  });
});
