import type { BatchView } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runBatch } from '../../src/modules/batches/run.ts';
import { administratorOf } from '../support/people.ts';
import { startService, type TestService } from '../support/test-service.ts';

type Event = { readonly event: string; readonly id: string | undefined; readonly batch: BatchView };
type Events = {
  readonly response: Response;
  /** The next event; undefined where the answer ended. */
  readonly next: () => Promise<Event | undefined>;
  readonly leave: () => void;
};

const NEVER = new AbortController().signal;
let service: TestService;
let token: string;
beforeEach(async () => {
  service = await startService();
  token = await service.token({ scopes: ['search:write', 'search:read', 'records:read'] });
});
afterEach(() => service.close());

async function upload(rows = 250, by = token): Promise<string> {
  const lines = Array.from({ length: rows }, (_, at) => `{"id":"c-${at}","searchText":"Nobody Unlisted"}`);
  const headers = { 'content-type': 'application/x-ndjson' };
  const { body } = await service.post('/api/v1/batches', lines.join('\n'), by, headers);
  return String(body['id']);
}

async function follow(id: string, by = token, more: Readonly<Record<string, string>> = {}): Promise<Events> {
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${by}`, accept: 'text/event-stream', ...more };
  const url = `${service.url}/api/v1/batches/${id}/events`;
  const response = await fetch(url, { headers, signal: leaving.signal });
  const events = eventsOf(response);
  return {
    response,
    next: async () => (await events.next()).value ?? undefined,
    leave: () => leaving.abort(),
  };
}

async function* eventsOf({ body }: Response): AsyncGenerator<Event, undefined> {
  let text = '';
  if (body === null) return undefined;
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const event = field('event');
      if (event !== undefined) yield { event, id: field('id'), batch: JSON.parse(field('data') ?? '') };
    }
  }
  return undefined;
}

describe('events of a batch', () => {
  it('tell how it is at once, then what changes, then its end; then the answer ends', async () => {
    const id = await upload();
    const events = await follow(id);
    expect(events.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(events.response.headers.get('cache-control')).toContain('no-store');
    expect(await events.next()).toMatchObject({ event: 'progress', batch: { id, state: 'queued', rowCount: 0 } });
    const { batches } = service.app.storage;
    await batches.change(id, ['queued'], { state: 'paused' });
    expect(await events.next()).toMatchObject({ event: 'progress', batch: { state: 'paused' } });
    await batches.change(id, ['paused'], { state: 'queued' });
    await runBatch(service.app, id, NEVER);
    let last = await events.next();
    for (let next = last; next !== undefined; next = await events.next()) last = next;
    expect(last).toMatchObject({
      event: 'end',
      id: 'over',
      batch: { state: 'done', rowCount: 250, expectedRowCount: 250 },
    });
  });

  it('are the same for all who follow, from one look at the database', async () => {
    const id = await upload();
    const { batches } = service.app.storage;
    const all = await Promise.all([follow(id), follow(id), follow(id)]);
    for (const { next } of all) await next();
    const find = batches.find.bind(batches);
    let looks = 0;
    batches.find = async (one) => {
      looks += 1;
      return find(one);
    };
    await batches.change(id, ['queued'], { state: 'cancelled', endedAt: service.clock.nowMs });
    for (const { next } of all) {
      expect(await next()).toMatchObject({ event: 'progress' });
      expect(await next()).toMatchObject({ event: 'end', batch: { state: 'cancelled' } });
      expect(await next()).toBeUndefined();
    }
    expect(looks).toBeLessThan(3);
  });

  it('of a batch that is over come at once, and a browser that had them is told to stop asking', async () => {
    const id = await upload(1);
    await runBatch(service.app, id, NEVER);
    const events = await follow(id);
    expect((await events.next())?.event).toBe('progress');
    expect((await events.next())?.event).toBe('end');
    expect(await events.next()).toBeUndefined();
    expect((await follow(id, token, { 'last-event-id': 'over' })).response.status).toBe(204);
    expect((await follow(id, token, { 'last-event-id': 'something else' })).response.status).toBe(200);
  });

  it('are for who may read the batch, and JSON is not what they are', async () => {
    const id = await upload(1);
    const other = await service.token({ scopes: ['search:read'] });
    const blind = await service.token({ scopes: ['search:write'] });
    expect((await follow(id, other)).response.status).toBe(404);
    expect((await follow(id, blind)).response.status).toBe(403);
    expect((await follow(id, 'none')).response.status).toBe(401);
    expect((await follow(id, token, { accept: 'application/json' })).response.status).toBe(406);
  });

  it('are limited for each caller, with a time to come back; who leaves gives the place back', async () => {
    const id = await upload(1);
    const all = await Promise.all(Array.from({ length: 10 }, () => follow(id)));
    const refused = await follow(id);
    expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await refused.response.json()).toMatchObject({ code: 'stream_limit' });
    const other = await service.token({ scopes: ['search:read', 'records:read'] });
    expect((await follow(id, other)).response.status).toBe(200);
    all[0]?.leave();
    await expect.poll(async () => (await follow(id)).response.status).toBe(200);
  });

  it('end soon after the token is revoked, or the person logs out', async () => {
    const admin = await administratorOf(service);
    const id = await upload(1);
    const mine = await service.token({ scopes: ['search:read', 'records:read'], name: 'to revoke' });
    const events = await follow(id, mine);
    expect((await events.next())?.event).toBe('progress');
    const headers = { cookie: admin.cookie, accept: 'text/event-stream' };
    const seen = eventsOf(await fetch(`${service.url}/api/v1/batches/${id}/events`, { headers }));
    expect((await seen.next()).value).toMatchObject({ event: 'progress' });
    const [made] = (await service.app.storage.tokens.list()).filter(({ name }) => name === 'to revoke');
    await admin.send('DELETE', `/tokens/${made?.id}`);
    await admin.send('DELETE', '/session');
    expect([await events.next(), (await seen.next()).value]).toEqual([undefined, undefined]);
    expect((await follow(id, mine)).response.status).toBe(401);
  });

  it('do not keep a session from ending', async () => {
    const admin = await administratorOf(service);
    const id = await upload(1);
    const headers = { cookie: admin.cookie };
    for (const status of [200, 401]) {
      service.clock.nowMs += 20 * 60_000;
      expect((await fetch(`${service.url}/api/v1/batches/${id}/events`, { headers })).status).toBe(status);
    }
  });

  it('end when the service stops', async () => {
    const id = await upload(1);
    const events = await follow(id);
    await events.next();
    const closed = service.close();
    expect(await events.next()).toBeUndefined();
    await closed;
    service = await startService();
  });

  it('hold nothing open for HEAD', async () => {
    const id = await upload(1);
    const headers = { authorization: `Bearer ${token}` };
    const url = `${service.url}/api/v1/batches/${id}/events`;
    for (let count = 0; count < 12; count += 1)
      expect((await fetch(url, { method: 'HEAD', headers })).status).toBe(200);
    expect((await follow(id)).response.status).toBe(200);
  });
});
