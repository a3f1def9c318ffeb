import type { AuditEntry, CaseView, CustomerView, RuleSimulation, RuleView, SearchResponse } from '@namesake/contract';
import type { Listing } from '@namesake/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planRun } from '../../src/modules/watch/plan.ts';
import { runWatch } from '../../src/modules/watch/run.ts';
import { ChangingLists, personNamed } from '../support/changing-lists.ts';
import { rowsOf } from '../support/database-of.ts';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const NOW_MS = Date.parse('2026-03-01T12:00:00Z');
const DAY_MS = 86_400_000;
const NEVER = new AbortController().signal;
const born = (year: number): Pick<Listing, 'birthDates'> => ({
  birthDates: [{ text: `${year}`, earliest: `${year}-01-01`, latest: `${year}-12-31`, circa: false }],
});
const LISTED = personNamed('list_a:7', 'Quelmar TOLBRECHT', {
  ...born(1950),
  identifiers: [{ type: 'passport', value: 'X1234567' }],
});
const NAMESAKE = personNamed('list_a:8', 'Quelmar TOLBRECHT', born(1962));
const HER = { searchText: 'Quelmar Tolbrecht', birthDate: '1991-05-06' };
const DISCOUNT = { when: { fields: { birthDate: ['conflict'] } }, effect: 'discount' };
const LOWER = { when: { types: ['person'] }, effect: 'lower' };

let lists: ChangingLists;
let service: TestService;
let ada: TestBrowser;
let ben: TestBrowser;
let analyst: TestBrowser;
beforeEach(async () => {
  lists = new ChangingLists([...SAMPLE_PARTIES, LISTED, NAMESAKE], NOW_MS);
  service = await startService({ listState: lists.listState });
  ada = await administratorOf(service);
  ben = await join(service, ada, 'Ben', 'admin');
  analyst = await join(service, ada, 'An Analyst', 'analyst');
});
afterEach(() => service.close());

const body = <Body>({ status, body: found }: Answer, expected = 200): Body => {
  expect([status, found['code'], found['errors']]).toEqual([expected, undefined, undefined]);
  return found as unknown as Body;
};
const draft = (rows: readonly object[], name = 'other-birth-date', days = 90, by = ada) =>
  by.send('PUT', `/rules/${name}`, {
    rows,
    endsAt: new Date(service.clock.nowMs + days * DAY_MS).toISOString(),
    text: 'Risk assessment 12',
  });
const change = (what: string, version = 1, by = ada) =>
  by.send('POST', '/rules/other-birth-date/change', { change: what, version, text: 'looked at together' });
async function putInForce(rows: readonly object[], days?: number): Promise<RuleView> {
  const saved = body<RuleView>(await draft(rows, 'other-birth-date', days), 201);
  const version = saved.versions[0]?.version ?? 0;
  body(await change('propose', version));
  service.clock.nowMs += 1_000;
  return body(await change('approve', version, ben));
}
const search = async (members: object = HER): Promise<SearchResponse> =>
  body(await analyst.send('POST', '/search', members));
const found = ({ results }: SearchResponse) => results.map(({ entityId, priority }) => [entityId, priority]);

