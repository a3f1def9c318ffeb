import type {
  AuditEntry,
  CustomerGroups,
  CustomerView,
  RunProof,
  RunView,
  WatchEvents,
  WatchView,
} from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../src/context/app.ts';
import { screenDue } from '../../src/modules/customers/screen-due.ts';
import { rootOfProof } from '../../src/modules/watch/leaves.ts';
import { planRun } from '../../src/modules/watch/plan.ts';
import { type Changed, changesOf, isOfOtherLists, previewBook } from '../../src/modules/watch/preview.ts';
import { runWatch } from '../../src/modules/watch/run.ts';
import { anyEvent } from '../support/any-event.ts';
import { ChangingLists, personNamed } from '../support/changing-lists.ts';
import { fakeLists } from '../support/fake-lists.ts';
import { textIn } from '../support/pdf-text.ts';
import { administratorOf, join } from '../support/people.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

/** The clock of test services. */
const NOW_MS = Date.parse('2026-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;
const NEVER = new AbortController().signal;
const SCOPES = ['customers:write', 'customers:read', 'search:read', 'records:read', 'audit:read'] as const;
const LISTED = { externalRef: 'customer-1', searchText: 'Orlan Vestrakov' };
const INNOCENT = { externalRef: 'customer-2', searchText: 'Quelmar Tolbrecht' };
const OTHER = { externalRef: 'customer-3', searchText: 'Anna Vranok' };

let lists: ChangingLists;
let service: TestService;
let token: string;
beforeEach(async () => {
  lists = new ChangingLists(SAMPLE_PARTIES, NOW_MS);
  service = await startService({ book: lists.book });
  token = await service.token({ scopes: [...SCOPES], lifetimeMs: 90 * 24 * HOUR_MS });
});
afterEach(() => service.close());

const post = (path: string, body: unknown = {}) => service.post(`/api/v1${path}`, body, token);
const get = (path: string) => service.get(`/api/v1${path}`, token);
const body = <Body>({ status, body: found }: Answer, expected = 200): Body => {
  expect([status, found['code'], found['errors']]).toEqual([expected, undefined, undefined]);
  return found as unknown as Body;
};
async function save(...customers: readonly object[]): Promise<readonly CustomerView[]> {
  return body<{ items: CustomerView[] }>(await post('/customers', { customers })).items;
}
/** Does what the service does each minute; undefined where no run is due. */
async function tick(): Promise<RunView | undefined> {
  service.clock.nowMs += 1_000;
  const run = await planRun(service.app);
  if (run === undefined) return undefined;
  await runWatch(service.app, run.id, NEVER);
  return body(await get(`/runs/${run.id}`));
}
/** Whether another node has published newer lists that this one does not search yet. */
function searchesNewest(isNewest: boolean): void {
  Object.assign(service.app, { sharing: { lagMs: () => 0, problem: undefined, isNewest: async () => isNewest } });
}
const watch = async (): Promise<WatchView> => body(await get('/watch'));
const recorded = async (): Promise<number> => (await service.app.storage.history.count({})) ?? 0;
const audited = async (action: string): Promise<readonly AuditEntry[]> =>
  body<{ items: AuditEntry[] }>(await get(`/audit?action=${action}`)).items;

describe('a run over all customers', () => {
  it('is full at first, records nothing that is known, and attests whom it found to be what', async () => {
    await save(LISTED, INNOCENT, OTHER);
    expect(await recorded()).toBe(3);
    expect(await watch()).toMatchObject({ isCurrent: false, customerCount: 3, latest: null });
    const run = await tick();
    expect(run).toMatchObject({ kind: 'full', why: 'first', state: 'done', bookCount: 3 });
    expect(run?.counts).toMatchObject({
      customers: 3,
      compared: 3,
      clear: 2,
      alert: 1,
      recorded: 0,
      changed: 0,
      missed: 0,
    });
    expect(await recorded()).toBe(3);
    expect(await watch()).toMatchObject({
      isCurrent: true,
      text: 'Everyone under watch is screened against the current lists.',
    });
    const [ended] = await audited('watch.run_ended');
    expect(ended?.detail).toMatchObject({
      run: run?.id,
      counts: run?.counts,
      root: run?.root?.slice('sha256:'.length),
    });
    expect(await tick()).toBeUndefined();
  });

  it('finds who was listed meanwhile, says it once, and is followed as events', async () => {
    const [, innocent] = await save(LISTED, INNOCENT);
    await tick();
    lists.become([...lists.listings, personNamed('list_a:7', 'Quelmar TOLBRECHT')]);
    expect((await watch()).text).toBe('Lists or rules have changed since the last run.');
    const run = await tick();
    expect(run).toMatchObject({
      why: 'lists',
      state: 'done',
      counts: { alert: 2, recorded: 1, changed: 1, alerted: 1 },
    });
    expect((await get(`/customers/${innocent?.customerId}`)).body).toMatchObject({ status: 'alert' });
    const events = body<WatchEvents>(await get('/events'));
    expect(events.items.map(({ type }) => type)).toEqual([
      'customer.status_changed',
      'customer.alerted',
      'watch.run_ended',
      'customer.status_changed',
      'customer.alerted',
      'watch.run_ended',
    ]);
    expect(body<WatchEvents>(await get(`/events?after=${events.after}`))).toEqual({ items: [], after: events.after });
    const own = body<WatchEvents>(await get(`/customers/${innocent?.customerId}/events?limit=1`));
    expect(own.items).toMatchObject([{ type: 'customer.status_changed', from: 'clear', to: 'alert' }]);
    expect(own.after).toBe(Number(own.items[0]?.id));
  });

  it('comes once a day, and says how late it is', async () => {
    await save(INNOCENT);
    await tick();
    service.clock.nowMs += 23 * HOUR_MS;
    lists.touch(service.clock.nowMs);
    expect(await tick()).toBeUndefined();
    service.clock.nowMs += 7 * HOUR_MS;
    lists.touch(service.clock.nowMs);
    expect(await tick()).toMatchObject({ why: 'schedule', state: 'done', dueAt: '2026-03-02T12:00:01.000Z' });
  });

  it('is incomplete where a required list is too old, clears nobody then, and is made up for', async () => {
    await save(INNOCENT);
    lists.ages = { list_a: 100, list_b: 100 };
    const run = await tick();
    expect(run).toMatchObject({ state: 'incomplete', counts: { clear: 0, notScreened: 1 } });
    expect(await watch()).toMatchObject({ isCurrent: false });
    lists.ages = { list_a: 1, list_b: 1 };
    expect(await tick()).toMatchObject({ why: 'completed', state: 'done', counts: { clear: 1 } });
  });

  it('ends where lists change meanwhile, and another one begins', async () => {
    await save(LISTED, INNOCENT);
    const run = await planRun(service.app);
    lists.become([...lists.listings, personNamed('list_a:7', 'Quelmar TOLBRECHT')]);
    await runWatch(service.app, run?.id ?? '', NEVER);
    expect((await get(`/runs/${run?.id}`)).body).toMatchObject({ state: 'superseded', root: null });
    expect(await tick()).toMatchObject({ state: 'done', counts: { alert: 2 } });
  });

  it('is made up for where what superseded it is taken back: nobody stays as it was found meanwhile', async () => {
    const { customers } = service.app.storage;
    const admin = await administratorOf(service);
    const other = await join(service, admin, 'Ben', 'admin');
    const endsAt = new Date(NOW_MS + 90 * 24 * HOUR_MS).toISOString();
    const rows = [{ when: { fields: { birthDate: ['conflict'] } }, effect: 'discount' }];
    const changeRule = (change: string, by = admin) =>
      by.send('POST', '/rules/r/change', { change, version: 1, text: 'Looked at together.' });
    const born = { text: '1950', earliest: '1950-01-01', latest: '1950-12-31', circa: false };
    lists.become([...lists.listings, personNamed('list_a:7', 'Quelmar TOLBRECHT', { birthDates: [born] })]);
    await save({ ...INNOCENT, birthDate: '1991-05-06' });
    await tick();
    await admin.send('PUT', '/rules/r', { rows, endsAt, text: 'Another birth date.' });
    await changeRule('propose');
    await changeRule('approve', other);
    const change = customers.change.bind(customers);
    customers.change = async (...some) => {
      const isDone = await change(...some);
      await changeRule('end');
      return isDone;
    };
    expect(await tick()).toMatchObject({ why: 'rules', state: 'superseded' });
    customers.change = change;
    expect(await customers.find('customer-2')).toMatchObject({ status: 'clear', due: null });
    expect(await watch()).toMatchObject({ isCurrent: false });
    expect(await tick()).toMatchObject({ why: 'rules', state: 'done', counts: { alert: 1, missed: 0 } });
    expect(await watch()).toMatchObject({ isCurrent: true });
    expect(await tick()).toBeUndefined();
  });

  it('is planned by no node that has not taken over the newest lists: it would clear whom others have found', async () => {
    await save(INNOCENT);
    searchesNewest(false);
    expect(await tick()).toBeUndefined();
    searchesNewest(true);
    expect(await tick()).toMatchObject({ state: 'done' });
  });

  it('passes nobody who is saved meanwhile on a node that has not: they wait until it has', async () => {
    searchesNewest(false);
    const [saved] = await save(INNOCENT);
    expect(saved).toMatchObject({ status: 'waiting', due: 'added' });
    expect((await post(`/customers/${saved?.customerId}/screen`)).body).toMatchObject({ code: 'starting' });
    await screenDue(service.app, NEVER);
    expect(await service.app.storage.customers.find(INNOCENT.externalRef)).toMatchObject({ status: 'waiting' });
    searchesNewest(true);
    await screenDue(service.app, NEVER);
    expect(await service.app.storage.customers.find(INNOCENT.externalRef)).toMatchObject({
      status: 'clear',
      due: null,
    });
  });

  it('leaves out whose watch is off', async () => {
    const [, innocent] = await save(LISTED, INNOCENT, OTHER);
    await post(`/customers/${innocent?.customerId}/watch`, { watch: 'off', reason: 'Frozen.' });
    expect(await tick()).toMatchObject({ bookCount: 2, counts: { customers: 2, clear: 1, alert: 1 } });
  });

  it('is begun on request, one at a time', async () => {
    await save(INNOCENT);
    const run = body<RunView>(await post('/runs'), 201);
    expect(run).toMatchObject({ kind: 'full', why: 'request', state: 'running' });
    expect((await post('/runs')).body['code']).toBe('run_under_way');
    await runWatch(service.app, run.id, NEVER);
    expect(body<{ items: RunView[] }>(await get('/runs')).items).toMatchObject([{ id: run.id, state: 'done' }]);
  });

  it('raises an alarm where it finds what the run before it should have found', async () => {
    const [, innocent] = await save(LISTED, INNOCENT);
    await tick();
    // A run that looked at nothing of it: as if an index had lost the listing.
    lists.become([...lists.listings, personNamed('list_a:7', 'Quelmar TOLBRECHT')], { sameVersion: true });
    service.clock.nowMs += 25 * HOUR_MS;
    lists.touch(service.clock.nowMs);
    expect(await tick()).toMatchObject({ why: 'schedule', counts: { missed: 1, changed: 1 } });
    expect(await audited('watch.missed')).toMatchObject([{ target: innocent?.customerId }]);
  });
});

describe('a group of customers', () => {
  const put = async (path: string, sent: object) =>
    service.fetch(`/api/v1${path}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await service.token({ scopes: ['policies:write', 'search:override'] })}`,
      },
      body: JSON.stringify(sent),
    });

  it('is screened under its own policy: under a weaker one nobody is clear, whatever a run finds', async () => {
    await save({ ...INNOCENT, group: 'retail' }, OTHER);
    await tick();
    expect((await put('/policies/loose', { threshold: 85, text: 'Fewer hits.' })).status).toBe(201);
    expect((await put('/customer-groups/retail', { policy: 'none' })).body['code']).toBe('unknown_policy');
    expect((await put('/customer-groups/retail', { policy: 'loose' })).body).toMatchObject({
      policy: 'loose',
      customerCount: 1,
    });
    expect(body<{ items: object[] }>(await get('/customer-groups')).items).toMatchObject([
      { name: 'default', policy: 'default', customerCount: 1, savedAt: null },
      { name: 'retail', policy: 'loose', customerCount: 1 },
    ]);
    const run = await tick();
    expect(run).toMatchObject({ why: 'rules', counts: { clear: 1, notScreened: 1, because: { incomplete: 1 } } });
    expect(run?.changes).toEqual([{ what: 'groups', from: '0', to: '1' }]);
    expect(body<{ items: CustomerView[] }>(await get('/customers?group=retail')).items).toMatchObject([
      { status: 'not_screened', why: 'incomplete' },
    ]);
    expect((await put('/customer-groups/retail', { policy: 'default' })).status).toBe(200);
    expect(await tick()).toMatchObject({ why: 'rules', counts: { clear: 2 } });
  });
});

