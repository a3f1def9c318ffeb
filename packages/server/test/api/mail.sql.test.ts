import type { AuditResponse, CreatedWebhook, Deliveries, Scope, UsersResponse, WebhookView } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customerIdOf } from '../../src/lib/ids/customer-id.ts';
import { deliverTo, TRIED_AFTER_MS } from '../../src/modules/webhooks/deliver.ts';
import { used } from '../support/log-search/sink.ts';
import { MailServer, readable } from '../support/mail-server.ts';
import { over } from '../support/over.ts';
import { administratorOf, join } from '../support/people.ts';
import { startService, type TestService } from '../support/test-service.ts';

const SCOPES: readonly Scope[] = ['webhooks:read', 'webhooks:write', 'customers:read', 'lists:read'];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOON_MS = Date.parse('2026-03-01T12:00:00.000Z');
const TO = 'mailto:team@example.org';
const EVENTS = ['customer.watch_changed'];
const base = '/api/v1/webhooks';

let server: MailServer;
let service: TestService;
let token: string;
const settings = (smtpUrl: string) => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'namesake@example.org',
  PUBLIC_URL: 'https://namesake.example.org',
});

async function start(smtpUrl: string): Promise<void> {
  service = await startService({ environment: settings(smtpUrl) });
  token = await service.token({ scopes: SCOPES });
}

beforeEach(async () => {
  server = await MailServer.start();
  await start(`smtp://127.0.0.1:${server.port}?tls=none`);
});
afterEach(async () => {
  await service.close();
  await server.close();
});

async function create(members: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { status, body } = await service.post(base, { url: TO, events: EVENTS, ...members }, token);
  expect(status).toBe(201);
  const { id, secret } = body as unknown as CreatedWebhook;
  used(secret, true);
  return id;
}

