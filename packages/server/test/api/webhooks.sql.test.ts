import { once } from 'node:events';
import { createServer } from 'node:net';
import type { CreatedWebhook, Deliveries, EventType, Scope, WebhookView } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customerIdOf } from '../../src/lib/ids/customer-id.ts';
import { deliverTo, TRIED_AFTER_MS } from '../../src/modules/webhooks/deliver.ts';
import { used } from '../support/log-search/sink.ts';
import { over } from '../support/over.ts';
import { startService, type TestService } from '../support/test-service.ts';
import { Receiver, verified } from '../support/webhook-receiver.ts';

const ALLOWED = { WEBHOOK_NETWORKS: '127.0.0.0/8' };
const SCOPES: readonly Scope[] = ['webhooks:read', 'webhooks:write', 'customers:read', 'lists:read'];
const DAY_MS = 86_400_000;

let service: TestService;
let receiver: Receiver;
let token: string;
beforeEach(async () => {
  service = await startService({ environment: ALLOWED });
  receiver = await Receiver.start();
  token = await service.token({ scopes: SCOPES });
});
afterEach(async () => {
  await receiver.close();
  await service.close();
});

const base = '/api/v1/webhooks';

async function create(events: readonly EventType[] = ['customer.watch_changed'], url = receiver.url) {
  const { status, body } = await service.post(base, { url, events }, token);
  expect(status).toBe(201);
  const created = body as unknown as CreatedWebhook;
  used(created.secret, true);
  return created;
}

