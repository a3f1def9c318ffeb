import { join } from 'node:path';
import type { CustomerView, RunView, SearchResponse } from '@namesake/contract';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planRun } from '../../src/modules/watch/plan.ts';
import { runWatch } from '../../src/modules/watch/run.ts';
import { anyEvent } from '../support/any-event.ts';
import { KeptLists } from '../support/kept-lists.ts';
import type { Answer } from '../support/test-service.ts';
import { nameOf, numbers, unListOf } from '../support/un-list-of.ts';

const NEVER = new AbortController().signal;
const SCOPES = ['customers:write', 'customers:read', 'search:read', 'search:write', 'records:read'] as const;

let lists: KeptLists;
let token: string;
beforeEach(async () => {
  lists = await KeptLists.make();
  token = await lists.service.token({ scopes: [...SCOPES], lifetimeMs: 900 * 24 * 3_600_000 });
});
afterEach(() => lists.close());

const post = (path: string, body: unknown = {}) => lists.service.post(`/api/v1${path}`, body, token);
const get = (path: string) => lists.service.get(`/api/v1${path}`, token);
const body = <Body>({ status, body: found }: Answer, expected = 200): Body => {
  expect([status, found['code'], found['errors']]).toEqual([expected, undefined, undefined]);
  return found as unknown as Body;
};
/** As somebody with access to the database does. */
function forge(statement: string): void {
  const database = new Database(join(lists.service.dataDir, 'namesake.db'));
  database.exec(statement);
  database.close();
}
let day = 0;
const publish = (persons: readonly number[]): Promise<void> =>
  lists.publish('consolidated.xml', unListOf(`2026-02-${String(1 + (day++ % 28)).padStart(2, '0')}`, persons));
const customers = (...persons: readonly number[]) =>
  post('/customers', {
    customers: persons.map((number) => ({ externalRef: `customer-${number}`, searchText: nameOf(number) })),
  });
async function tick(): Promise<RunView | undefined> {
  const { app } = lists.service;
  const run = await planRun(app);
  if (run === undefined) return undefined;
  await runWatch(app, run.id, NEVER);
  return body(await get(`/runs/${run.id}`));
}
async function fullRun(): Promise<RunView> {
  const { id } = body<RunView>(await post('/runs'), 201);
  await runWatch(lists.service.app, id, NEVER);
  return body(await get(`/runs/${id}`));
}
const statuses = async (): Promise<Readonly<Record<string, string>>> => {
  const { items } = body<{ items: CustomerView[] }>(await get('/customers?limit=100'));
  return Object.fromEntries(items.map(({ externalRef, status }) => [externalRef, status]));
};