const change = (id: string, changed: object) =>
  service.fetch(`${base}/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(changed),
  });
const read = async (id: string) => (await service.get(`${base}/${id}`, token)).body as unknown as WebhookView;
const log = async (id: string) =>
  ((await service.get(`${base}/${id}/deliveries`, token)).body as unknown as Deliveries).items;

/** Something happens to a customer. */
async function happen(reference: string): Promise<string> {
  const target = customerIdOf(service.app.keys.customers, reference);
  const event = { actor: 'service', action: 'customer.watch_changed', target, detail: { watch: 'off' }, requestId: '' };
  await service.app.storage.audit.append({ at: service.clock.nowMs, ...event });
  return target;
}

/** Sends what is due until nothing is. */
async function deliver(id: string, app = service.app): Promise<void> {
  for (;;) if (((await deliverTo(app, id, () => 0)) ?? 0) === 0) return;
}

const texts = (): readonly string[] => server.got.map(readable);

const headersOf = (raw: string): readonly string[] =>
  (raw.split('\r\n\r\n')[0] ?? '').split(/\r\n(?!\s)/).map((line) => line.split(':')[0] ?? '');

describe('a webhook with a mail address', () => {
  it('gets an event as a mail with ids and a link, without names and references', async () => {
    const id = await create();
    const customer = await happen('customer-4711');
    await deliver(id);
    expect(server.got).toHaveLength(1);
    const [got] = server.got;
    if (got === undefined) throw new Error('nothing arrived');
    expect(got.to).toEqual(['team@example.org']);
    const text = readable(got);
    expect(text).toContain('From: Namesake <namesake@example.org>\nTo: team@example.org\n');
    expect(text).toContain('Subject: Namesake: The watch of a customer changed\n');
    expect(text).toContain(
      `\n\n2026-03-01T12:00:00.000Z The watch of a customer changed. customerId: ${customer}, watch: off. https://namesake.example.org/customers/${customer}\n`,
    );
    expect(text).not.toContain('customer-4711');
    const [delivery] = await log(id);
    expect(delivery).toMatchObject({ state: 'delivered', tries: [{ status: 250, problem: null }] });
    expect(text).toContain(`Message-ID: <${delivery?.id}@example.org>`);
  });

  it('names references where that is wanted, and nothing in them makes a header', async () => {
    const id = await create({ withReferences: true });
    await happen('customer-1\r\nBcc: other@example.org\r\n\r\nDear');
    await deliver(id);
    const [got] = server.got;
    if (got === undefined) throw new Error('nothing arrived');
    expect(got.to).toEqual(['team@example.org']);
    expect(headersOf(got.raw)).not.toContain('Bcc');
    expect(readable(got)).toContain('reference: customer-1 Bcc: other@example.org Dear.');
  });

  it('gets one mail with all that is due', async () => {
    const id = await create();
    const customers = [await happen('customer-1'), await happen('customer-2'), await happen('customer-1')];
    await deliver(id);
    expect(server.got).toHaveLength(1);
    const text = texts().join();
    expect(text).toContain('Subject: Namesake: 3 events\n');
    expect([...text.matchAll(/customerId: ([\w-]+)/g)].map(([, customer]) => customer)).toEqual(customers);
    expect((await log(id)).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
  });

  it('gets one mail a day with what happened since, at its time in its time zone', async () => {
    const digest = { at: '08:00', timeZone: 'Europe/Vienna' };
    const id = await create({ digest });
    expect(await read(id)).toMatchObject({ url: TO, digest, withReferences: false, waitingCount: 0 });
    await happen('customer-1');
    await deliver(id);
    service.clock.nowMs = Date.parse('2026-03-02T06:59:59.999Z');
    await happen('customer-2');
    await deliver(id);
    expect(server.got).toEqual([]);
    service.clock.nowMs += 1;
    await deliver(id);
    expect(texts()).toEqual([expect.stringContaining('Subject: Namesake: 2 events\n')]);
    service.clock.nowMs += DAY_MS;
    await deliver(id);
    expect(server.got).toHaveLength(1);
    await happen('customer-1');
    await deliver(id);
    expect((await log(id))[0]).toMatchObject({ state: 'waiting', dueAt: '2026-03-04T07:00:00.000Z' });
  });

  it.each([
    ['is there once', '2026-10-24T12:00:00.000Z', '2026-10-25T00:30:00.000Z'],
    ['is not there', '2026-03-28T12:00:00.000Z', '2026-03-29T01:30:00.000Z'],
  ])('gets one mail on the day on which clocks change, where its time %s', async (_, from, to) => {
    const id = await create({ digest: { at: '02:30', timeZone: 'Europe/Vienna' } });
    service.clock.nowMs = Date.parse(from);
    await happen('customer-1');
    await deliver(id);
    expect(await log(id)).toMatchObject([{ dueAt: to }]);
  });

  it('gets what happened before its time although the service was down then', async () => {
    const id = await create({ digest: { at: '13:00', timeZone: 'UTC' } });
    await happen('customer-1');
    service.clock.nowMs += 2 * HOUR_MS;
    await deliver(id);
    expect(server.got).toHaveLength(1);
  });

  it.each([
    ['cannot be reached', null, 'The connection to the mail server failed (ECONNREFUSED).'],
    ['answers 451', 451, 'The mail server answered 451.'],
    ['answers 554', 554, 'The mail server answered 554.'],
  ])('is tried again for a day where the mail server %s, and says why', async (_, status, problem) => {
    const id = await create();
    server.answer = () => status ?? 250;
    const { port } = server;
    if (status === null) await server.close();
    await happen('customer-1');
    await happen('customer-2');
    for (const afterMs of TRIED_AFTER_MS.slice(0, -1)) {
      service.clock.nowMs = NOON_MS + afterMs;
      await deliver(id);
    }
    const [delivery] = await log(id);
    expect(delivery).toMatchObject({ state: 'waiting', tries: Array(8).fill({ status, problem }) });
    if (status === null) server = await MailServer.start({ port });
    server.answer = () => 250;
    service.clock.nowMs = NOON_MS + DAY_MS;
    await deliver(id);
    expect(texts()).toEqual([expect.stringContaining('Subject: Namesake: 2 events\n')]);
    expect(await read(id)).toMatchObject({ waitingCount: 0, failedCount: 0 });
  });

  it('has failed after the last try, and is sent again when somebody says so', async () => {
    const id = await create();
    server.answer = () => 554;
    await happen('customer-1');
    for (const afterMs of TRIED_AFTER_MS) {
      service.clock.nowMs = NOON_MS + afterMs;
      await deliver(id);
    }
    expect(await read(id)).toMatchObject({ state: 'on', waitingCount: 0, failedCount: 1 });
    server.answer = () => 250;
    const [failed] = await log(id);
    await service.post(`${base}/${id}/deliveries/${failed?.id}/replay`, {}, token);
    await deliver(id);
    expect(texts()).toEqual([expect.stringContaining(`Message-ID: <${failed?.id}@example.org>`)]);
  });

  it('gets a mail again under the same id where a node was killed after sending it, and others under another', async () => {
    const id = await create();
    await happen('customer-1');
    await happen('customer-2');
    let isKilled = true;
    over(service.app.storage.deliveries, 'change', () =>
      isKilled ? () => Promise.reject(new Error('killed')) : undefined,
    );
    await expect(deliver(id)).rejects.toThrow('killed');
    await expect(deliver(id)).rejects.toThrow('killed');
    isKilled = false;
    await happen('customer-3');
    await deliver(id);
    const [first, again, more] = texts().map((text) => /^Message-ID: (.*)$/m.exec(text)?.[1]);
    expect(again).toBe(first);
    expect(more).not.toBe(first);
    expect(texts()[2]).toContain('Subject: Namesake: 3 events\n');
  });

  it('gets each event although two nodes look at the same time', async () => {
    const id = await create();
    const other = await startService({
      environment: settings(`smtp://127.0.0.1:${server.port}?tls=none`),
      dataDir: service.dataDir,
    });
    const wanted = await Promise.all(Array.from({ length: 12 }, (_, n) => happen(`customer-${n}`)));
    await Promise.all([deliver(id), deliver(id, other.app)]);
    await other.close();
    const told = [
      ...texts()
        .join()
        .matchAll(/customerId: ([\w-]+)/g),
    ].map(([, customer]) => customer);
    expect([...new Set(told)].toSorted()).toEqual(wanted.toSorted());
    expect(await log(id)).toHaveLength(12);
    expect((await log(id)).every(({ state }) => state === 'delivered')).toBe(true);
  });

  it('says where it is turned off, and gets nothing then', async () => {
    const id = await create();
    await happen('customer-1');
    await deliver(id);
    expect(texts().join()).toContain(`Webhook ${id} of Namesake.`);
    expect(texts().join()).toContain('https://namesake.example.org/settings/webhooks\n');
    await change(id, { state: 'off' });
    await happen('customer-1');
    await deliver(id);
    expect(server.got).toHaveLength(1);
  });

  it('leaves its domain in the audit log, when it goes, and whether it has references', async () => {
    const id = await create();
    const digest = { at: '08:00', timeZone: 'UTC' };
    expect((await change(id, { digest, withReferences: true })).body).toMatchObject({ digest, withReferences: true });
    const { items } = (
      await service.get('/api/v1/audit?action=webhook.', await service.token({ scopes: ['audit:read'] }))
    ).body as unknown as AuditResponse;
    const details = items.filter(({ action }) => action.startsWith('webhook.')).map(({ detail }) => detail);
    expect(details.toReversed()).toEqual([
      { host: 'example.org', events: EVENTS, digest: null, withReferences: false },
      { host: 'example.org', events: EVENTS, state: 'on', digest, withReferences: true },
    ]);
  });

  it('has no events of customers for whom a group is hidden from its maker, and goes nowhere else by such a one', async () => {
    const id = await create();
    const admin = await administratorOf(service);
    await admin.send('PUT', '/customer-groups/private', { members: [] });
    const hidden = { status: 403, code: 'scope_missing' };
    const made = await service.post(base, { url: TO, events: EVENTS }, token);
    expect(made.body).toMatchObject(hidden);
    expect((await change(id, { url: 'mailto:other@example.org' })).body).toMatchObject(hidden);
    expect((await service.post(base, { url: TO, events: ['list.stale'] }, token)).status).toBe(201);
  });

  it('goes on where the account of its maker is deactivated', async () => {
    const admin = await administratorOf(service);
    const maker = await join(service, admin, 'Mira', 'admin');
    const { id, secret } = (await maker.send('POST', '/webhooks', { url: TO, events: EVENTS }))
      .body as unknown as CreatedWebhook;
    used(secret, true);
    const { items } = (await admin.get('/users')).body as unknown as UsersResponse;
    const { id: user } = items.find(({ name }) => name === 'Mira') ?? { id: '' };
    expect((await admin.send('PUT', `/users/${user}`, { role: 'admin', disabled: true })).status).toBe(200);
    await happen('customer-1');
    await deliver(id);
    expect(server.got).toHaveLength(1);
  });

  it('gets a test mail at once', async () => {
    const id = await create({ digest: { at: '08:00', timeZone: 'UTC' } });
    expect((await service.post(`${base}/${id}/test`, {}, token)).body).toMatchObject({ delivered: true, status: 250 });
    expect(server.got.map(({ to }) => to)).toEqual([['team@example.org']]);
  });

  it.each([
    'mailto:',
    'mailto:team',
    'mailto:a@example.org,b@example.org',
    'mailto:a@example.org?bcc=b@example.org',
    'mailto:a@example.org%0D%0ABcc:b@example.org',
    'mailto:a@example.org\r\nBcc: b@example.org',
    'mailto:A <a@example.org>',
  ])('%j is no address', async (url) => {
    expect((await service.post(base, { url, events: EVENTS }, token)).status).toBe(422);
  });

  it('is refused where no mail server is configured', async () => {
    const bare = await startService();
    const body = { url: TO, events: ['list.stale'] };
    expect((await bare.post(base, body, await bare.token({ scopes: SCOPES }))).body).toMatchObject({
      status: 422,
      code: 'webhook_address_refused',
      detail: 'No mail server is configured. The operator sets NAMESAKE_SMTP_URL and NAMESAKE_MAIL_FROM.',
    });
    await bare.close();
  });
});

