import type { BatchResult, BatchView, CustomerView } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runBatch } from '../../src/modules/batches/run.ts';
import { ChangingLists } from '../support/changing-lists.ts';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const NEVER = new AbortController().signal;
const SCOPES = ['search:write', 'search:read', 'records:read', 'customers:write', 'customers:read'] as const;
const CSV = `id,name,birth date,Owner name
c-1,Orlan Vestrakov,1971,
c-2,Quelmar Tolbrecht,1985-02-03,Orlan Vestrakov
c-3,Anna Vranok,,
`;

let service: TestService;
let token: string;
beforeEach(async () => {
  const lists = new ChangingLists(SAMPLE_PARTIES, Date.parse('2026-03-01T12:00:00Z'));
  service = await startService({ listState: lists.listState });
  token = await service.token({ scopes: [...SCOPES] });
});
afterEach(() => service.close());

const get = (path: string) => service.get(`/api/v1${path}`, token);
const body = <Body>({ status, body: found }: Answer, expected = 200): Body => {
  expect([status, found['code'], found['errors']]).toEqual([expected, undefined, undefined]);
  return found as unknown as Body;
};
const upload = (file: string, query = '', type = 'text/csv') =>
  service.post(`/api/v1/batches?watch=true&start=true${query}`, file, token, { 'content-type': type });
async function screened(file: string, query = '', type?: string): Promise<BatchView> {
  service.clock.nowMs += 1_000;
  const { id } = body<BatchView>(await upload(file, query, type), 201);
  await runBatch(service.app, id, NEVER);
  return body(await get(`/batches/${id}`));
}
const rowsOf = async ({ id }: BatchView): Promise<readonly BatchResult[]> =>
  body<{ items: BatchResult[] }>(await get(`/batches/${id}/results`)).items;
const customers = async (): Promise<readonly CustomerView[]> =>
  body<{ items: CustomerView[] }>(await get('/customers')).items.toSorted((a, b) =>
    a.externalRef < b.externalRef ? -1 : 1,
  );
const recorded = async (): Promise<number> => (await service.app.storage.history.count({})) ?? 0;

