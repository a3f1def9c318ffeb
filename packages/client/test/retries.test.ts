import { describe, expect, it } from 'vitest';
import { Namesake, NamesakeError } from '../src/index.ts';
import { CLEAN, codeOf, fakeService, json, problem, TOKEN } from './fake-service.ts';

const BODY = { searchText: 'Orlan Vestrakov' };
const ok = () => json(CLEAN);
const HTML = { headers: { 'content-type': 'text/html; charset=utf-8', 'x-request-id': 'req_2' } };

describe('a call that fails', () => {
  it.each([
    ['429', problem(429, 'rate_limited')],
    ['502 of a proxy', new Response('<html>', { status: 502 })],
    ['503', problem(503, 'overloaded')],
    ['504', new Response('', { status: 504 })],
    ['a connection that breaks', new TypeError('fetch failed')],
  ])('is sent again on %s, as the same request with the same key', async (_, failure) => {
    const { client, sent } = fakeService(failure, ok());
    expect((await client.search(BODY)).mayPass).toBe(true);
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([BODY, BODY]);
    const [first, second] = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect([first, first]).toEqual([expect.stringMatching(/^[\da-f]{32}$/), second]);
  });

  it.each([400, 401, 403, 404, 409, 410, 422, 500])('is not sent again on %i', async (status) => {
    const { client, sent } = fakeService(problem(status, 'some_code'), ok());
    expect(await codeOf(client.search(BODY))).toBe('some_code');
    expect(sent).toHaveLength(1);
  });

  it('is sent four times, and then says what was answered last', async () => {
    const { client, sent } = fakeService(...Array.from({ length: 9 }, () => problem(503, 'overloaded')));
    await expect(client.search(BODY)).rejects.toMatchObject({ code: 'overloaded', status: 503, requestId: 'req_1' });
    expect(sent).toHaveLength(4);
  });

  it('waits at least as long as the service says, a different time each time, and longer each time where it says nothing', async () => {
    const { client, waits } = fakeService(
      problem(429, 'rate_limited', { 'retry-after': '7' }),
      ok(),
      problem(503, 'x'),
      problem(503, 'x'),
      ok(),
    );
    await client.search(BODY);
    await client.search(BODY);
    const [told = 0, first = 0, second = 0] = waits;
    expect(told).toBeGreaterThanOrEqual(7_000);
    expect(first).toBeGreaterThanOrEqual(250);
    expect(first).toBeLessThan(500);
    expect(second).toBeGreaterThanOrEqual(500);
  });

  it('does not wait for longer than the caller does: it fails at once, and says when to come back', async () => {
    const { client, waits } = fakeService(problem(503, 'lists_unavailable', { 'retry-after': '60' }), ok());
    const call = client.search(BODY, { timeoutMs: 2_000 });
    await expect(call).rejects.toMatchObject({ code: 'lists_unavailable', retryAfterSeconds: 60 });
    expect(waits).toEqual([]);
  });

  it('reads a Retry-After that is a date', async () => {
    const date = new Date(Date.now() + 90_000).toUTCString();
    const { client } = fakeService(problem(503, 'overloaded', { 'retry-after': date }));
    const error = await client.search(BODY).catch((reason: unknown) => reason);
    expect(Object(error).retryAfterSeconds).toBeGreaterThan(80);
  });

  it('asks again while its first attempt is still under way, which broke off; but not for the key of another call', async () => {
    const flying = () => problem(409, 'idempotency_in_flight', { 'retry-after': '1' });
    const { client, sent } = fakeService(new TypeError('fetch failed'), flying(), ok());
    expect((await client.search(BODY)).mayPass).toBe(true);
    expect(sent).toHaveLength(3);
    expect(await codeOf(fakeService(flying()).client.search(BODY, { idempotencyKey: 'mine' }))).toBe(
      'idempotency_in_flight',
    );
  });

  it('takes the key of the caller', async () => {
    const { client, sent } = fakeService(ok());
    await client.search(BODY, { idempotencyKey: 'payment-1' });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('payment-1');
  });
});