describe('a run over what changed', () => {
  it('screens whom an added or removed listing can touch, and nobody else', async () => {
    await publish(numbers(10, 60));
    await customers(20, 30, 70, 80);
    expect(await tick()).toMatchObject({ kind: 'full', why: 'first', counts: { alert: 2, clear: 2 } });
    await publish([...numbers(10, 60), 70]);
    expect(await tick()).toMatchObject({
      kind: 'delta',
      state: 'done',
      counts: { customers: 4, compared: 1, changed: 1, alerted: 1 },
    });
    expect(await statuses()).toMatchObject({ 'customer-70': 'alert', 'customer-80': 'clear' });
    await publish([...numbers(10, 60).filter((number) => number !== 30), 70]);
    expect(await tick()).toMatchObject({ kind: 'delta', counts: { compared: 1, changed: 1, alerted: 0 } });
    expect(await statuses()).toMatchObject({ 'customer-30': 'clear', 'customer-20': 'alert' });
    expect(await fullRun()).toMatchObject({ counts: { missed: 0, recorded: 0, changed: 0 } });
  });

  it('screens again whose name says too little where what was added is a little alike: then it is shown', async () => {
    const house = (...names: readonly string[]) => {
      const rows = names.map((name, at) => ({ id: `h-${at}`, schema: 'Person', properties: { name: [name] } }));
      return lists.publish('house.ftm.json', rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    };
    await publish(numbers(10, 60));
    await house('Robert Quelmar');
    await post('/customers', { customers: [{ externalRef: 'customer-1', searchText: 'Robert de Boer' }] });
    await tick();
    expect(await statuses()).toEqual({ 'customer-1': 'not_screened' });
    await house('Robert Quelmar', 'Rupert Bohr');
    expect(await tick()).toMatchObject({ kind: 'delta', counts: { compared: 1, changed: 1, alerted: 1 } });
    expect(await statuses()).toEqual({ 'customer-1': 'alert' });
    expect(await fullRun()).toMatchObject({ counts: { missed: 0, recorded: 0, changed: 0 } });
    await house('Robert Quelmar', 'Rupert Bohr', 'Zelimir Varnok');
    expect(await tick()).toMatchObject({ kind: 'delta', counts: { compared: 0, alert: 1 } });
    await house('Robert Quelmar', 'Zelimir Varnok');
    expect(await tick()).toMatchObject({ kind: 'delta', counts: { compared: 1, changed: 1, notScreened: 1 } });
    await house('Robert Quelmar');
    expect(await fullRun()).toMatchObject({ counts: { missed: 0, recorded: 0, changed: 0 } });
  });

  it('compares as before whom nothing is noted of, and whose data changed since', async () => {
    await publish(numbers(10, 60));
    await customers(20, 70);
    await tick();
    const again = { externalRef: 'customer-70', searchText: nameOf(71) };
    body(await post('/customers', { customers: [again] }));
    await customers(72);
    await publish([...numbers(10, 60), 71, 72]);
    expect(await tick()).toMatchObject({ kind: 'delta', counts: { customers: 3, changed: 2 } });
    expect(await statuses()).toMatchObject({ 'customer-70': 'alert', 'customer-72': 'alert' });
    await publish([...numbers(10, 60), 71]);
    expect(await tick()).toMatchObject({ kind: 'delta', counts: { changed: 1 } });
    expect(await fullRun()).toMatchObject({ counts: { missed: 0, recorded: 0, changed: 0 } });
  });

  it('reads nobody who is clear and untouched: whom somebody changed in the database a full run tells', async () => {
    await publish(numbers(10, 60));
    await customers(20, 70, 80);
    await tick();
    forge(`update customer set input_json = replace(input_json, '${nameOf(80)}', 'Somebody Else')`);
    await publish([...numbers(10, 60), 70]);
    expect(await tick()).toMatchObject({ kind: 'delta', counts: { customers: 3, compared: 1, alert: 2, clear: 1 } });
    expect(await fullRun()).toMatchObject({ counts: { alert: 2, notScreened: 1, because: { row_forged: 1 } } });
  });

  it('does not take a note for that of somebody else at the same place', async () => {
    await publish(numbers(10, 60));
    await customers(20, 80);
    await tick();
    // SQLite gives the place of the last customer again; a run under way stores its note after the other one came.
    forge('create table kept as select * from customer_words');
    await lists.service.app.storage.customers.erase('customer-80', anyEvent(lists.service.clock.nowMs));
    await customers(70);
    forge('insert into customer_words select * from kept');
    await publish([...numbers(10, 60), 70]);
    expect(await tick()).toMatchObject({ kind: 'delta', counts: { customers: 2, changed: 1, alerted: 1 } });
    expect(await statuses()).toEqual({ 'customer-20': 'alert', 'customer-70': 'alert' });
  });

  it('is none after a run that could not clear anybody: whom it looked at in vain is looked at again', async () => {
    await publish(numbers(10, 60));
    await customers(20, 70);
    await tick();
    await publish([...numbers(10, 60), 70].filter((number) => number !== 20));
    lists.service.clock.nowMs += 400 * 24 * 3_600_000;
    expect(await tick()).toMatchObject({ kind: 'delta', state: 'incomplete' });
    // The party is gone, but in lists that old that proves nothing.
    expect(await statuses()).toMatchObject({ 'customer-20': 'alert', 'customer-70': 'alert' });
    const today = new Date(lists.service.clock.nowMs).toISOString().slice(0, 10);
    const persons = [...numbers(10, 60), 70, 71].filter((number) => number !== 20);
    await lists.publish('consolidated.xml', unListOf(today, persons));
    expect(await tick()).toMatchObject({ kind: 'full', why: 'completed', state: 'done', counts: { changed: 1 } });
    expect(await statuses()).toMatchObject({ 'customer-20': 'clear' });
  });

  it('is none where a list came for the first time: then everybody is screened', async () => {
    await publish(numbers(10, 60));
    await customers(20);
    await tick();
    const other = { id: 'x-1', schema: 'Person', properties: { name: ['Quelmar Tolbrecht'] } };
    await lists.publish('other.ftm.json', `${JSON.stringify(other)}\n`);
    expect(await tick()).toMatchObject({ kind: 'full', why: 'lists' });
  });

  it('leaves after any sequence of versions what screening everybody from scratch gives', async () => {
    const persons = fc.uniqueArray(fc.integer({ min: 60, max: 99 }), { maxLength: 8 });
    await publish(numbers(10, 60));
    const watched = [12, ...numbers(60, 100)];
    await customers(...watched);
    await tick();
    await fc.assert(
      fc.asyncProperty(fc.array(persons, { minLength: 1, maxLength: 3 }), async (versions) => {
        for (const version of versions) {
          await publish([...numbers(10, 60), ...version]);
          await tick();
        }
        const found = await statuses();
        for (const number of watched) {
          const searched = await post('/search', { searchText: nameOf(number), externalRef: `customer-${number}` });
          const { outcome } = body<SearchResponse>(searched);
          expect([number, found[`customer-${number}`]]).toEqual([number, outcome === 'no_match' ? 'clear' : 'alert']);
        }
        expect(await fullRun()).toMatchObject({ state: 'done', counts: { missed: 0, recorded: 0, changed: 0 } });
      }),
      { numRuns: 5 },
    );
  });
});
