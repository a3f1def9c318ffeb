import { createHash, createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../support/database-of.ts';
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
    const { files, lines } = await packOf(`${PERIOD}&names=false`);
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
