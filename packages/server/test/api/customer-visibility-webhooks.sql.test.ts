import { describe, expect, it } from 'vitest';
import type { Delivery } from '../../src/modules/webhooks/store/webhook.ts';
import { takeUp } from '../../src/modules/webhooks/take-up.ts';
import { type Caller, type Group, items, useCustomersOfGroups } from '../support/customer-visibility.ts';
import { over } from '../support/over.ts';

const desk = useCustomersOfGroups();
const { send, of } = desk;

describe('who may see a group', () => {
  it('holds for webhooks: none sends events of a hidden group, and the delivery log of another leaves them out', async () => {
    const hook = (types: readonly string[], caller: Caller) =>
      send(caller, 'POST', '/webhooks', { url: 'https://hooks.example.com/', events: types });
    for (const type of ['customer.status_changed', 'case.opened', 'batch.done', 'batch.failed'])
      expect((await hook([type], 'another token')).body['code']).toBe('scope_missing');
    const { id } = (await hook(['customer.status_changed'], 'admin')).body;
    const { customerId } = of('named').customer;
    const event = { actor: 'service', action: 'customer.status_changed', target: customerId, requestId: '' };
    const detail = { from: 'clear', to: 'alert', searches: [] };
    await desk.service.app.storage.audit.append({ at: desk.service.clock.nowMs, ...event, detail });
    const [webhook] = await desk.service.app.storage.webhooks.all();
    if (webhook === undefined) throw new Error('There is no webhook.');
    await takeUp(desk.service.app, webhook);
    const log = async (caller: Caller) =>
      items<{ id: string }>(await send(caller, 'GET', `/webhooks/${id}/deliveries`));
    const [delivery] = await log('admin');
    expect(delivery).toMatchObject({ about: customerId });
    expect(await log('another token')).toEqual([]);
    const replay = `/webhooks/${id}/deliveries/${delivery?.id}/replay`;
    expect((await send('another token', 'POST', replay)).body['code']).toBe('delivery_not_found');
    expect((await send('admin', 'POST', replay)).status).toBe(200);
    expect((await send('admin', 'DELETE', `/webhooks/${id}`)).status).toBe(204);
  });

  it('holds for what webhooks failed to send: counted and sent again is what the caller may see', async () => {
    const about = 'customer.status_changed' as const;
    const created = await send('admin', 'POST', '/webhooks', { url: 'https://hooks.example.com/', events: [about] });
    const id = String(created.body['id']);
    const { storage } = desk.service.app;
    const webhook = await storage.webhooks.find(id);
    if (webhook === undefined) throw new Error('There is no webhook.');
    const failed = (at: number, group: Group): Delivery => ({
      id: `msg_sight_${at}`,
      webhook: id,
      entry: webhook.takenTo + at,
      type: about,
      subject: of(group).customer.customerId,
      state: 'failed',
      tries: 9,
      firstTryAt: desk.service.clock.nowMs,
      dueAt: desk.service.clock.nowMs,
      createdAt: desk.service.clock.nowMs,
      endedAt: desk.service.clock.nowMs,
      log: [],
    });
    const hidden = Array.from({ length: 1_200 }, (_, at) => failed(at + 2, 'named'));
    const all = [failed(1, 'everybody'), ...hidden, failed(1_202, 'everybody')];
    for (let from = 0; from < all.length; from += 100)
      await storage.webhooks.take(
        { ...webhook, takenTo: webhook.takenTo + from },
        webhook.takenTo + from + 100,
        all.slice(from, from + 100),
      );
    const counts = async (caller: Caller) => (await send(caller, 'GET', `/webhooks/${id}`)).body['failedCount'];
    expect([await counts('another token'), await counts('admin')]).toEqual([2, 1_202]);

    let reads = 0;
    over(storage.deliveries, 'page', () => {
      reads += 1;
      return undefined;
    });
    const page = (await send('another token', 'GET', `/webhooks/${id}/deliveries?limit=1`)).body;
    expect([Object(page)['items'].length, page['nextCursor'], reads]).toEqual([1, expect.any(String), 3]);

    const replay = async (caller: Caller) => (await send(caller, 'POST', `/webhooks/${id}/deliveries/replay`)).body;
    expect(await replay('another token')).toEqual({ replayedCount: 2, failedCount: 0 });
    expect(await counts('admin')).toBe(1_200);
    expect(await replay('another token')).toEqual({ replayedCount: 0, failedCount: 0 });
    expect(await replay('admin')).toEqual({ replayedCount: 1_000, failedCount: 200 });
    expect((await send('admin', 'DELETE', `/webhooks/${id}`)).status).toBe(204);
  });
});
