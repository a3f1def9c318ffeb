import type { CustomerGroups, CustomerView, RunView } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { anyEvent } from '../support/any-event.ts';
import { personNamed } from '../support/changing-lists.ts';
import { body, INNOCENT } from '../support/customer-service.ts';
import { HOUR_MS, OTHER, useWatchService } from '../support/watch-service.ts';

const desk = useWatchService();
const { get, save, tick, watch } = desk;

describe('a group of customers', () => {
  const put = async (path: string, sent: object) =>
    desk.service.fetch(`/api/v1${path}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await desk.service.token({ scopes: ['policies:write', 'search:override'] })}`,
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
    const { customerGroups } = desk.service.app.storage;
    return customerGroups.save(rules, await customerGroups.find(rules.name), anyEvent(desk.service.clock.nowMs));
  };
  async function tickAfter(days: number): Promise<RunView | undefined> {
    desk.service.clock.nowMs += days * DAY_MS;
    desk.lists.touch(desk.service.clock.nowMs);
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
    desk.lists.become([...desk.lists.listings, personNamed('list_a:7', 'Quelmar TOLBRECHT')]);
    expect(await tick()).toMatchObject({ why: 'lists', groups: null, counts: { customers: 2, alerted: 1, missed: 0 } });
    expect((await get(`/customers/${innocent?.customerId}`)).body).toMatchObject({ status: 'alert' });
  });

  it('keeps the cross-check: what differs after months without a change was missed', async () => {
    await save({ ...INNOCENT, group: 'quiet' }, OTHER);
    await tick();
    await setRhythm('quiet', 3);
    await tickAfter(1);
    desk.lists.become([...desk.lists.listings, personNamed('list_a:7', 'Quelmar TOLBRECHT')], { sameVersion: true });
    expect(await tickAfter(1)).toMatchObject({ groups: ['default'], counts: { missed: 0 } });
    expect(await tickAfter(1)).toMatchObject({ groups: null, counts: { missed: 1 } });
  });
});