describe('a file of customers', () => {
  it('puts each row under watch, with the parties beside it, and shows the outcome of each', async () => {
    const batch = await screened(CSV, '&group=retail');
    expect(batch).toMatchObject({ state: 'done', watchGroup: 'retail', rowCount: 4, counts: { error: 0 } });
    const rows = await rowsOf(batch);
    expect(rows.map(({ line, role, outcome, total }) => [line, role, outcome, total])).toEqual([
      [2, null, 'potential_match', 2],
      [3, null, 'no_match', 0],
      [3, 'Owner name', 'potential_match', 2],
      [4, null, 'no_match', 0],
    ]);
    expect((await customers()).map(({ externalRef, group, status }) => [externalRef, group, status])).toEqual([
      ['c-1', 'retail', 'alert'],
      ['c-2', 'retail', 'alert'],
      ['c-3', 'retail', 'clear'],
    ]);
    expect((await get(`/searches/${rows[2]?.searchId}`)).body).toMatchObject({ externalRef: 'c-2 / Owner name' });
  });

  it('costs nothing where nothing changed, and screens whom something changed of', async () => {
    await screened(CSV);
    expect(await recorded()).toBe(4);
    const again = await screened(CSV);
    expect(await recorded()).toBe(4);
    expect((await rowsOf(again)).map(({ outcome }) => outcome)).toEqual([
      'potential_match',
      'no_match',
      'potential_match',
      'no_match',
    ]);
    await screened(CSV.replace('Anna Vranok', 'Anna Vranok-Berg'));
    expect(await recorded()).toBe(5);
  });

  it('takes JSON lines with related parties', async () => {
    const line = {
      id: 'c-2',
      searchText: 'Quelmar Tolbrecht',
      related: [{ role: 'owner', searchText: 'Orlan Vestrakov' }],
    };
    const batch = await screened(`${JSON.stringify(line)}\n`, '', 'application/x-ndjson');
    expect((await rowsOf(batch)).map(({ role, outcome }) => [role, outcome])).toEqual([
      [null, 'no_match'],
      ['owner', 'potential_match'],
    ]);
    expect(await customers()).toMatchObject([
      { externalRef: 'c-2', status: 'alert', parties: [{}, { role: 'owner' }] },
    ]);
  });

  it('counts in its order: a customer that is in it twice is what the later row says', async () => {
    const [owner, anna] = [{ role: 'owner', searchText: 'Orlan Vestrakov' }, { searchText: 'Anna Vranok' }];
    const lines = [
      { id: 'c-2', searchText: 'Quelmar Tolbrecht', related: [owner, { ...owner, role: 'director' }] },
      { id: 'c-2', ...anna },
    ];
    await screened(lines.map((one) => JSON.stringify(one)).join('\n'), '', 'application/x-ndjson');
    expect(await customers()).toMatchObject([{ externalRef: 'c-2', status: 'clear', parties: [anna] }]);
  });

  it('puts nobody under watch by half a row, and says what is wrong with it', async () => {
    const lines = [
      { searchText: 'Without Reference' },
      { id: 'c-4', searchText: 'Anna Vranok', related: [{ searchText: 'No Role' }] },
      { id: 'c-5', searchText: '' },
    ];
    const batch = await screened(lines.map((one) => JSON.stringify(one)).join('\n'), '', 'application/x-ndjson');
    expect((await rowsOf(batch)).map(({ error }) => error?.code)).toEqual([
      'reference_missing',
      'customer_incomplete',
      'member_required',
      'empty_search_text',
    ]);
    expect(await customers()).toEqual([]);
  });

  it('tells of columns that were set aside: nobody is clear whose record has more names', async () => {
    await screened('id,name,Spouse name\nc-6,Anna Vranok,Berta Halvorsen\n', '&ignore=Spouse%20name');
    expect(await customers()).toMatchObject([{ status: 'not_screened', why: 'incomplete', leftOut: ['Spouse name'] }]);
  });

  it('says of whose watch is off that nobody was screened', async () => {
    await screened(CSV);
    const [, , third] = await customers();
    await service.post(`/api/v1/customers/${third?.customerId}/watch`, { watch: 'off', reason: 'Frozen.' }, token);
    const rows = await rowsOf(await screened(CSV));
    expect(rows.map(({ outcome, error }) => [outcome, error?.code])).toContainEqual(['error', 'watch_off']);
  });

  describe('that is the whole book', () => {
    const rows = (...numbers: readonly number[]) =>
      `id,name\n${numbers.map((number) => `c-${number},Anna Vranok the ${number}`).join('\n')}\n`;
    const upTo = (count: number) => Array.from({ length: count }, (_, number) => number);
    const watchOf = async () =>
      Object.fromEntries((await customers()).map(({ externalRef, watch, leaving }) => [externalRef, [watch, leaving]]));

    it('ends the watch of whom it lacks, in its group alone', async () => {
      await screened(rows(...upTo(20)), '&group=retail');
      await screened(rows(90), '&group=other');
      const batch = await screened(rows(...upTo(18)), '&group=retail&wholeBook=true');
      expect(batch).toMatchObject({ isWholeBook: true, leavingCount: 0 });
      expect(await watchOf()).toMatchObject({ 'c-17': ['on', null], 'c-18': ['ended', null], 'c-90': ['on', null] });
      const [, last] = (await customers()).filter(({ watch }) => watch === 'ended');
      const { items } = body<{ items: object[] }>(await get(`/customers/${last?.customerId}/events`));
      expect(items).toMatchObject([{ type: 'customer.watch_changed', watch: 'ended' }]);
    });

    it('ends nobody where too many are missing, until another person approves it; who is sent again stays', async () => {
      await screened(rows(...upTo(20)));
      const batch = await screened(rows(...upTo(8)), '&wholeBook=true');
      expect(batch.leavingCount).toBe(12);
      expect(await watchOf()).toMatchObject({ 'c-7': ['on', null], 'c-8': ['on', batch.id], 'c-9': ['on', batch.id] });
      await screened(rows(9));
      const path = `/batches/${batch.id}/leavers`;
      expect((await service.post(`/api/v1${path}`, { change: 'approve' }, token)).body['code']).toBe('person_needed');
      const admin = await administratorOf(service);
      const approved = await admin.send('POST', path, { change: 'approve' });
      expect([approved.status, approved.body['leavingCount']]).toEqual([200, 0]);
      expect(await watchOf()).toMatchObject({ 'c-8': ['ended', null], 'c-9': ['on', null], 'c-10': ['ended', null] });
      expect((await admin.send('POST', path, { change: 'reject' })).body['code']).toBe('no_leavers');
    });

    it('tells each person whether they may approve it: not whoever uploaded the file, also with an own token', async () => {
      const admin = await administratorOf(service);
      const made = await admin.send('POST', '/tokens', { name: 'upload', scopes: SCOPES });
      const own = String(made.body['token']);
      await screened(rows(...upTo(20)));
      service.clock.nowMs += 1_000;
      const path = '/api/v1/batches?watch=true&start=true&wholeBook=true';
      const { id } = body<BatchView>(await service.post(path, rows(1), own, { 'content-type': 'text/csv' }), 201);
      await runBatch(service.app, id, NEVER);
      const other = await join(service, admin, 'A Manager', 'manager');
      const analyst = await join(service, admin, 'An Analyst', 'analyst');
      const may = async (by: TestBrowser) => body<BatchView>(await by.get(`/batches/${id}`)).mayChangeLeavers;
      expect([await may(admin), await may(other), await may(analyst)]).toEqual([false, true, false]);
      const change = (by: TestBrowser) => by.send('POST', `/batches/${id}/leavers`, { change: 'approve' });
      expect((await change(admin)).body['code']).toBe('own_proposal');
      expect(body(await change(other))).toMatchObject({ leavingCount: 0, mayChangeLeavers: false });
    });

    it('ends nobody by itself where a row has no reference: it may be whom the file seems to lack', async () => {
      await screened(rows(...upTo(20)));
      const batch = await screened(`${rows(...upTo(19))},Somebody Else\n`, '&wholeBook=true');
      expect(batch.leavingCount).toBe(1);
    });

    const send = (...sent: readonly object[]) => service.post('/api/v1/customers', { customers: sent }, token);
    const person = (number: number, more: object = {}) => ({
      externalRef: `c-${number}`,
      searchText: `Anna Vranok the ${number}`,
      ...more,
    });
    const steer = async (number: number, action: string, request: object = {}) => {
      const found = await service.post('/api/v1/customers/find', { externalRef: `c-${number}` }, token);
      return service.post(`/api/v1/customers/${found.body['customerId']}/${action}`, request, token);
    };
    const later = async (...actions: readonly (() => Promise<unknown>)[]) => {
      service.clock.nowMs += 1_000;
      for (const act of actions) await act();
    };
    /** Reads as before, but something happens behind the first page. */
    const thenOnce = <Place extends readonly unknown[], Page>(
      read: (...place: Place) => Promise<Page>,
      ...happening: readonly (() => Promise<unknown>)[]
    ) => {
      let isOver = false;
      return async (...place: Place): Promise<Page> => {
        const page = await read(...place);
        if (!isOver) {
          isOver = true;
          await later(...happening);
        }
        return page;
      };
    };

    it('ends nobody who was added, changed or put under watch again after it was uploaded', async () => {
      await screened(rows(...upTo(20)), '&group=retail');
      await later(() => steer(18, 'watch', { watch: 'off', reason: 'Frozen.' }));
      const { id } = body<BatchView>(await upload(rows(...upTo(17)), '&group=retail&wholeBook=true'), 201);
      await later(
        () => send(person(19, { group: 'retail', birthDate: '1990' }), person(20, { group: 'retail' })),
        () => steer(18, 'watch', { watch: 'on', reason: 'Thawed.' }),
      );
      await runBatch(service.app, id, NEVER);
      const on = ['on', null];
      expect(await watchOf()).toMatchObject({ 'c-17': ['ended', null], 'c-18': on, 'c-19': on, 'c-20': on });
    });

    it('leaves alone who is moved, stopped or changed while it ends others, and ends who is only screened', async () => {
      await screened(rows(...upTo(20)), '&group=retail');
      const { book } = service.app.storage;
      book.customers = thenOnce(
        book.customers.bind(book),
        () => steer(16, 'screen'),
        () => steer(17, 'watch', { watch: 'off', reason: 'Frozen.' }),
        () => send(person(18, { group: 'private' }), person(19, { group: 'retail', birthDate: '1990' })),
      );
      await screened(rows(...upTo(16)), '&group=retail&wholeBook=true');
      const on = ['on', null];
      const left = { 'c-16': ['ended', null], 'c-17': ['off', null] };
      expect(await watchOf()).toMatchObject({ ...left, 'c-18': on, 'c-19': on });
    });

    it('takes out only who is still noted for it when that is approved, and keeps a watch that was stopped', async () => {
      await screened(rows(...upTo(20)));
      const batch = await screened(rows(...upTo(8)), '&wholeBook=true');
      await later(() => steer(11, 'watch', { watch: 'off', reason: 'Frozen.' }));
      const { customers } = service.app.storage;
      customers.leaving = thenOnce(
        customers.leaving.bind(customers),
        () => steer(8, 'screen'),
        () => send(person(9), person(10, { group: 'private' })),
      );
      const admin = await administratorOf(service);
      const approved = await admin.send('POST', `/batches/${batch.id}/leavers`, { change: 'approve' });
      expect([approved.status, approved.body['leavingCount']]).toEqual([200, 0]);
      const [ended, on] = [{ 'c-8': ['ended', null], 'c-12': ['ended', null] }, ['on', null]];
      expect(await watchOf()).toMatchObject({ ...ended, 'c-9': on, 'c-10': on, 'c-11': ['off', null] });
      const events = await service.app.storage.audit.latest(5);
      expect(events.find(({ action }) => action === 'customers.left')?.detail).toEqual({ count: 9 });
    });

    it('writes nobody anew whose row was forged: it would be proved from then on', async () => {
      await screened(rows(...upTo(20)));
      const batch = await screened(rows(...upTo(8)), '&wholeBook=true');
      const { customers } = service.app.storage;
      const leaving = customers.leaving.bind(customers);
      customers.leaving = async (...place) =>
        (await leaving(...place)).map((one) => (one.reference === 'c-8' ? { ...one, isProved: false } : one));
      const admin = await administratorOf(service);
      await admin.send('POST', `/batches/${batch.id}/leavers`, { change: 'reject' });
      expect(await watchOf()).toMatchObject({ 'c-8': ['on', batch.id], 'c-9': ['on', null] });
    });

    it.each([
      ['cancel', 'cancelled'],
      ['pause', 'paused'],
    ])('takes out and notes nobody where it is stopped while they are looked for: %s', async (action, state) => {
      await screened(rows(...upTo(20)));
      const { book } = service.app.storage;
      service.clock.nowMs += 1_000;
      for (const count of [18, 8]) {
        const { id } = body<BatchView>(await upload(rows(...upTo(count)), '&wholeBook=true'), 201);
        const readBook = book.customers.bind(book);
        book.customers = thenOnce(readBook, () => service.post(`/api/v1/batches/${id}/${action}`, {}, token));
        await runBatch(service.app, id, NEVER);
        book.customers = readBook;
        expect(body<BatchView>(await get(`/batches/${id}`))).toMatchObject({ state, leavingCount: 0 });
      }
      expect(Object.values(await watchOf())).toEqual(upTo(20).map(() => ['on', null]));
    });

    it('takes out nobody where its file was not read to its end', async () => {
      await screened(rows(...upTo(20)));
      const { batchFiles } = service.app.storage;
      batchFiles.file = async function* () {
        yield Buffer.from(rows(...upTo(16)));
      };
      expect(await screened(rows(...upTo(20)), '&wholeBook=true')).toMatchObject({
        state: 'failed',
        problem: 'file_unreadable',
      });
      expect((await watchOf())['c-19']).toEqual(['on', null]);
    });
  });

  it('takes customers:write, and the default policy', async () => {
    const other = await service.token({ scopes: ['search:write', 'search:read'] });
    const headers = { 'content-type': 'text/csv' };
    expect((await service.post('/api/v1/batches?watch=true', CSV, other, headers)).body['code']).toBe('scope_missing');
    const strict = await service.token({ scopes: ['policies:write'] });
    const policy = {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${strict}` },
    };
    await service.fetch('/api/v1/policies/strict', {
      ...policy,
      body: JSON.stringify({ threshold: 70, text: 'Because.' }),
    });
    expect((await upload(CSV, '&policy=strict')).body['code']).toBe('watch_policy');
  });

  it('leaves who is there in their group where it names none, and puts who is new into the default one', async () => {
    await screened('id,name\nc-1,Anna Vranok\n', '&group=retail');
    await screened('id,name\nc-1,Anna Vranok-Berg\nc-2,Bodil Karsmark\n');
    expect(await customers()).toMatchObject([
      { externalRef: 'c-1', group: 'retail', parties: [{ searchText: 'Anna Vranok-Berg' }] },
      { externalRef: 'c-2', group: 'default' },
    ]);
    await screened('id,name\nc-1,Anna Vranok-Berg\n', '&group=default');
    expect((await customers())[0]).toMatchObject({ externalRef: 'c-1', group: 'default' });
  });

  it('does not put under watch whose reference is that of a party beside another, and goes on', async () => {
    const owner = { role: 'owner', searchText: 'Orlan Vestrakov' };
    await screened(
      JSON.stringify({ id: 'c-1', searchText: 'Anna Vranok', related: [owner] }),
      '',
      'application/x-ndjson',
    );
    const batch = await screened('id,name\nc-1 / owner,Orlan Vestrakov\nc-2,Bodil Karsmark\n');
    expect((await rowsOf(batch)).map(({ outcome, error }) => [outcome, error?.code, error?.detail])).toEqual([
      ['error', 'reference_taken', '/externalRef'],
      ['no_match', undefined, undefined],
    ]);
    expect((await customers()).map(({ externalRef }) => externalRef)).toEqual(['c-1', 'c-2']);
  });

  it('takes references and roles of JSON without white space at their ends, as of CSV', async () => {
    const related = [{ role: 'owner ', searchText: 'Bodil Karsmark' }];
    const line = JSON.stringify({ id: 'c-1 ', searchText: 'Anna Vranok', related });
    const batch = await screened(line, '', 'application/x-ndjson');
    await screened('id,name\nc-1,Anna Vranok\n');
    expect((await rowsOf(batch)).map(({ outcome }) => outcome)).toEqual(['no_match', 'no_match']);
    expect((await customers()).map(({ externalRef }) => externalRef)).toEqual(['c-1']);
  });

  it('refuses the later of two rows with one reference, also where the earlier takes longer', async () => {
    const related = ['director', 'spouse', 'owner'].map((role) => ({ role, searchText: 'Orlan Vestrakov' }));
    const earlier = { id: 'c-1', searchText: 'Anna Vranok', related };
    const lines = [earlier, { id: 'c-1 / owner', searchText: 'Bodil Karsmark' }].map((line) => JSON.stringify(line));
    const batch = await screened(lines.join('\n'), '', 'application/x-ndjson');
    expect((await rowsOf(batch)).map(({ role, error }) => [role, error?.code])).toEqual([
      [null, undefined],
      ['director', undefined],
      ['spouse', undefined],
      ['owner', undefined],
      [null, 'reference_taken'],
    ]);
  });
});
