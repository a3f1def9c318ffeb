import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
const started = new Map<string, TestService>();
afterAll(async () => {
  for (const one of started.values()) await one.close();
});

/** Lets `service` be the one with these settings, which tests that count no requests share. */
const start = async (environment: Readonly<Record<string, string>> = {}): Promise<void> => {
  const key = JSON.stringify(environment);
  service = started.get(key) ?? (await startService({ environment }));
  started.set(key, service);
};

type Reply = { readonly status: number | undefined; readonly code: unknown };

/** A request whose every header is given, as no browser and no `fetch` would send it. */
async function send(path: string, headers: Readonly<Record<string, string | string[]>>): Promise<Reply> {
  const asked = request(service.url + path, { headers, setHost: headers['host'] === undefined });
  const answered = new Promise<Reply>((resolve, reject) => {
    asked.once('error', reject);
    asked.once('response', (response) => {
      text(response)
        .then((body) => resolve({ status: response.statusCode, code: Object(parsed(body)).code }))
        .catch(reject);
    });
  });
  asked.end();
  return answered;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

describe('who a request comes from', () => {
  /** From which of these addresses a request with these headers comes, by tokens that work from one each. */
  async function clientOf(forwarded: string | string[], candidates: readonly string[]): Promise<readonly string[]> {
    const found: string[] = [];
    for (const address of candidates) {
      const token = await service.token({ addresses: [address], scopes: ['lists:read'] });
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': forwarded };
      if ((await send('/api/v1/lists', headers)).status === 200) found.push(address);
    }
    return found;
  }
  const ALL = ['127.0.0.1', '198.51.100.1', '198.51.100.2', '10.0.0.9', '2001:db8::7'];

  it.each([
    ['nothing is trusted', 'false', '198.51.100.1', '127.0.0.1'],
    ['another proxy is trusted', '192.0.2.1', '198.51.100.1', '127.0.0.1'],
    ['the proxy is trusted', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    [
      'the caller forged an address before the one that the proxy added',
      'loopback',
      '10.0.0.9, 198.51.100.1',
      '198.51.100.1',
    ],
    ['the caller forged a trusted address', '127.0.0.1,10.0.0.0/8', '10.0.0.9, 198.51.100.1', '198.51.100.1'],
    [
      'two proxies are trusted by address',
      '127.0.0.1,10.0.0.0/8',
      '198.51.100.2, 198.51.100.1, 10.0.0.9',
      '198.51.100.1',
    ],
    ['one proxy is counted', '1', '198.51.100.2, 198.51.100.1', '198.51.100.1'],
    ['two proxies are counted', '2', '198.51.100.2, 198.51.100.1, 10.0.0.9', '198.51.100.1'],
    ['it is IPv6', '1', '2001:db8:0::7', '2001:db8::7'],
    ['it is IPv4 inside IPv6', '1', '::ffff:198.51.100.1', '198.51.100.1'],
  ])('is the right-most address that is not trusted, where %s', async (_, TRUST_PROXY, forwarded, client) => {
    await start({ TRUST_PROXY });
    expect(await clientOf(forwarded, ALL)).toEqual([client]);
  });

  it('is nobody whom a token is limited to, where what the proxy added is no address', async () => {
    await start({ TRUST_PROXY: '1' });
    expect(await clientOf('198.51.100.1, unknown', ALL)).toEqual([]);
  });

  it('cannot be changed by sending the header twice', async () => {
    await start({ TRUST_PROXY: '1' });
    expect(await clientOf(['10.0.0.9', '198.51.100.1'], ALL)).toEqual(['198.51.100.1']);
  });
});

describe('the limit of anonymous requests', () => {
  const statuses = async (count: number, headersOf: (n: number) => Record<string, string>, path = '/api/v1/scoring') =>
    (await Promise.all(Array.from({ length: count }, (_, n) => send(path, headersOf(n))))).map(({ status }) => status);

  it('is not dodged by forged addresses', async () => {
    await start({ TRUST_PROXY: '127.0.0.1', ANONYMOUS_RATE_LIMIT: '3' });
    const forged = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}, 198.51.100.1` });
    expect((await statuses(5, forged)).filter((status) => status === 429)).toHaveLength(2);
    expect((await send('/api/v1/scoring', { 'x-forwarded-for': '198.51.100.2' })).status).toBe(200);
  });

  it('counts the /64 network that one IPv6 subscriber has as one', async () => {
    await start({ TRUST_PROXY: '1', ANONYMOUS_RATE_LIMIT: '3' });
    const own = (n: number) => ({ 'x-forwarded-for': `2001:db8:0:1::${n + 1}` });
    expect((await statuses(5, own)).filter((status) => status === 429)).toHaveLength(2);
    expect((await send('/api/v1/scoring', { 'x-forwarded-for': '2001:db8:0:2::1' })).status).toBe(200);
  });

  it('is 60 a minute, and does not apply to probes and authenticated callers', async () => {
    await start({ ANONYMOUS_RATE_LIMIT: '60' });
    const given = (path: string) => service.fetch(path);
    expect((await given('/api/v1/setup')).headers.get('ratelimit-policy')).toBe('"default";q=60;w=60');
    const anonymous = await statuses(60, () => ({}));
    expect(anonymous.filter((status) => status === 429)).toHaveLength(1);
    expect((await given('/livez')).status).toBe(200);
    const authorization = `Bearer ${await service.token({ lifetimeMs: 1_000_000 })}`;
    const known = await service.fetch('/api/v1/scoring', { headers: { authorization } });
    expect([known.status, known.headers.get('token-expires')]).toEqual([200, null]);
    service.clock.nowMs += 60_000;
    expect((await given('/api/v1/scoring')).status).toBe(200);
  });

  it('does not keep people from logging in where a program of the same address is refused', async () => {
    await start({ ANONYMOUS_RATE_LIMIT: '2' });
    const old = () => ({ authorization: 'Bearer x' });
    expect(await statuses(3, old, '/api/v1/lists')).toContain(429);
    expect((await service.fetch('/api/v1/setup')).status).toBe(200);
    const body = JSON.stringify({ username: 'Ada', password: 'not her password' });
    const logIn = () =>
      service.fetch('/api/v1/session', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect((await logIn()).status).toBe(401);
  });
});

describe('the host that a request names', () => {
  const at = (host: string, more: Readonly<Record<string, string>> = {}) => send('/api/v1/setup', { host, ...more });
  const REFUSED = { status: 421, code: 'host_refused' };

  it.each(['localhost', 'localhost:9000', 'LOCALHOST:8080', 'namesake.localhost', '127.0.0.1:8080', '[::1]:8080'])(
    'is this machine: %s',
    async (host) => {
      await start();
      expect((await at(host)).status).toBe(200);
    },
  );

  it.each([
    'rebound.example',
    'rebound.example:8080',
    '192.0.2.7',
    'localhost.rebound.example',
    '127.0.0.1.rebound.example',
    '',
  ])('is refused where it is not: %j', async (host) => {
    await start();
    expect(await at(host)).toEqual(REFUSED);
  });

  it('is refused for pages, too, and says which setting to set', async () => {
    await start();
    expect(await send('/', { host: 'rebound.example', accept: 'text/html' })).toEqual(REFUSED);
    const answer = await start({ HOST: '0.0.0.0' }).then(() => service.fetch('/api/v1/setup'));
    expect(answer.status).toBe(200);
  });

  it('does not matter to probes', async () => {
    await start();
    for (const path of ['/livez', '/readyz']) expect((await send(path, { host: '10.1.2.3:8080' })).status).toBe(200);
  });

  it('is that of the public URL, in any case and with any port', async () => {
    await start({ PUBLIC_URL: 'https://screening.example.org', HOST: '0.0.0.0' });
    for (const host of ['screening.example.org', 'Screening.Example.org:443', 'screening.example.org.', 'localhost'])
      expect((await at(host)).status).toBe(200);
    expect(await at('192.0.2.7')).toEqual(REFUSED);
    expect(await at('example.org')).toEqual(REFUSED);
  });

  it('is any address, and no name but those given, where it listens on all', async () => {
    await start({ HOST: '0.0.0.0', HOSTS: 'namesake, api.internal' });
    for (const host of ['192.0.2.7:8080', '[2001:db8::7]:8080', 'namesake:8080', 'API.internal'])
      expect((await at(host)).status).toBe(200);
    expect(await at('rebound.example')).toEqual(REFUSED);
  });

  it('is the address that it listens on', async () => {
    await start({ HOST: '192.0.2.7' });
    expect((await at('192.0.2.7:8080')).status).toBe(200);
    expect(await at('192.0.2.8:8080')).toEqual(REFUSED);
  });

  it('is that which a trusted proxy forwards, and only one that is trusted', async () => {
    await start({ PUBLIC_URL: 'https://screening.example.org', TRUST_PROXY: '127.0.0.1' });
    const forwarded = (host: string) => at('127.0.0.1:8080', { 'x-forwarded-host': host });
    expect((await forwarded('screening.example.org')).status).toBe(200);
    expect(await forwarded('rebound.example')).toEqual(REFUSED);
    expect(await at('rebound.example', { 'x-forwarded-host': 'screening.example.org' })).toEqual(REFUSED);
    await start({ PUBLIC_URL: 'https://screening.example.org' });
    expect((await forwarded('rebound.example')).status).toBe(200);
    expect(await at('rebound.example', { 'x-forwarded-host': 'screening.example.org' })).toEqual(REFUSED);
  });
});