describe('the mail server', () => {
  const testWith = async (smtpUrl: string) => {
    await service.close();
    await start(smtpUrl);
    return (await service.post(`${base}/${await create()}/test`, {}, token)).body;
  };

  it('is logged in to, and a refused log-in is tried again later and shows no password', async () => {
    const at = `127.0.0.1:${server.port}?tls=none`;
    expect(await testWith(`smtp://namesake:right@${at}`)).toMatchObject({ delivered: true });
    const refused = await testWith(`smtp://namesake:mistaken@${at}`);
    expect(refused).toMatchObject({ status: null, problem: 'The mail server refused the log-in (535).' });
    expect(service.log.join('')).not.toContain('mistaken');
  });

  it('gets nothing without TLS unless the operator says so', async () => {
    expect(await testWith(`smtp://127.0.0.1:${server.port}`)).toMatchObject({ delivered: false, status: null });
    expect(server.got).toEqual([]);
  });

  it('gets nothing where its certificate is not trusted', async () => {
    const untrusted = await MailServer.start({ tls: true });
    expect(await testWith(`smtp://127.0.0.1:${untrusted.port}`)).toMatchObject({
      status: null,
      problem: 'The certificate of the mail server is not trusted.',
    });
    expect(untrusted.got).toEqual([]);
    await untrusted.close();
  });
});
