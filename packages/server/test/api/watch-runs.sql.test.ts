import type { RunView, WatchEvents } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { screenDue } from '../../src/modules/customers/screen-due.ts';
import { planRun } from '../../src/modules/watch/plan.ts';
import { runWatch } from '../../src/modules/watch/run.ts';
import { personNamed } from '../support/changing-lists.ts';
import { body, INNOCENT, LISTED, NOW_MS } from '../support/customer-service.ts';
import { administratorOf, join } from '../support/people.ts';
import { HOUR_MS, NEVER, OTHER, useWatchService } from '../support/watch-service.ts';

const desk = useWatchService();
const { get, post, save, tick, watch, recorded, audited } = desk;

/** Whether another node has published newer lists that this one does not search yet. */
function searchesNewest(isNewest: boolean): void {
  Object.assign(desk.service.app, { sharing: { lagMs: () => 0, problem: undefined, isNewest: async () => isNewest } });
}

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
    desk.lists.become([...desk.lists.listings, personNamed('list_a:7', 'Quelmar TOLBRECHT')]);
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
    desk.service.clock.nowMs += 23 * HOUR_MS;
    desk.lists.touch(desk.service.clock.nowMs);
    expect(await tick()).toBeUndefined();
    desk.service.clock.nowMs += 7 * HOUR_MS;
    desk.lists.touch(desk.service.clock.nowMs);
    expect(await tick()).toMatchObject({ why: 'schedule', state: 'done', dueAt: '2026-03-02T12:00:01.000Z' });
  });

  it('is incomplete where a required list is too old, clears nobody then, and is made up for', async () => {
    await save(INNOCENT);
    desk.lists.ages = { list_a: 100, list_b: 100 };
    const run = await tick();
    expect(run).toMatchObject({ state: 'incomplete', counts: { clear: 0, notScreened: 1 } });
    expect(await watch()).toMatchObject({ isCurrent: false });
    desk.lists.ages = { list_a: 1, list_b: 1 };
    expect(await tick()).toMatchObject({ why: 'completed', state: 'done', counts: { clear: 1 } });
  });

  it('ends where lists change meanwhile, and another one begins', async () => {
    await save(LISTED, INNOCENT);
    const run = await planRun(desk.service.app);
    desk.lists.become([...desk.lists.listings, personNamed('list_a:7', 'Quelmar TOLBRECHT')]);
    await runWatch(desk.service.app, run?.id ?? '', NEVER);
    expect((await get(`/runs/${run?.id}`)).body).toMatchObject({ state: 'superseded', root: null });
    expect(await tick()).toMatchObject({ state: 'done', counts: { alert: 2 } });
  });

  it('is made up for where what superseded it is taken back: nobody stays as it was found meanwhile', async () => {
    const { customers } = desk.service.app.storage;
    const admin = await administratorOf(desk.service);
    const other = await join(desk.service, admin, 'Ben', 'admin');
    const endsAt = new Date(NOW_MS + 90 * 24 * HOUR_MS).toISOString();
    const rows = [{ when: { fields: { birthDate: ['conflict'] } }, effect: 'discount' }];
    const changeRule = (change: string, by = admin) =>
      by.send('POST', '/rules/r/change', { change, version: 1, text: 'Looked at together.' });
    const born = { text: '1950', earliest: '1950-01-01', latest: '1950-12-31', circa: false };
    desk.lists.become([...desk.lists.listings, personNamed('list_a:7', 'Quelmar TOLBRECHT', { birthDates: [born] })]);
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
    await screenDue(desk.service.app, NEVER);
    expect(await desk.service.app.storage.customers.find(INNOCENT.externalRef)).toMatchObject({ status: 'waiting' });
    searchesNewest(true);
    await screenDue(desk.service.app, NEVER);
    expect(await desk.service.app.storage.customers.find(INNOCENT.externalRef)).toMatchObject({
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
    await runWatch(desk.service.app, run.id, NEVER);
    expect(body<{ items: RunView[] }>(await get('/runs')).items).toMatchObject([{ id: run.id, state: 'done' }]);
  });

  it('raises an alarm where it finds what the run before it should have found', async () => {
    const [, innocent] = await save(LISTED, INNOCENT);
    await tick();
    // A run that looked at nothing of it: as if an index had lost the listing.
    desk.lists.become([...desk.lists.listings, personNamed('list_a:7', 'Quelmar TOLBRECHT')], { sameVersion: true });
    desk.service.clock.nowMs += 25 * HOUR_MS;
    desk.lists.touch(desk.service.clock.nowMs);
    expect(await tick()).toMatchObject({ why: 'schedule', counts: { missed: 1, changed: 1 } });
    expect(await audited('watch.missed')).toMatchObject([{ target: innocent?.customerId }]);
  });
});