describe('a caller who does not wait', () => {
  it('gets the reason of the signal', async () => {
    const { client, sent } = fakeService(ok());
    expect(await codeOf(client.search(BODY, { signal: AbortSignal.abort() }))).toBe(20);
    expect(sent).toEqual([]);
  });

  it('gets timeout where nobody answers in time', async () => {
    const client = new Namesake({
      baseUrl: 'http://127.0.0.1:1',
      token: TOKEN,
      fetch: (_, init) =>
        new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    });
    expect(await codeOf(client.search(BODY, { timeoutMs: 5 }))).toBe('timeout');
  });
});

describe('what is no answer of the service', () => {
  it.each([
    ['a page of a proxy', new Response('<html>', { status: 200 }), 'unexpected_answer'],
    ['JSON of something else', json({ ok: true }), 'unexpected_answer'],
    ['null', json(null), 'unexpected_answer'],
    ['an error page', new Response('<html>', { status: 403 }), 'unexpected_answer'],
    [
      'a redirect',
      new Response(null, { status: 307, headers: { location: 'https://else.example.test' } }),
      'redirected',
    ],
  ])('is an error, never an answer: %s', async (_, response, code) => {
    const { client, sent } = fakeService(response);
    expect(await codeOf(client.search(BODY))).toBe(code);
    expect(sent).toHaveLength(1);
  });
});

describe('an answer of another endpoint', () => {
  const { listed, html } = { listed: () => json({ ok: true }), html: () => new Response('<html>', HTML) };
  it.each([
    ['events', (client: Namesake) => client.events().next()],
    ['a customer', (client: Namesake) => client.customers.read('4711')],
    ['any endpoint', (client: Namesake) => client.request('GET', '/api/v1/lists')],
  ])('is no answer: %s', async (what, call) => {
    for (const answer of what === 'any endpoint' ? [html()] : [listed(), html()])
      await expect(call(fakeService(answer).client)).rejects.toMatchObject({
        name: 'NamesakeError',
        code: 'unexpected_answer',
        requestId: answer.headers.get('x-request-id'),
      });
  });
});

describe('a request', () => {
  it('repeats a parameter that has several values', async () => {
    const { client, sent } = fakeService(json({ items: [] }));
    // As programs without types may: no endpoint has such a parameter yet.
    await Reflect.apply(client.request, client, ['GET', '/api/v1/lists', { query: { list: ['a:1', 'a:2'] } }]);
    expect(new URL(sent[0]?.url ?? '').search).toBe('?list=a%3A1&list=a%3A2');
  });

  it.each(['Zahlung-Ω', 'a b', 'a\nb', '', 'k'.repeat(256)])(
    'is not sent with a key that cannot be one: %j',
    async (key) => {
      const { client, sent } = fakeService(ok());
      await expect(client.search(BODY, { idempotencyKey: key })).rejects.toThrow(
        /^idempotencyKey: 1 to 255 visible ASCII/,
      );
      expect(sent).toEqual([]);
    },
  );

  it.each(['', '..', '\ud800'])('leads to no other endpoint by a parameter of its path: %j', async (id) => {
    const { client, sent } = fakeService(ok());
    await expect(client.request('GET', '/api/v1/lists/{id}', { path: { id } })).rejects.toThrow(TypeError);
    await expect(client.batches.results(id).next()).rejects.toThrow(TypeError);
    expect(sent).toEqual([]);
  });
});

describe('the token', () => {
  it('is sent, and is in no error and no print of the client', async () => {
    const { client, sent } = fakeService(new TypeError('fetch failed'), problem(401, 'token_unknown'));
    const error = await client.search(BODY).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NamesakeError);
    expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
    expect(`${JSON.stringify(client)}${String(error)}${JSON.stringify(error)}${Object(error).stack}`).not.toContain(
      TOKEN,
    );
  });

  it.each(['', 'nsk live', 'nsk_live\n', 'nsk_lïve'])('is refused without being repeated: %j', (token) => {
    const make = () => new Namesake({ baseUrl: 'https://screening.example.test', token });
    expect(make).toThrow('token: an API token has visible ASCII characters only');
  });

  it.each(['', 'screening.example.test', 'ftp://a.test', 'https://ada:geheim@a.test', 'https://a.test?x=geheim'])(
    'goes to no address that cannot be one: %j',
    (baseUrl) => {
      expect(() => new Namesake({ baseUrl, token: TOKEN })).toThrow(/^baseUrl: (?!.*geheim)/);
    },
  );
});