describe('the rhythm of a group', () => {
  const DAY_MS = 24 * HOUR_MS;
  const setRhythm = async (group: string, fullEveryDays: number) => {
    const rules = { name: group, policy: 'default', fullEveryDays, keepEndedDays: null, members: null };
    const { customerGroups } = service.app.storage;
    return customerGroups.save(rules, await customerGroups.find(rules.name), anyEvent(service.clock.nowMs));
  };
  async function tickAfter(days: number): Promise<RunView | undefined> {
    service.clock.nowMs += days * DAY_MS;
    lists.touch(service.clock.nowMs);
    return tick();
  }

  it('says how often its customers are screened in full; a run covers the groups that are due', async () => {
    const [own] = await save(INNOCENT, { ...OTHER, group: 'quiet' });
    const [quiet] = body<{ items: CustomerView[] }>(await get('/customers?group=quiet')).items;
    await tick();
    await setRhythm('quiet', 30);
    expect(await tick()).toBeUndefined();
    const run = await tickAfter(1);
    expect(run).toMatchObject({ why: 'schedule', groups: ['default'], bookCount: 1, counts: { customers: 1 } });
    expect((await get(`/runs/${run?.id}/customers/${own?.customerId}`)).status).toBe(200);
    expect((await get(`/runs/${run?.id}/customers/${quiet?.customerId}`)).body['code']).toBe('customer_not_in_run');
    expect(await watch()).toMatchObject({ isCurrent: true });
    const groups = body<CustomerGroups>(await get('/customer-groups')).items;
    expect(groups.map(({ name, fullRun }) => [name, fullRun === run?.id])).toEqual([
      ['default', true],
      ['quiet', false],
    ]);
    expect(groups[1]).toMatchObject({ fullEveryDays: 30, fullDueAt: '2026-03-31T12:00:01.000Z' });
    expect(await tickAfter(29)).toMatchObject({ groups: null, bookCount: 2, dueAt: '2026-03-03T12:00:03.000Z' });
  });

  it('is made up for where the service was off, and no run is empty while nobody is due', async () => {
    await save({ ...INNOCENT, group: 'quiet' });
    await tick();
    await setRhythm('quiet', 7);
    expect(await tickAfter(6)).toBeUndefined();
    expect(await tickAfter(5)).toMatchObject({ why: 'schedule', groups: null, dueAt: '2026-03-08T12:00:01.000Z' });
  });

  it('holds up no change of the lists: whom it can touch is screened at once, in every group', async () => {
    const [innocent] = await save({ ...INNOCENT, group: 'quiet' }, OTHER);
    await tick();
    await setRhythm('quiet', 366);
    await tickAfter(1);
    lists.become([...lists.listings, personNamed('list_a:7', 'Quelmar TOLBRECHT')]);
    expect(await tick()).toMatchObject({ why: 'lists', groups: null, counts: { customers: 2, alerted: 1, missed: 0 } });
    expect((await get(`/customers/${innocent?.customerId}`)).body).toMatchObject({ status: 'alert' });
  });

  it('keeps the cross-check: what differs after months without a change was missed', async () => {
    await save({ ...INNOCENT, group: 'quiet' }, OTHER);
    await tick();
    await setRhythm('quiet', 3);
    await tickAfter(1);
    lists.become([...lists.listings, personNamed('list_a:7', 'Quelmar TOLBRECHT')], { sameVersion: true });
    expect(await tickAfter(1)).toMatchObject({ groups: ['default'], counts: { missed: 0 } });
    expect(await tickAfter(1)).toMatchObject({ groups: null, counts: { missed: 1 } });
  });
});