describe('a rule', () => {
  it('does nothing until a second person, who is logged in, approved it', async () => {
    const before = await search();
    expect(before.total).toBe(2);
    body(await draft([DISCOUNT]), 201);
    expect((await change('approve', 1, ben)).body['code']).toBe('rule_over');
    body(await change('propose'));
    expect((await search()).total).toBe(2);
    expect((await change('approve')).body['code']).toBe('own_proposal');
    const token = await service.token({ scopes: ['policies:write', 'search:read'] });
    const approval = { change: 'approve', version: 1, text: 'by itself' };
    const byToken = await service.post('/api/v1/rules/other-birth-date/change', approval, token);
    expect(byToken.body['code']).toBe('person_needed');
    const approved = body<RuleView>(await change('approve', 1, ben));
    expect(approved.current).toMatchObject({ version: 1, state: 'in_force', savedBy: {}, approved: {} });
    expect((await search()).total).toBe(0);
  });

  it('takes away whom it discounts: counted, named with its version, no match, complete, and in the record', async () => {
    await putInForce([DISCOUNT]);
    const answer = await search();
    expect(answer).toMatchObject({ outcome: 'no_match', complete: true, total: 0, results: [], nextCursor: null });
    expect(answer.suppressed).toMatchObject({ discountCount: 2 });
    expect(answer.suppressed.goodGuyCount).toBeUndefined();
    const rule = { name: 'other-birth-date', version: 1, effect: 'discount' };
    expect(answer.suppressed.items.map(({ entityId, why, rule: by }) => [entityId, why, by])).toEqual([
      ['list_a:7', 'discount', rule],
      ['list_a:8', 'discount', rule],
    ]);
    const kept = body<SearchResponse>(await analyst.get(`/searches/${answer.searchId}`));
    expect(kept.suppressed).toEqual(answer.suppressed);
    expect(await search({ ...HER, view: 'compact' })).toMatchObject({ suppressed: { discountCount: 2 } });
  });

  it('never takes away whom an identifier names, nor of whom nothing contradicts', async () => {
    await putInForce([DISCOUNT, LOWER]);
    const identifiers = [{ type: 'passport', value: 'X1234567' }];
    expect(found(await search({ ...HER, identifiers }))).toContainEqual(['list_a:7', 'high']);
    expect((await search({ searchText: 'Quelmar Tolbrecht' })).total).toBe(2);
    expect(found(await search({ ...HER, birthDate: '1950' }))).toEqual([['list_a:7', 'review']]);
  });

  it('never takes away whom somebody decided to be a true match for the reference', async () => {
    const asked = { ...HER, externalRef: 'customer-1' };
    const { searchId } = await search(asked);
    const decision = { listings: ['list_a:8'], verdict: 'true_match', reason: 'details_agree' };
    body(await analyst.send('POST', `/searches/${searchId}/decisions`, decision), 201);
    await putInForce([DISCOUNT]);
    expect((await search(asked)).results.map(({ entityId }) => entityId)).toEqual(['list_a:8']);
  });

  it('leaves the same parties on all pages together, and refuses a page of another time', async () => {
    lists.become([...SAMPLE_PARTIES, LISTED, NAMESAKE, personNamed('list_a:9', 'Quelmar TOLBRECHT')]);
    const paged = { searchText: HER.searchText, birthDate: HER.birthDate, limit: 1 };
    const first = await search(paged);
    expect(first.total).toBe(3);
    await putInForce([DISCOUNT]);
    const later = await analyst.send('POST', '/search', { ...paged, cursor: first.nextCursor });
    expect(later.body['code']).toBe('cursor_invalid');
    const alone = await search(paged);
    expect([alone.total, found(alone).map(([id]) => id), alone.nextCursor]).toEqual([1, ['list_a:9'], null]);
    expect(alone.suppressed.discountCount).toBe(2);
  });

  it('lowers a priority and says so at the result, in the same order', async () => {
    const asked = { searchText: HER.searchText };
    const before = await search(asked);
    expect(found(before)[0]?.[1]).toBe('high');
    await putInForce([LOWER]);
    const after = await search(asked);
    expect(found(after)).toEqual(before.results.map(({ entityId }) => [entityId, 'review']));
    expect(after.results[0]?.rule).toEqual({ name: 'other-birth-date', version: 1, effect: 'lower' });
  });

  it('ends at any time by one person, and by itself at its end', async () => {
    await putInForce([DISCOUNT]);
    expect(body<RuleView>(await change('end', 1, ben)).current).toBeNull();
    expect((await search()).total).toBe(2);
    const { current } = await putInForce([DISCOUNT], 1 / 96);
    expect([current?.version, (await search()).total]).toEqual([2, 0]);
    service.clock.nowMs = Date.parse(current?.endsAt ?? '');
    const { versions } = body<RuleView>(await ada.get('/rules/other-birth-date'));
    expect(versions.map(({ state }) => state)).toEqual(['expired', 'ended']);
    expect((await search()).total).toBe(2);
  });

  it('is replaced by its next version, and rejected by a second person only', async () => {
    await putInForce([DISCOUNT]);
    await putInForce([LOWER]);
    const states = async () =>
      body<RuleView>(await ada.get('/rules/other-birth-date')).versions.map(({ state }) => state);
    expect(await states()).toEqual(['in_force', 'replaced']);
    body(await draft([DISCOUNT]), 201);
    body(await change('propose', 3));
    expect((await change('reject', 3)).body['code']).toBe('own_proposal');
    body(await change('reject', 3, ben));
    expect(await states()).toEqual(['rejected', 'in_force', 'replaced']);
    const events = body<{ items: AuditEntry[] }>(await ada.get('/audit?action=rule.')).items;
    expect(events.map(({ action }) => action).slice(0, 3)).toEqual(['rule.rejected', 'rule.proposed', 'rule.saved']);
  });

  it('is refused without a conflict to discount by, without an end, and for longer than a year', async () => {
    const loose = { when: { fields: { birthDate: ['conflict', 'unknown'] } }, effect: 'discount' };
    for (const row of [loose, { when: {}, effect: 'lower' }, { when: { types: ['person'] }, effect: 'route' }])
      expect((await draft([row])).status).toBe(422);
    expect((await draft([DISCOUNT], 'long', 400)).body['code']).toBe('rule_end_invalid');
    expect((await draft([DISCOUNT], 'over', -1)).body['code']).toBe('rule_end_invalid');
    expect((await draft([DISCOUNT], 'Wrong Name')).status).toBe(422);
    expect((await draft([DISCOUNT], 'mine', 9, analyst)).body['code']).toBe('scope_missing');
    expect((await analyst.get('/rules/none')).body['code']).toBe('rule_not_found');
  });
});

