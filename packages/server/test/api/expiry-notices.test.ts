import { afterEach, beforeEach, expect, it } from 'vitest';
import { noticeExpiry } from '../../src/modules/access/tokens/change.ts';
import { startService, type TestService } from '../support/test-service.ts';

const DAY_MS = 24 * 3_600_000;

let service: TestService;
let told: unknown[];
beforeEach(async () => {
  service = await startService();
  told = [];
});
afterEach(() => service.close());

const look = () =>
  noticeExpiry(service.app.storage, service.app.now(), (notice, text) => void told.push([notice, text]));

it('a token that expires within fourteen days is told of, by id and name alone', async () => {
  await service.token({ lifetimeMs: 15 * DAY_MS });
  const [{ id = '' } = {}] = await service.app.storage.tokens.list();
  await look();
  expect(told).toEqual([]);
  service.clock.nowMs += DAY_MS;
  await look();
  expect(told).toEqual([[{ tokenId: id, name: 'test' }, 'an API token expires in 14 days: rotate it']]);
  service.clock.nowMs += 13 * DAY_MS;
  await look();
  expect(told.slice(1)).toEqual([[{ tokenId: id, name: 'test' }, 'an API token expires in 1 day: rotate it']]);
  service.clock.nowMs += DAY_MS;
  await look();
  expect(told).toHaveLength(2);
});

it('a token that is revoked or was rotated is not told of', async () => {
  const scopes = ['tokens:write', 'search:write'] as const;
  const by = await service.token({ scopes, lifetimeMs: 30 * DAY_MS });
  const make = async () =>
    (await service.post('/api/v1/tokens', { name: 'made', scopes, expiresInDays: 9 }, by)).body['id'];
  await service.fetch(`/api/v1/tokens/${await make()}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${by}` },
  });
  const { body } = await service.post(`/api/v1/tokens/${await make()}/rotate`, { overlapHours: 168 }, by);
  await look();
  expect(told).toEqual([[expect.objectContaining({ tokenId: body['id'] }), expect.any(String)]]);
});
