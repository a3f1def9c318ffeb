import { afterAll, beforeAll, expect, it } from 'vitest';
import { administratorOf, type TestBrowser } from '../support/people.ts';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
let admin: TestBrowser;
beforeAll(async () => {
  service = await startService();
  admin = await administratorOf(service);
});
afterAll(() => service.close());

async function decisions(): Promise<readonly [path: string, body: object]> {
  const { body } = await admin.send('POST', '/search', { searchText: 'Orlan Vestrakov' });
  const decision = { verdict: 'false_positive', reason: 'different_birth_date' };
  return ['/decisions', { hits: [{ searchId: body['searchId'], listings: ['list_a:1'] }], ...decision }];
}

it.each([
  ['a token', 'POST', async () => ['/tokens', { name: 'x', scopes: ['search:read'] }] as const],
  ['a lookback', 'POST', async () => ['/lookbacks', { entity: { names: ['Orlan Vestrakov'] } }] as const],
  ['a policy', 'PUT', async () => ['/policies/strict', { threshold: 70, text: 'why' }] as const],
  ['decisions', 'POST', decisions],
])('%s: the header Location of 201 leads to what was made', async (_, method, ask) => {
  const [path, body] = await ask();
  const { status, headers } = await admin.send(method, path, body);
  expect(status).toBe(201);
  const location = headers.get('location') ?? '';
  const found = await admin.send('GET', location.replace('/api/v1', ''));
  expect([location, found.status]).toEqual([expect.stringMatching(/^\/api\/v1\/\w+/), 200]);
});

it('the answer of a request that is sent again has the same Location', async () => {
  const body = { entity: { names: ['Orlan Vestrakov'] } };
  const headers = { 'idempotency-key': 'once-1' };
  const [first, again] = [
    await admin.send('POST', '/lookbacks', body, headers),
    await admin.send('POST', '/lookbacks', body, headers),
  ];
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.headers.get('location')).toBe(first.headers.get('location'));
  expect(first.headers.get('location')).toMatch(/lkb_/);
});