describe('a simulation', () => {
  const simulate = async (rows: readonly object[], more: object = {}): Promise<RuleSimulation> =>
    body(await ada.send('POST', '/rules/simulate', { rows, from: '2026-02-01T00:00:00Z', ...more }));

  it('says what a rule would have done to recorded screenings, true matches first, and changes nothing', async () => {
    const asked = { ...HER, externalRef: 'customer-1' };
    const { searchId } = await search(asked);
    const decision = { listings: ['list_a:8'], verdict: 'true_match', reason: 'details_agree' };
    body(await analyst.send('POST', `/searches/${searchId}/decisions`, decision), 201);
    await search({ searchText: HER.searchText });
    await search({ ...HER, explain: 'none' });
    await search({ searchText: 'Anna Vranok' });
    const { recorded } = await simulate([{ ...DISCOUNT, when: { ...DISCOUNT.when, types: ['person'] } }]);
    expect(recorded).toMatchObject({ screeningCount: 3, isCut: false, hitCount: 6, notJudgedCount: 2 });
    expect(recorded).toMatchObject({ discountCount: 2, emptiedCount: 1, trueMatchCount: 1, lowerCount: 0 });
    expect(recorded.examples).toEqual([
      { searchId, entityId: 'list_a:8', effect: 'discount', row: 1, isTrueMatch: true },
      { searchId, entityId: 'list_a:7', effect: 'discount', row: 1, isTrueMatch: false },
    ]);
    expect((await search()).total).toBe(2);
    const nothing = await simulate([DISCOUNT], { to: '2026-02-02T00:00:00Z' });
    expect(nothing.recorded).toMatchObject({ screeningCount: 0, examples: [] });
  });

  it('shows which listed parties would be lost where a birth date was entered wrongly', async () => {
    await search();
    const { distorted } = await simulate([DISCOUNT]);
    expect(distorted.listingCount).toBe(2);
    expect(distorted.lostCount).toBeGreaterThan(0);
    expect(distorted.foundCount).toBeLessThanOrEqual(distorted.triedCount);
    expect(distorted.examples[0]).toMatchObject({ searchText: 'Quelmar TOLBRECHT', name: 'as_listed', row: 1 });
    expect(distorted.examples.length).toBeLessThanOrEqual(2 * distorted.listingCount);
    expect((await simulate([LOWER])).distorted).toMatchObject({ lostCount: 0, examples: [] });
  });

  it('takes the scope that saving takes', async () => {
    const rows = [DISCOUNT];
    const refused = await analyst.send('POST', '/rules/simulate', { rows, from: '2026-02-01T00:00:00Z' });
    expect(refused.body['code']).toBe('scope_missing');
  });
});

