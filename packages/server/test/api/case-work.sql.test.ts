import type { CaseDetail, CaseSettings, CaseStatistics, CaseView } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCases } from '../../src/modules/customers/check-cases.ts';
import { ChangingLists } from '../support/changing-lists.ts';
import { textIn } from '../support/pdf-text.ts';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const NOW_MS = Date.parse('2026-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;
const ORLAN = { searchText: 'Orlan Vestrakov' };

let service: TestService;
let token: string;
let admin: TestBrowser;
let analyst: TestBrowser;
let colleague: TestBrowser;
const ids: Record<string, string> = {};
beforeEach(async () => {
  service = await startService({ listState: new ChangingLists(SAMPLE_PARTIES, NOW_MS).listState });
  token = await service.token({ scopes: ['customers:write', 'cases:read'] });
  admin = await administratorOf(service);
  analyst = await join(service, admin, 'An Analyst', 'analyst');
  colleague = await join(service, admin, 'A Colleague', 'analyst');
  await join(service, admin, 'An Auditor', 'auditor');
  const people = body<{ items: { id: string; name: string }[] }>(await admin.send('GET', '/users')).items;
  for (const { id, name } of people) ids[name] = id;
});
afterEach(() => service.close());

const body = <Body>({ status, body: found }: Answer, expected = 200): Body => {
  expect([status, found['code'], found['errors']]).toEqual([expected, undefined, undefined]);
  return found as unknown as Body;
};
/** Two cases for each: there are two listed parties of this name. */
async function save(...customers: readonly object[]): Promise<void> {
  const all = customers.map((customer) => ({ ...ORLAN, ...customer }));
  body(await service.post('/api/v1/customers', { customers: all }, token));
}
const listed = async (query = 'view=open'): Promise<readonly CaseView[]> =>
  body<{ items: CaseView[] }>(await service.get(`/api/v1/cases?${query}`, token)).items;
const put = (settings: object, version = 0): Promise<Answer> =>
  admin.send('PUT', '/case-settings', { version, queues: [], checklists: {}, ...settings });
const next = async (by: TestBrowser): Promise<readonly CaseView[]> =>
  body<{ items: CaseView[] }>(await by.send('POST', '/cases/next', {})).items;
const look = () => checkCases(service.app, new AbortController().signal);

describe('queues of cases', () => {
  it('take the cases that fit, the first queue first, whether they were opened before or after', async () => {
    await save({ externalRef: 'customer-1', group: 'private' }, { externalRef: 'customer-2', countries: ['FR'] });
    const queues = [
      { name: 'b-list', lists: ['list_b'] },
      { name: 'private', groups: ['private'], dueHours: 24 },
      { name: 'france', countries: ['FR'], priority: null },
    ];
    expect(body<CaseSettings>(await put({ queues }))).toMatchObject({ version: 1, queues });
    await save({ externalRef: 'customer-3', group: 'private' }, { externalRef: 'customer-4' });
    const found = (await listed()).map(({ externalRef, entityId, queue }) => [externalRef, entityId, queue]);
    expect(found.toSorted()).toEqual([
      ['customer-1', 'list_a:1', 'private'],
      ['customer-1', 'list_b:9', 'b-list'],
      ['customer-2', 'list_a:1', 'france'],
      ['customer-2', 'list_b:9', 'b-list'],
      ['customer-3', 'list_a:1', 'private'],
      ['customer-3', 'list_b:9', 'b-list'],
      ['customer-4', 'list_a:1', null],
      ['customer-4', 'list_b:9', 'b-list'],
    ]);
    expect(await listed('queue=france')).toHaveLength(1);
  });

  it('give their cases to their members only, and others to everybody', async () => {
    body(await put({ queues: [{ name: 'b-list', lists: ['list_b'], members: [ids['A Colleague']] }] }));
    await save({ externalRef: 'customer-1' });
    expect(await next(analyst)).toMatchObject([{ entityId: 'list_a:1' }]);
    expect(await next(analyst)).toEqual([]);
    expect(await next(colleague)).toMatchObject([{ queue: 'b-list' }]);
  });

  it('escalate what is not decided in time, once, and release nothing', async () => {
    const escalateTo = ids['A Colleague'];
    body(await put({ queues: [{ name: 'all', dueHours: 4, escalateTo }] }));
    await save({ externalRef: 'customer-1' });
    const [first] = await next(analyst);
    service.clock.nowMs += 4 * HOUR_MS + 1;
    const overdue = await listed('view=overdue');
    expect(overdue.map(({ isOverdue, escalatedAt }) => [isOverdue, escalatedAt])).toEqual([
      [true, null],
      [true, null],
    ]);
    await look();
    await look();
    const escalated = await listed('view=overdue');
    expect(escalated.map(({ state, assignee }) => [state, assignee?.id])).toEqual([
      ['in_review', `user:${escalateTo}`],
      ['in_review', `user:${escalateTo}`],
    ]);
    const { steps } = body<CaseDetail>(await service.get(`/api/v1/cases/${first?.id}`, token));
    expect(steps.map(({ action }) => action)).toEqual(['case.opened', 'case.assigned', 'case.escalated']);
  });

  it('are changed by one person at a time, and name people who may decide', async () => {
    body(await put({}));
    expect((await put({})).body['code']).toBe('case_settings_changed');
    const unfit = await put({ queues: [{ name: 'all', members: [ids['A Colleague'], ids['An Auditor']] }] }, 1);
    expect(unfit.body).toMatchObject({ code: 'assignee_unfit', errors: [{ pointer: '/queues/0/members/1' }] });
    const unknown = await put({ queues: [{ name: 'all', escalateTo: 'usr_none' }] }, 1);
    expect(unknown.body).toMatchObject({ code: 'user_not_found', errors: [{ pointer: '/queues/0/escalateTo' }] });
    const twice = await put({ queues: [{ name: 'all' }, { name: 'all' }] }, 1);
    expect(twice.body).toMatchObject({ errors: [{ pointer: '/queues/1/name' }] });
    expect((await analyst.send('PUT', '/case-settings', { version: 1, queues: [], checklists: {} })).status).toBe(403);
  });
});

describe('people who may decide', () => {
  it('are known by name to those who work on cases, and nobody else is', async () => {
    const known = body<{ items: object[] }>(await analyst.send('GET', '/cases/assignees'));
    const named = ['A Colleague', 'An Analyst'].map((name) => ({ id: ids[name], name }));
    expect(known.items).toEqual(expect.arrayContaining(named));
    expect(known.items).not.toContainEqual(expect.objectContaining({ name: 'An Auditor' }));
    body(await admin.send('PUT', `/users/${ids['A Colleague']}`, { role: 'analyst', disabled: true }));
    expect(body<{ items: object[] }>(await analyst.send('GET', '/cases/assignees')).items).not.toContainEqual(named[0]);
    expect((await service.get('/api/v1/cases/assignees', token)).body['code']).toBe('scope_missing');
  });
});

describe('cases of somebody who is away', () => {
  const away = (by: TestBrowser, more: object) => by.send('PUT', '/cases/absences', more);
  const until = () => new Date(service.clock.nowMs + 48 * HOUR_MS).toISOString();
  const assignees = async () => (await listed()).map(({ assignee }) => assignee?.id ?? null);
  beforeEach(async () => {
    await save({ externalRef: 'customer-1' });
    await next(analyst);
    await next(analyst);
  });

  it('go to the deputy at once, and to nobody where there is none', async () => {
    const deputy = ids['A Colleague'];
    expect(body(await away(analyst, { until: until(), deputy }))).toMatchObject({
      items: [{ person: { id: `user:${ids['An Analyst']}` }, deputy: { id: `user:${deputy}` } }],
    });
    expect(await assignees()).toEqual([`user:${deputy}`, `user:${deputy}`]);
    body(await away(colleague, { until: until() }));
    expect(await assignees()).toEqual([null, null]);
  });

  it('are handed to them no more, until they are back', async () => {
    body(await away(analyst, { until: until() }));
    const [one] = await listed();
    const assign = () => colleague.send('POST', '/cases/assign', { cases: [one?.id], to: ids['An Analyst'] });
    expect((await assign()).body['code']).toBe('assignee_unfit');
    expect(body(await away(analyst, { until: null }))).toEqual({ items: [], nextCursor: null });
    body(await assign());
    const mine = await analyst.send('GET', '/cases?view=mine');
    expect(mine.body).toMatchObject({ items: [{ id: one?.id }] });
  });

  it('is said of others by those who set policies only, and of no moment that is over', async () => {
    expect((await away(analyst, { until: '2026-01-01T00:00:00Z' })).body['code']).toBe('absence_over');
    const of = { person: ids['An Analyst'], until: until(), deputy: ids['A Colleague'] };
    expect((await away(colleague, of)).body['code']).toBe('scope_missing');
    body(await away(admin, of));
    expect(await assignees()).toEqual([`user:${ids['A Colleague']}`, `user:${ids['A Colleague']}`]);
  });

  it('are all handed over, however many there are', async () => {
    const many = Array.from({ length: 100 }, (_, number) => ({ externalRef: `customer-${number + 10}` }));
    await save(...many);
    const cases = (await listed('view=unassigned&limit=200')).map(({ id }) => id);
    const assign = { cases, to: ids['An Analyst'] };
    expect(body<{ items: unknown[] }>(await colleague.send('POST', '/cases/assign', assign)).items).toHaveLength(200);
    body(await away(analyst, { until: until(), deputy: ids['A Colleague'] }));
    const counts = body<{ mine: number }>(await colleague.send('GET', '/cases/counts'));
    expect(counts.mine).toBe(202);
  });

  it('are handed to a deputy who may see the customer, and else to nobody', async () => {
    const rules = { members: [`user:${ids['An Analyst']}`] };
    expect((await admin.send('PUT', '/customer-groups/default', rules)).status).toBe(200);
    body(await away(analyst, { until: until(), deputy: ids['A Colleague'] }));
    const found = body<{ items: CaseView[] }>(await admin.send('GET', '/cases?view=open')).items;
    expect(found.map(({ assignee }) => assignee)).toEqual([null, null]);
  });

  it('are given back where somebody may not see the customer any more', async () => {
    const rules = { members: [`user:${ids['A Colleague']}`] };
    expect((await admin.send('PUT', '/customer-groups/default', rules)).status).toBe(200);
    await look();
    const found = body<{ items: CaseView[] }>(await colleague.send('GET', '/cases?view=open')).items;
    expect(found.map(({ assignee }) => assignee)).toEqual([null, null]);
  });

  it('escalate to the deputy of somebody who is away', async () => {
    body(await put({ queues: [{ name: 'all', dueHours: 4, escalateTo: ids['A Colleague'] }] }));
    body(await away(colleague, { until: until(), deputy: ids['An Analyst'] }));
    service.clock.nowMs += 4 * HOUR_MS + 1;
    await look();
    expect(await assignees()).toEqual([`user:${ids['An Analyst']}`, `user:${ids['An Analyst']}`]);
    const [one] = await listed();
    const { steps } = body<CaseDetail>(await service.get(`/api/v1/cases/${one?.id}`, token));
    expect(steps.at(-1)?.action).toBe('case.escalated');
  });

  it('are given back where an account is closed', async () => {
    expect((await admin.send('PUT', `/users/${ids['An Analyst']}`, { role: 'analyst', disabled: true })).status).toBe(
      200,
    );
    await look();
    expect(await assignees()).toEqual([null, null]);
  });
});

describe('the checklist of a case', () => {
  it('says what is to be done for each verdict, and who did it when', async () => {
    const checklists = { true_match: [{ id: 'freeze', text: 'Freeze the account.' }] };
    body(await put({ checklists }));
    await save({ externalRef: 'customer-1' });
    const [one] = await listed();
    const check = (item: string, isDone: boolean) =>
      analyst.send('POST', `/cases/${one?.id}/checklist`, { item, isDone });
    const { checklist } = body<CaseDetail>(await check('freeze', true));
    const doneBy = { id: `user:${ids['An Analyst']}` };
    expect(checklist).toMatchObject([{ item: 'freeze', verdict: 'true_match', text: 'Freeze the account.', doneBy }]);
    expect(body<CaseDetail>(await check('freeze', false)).checklist).toMatchObject([{ doneAt: null, doneBy: null }]);
    expect((await check('dance', true)).body['code']).toBe('checklist_item_unknown');
    const log = JSON.stringify(body(await admin.send('GET', '/audit?limit=100')));
    expect([log.includes('"freeze"'), log.includes('Freeze the account.')]).toEqual([true, false]);
    expect(await listed()).toHaveLength(2);
  });

  it('has, from the start, what the law wants for a true match', async () => {
    const { checklists } = body<CaseSettings>(await analyst.send('GET', '/case-settings'));
    expect(checklists.true_match.map(({ id }) => id)).toEqual(['freeze', 'report', 'no_tip_off']);
  });
});

describe('a case as PDF', () => {
  it('has what was decided, written, done and attached, and who read it is recorded', async () => {
    await save({ externalRef: 'customer-1', countries: ['DE'] });
    const [{ id = '' } = {}] = await next(analyst);
    const decision = { cases: [id], verdict: 'false_positive', reason: 'different_birth_date' };
    expect((await analyst.send('POST', '/cases/decide', decision)).status).toBe(201);
    await analyst.send('POST', `/cases/${id}/comments`, { text: 'Passport requested.' });
    await analyst.send('POST', `/cases/${id}/checklist`, { item: 'freeze', isDone: true });
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${service.url}/api/v1/cases/${id}/report.pdf`, { headers });
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename=${id}.pdf`);
    const text = textIn(Buffer.from(await response.arrayBuffer()));
    for (const part of [
      'customer-1',
      'Closed as a false positive',
      'Passport requested.',
      'Freeze what the customer',
      id,
    ])
      expect(text).toContain(part);
    const read = await admin.send('GET', `/audit?target=${id}&action=case.read`);
    expect(read.body).toMatchObject({ items: [{ actor: { kind: 'token' } }] });
  });
});

