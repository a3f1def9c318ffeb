import { watchmanListInfoSchema } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { administratorOf } from '../support/people.ts';
import { address, errorIn, SEARCH, useWatchman } from './watchman-searches.ts';

const desk = useWatchman();
const { started } = desk;

describe('who may search', () => {
  const query = address({ name: 'Orlan Vestrakov' });
  const basic = (text: string) => ({ headers: { authorization: `Basic ${Buffer.from(text).toString('base64')}` } });

  it('a token with the scopes compat and search:write, also as the password of an address', async () => {
    expect((await desk.service.get(query, await desk.service.token({ scopes: ['compat'] }))).body).toMatchObject({
      code: 'scope_missing',
    });
    const token = await desk.service.token({ scopes: ['compat', 'search:write'] });
    expect((await desk.service.get(query, token)).status).toBe(200);
    expect((await desk.service.fetch(query, basic(`anything:${token}`))).status).toBe(200);
  });

  it('nobody else', async () => {
    const token = await desk.service.token({ scopes: ['search:write', 'search:read', 'lists:read'] });
    const refused = await desk.service.get(query, token);
    expect([refused.status, refused.body['code']]).toEqual([403, 'scope_missing']);
    expect(errorIn(refused)).toContain('compat');
    expect((await desk.service.fetch(query)).body).toMatchObject({ code: 'token_missing' });
    expect((await desk.service.fetch(query, basic('anything:nsk_live_wrong'))).body).toMatchObject({
      code: 'token_malformed',
    });
    const { cookie } = await administratorOf(desk.service);
    expect((await desk.service.fetch(query, { headers: { cookie } })).body).toMatchObject({ code: 'token_missing' });
  });

  it('no other endpoint takes a password for a token', async () => {
    const answer = await desk.service.fetch('/api/v1/lists', basic(`anything:${await desk.service.token()}`));
    expect(answer.body).toMatchObject({ code: 'scheme_unsupported' });
  });
});

describe('what else Watchman answers', () => {
  it('the lists, by name, with counts and hashes', async () => {
    const { body } = await desk.service.get('/compat/watchman/v2/listinfo', await desk.service.token());
    expect(watchmanListInfoSchema.parse(body)).toMatchObject({
      lists: { list_a: 2, list_b: 2 },
      listHashes: { list_a: 'ab'.repeat(32) },
      startedAt: '2026-03-01T11:00:00.000Z',
      version: '0.0.0-test',
    });
  });

  it('probes, to everybody, whatever host they name', async () => {
    expect((await desk.service.fetch('/compat/watchman/ping')).body).toEqual({ text: 'PONG' });
    expect((await desk.service.fetch('/compat/watchman/live')).body).toEqual({ namesake: 'good' });
    expect((await desk.service.fetch('/compat/watchman/ready')).body).toEqual({ namesake: 'good' });
    const hosted = await started({}, { PUBLIC_URL: 'https://screening.example.org' });
    expect((await hosted.fetch('/compat/watchman/ready')).status).toBe(200);
    const starting = await (await started({ loaded: false })).fetch('/compat/watchman/ready');
    expect([starting.status, starting.body]).toEqual([503, { namesake: 'starting' }]);
  });
});

it.each(['info', 'debug'])('the log of level %s has the search, and nothing of its query', async (level) => {
  const to = await started({}, { LOG_LEVEL: level });
  const token = await to.token();
  const canary = 'Canaryname';
  await to.get(address({ name: canary, type: 'person', requestID: canary, address: canary }), token);
  await to.get(address({ name: canary, [canary]: canary }), token);
  await to.get(`/compat/watchman/v2/${canary}?name=${canary}`, token);
  await to.get(`/v2/search?name=${canary}`, token);
  await to.get(address({ name: `${canary} `.repeat(3_000) }), token);
  const log = to.log.join('');
  expect(log).toContain(`"route":"${SEARCH}","status":200`);
  expect(log).not.toContain(canary);
});