describe('customers under watch', () => {
  const CUSTOMER = { externalRef: 'customer-2', ...HER };
  let token: string;
  beforeEach(async () => {
    token = await service.token({ scopes: ['customers:write', 'customers:read'], lifetimeMs: 200 * DAY_MS });
    body(await service.post('/api/v1/customers', { customers: [CUSTOMER] }, token));
    await tick();
  });
  /** Does what the service does each minute. */
  async function tick(): Promise<string | undefined> {
    service.clock.nowMs += 1_000;
    const run = await planRun(service.app);
    if (run !== undefined) await runWatch(service.app, run.id, NEVER);
    return run?.why;
  }
  const status = async (): Promise<string> =>
    body<{ items: CustomerView[] }>(await service.get('/api/v1/customers', token)).items[0]?.status ?? '';
  const cases = async (): Promise<readonly CaseView[]> =>
    body<{ items: CaseView[] }>(await analyst.get('/cases?view=open')).items;

  it('are screened again when a rule comes into force and when it ends, and their cases follow', async () => {
    expect([await status(), (await cases()).length, await tick()]).toEqual(['alert', 2, undefined]);
    await putInForce([DISCOUNT]);
    expect([await tick(), await status(), (await cases()).length]).toEqual(['rules', 'clear', 0]);
    body(await change('end'));
    expect([await tick(), await status(), (await cases()).length]).toEqual(['rules', 'alert', 2]);
  });

  it('stay in alert where somebody writes a rule into the database, and the service says that, without names', async () => {
    await putInForce([LOWER]);
    await tick();
    const columns = 'ends_at, saved_at, saved_by, proposed_at, proposed_by, approved_at, approved_by';
    const another = `select 'another', version, rows_json, reason, ${columns} from rule_version`;
    await rowsOf(service.dataDir, `update rule_version set rows_json = '${JSON.stringify([DISCOUNT])}'`);
    await rowsOf(service.dataDir, `insert into rule_version (name, version, rows_json, reason, ${columns}) ${another}`);
    await tick();
    expect([await status(), (await cases()).length]).toEqual(['alert', 2]);
    expect((await search()).total).toBe(2);
    const { problems } = body<{ problems: string[] }>(await service.fetch('/readyz'));
    expect(problems.join()).toContain('2 rows of the database');
    expect(problems.join()).not.toMatch(/another|other-birth-date/);
  });

  it('have cases in the queue that a rule names, or due when it says', async () => {
    const queues = [{ name: 'all', dueHours: 72 }, { name: 'far' }];
    body(await ada.send('PUT', '/case-settings', { version: 0, queues, checklists: {} }));
    await putInForce([{ when: { scoreBelow: 100 }, effect: 'route', queue: 'far' }]);
    await tick();
    expect((await cases()).map(({ queue, dueAt }) => [queue, dueAt])).toEqual(Array(2).fill(['far', null]));
    await putInForce([{ when: { scoreBelow: 100 }, effect: 'set_due', dueHours: 4 }]);
    await tick();
    const [one] = await cases();
    expect(one?.queue).toBe('all');
    expect(Date.parse(one?.dueAt ?? '') - Date.parse(one?.openedAt ?? '')).toBe(4 * 3_600_000);
  });
});