const send = async (method: string, path: string, body: unknown = {}) =>
  service.fetch(`${base}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const read = async (id: string) => (await service.get(`${base}/${id}`, token)).body as unknown as WebhookView;
const log = async (id: string) =>
  ((await service.get(`${base}/${id}/deliveries`, token)).body as unknown as Deliveries).items;

/** Something happens to a customer. */
async function happen(reference: string, watch = 'off'): Promise<void> {
  const target = customerIdOf(service.app.keys.customers, reference);
  const event = { actor: 'service', action: 'customer.watch_changed', target, detail: { watch }, requestId: '' };
  await service.app.storage.audit.append({ at: service.clock.nowMs, ...event });
}

/** Sends what is due until nothing is. */
async function deliver(id: string, app = service.app, random = 0): Promise<void> {
  for (;;) if (((await deliverTo(app, id, () => random)) ?? 0) === 0) return;
}

const references = (): readonly unknown[] => receiver.got.map(({ message }) => message.data['externalRef']);

describe('a webhook', () => {
  it('gets events from then on, signed so that the public library verifies them', async () => {
    await happen('customer-0');
    const { id, secret } = await create();
    await happen('customer-1');
    await deliver(id);
    expect(receiver.got).toHaveLength(1);
    const [got] = receiver.got;
    expect(got && verified(secret, got)).toEqual({
      type: 'customer.watch_changed',
      timestamp: '2026-03-01T12:00:00.000Z',
      data: {
        id: expect.stringMatching(/^\d+$/),
        customerId: customerIdOf(service.app.keys.customers, 'customer-1'),
        externalRef: 'customer-1',
        watch: 'off',
      },
    });
    expect(got?.headers['content-type']).toBe('application/json');
    expect(await log(id)).toMatchObject([
      {
        id: got?.id,
        type: 'customer.watch_changed',
        state: 'delivered',
        dueAt: null,
        tries: [{ status: 204, problem: null }],
      },
    ]);
  });

  it('shows its secret once, and keeps it sealed', async () => {
    const { id, secret } = await create();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(JSON.stringify(await read(id))).not.toContain('whsec_');
    const [stored] = await service.app.storage.webhooks.all();
    expect(stored?.secret.includes(Buffer.from(secret))).toBe(false);
  });

  it('signs with the old secret and the new one until the overlap ends', async () => {
    const { id, secret: old } = await create();
    const { secret } = (await send('POST', `/${id}/rotate`, { overlapHours: 2 })).body as unknown as CreatedWebhook;
    used(secret, true);
    await happen('customer-1');
    await deliver(id);
    service.clock.nowMs += 2 * 3_600_000;
    await happen('customer-1', 'on');
    await deliver(id);
    const [both, one] = receiver.got;
    if (both === undefined || one === undefined) throw new Error('nothing was sent');
    expect(verified(old, both)).toEqual(verified(secret, both));
    expect(verified(secret, one)).toMatchObject({ data: { watch: 'on' } });
    expect(() => verified(old, one)).toThrow('No matching signature');
  });

  it('is tried for a day, each time later, and has failed then', async () => {
    const { id } = await create();
    receiver.answer = () => 500;
    await happen('customer-1');
    const firstMs = service.clock.nowMs;
    for (const afterMs of TRIED_AFTER_MS) {
      service.clock.nowMs = firstMs + Math.max(0, afterMs - 1);
      if (afterMs > 0) await deliver(id);
      service.clock.nowMs = firstMs + afterMs;
      await deliver(id);
    }
    service.clock.nowMs += DAY_MS;
    await deliver(id);
    expect(receiver.got.map(({ atMs }) => atMs - firstMs)).toEqual([...TRIED_AFTER_MS]);
    expect(new Set(receiver.got.map((got) => got.id)).size).toBe(1);
    expect(await log(id)).toMatchObject([{ state: 'failed', dueAt: null }]);
    expect(await read(id)).toMatchObject({ state: 'on', waitingCount: 0, failedCount: 1 });
  });

  it('is tried later by up to a tenth at random', async () => {
    const { id } = await create();
    receiver.answer = () => 503;
    await happen('customer-1');
    await deliver(id, service.app, 0.5);
    const [delivery] = await log(id);
    expect(Date.parse(delivery?.dueAt ?? '') - service.clock.nowMs).toBe(5_250);
  });

  it('gets again what is replayed, under the same id', async () => {
    const { id } = await create();
    await happen('customer-1');
    await deliver(id);
    const [first] = receiver.got;
    const replayed = await send('POST', `/${id}/deliveries/${first?.id}/replay`);
    expect(replayed.body).toMatchObject({ id: first?.id, state: 'waiting' });
    await deliver(id);
    expect(receiver.got.map((got) => [got.id, got.body])).toEqual([
      [first?.id, first?.body],
      [first?.id, first?.body],
    ]);
    expect((await send('POST', `/${id}/deliveries/msg_none/replay`)).body).toMatchObject({
      code: 'delivery_not_found',
    });
  });

  it('gets everything that failed again by one request, in the order of each customer, and by a second one nothing', async () => {
    const { id } = await create();
    receiver.answer = () => 500;
    for (const watch of ['off', 'on']) for (const name of ['customer-1', 'customer-2']) await happen(name, watch);
    // The later events of a customer are first tried when the earlier ones have failed.
    for (let days = 0; days < 2; days += 1) {
      await deliver(id);
      for (const afterMs of TRIED_AFTER_MS) {
        service.clock.nowMs += afterMs;
        await deliver(id);
      }
    }
    expect(await read(id)).toMatchObject({ waitingCount: 0, failedCount: 4 });
    receiver.answer = () => 204;
    receiver.got.length = 0;
    const replay = async () => (await send('POST', `/${id}/deliveries/replay`)).body;
    const answers = await Promise.all([replay(), replay()]);
    expect(answers.map(({ replayedCount }) => replayedCount)).toEqual(expect.arrayContaining([4, 0]));
    expect(await replay()).toEqual({ replayedCount: 0, failedCount: 0 });
    await deliver(id);
    for (const name of ['customer-1', 'customer-2'])
      expect(
        receiver.got.flatMap(({ message: { data } }) => (data['externalRef'] === name ? [data['watch']] : [])),
      ).toEqual(['off', 'on']);
    const told = await service.app.storage.auditEntries.events({ action: 'webhook.failed_replayed' }, undefined, 9);
    expect(told).toMatchObject([{ target: id, detail: { count: 4 } }]);
  });

  it('gets the events of a customer in their order: one that fails delays those of the same customer only', async () => {
    const { id } = await create();
    receiver.answer = ({ message }) => (message.data['externalRef'] === 'customer-1' ? 500 : 204);
    await happen('customer-1', 'off');
    await happen('customer-1', 'on');
    await happen('customer-2', 'off');
    await happen('customer-2', 'on');
    await deliver(id);
    expect(references()).toEqual(['customer-1', 'customer-2', 'customer-2']);
    receiver.answer = () => 204;
    service.clock.nowMs += 5_000;
    await deliver(id);
    const first = receiver.got.filter(({ message }) => message.data['externalRef'] === 'customer-1');
    expect(first.map(({ message }) => message.data['watch'])).toEqual(['off', 'off', 'on']);
    const second = receiver.got.filter(({ message }) => message.data['externalRef'] === 'customer-2');
    expect(second.map(({ message }) => message.data['watch'])).toEqual(['off', 'on']);
  });

  it('is disabled by 410, which others are told, and gets what waited once it is on again', async () => {
    const { id } = await create();
    const others = await Receiver.start();
    const other = await create(['webhook.disabled'], others.url);
    receiver.answer = () => 410;
    await happen('customer-1');
    await deliver(id);
    await happen('customer-2');
    await deliver(id);
    expect(receiver.got).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'disabled', waitingCount: 1 });
    await deliver(other.id);
    expect(others.got.map(({ message }) => message)).toMatchObject([
      { type: 'webhook.disabled', data: { webhook: id } },
    ]);
    await others.close();
    receiver.answer = () => 204;
    expect((await send('PUT', `/${id}`, { state: 'on' })).body).toMatchObject({ state: 'on' });
    await deliver(id);
    expect(references()).toEqual(['customer-1', 'customer-1', 'customer-2']);
  });

  it('gets nothing while it is off, and later what happened meanwhile; nothing once it is deleted', async () => {
    const { id } = await create();
    await send('PUT', `/${id}`, { state: 'off' });
    await happen('customer-1');
    await deliver(id);
    expect(receiver.got).toEqual([]);
    await send('PUT', `/${id}`, { state: 'on' });
    await deliver(id);
    expect(references()).toEqual(['customer-1']);
    await happen('customer-2');
    expect(
      (await service.fetch(`${base}/${id}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(204);
    await deliver(id);
    expect(references()).toEqual(['customer-1']);
    expect((await service.get(`${base}/${id}`, token)).body).toMatchObject({ code: 'webhook_not_found' });
  });

  it('gets a test event at once', async () => {
    const { id, secret } = await create();
    expect((await send('POST', `/${id}/test`)).body).toMatchObject({ delivered: true, status: 204, problem: null });
    const [got] = receiver.got;
    expect(got && verified(secret, got)).toMatchObject({ type: 'webhook.test', data: { webhook: id } });
    receiver.answer = () => 302;
    expect((await send('POST', `/${id}/test`)).body).toMatchObject({
      delivered: false,
      status: 302,
      problem: 'The receiver answered 302, and redirects are not followed.',
    });
    expect(receiver.got).toHaveLength(2);
  });

  it('is not held up by a receiver that switches protocols and says nothing more', async () => {
    const raw = createServer((socket) => {
      socket.once('data', () => socket.write('HTTP/1.1 101 X\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'));
    });
    await once(raw.listen(0, '127.0.0.1'), 'listening');
    const { id } = await create(['list.stale'], `http://127.0.0.1:${Object(raw.address()).port}/`);
    expect((await send('POST', `/${id}/test`)).body).toMatchObject({
      status: 101,
      problem: 'The receiver answered 101.',
    });
    raw.close();
    // Which it is first where no connection is left.
    await once(raw, 'close');
  });

  it('is for what its maker may read', async () => {
    const weak = await service.token({ scopes: ['webhooks:read', 'webhooks:write'] });
    const body = { url: receiver.url, events: ['customer.alerted'] };
    expect((await service.post(base, body, weak)).body).toMatchObject({ code: 'scope_missing' });
    const { id } = await create();
    expect((await service.post(`${base}/${id}/rotate`, {}, weak)).body).toMatchObject({ code: 'scope_missing' });
  });
});