describe('a preview of another policy', () => {
  it('says whose status would change, changes and records nothing, and keeps no other run from running', async () => {
    const [, innocent] = await save(LISTED, INNOCENT, { externalRef: 'customer-5', searchText: 'Orlan Vestrakovski' });
    await tick();
    const scopes = ['policies:write', 'search:override'] as const;
    await service.fetch('/api/v1/policies/loose', {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await service.token({ scopes: [...scopes] })}`,
      },
      body: JSON.stringify({ threshold: 85, text: 'Fewer hits.' }),
    });
    const before = await recorded();
    expect((await post('/runs/preview', { policy: 'none' })).body['code']).toBe('unknown_policy');
    const preview = body<RunView>(await post('/runs/preview', { policy: 'loose' }), 201);
    expect(preview).toMatchObject({ kind: 'preview', policy: 'loose', state: 'running' });
    expect(body<RunView>(await post('/runs'), 201)).toMatchObject({ kind: 'full', state: 'running' });
    expect((await post('/runs/preview', { policy: 'loose' })).body['code']).toBe('run_under_way');
    await runWatch(service.app, preview.id, NEVER);
    const ended = body<RunView>(await get(`/runs/${preview.id}`));
    expect(ended).toMatchObject({ state: 'done', root: null, counts: { customers: 3, recorded: 0 } });
    expect(ended.counts.examples).toContainEqual({
      customerId: innocent?.customerId,
      from: 'clear',
      to: 'not_screened',
    });
    expect(ended.counts.changed).toBe(ended.counts.examples.length);
    expect(ended.counts.moves).toContainEqual({ from: 'clear', to: 'not_screened', count: ended.counts.changed });
    expect(ended.counts.moves.reduce((all, { count }) => all + count, 0)).toBe(3);
    expect(await recorded()).toBe(before);
    expect((await watch()).latest?.kind).toBe('full');
    expect((await get(`/customers/${innocent?.customerId}`)).body).toMatchObject({ status: 'clear' });
  });
});

describe('an upgrade', () => {
  /** The same service under a later version. */
  const upgraded = (): App => ({
    ...service.app,
    engine: { version: '0.0.1-fake', modelHash: `sha256:${'1'.repeat(64)}` },
  });
  const changes = [
    { what: 'engine', from: '0.0.0-fake', to: '0.0.1-fake' },
    { what: 'model', from: `sha256:${'0'.repeat(64)}`, to: `sha256:${'1'.repeat(64)}` },
  ];

  it('is the reason of the first run after it, which says what of the rules is another', async () => {
    await save(LISTED, INNOCENT);
    expect((await tick())?.changes).toEqual([]);
    service.clock.nowMs += 1_000;
    const app = upgraded();
    const { id = '' } = (await planRun(app)) ?? {};
    await runWatch(app, id, NEVER);
    expect((await get(`/runs/${id}`)).body).toMatchObject({ kind: 'full', why: 'rules', state: 'done', changes });
    expect((await audited('watch.run_ended'))[0]?.detail).toMatchObject({ run: id, changes });
    const response = await fetch(`${service.url}/api/v1/runs/${id}/report.pdf`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(textIn(Buffer.from(await response.arrayBuffer()))).toContain('Changed since the previous run');
  });

  it('is previewed: who would change, by status now and then, without a trace', async () => {
    const [, innocent] = await save(LISTED, INNOCENT, OTHER);
    await tick();
    // What a later version reads from the same files.
    lists.become([...lists.listings, personNamed('list_a:7', 'Quelmar TOLBRECHT')], { sameVersion: true });
    const [count, events] = [await recorded(), (await audited('watch.run_ended')).length];
    const changed: Changed[] = [];
    const done: number[] = [];
    const previewed = await previewBook(upgraded(), {
      policy: null,
      signal: NEVER,
      onChanged: (one) => changed.push(one),
      onProgress: (looked) => done.push(looked),
    });
    expect(changed).toEqual([
      { customerId: innocent?.customerId, reference: 'customer-2', from: 'clear', to: 'alert', news: ['new_party'] },
    ]);
    expect(previewed).toMatchObject({ isWhole: true, counts: { customers: 3, changed: 1, alerted: 1, recorded: 0 } });
    expect(previewed?.counts.moves).toEqual(
      expect.arrayContaining([
        { from: 'clear', to: 'clear', count: 1 },
        { from: 'clear', to: 'alert', count: 1 },
        { from: 'alert', to: 'alert', count: 1 },
      ]),
    );
    expect(previewed && changesOf(previewed)).toEqual(changes);
    expect(previewed && isOfOtherLists(previewed)).toBe(false);
    expect(done).toEqual([0, 3]);
    expect([await recorded(), (await audited('watch.run_ended')).length]).toEqual([count, events]);
    expect((await get(`/customers/${innocent?.customerId}`)).body).toMatchObject({ status: 'clear' });
  });
});

describe('the document of a run', () => {
  it('says what was screened against what, and why some were not, and names nobody', async () => {
    await save(LISTED, INNOCENT, { externalRef: 'customer-4', searchText: '…' });
    const run = await tick();
    expect(run?.counts).toMatchObject({ notScreened: 1, because: { unscreenable_text: 1 } });
    const response = await fetch(`${service.url}/api/v1/runs/${run?.id}/report.pdf`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const text = textIn(Buffer.from(await response.arrayBuffer()));
    expect(text).toContain('Customers processed: 3 of 3');
    expect(text).toContain('unscreenable_text');
    expect(text).toContain(run?.root?.slice('sha256:'.length, 30));
    expect(text).not.toMatch(/Vestrakov|Tolbrecht|customer-/);
  });
});

describe('a run over lists that only the operator declared current', () => {
  it('says so of each list, in the notice and in the table', async () => {
    const attestation = { reason: 'checked by hand', atMs: NOW_MS - HOUR_MS, untilMs: NOW_MS + 48 * HOUR_MS };
    await service.close();
    service = await startService({ book: fakeLists({ nowMs: NOW_MS, origin: 'disk', attestation }) });
    token = await service.token({ scopes: [...SCOPES], lifetimeMs: 90 * 24 * HOUR_MS });
    await save(LISTED, INNOCENT);
    const run = await tick();
    expect(run?.lists.map(({ id, declaredCurrent }) => [id, declaredCurrent])).toEqual([
      ['list_a', true],
      ['list_b', true],
    ]);
    const response = await fetch(`${service.url}/api/v1/runs/${run?.id}/report.pdf`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = textIn(Buffer.from(await response.arrayBuffer())).replace(/\s+/g, ' ');
    expect(text.match(/declared current by the operator/g)).toHaveLength(3);
    expect(text).not.toContain('against complete lists');
    const { body: table } = await get(`/runs/${run?.id}/report.csv`);
    expect(table['text']).toContain('list_a 2026-01-01 (declared current by the operator)');
    const [ended] = await audited('watch.run_ended');
    expect(ended?.detail).toMatchObject({ lists: [{ id: 'list_a', declared: true }, { declared: true }] });
  });
});

describe('the table of a full run', () => {
  it('says of each customer who is still known what it was, and against which lists', async () => {
    await save(LISTED, INNOCENT);
    const run = await tick();
    await save({ externalRef: 'customer-9', searchText: 'Berta Halvorsen' });
    const { body: answer } = await get(`/runs/${run?.id}/report.csv`);
    const [head, ...rows] = String(answer['text']).trim().split('\r\n');
    expect(head).toBe('external_ref,name,group,status,screened_at,lists,changed_since');
    expect(rows.map((row) => row.split(',').slice(0, 4))).toEqual([
      ['customer-1', 'Orlan Vestrakov', 'default', 'alert'],
      ['customer-2', 'Quelmar Tolbrecht', 'default', 'clear'],
    ]);
    expect(rows[0]).toContain('list_a 2026-01-01');
    expect(await audited('watch.exported')).toMatchObject([{ target: run?.id }]);
  });

  it('gives no name that was not screened: who changed since the run began has only reference and status', async () => {
    await save(LISTED, INNOCENT);
    service.clock.nowMs += 1_000;
    const run = await tick();
    service.clock.nowMs += 1_000;
    await save({ ...LISTED, searchText: 'Berta Halvorsen' });
    const { body: answer } = await get(`/runs/${run?.id}/report.csv`);
    const rows = String(answer['text']).trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',').slice(0, 4))).toEqual([
      ['customer-1', '', '', 'alert'],
      ['customer-2', 'Quelmar Tolbrecht', 'default', 'clear'],
    ]);
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(['yes', '']);
  });

  it('does not exist for a run that recorded no customers, and the answer says why', async () => {
    await save(LISTED, INNOCENT);
    const run = body<RunView>(await post('/runs/preview', { policy: 'default' }), 201);
    const { status, body: answer } = await get(`/runs/${run.id}/report.csv`);
    expect([run.kind, status, answer['code']]).toEqual(['preview', 404, 'customer_not_in_run']);
    expect(answer['detail']).toBe('Only full runs record each customer, and this run is a preview run.');
  });
});

describe('what a full run recorded of a customer', () => {
  it('is proved by the root that the audit log has', async () => {
    const [listed, innocent] = await save(LISTED, INNOCENT, OTHER);
    const run = await tick();
    const proof = body<RunProof>(await get(`/runs/${run?.id}/customers/${listed?.customerId}`));
    expect(proof).toMatchObject({ status: 'alert', inPart: { index: 0, count: 3 }, inRun: { index: 0, count: 1 } });
    const hex = (text: string) => Buffer.from(text, 'hex');
    const placed = ({ path, ...place }: RunProof['inPart']) => ({ ...place, path: path.map(hex) });
    const root = rootOfProof({ leaf: hex(proof.leaf), part: placed(proof.inPart), run: placed(proof.inRun) });
    expect(`sha256:${root?.toString('hex')}`).toBe(run?.root);
    const forged = hex(proof.leaf);
    forged[31] = 1;
    const other = rootOfProof({ leaf: forged, part: placed(proof.inPart), run: placed(proof.inRun) });
    expect(`sha256:${other?.toString('hex')}`).not.toBe(run?.root);
    expect((await get(`/runs/${run?.id}/customers/${innocent?.customerId}`)).body).toMatchObject({ status: 'clear' });
    const [later] = await save({ externalRef: 'customer-9', searchText: 'Berta Halvorsen' });
    expect((await get(`/runs/${run?.id}/customers/${later?.customerId}`)).body['code']).toBe('customer_not_in_run');
    expect((await get(`/runs/run_none/customers/${later?.customerId}`)).body['code']).toBe('run_not_found');
  });
});
