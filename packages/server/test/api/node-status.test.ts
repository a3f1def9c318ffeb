import { afterEach, expect, it } from 'vitest';
import { askNode } from '../../src/modules/monitoring/ask-node.ts';
import { readNodeFacts } from '../../src/modules/monitoring/node-facts.ts';
import { describeSelf } from '../../src/modules/monitoring/node-status.ts';
import { statusText } from '../../src/modules/monitoring/status-text.ts';
import { fakeLists } from '../support/fake-lists.ts';
import { over } from '../support/over.ts';
import { type ServiceOptions, startService, type TestService } from '../support/test-service.ts';

const running: TestService[] = [];
async function started(options: ServiceOptions = {}): Promise<TestService> {
  const service = await startService(options);
  running.push(service);
  return service;
}
afterEach(async () => {
  for (const service of running.splice(0)) await service.close();
});

it('shows version, start, lists, storage and ledger of a running service', async () => {
  const service = await started();
  const status = await askNode(service.url);
  expect(status).toMatchObject({ version: '0.0.0-test', storage: 'ok', ledger: { unsealed: expect.any(Number) } });
  expect(Date.parse(String(status.upSince))).toBeGreaterThan(0);
  const listed = service.app.lists.states(service.clock.nowMs);
  expect(status.lists.map(({ id, version }) => [id, version])).toEqual(
    listed.map(({ id, loaded }) => [id, loaded?.version ?? null]),
  );
  for (const { id } of listed) expect(statusText([status])).toContain(id);
});

it('shows what the service suffers from', async () => {
  const service = await started();
  service.app.storage.health.halt({ kind: 'full', text: 'The disk is full, says the test.' });
  const { storage, status, problems } = await askNode(service.url);
  expect([storage, status]).toEqual(['problem', 'storage_unavailable']);
  expect(problems).toContain('The disk is full, says the test.');
});

it('shows what everybody may know, and what it lacks, where metrics need a token', async () => {
  const service = await started({ environment: { METRICS_FROM: 'none' } });
  const without = await askNode(service.url);
  expect([without.version, without.ledger, without.lists.length > 0]).toEqual([null, null, true]);
  expect(without.notes).toEqual(['Metrics need a token with the scope metrics:read: give --token-file.']);
  const token = await service.token({ scopes: ['metrics:read'] });
  expect((await askNode(service.url, token)).version).toBe('0.0.0-test');
});

it('says that nothing answers', async () => {
  const service = await started();
  const { url } = service;
  await service.close();
  running.pop();
  const status = await askNode(url);
  expect(status.status).toBe('no_answer');
  expect(status.problems).toHaveLength(1);
});

it('is what the service says of itself to the other nodes', async () => {
  const service = await started();
  const options = { app: service.app, dataDir: service.dataDir, searchThreads: 1 };
  const { upSince, ...self } = describeSelf(service.url, await readNodeFacts(options, () => {}));
  expect(await askNode(service.url)).toMatchObject(self);
  expect(Date.parse(String(upSince))).toBeGreaterThan(0);
});

it('shows the age of the file, not of the declaration, for lists that the operator declared current', async () => {
  const until = Date.parse('2026-12-31T00:00:00Z');
  const nowMs = Date.parse('2026-03-01T12:00:00Z');
  const attestation = { reason: 'checked by hand', atMs: nowMs, untilMs: until };
  const ages = { list_a: 24 * 400, list_b: 24 * 400 };
  const service = await started({ listState: fakeLists({ nowMs, origin: 'disk', ages, attestation }) });
  const text = statusText([await askNode(service.url)]);
  expect(text).toMatch(/list_a +declared +400 days/);
  expect(text).toContain('declared: current until 2026-12-31');
});

it('shows jobs, and that some failed for good', async () => {
  const counts = [{ kind: 'purge', queued: 1, active: 0, failed: 2 }];
  const service = await started({ storage: ({ jobs }) => over(jobs, 'counts', () => async () => counts) });
  const status = await askNode(service.url);
  expect(status.jobs).toEqual({ queued: 1, active: 0, failed: 2 });
  expect(status.problems).toContain('2 jobs failed for good: "namesake jobs list" says why.');
  expect(statusText([status])).toContain('1 queued, 0 active, 2 failed');
});
