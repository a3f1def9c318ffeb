import { createHash, createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../support/database-of.ts';
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
    expect((await service.post(`/api/v1/search/${searchId}/decisions`, body, token)).status).toBe(201);
    const whole = await packOf();
    const [decision] = whole.lines('screenings/decisions.jsonl');
    expect(decision).toMatchObject({ searchId, externalRef: 'customer-4', verdict: 'true_match' });
    const [event] = Object(decision)['events'];
    expect(event).toMatchObject({ kind: 'decided', text: 'Seen at the desk' });
    const logged = whole.lines('events.jsonl').find(({ action }) => action === 'decision.made');
    expect(Object(logged)['detail'].decisions).toMatchObject([{ digest: event.digest }]);
    const { text } = await packOf(`${PERIOD}&names=no`);
    expect(text('screenings/decisions.jsonl')).toContain(event.digest);
    for (const secret of ['customer-4', 'Seen at the desk', event.salt])
      expect(text('screenings/decisions.jsonl')).not.toContain(secret);
  });

  it('names every file with its hash in a manifest that the key of receipts signed', async () => {
    await search(await service.token());
    const { files, json, text } = await packOf();
    const manifest = json('manifest.json');
    expect(manifest).toMatchObject({ format: 'namesake-evidence-1', names: true, from: '2026-03-01T00:00:00.000Z' });
    const named = manifest.files.map(({ name }: { name: string }) => name);
    const proved = new Set(['manifest.json', 'manifest.sig', 'SHA256SUMS']);
    expect(named.toSorted()).toEqual([...files.keys()].filter((name) => !proved.has(name)).toSorted());
    for (const { name, sha256, bytes } of manifest.files) {
      const content = files.get(name) ?? Buffer.alloc(0);
      expect([name, createHash('sha256').update(content).digest('hex'), content.length]).toEqual([name, sha256, bytes]);
      expect(text('SHA256SUMS')).toContain(`${sha256}  ${name}\n`);
    }
    const key = createPublicKey(text(`keys/${manifest.keyId}.pem`));
    const signature = files.get('manifest.sig') ?? Buffer.alloc(0);
    expect(verify(null, files.get('manifest.json') ?? Buffer.alloc(0), key, signature)).toBe(true);
    const { body } = await service.fetch('/api/v1/receipts/keys');
    expect(Object(body)['items'].map(({ id }: { id: string }) => id)).toContain(manifest.keyId);
  });

  it('leaves out who was screened where it is asked to', async () => {
    await search(await service.token());
    const { files, lines } = await packOf(`${PERIOD}&names=no`);
    const everything = Buffer.concat([...files.values()]).toString();
    expect(everything).not.toMatch(/Tolbrecht|Quelmar/i);
    const outcomes = [...files.keys()].filter((name) => /^screenings\/(?!contexts)/.test(name));
    expect(outcomes.flatMap(lines)).toHaveLength(1);
  });

  it('has nothing of another time', async () => {
    const token = await service.token();
    await search(token);
    service.clock.nowMs += 2 * 86_400_000;
    await search(token);
    const { json, lines } = await packOf('from=2026-03-02T00:00:00.000Z&to=2026-03-04T00:00:00.000Z');
    expect(json('summary.json').screenings.total).toBe(1);
    expect(lines('events.jsonl').map(({ at }) => String(at).slice(0, 10))).not.toContain('2026-03-01');
    expect(lines('access/tokens.jsonl')).toHaveLength(2);
  });

  it('tells of erased records that they were erased', async () => {
    const token = await service.token();
    const [gone, kept] = [await search(token), await search(token, 'Dalvor Unlisted')];
    // As an erasure leaves a row whose number others refer to.
    const dataDir = service.dataDir;
    const first = '(select min(seq) from screening)';
    await rowsOf(dataDir, `update screening set salt = null, body = substr(body, 1, 0) where seq = ${first}`);
    const { lines, json, files } = await packOf();
    expect(json('summary.json').screenings).toMatchObject({ total: 2, erased: 1 });
    const all = [...files.keys()].filter((name) => /^screenings\/(?!contexts)/.test(name)).flatMap(lines);
    expect(all.find((line) => line['searchId'] === gone['searchId'])).toMatchObject({ erased: true });
    expect(all.find((line) => line['searchId'] === gone['searchId'])).not.toHaveProperty('answer');
    expect(all.find((line) => line['searchId'] === kept['searchId'])).toHaveProperty('answer');
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

  it('is made one at a time; when its reader goes away, the next may begin', async () => {
    const token = await examiner();
    const gone = new AbortController();
    const path = `/api/v1/audit/evidence.zip?${PERIOD}`;
    const headers = { authorization: `Bearer ${token}` };
    const first = await fetch(service.url + path, { headers, signal: gone.signal });
    expect(first.status).toBe(200);
    const second = await service.get(path, token);
    // The first may be done already, as small as it is.
    expect([200, 409]).toContain(second.status);
    gone.abort();
    await expect.poll(async () => (await service.get(path, token)).status).toBe(200);
  });
});
