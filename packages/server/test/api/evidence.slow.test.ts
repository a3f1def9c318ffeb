import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { administratorOf, join } from '../support/people.ts';
import { startService, type TestService } from '../support/test-service.ts';
import { unzip } from '../support/unzip.ts';

const PERIOD = 'from=2026-03-01T00:00:00.000Z&to=2026-03-02T00:00:00.000Z';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

const examiner = () => service.token({ name: 'examiner', scopes: ['audit:read', 'records:read'] });

async function packOf(query = PERIOD, token?: string) {
  const authorization = `Bearer ${token ?? (await examiner())}`;
  const answer = await fetch(`${service.url}/api/v1/audit/evidence.zip?${query}`, { headers: { authorization } });
  expect(answer.status).toBe(200);
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  const text = (name: string): string => files.get(name)?.toString() ?? '';
  const lines = (name: string): Record<string, unknown>[] =>
    text(name)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { answer, files, text, lines, json: (name: string) => JSON.parse(text(name)) };
}

const search = async (token: string, searchText = 'Tolbrecht Quelmar') =>
  (await service.post('/api/v1/search', { searchText }, token)).body;

describe('an evidence pack', () => {
  it('has what an examiner asks for of the period', async () => {
    const admin = await administratorOf(service);
    const ben = await join(service, admin, 'Ben', 'analyst');
    const { body: users } = await admin.get('/users');
    const id = Object(users)['items'].find(({ name }: { name: string }) => name === 'Ben').id;
    await admin.send('PUT', `/users/${id}`, { role: 'auditor', disabled: false });
    await ben.get('/session');
    const token = await service.token({ name: 'payments' });
    const found = await search(token);
    const other = await search(token, 'Dalvor Unlisted');
    const { lines, json, text } = await packOf();
    const outcomes: Record<string, number> = json('summary.json').screenings.byOutcome;
    expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(2);
    const screened = lines(`screenings/${found['outcome']}.jsonl`).find(
      (line) => line['searchId'] === found['searchId'],
    );
    expect(JSON.parse(String(screened?.['answer']))).toEqual(found);
    expect(JSON.parse(String(screened?.['request']))).toEqual({ searchText: 'Tolbrecht Quelmar' });
    expect(lines(`screenings/${other['outcome']}.jsonl`).map((line) => line['searchId'])).toContain(other['searchId']);
    expect(lines('screenings/contexts.jsonl').map((line) => line['contextHash'])).toContain(screened?.['contextHash']);
    expect(lines('policies.jsonl')[0]).toMatchObject({ name: 'default', version: 1, policy: { threshold: 75 } });
    expect(Object.keys(Object(lines('policies.jsonl')[0]))).not.toContain('mac');
    const account = lines('access/users.jsonl').find(({ name }) => name === 'Ben');
    expect(account).toMatchObject({
      roleNow: 'auditor',
      history: [{ action: 'user.created' }, { action: 'user.changed' }],
    });
    expect(lines('access/tokens.jsonl').map(({ name }) => name)).toContain('payments');
    expect(lines('events.jsonl').map(({ action }) => action)).toContain('session.started');
    const changes = lines('changes.jsonl').map(({ action }) => action);
    expect(changes).toContain('user.changed');
    expect(changes).not.toContain('session.started');
    expect(json('chain/verification.json')).toMatchObject({ broken: null });
    expect(text('README.txt')).toContain('from 2026-03-01T00:00:00.000Z to before 2026-03-02T00:00:00.000Z');
    expect([...text('access/users.jsonl')].join('')).not.toMatch(/password/i);
  });

  it('has the decisions on hits; their texts, references and salts only with names', async () => {
    const token = await service.token({ scopes: ['search:write', 'search:read', 'decisions:write'] });
    const asked = { searchText: 'Orlan Vestrakov', externalRef: 'customer-4' };
    const { searchId } = (await service.post('/api/v1/search', asked, token)).body;
    const body = { listings: ['list_a:1'], verdict: 'true_match', reason: 'other', text: 'Seen at the desk' };
    expect((await service.post(`/api/v1/searches/${searchId}/decisions`, body, token)).status).toBe(201);
    const whole = await packOf();
    const [decision] = whole.lines('screenings/decisions.jsonl');
    expect(decision).toMatchObject({ searchId, externalRef: 'customer-4', verdict: 'true_match' });
    const [event] = Object(decision)['events'];
    expect(event).toMatchObject({ kind: 'decided', text: 'Seen at the desk' });
    const logged = whole.lines('events.jsonl').find(({ action }) => action === 'decision.made');
    expect(Object(logged)['detail'].decisions).toMatchObject([{ digest: event.digest }]);
    const { text } = await packOf(`${PERIOD}&names=false`);
    expect(text('screenings/decisions.jsonl')).toContain(event.digest);
    for (const secret of ['customer-4', 'Seen at the desk', event.salt])
      expect(text('screenings/decisions.jsonl')).not.toContain(secret);
  });

  it('is recorded with its period, before the first byte', async () => {
    await packOf();
    const { body } = await service.get(
      '/api/v1/audit?action=evidence.',
      await service.token({ scopes: ['audit:read'] }),
    );
    expect(Object(body)['items'].map(({ detail }: { detail: unknown }) => detail)).toEqual([
      { from: '2026-03-01T00:00:00.000Z', to: '2026-03-02T00:00:00.000Z', names: 'yes' },
    ]);
  });

  it('is refused for a period that ends before it begins, and without records:read', async () => {
    const get = async (query: string, token: string) => {
      const { status, body } = await service.get(`/api/v1/audit/evidence.zip?${query}`, token);
      return [status, body['code']];
    };
    const backwards = 'to=2026-03-01T00:00:00.000Z&from=2026-03-02T00:00:00.000Z';
    expect(await get(backwards, await examiner())).toEqual([422, 'out_of_range']);
    expect(await get('from=2026-03-01T00:00:00.000Z', await examiner())).toEqual([422, 'member_required']);
    expect(await get(PERIOD, await service.token({ scopes: ['audit:read'] }))).toEqual([403, 'scope_missing']);
  });
});
