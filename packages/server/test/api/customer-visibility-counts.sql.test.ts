import type { RunView } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { type Caller, GROUPS, items, useCustomersOfGroups } from '../support/customer-visibility.ts';

const desk = useCustomersOfGroups();
const { send } = desk;

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
      desk.service.post(path, 'id,name\nof-a-file,Quelmar Tolbrecht\n', desk.secrets.get(caller) ?? '', {
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
    await desk.service.app.storage.audit.append({ at: desk.service.clock.nowMs, ...done });
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
    const counted = async (caller: Caller, path = `/runs/${desk.run}`) => {
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
});