describe('the address of a webhook', () => {
  it.each([
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:0:10.0.0.1]/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00:ec2::254]/',
    'https://192.0.2.7/',
    'https://198.51.100.7/',
    'https://[2001:db8::7]/',
    'https://[3fff::7]/',
    'https://[100:0:0:1::7]/',
    'https://localhost/',
    'http://203.0.113.7/',
  ])('%s is refused unless the operator allows it', async (url) => {
    const strict = await startService();
    const as = await strict.token({ scopes: SCOPES });
    const body = { url, events: ['list.stale'] };
    expect((await strict.post(base, body, as)).body).toMatchObject({ status: 422, code: 'webhook_address_refused' });
    await strict.close();
  });

  it.each(['ftp://hooks.example.com/', 'https://user:pass@hooks.example.com/', 'https://hooks.example.com/#x', 'x'])(
    '%s is no address',
    async (url) => {
      const body = { url, events: ['list.stale'] };
      expect((await service.post(base, body, token)).status).toBe(422);
    },
  );

  it('is looked at again each time', async () => {
    const { id } = await create();
    await happen('customer-1');
    await deliver(id, { ...service.app, webhookNetworks: [] });
    expect(receiver.got).toEqual([]);
    const [delivery] = await log(id);
    expect(delivery?.tries[0]?.problem).toMatch(/^Nothing is sent to this address: 127\.0\.0\.1:\d+ is not a public/);
  });
});

describe('events', () => {
  it('are delivered at least once, whatever ends a node after it sent one', async () => {
    const { id } = await create();
    await happen('customer-1');
    let isKilled = true;
    over(service.app.storage.deliveries, 'change', () =>
      isKilled ? () => Promise.reject(new Error('killed')) : undefined,
    );
    await expect(deliver(id)).rejects.toThrow('killed');
    isKilled = false;
    await deliver(id);
    const [first, second] = receiver.got;
    expect(receiver.got).toHaveLength(2);
    expect(second?.id).toBe(first?.id);
  });

  it('are taken up once by nodes that look at the same time, and none is lost', async () => {
    const { id } = await create();
    const other = await startService({ environment: ALLOWED, dataDir: service.dataDir });
    const wanted = Array.from({ length: 12 }, (_, n) => `customer-${n}`);
    for (const reference of wanted) await happen(reference);
    await Promise.all([deliver(id), deliver(id, other.app)]);
    await other.close();
    expect([...new Set(references())].sort()).toEqual(wanted.toSorted());
    expect(new Set(receiver.got.map((got) => got.id)).size).toBe(12);
    expect((await log(id)).every(({ state }) => state === 'delivered')).toBe(true);
  });
});