describe('statistics of cases', () => {
  it('count who has what open, who decided what in what time, and how old the open ones are', async () => {
    body(await put({ queues: [{ name: 'b-list', lists: ['list_b'] }] }));
    await save({ externalRef: 'customer-1' }, { externalRef: 'customer-2', group: 'private' });
    const [first] = await next(analyst);
    await next(analyst);
    service.clock.nowMs += HOUR_MS / 4;
    const decided = { cases: [first?.id], verdict: 'false_positive', reason: 'different_birth_date' };
    body(await analyst.send('POST', '/cases/decide', decided), 201);
    const statistics = async (query: string) =>
      body<CaseStatistics>(await service.get(`/api/v1/cases/statistics?${query}`, token));
    const analysts = await statistics('by=analyst');
    expect(analysts.total).toMatchObject({ openCount: 3, closedCount: 1, falsePositiveCount: 1, trueMatchCount: 0 });
    expect(analysts.items.map((row) => [row.key, row.openCount, row.closedCount, row.medianHours])).toEqual([
      [`user:${ids['An Analyst']}`, 1, 1, 0.3],
      [null, 2, 0, null],
    ]);
    expect(analysts.ages.map(({ count }) => count)).toEqual([3, 0, 0, 0, 0, 0]);
    const keys = async (by: string) => (await statistics(`by=${by}`)).items.map(({ key }) => key);
    expect([await keys('list'), await keys('queue'), await keys('group')]).toEqual([
      ['list_a', 'list_b'],
      ['b-list', null],
      ['default', 'private'],
    ]);
    const before = new Date(service.clock.nowMs - HOUR_MS).toISOString();
    expect((await statistics(`to=${before}`)).total).toMatchObject({ openCount: 3, closedCount: 0 });
    const later = new Date(service.clock.nowMs).toISOString();
    const wrong = await service.get(`/api/v1/cases/statistics?from=${later}&to=${before}`, token);
    expect(wrong.body).toMatchObject({ errors: [{ pointer: '/to', code: 'out_of_range' }] });
  });

  it('are given as CSV, the total last', async () => {
    await save({ externalRef: 'customer-1' });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${service.url}/api/v1/cases/statistics.csv?by=list`, { headers });
    expect((await answer.text()).split('\r\n')).toEqual([
      'key,name,open,overdue,closed,false_positive,true_match,undecided,median_hours',
      'list_a,,1,0,0,0,0,0,',
      'list_b,,1,0,0,0,0,0,',
      'total,,2,0,0,0,0,0,',
      '',
    ]);
  });
});
