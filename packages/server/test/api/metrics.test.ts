import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { StorageUnavailable } from '../../src/lib/errors/storage-problem.ts';
import { parseMetrics } from '../../src/modules/monitoring/ask-node.ts';
import { fillDisk } from '../support/full-disk.ts';
import { metricOf } from '../support/metric.ts';
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

const NAME = 'Orsolya Tolbrecht-Quelmar';

describe('GET /metrics', () => {
  it('answers this machine in the text format of Prometheus', async () => {
    const { status, headers, body } = await (await started()).fetch('/metrics');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body['text']).toContain('# TYPE namesake_searches_total counter');
    expect(body['text']).toContain('process_cpu_seconds_total');
    expect(body['text']).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('counts a search by its outcome, once its record is durable', async () => {
    const service = await started();
    const answer = await service.post('/api/v1/search', { searchText: NAME }, await service.token());
    const outcome = String(answer.body['outcome']);
    expect(await metricOf(service, 'namesake_searches_total', { outcome })).toBe(1);
    expect(await metricOf(service, 'namesake_search_duration_seconds_count')).toBe(1);
    expect(await metricOf(service, 'namesake_storage_commit_seconds_count')).toBe(1);
    expect(await metricOf(service, 'namesake_storage_commit_records_sum')).toBe(1);
  });

  it('counts a refused search by its code, and no time of it', async () => {
    const full = { now: false };
    onTestFinished(fillDisk(() => full.now));
    const service = await started();
    const token = await service.token();
    full.now = true;
    const answer = await service.post('/api/v1/search', { searchText: NAME }, token);
    expect(answer.status).toBe(503);
    const refused = { code: 'storage_unavailable', status: '503' };
    expect(await metricOf(service, 'namesake_searches_refused_total', refused)).toBe(1);
    expect(await metricOf(service, 'namesake_search_duration_seconds_count')).toBe(0);
    expect(await metricOf(service, 'namesake_searches_total', { outcome: 'no_match' })).toBe(0);
  });

  it('counts requests by template, never by address, and pages as one', async () => {
    const service = await started();
    const token = await service.token();
    for (const id of ['scr_one', 'scr_two']) await service.get(`/api/v1/searches/${id}`, token);
    for (const path of ['/nothing-here', '/nothing-there.png']) await service.fetch(path);
    const label = { method: 'GET', route: '/api/v1/searches/:id', status: '4xx' };
    expect(await metricOf(service, 'namesake_http_requests_total', label)).toBe(2);
    expect(await metricOf(service, 'namesake_http_requests_total', { route: 'other', status: '4xx' })).toBe(2);
  });

  it('counts refused log-ins', async () => {
    const service = await started();
    const body = { username: 'nobody', password: 'a-password-that-nobody-has' };
    const answer = await service.fetch('/api/v1/session', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: service.url },
    });
    expect(answer.status).toBe(401);
    expect(await metricOf(service, 'namesake_login_failures_total', { reason: 'credentials_wrong' })).toBe(1);
  });

  it('shows each list with its state, and what the storage suffers from', async () => {
    const service = await started();
    const text = String((await service.fetch('/metrics')).body['text']);
    const samples = parseMetrics(text);
    const listed = service.app.lists.states(service.clock.nowMs);
    expect(listed.length).toBeGreaterThan(0);
    for (const { id, status, ageSeconds } of listed) {
      const states = samples.filter(({ name, labels }) => name === 'namesake_list_state' && labels['list'] === id);
      expect(states.filter(({ value }) => value === 1).map(({ labels }) => labels['state'])).toEqual([status]);
      expect(await metricOf(service, 'namesake_list_age_seconds', { list: id })).toBe(ageSeconds ?? undefined);
    }
    service.app.storage.health.halt({ kind: 'full', text: 'The disk is full, says the test.' });
    expect(await metricOf(service, 'namesake_storage_problem', { kind: 'full' })).toBe(1);
    expect(await metricOf(service, 'namesake_storage_problem', { kind: 'damaged' })).toBe(0);
    expect(await metricOf(service, 'namesake_ready')).toBe(0);
  });

  it('leaves out what cannot be read, counts that, and answers the rest', async () => {
    const facts = () => Promise.reject(new StorageUnavailable({ kind: 'failing', text: 'It fails.' }));
    const service = await started({ storage: ({ chain }) => void Object.assign(chain, { facts }) });
    expect(await metricOf(service, 'namesake_ledger_entries')).toBeUndefined();
    expect(await metricOf(service, 'namesake_metrics_read_failures_total', { about: 'ledger' })).toBe(2);
    expect(await metricOf(service, 'namesake_ready')).toBeDefined();
  });

  it('never contains a name, a text or a token', async () => {
    const service = await started();
    const token = await service.token({ name: 'payments of a test' });
    const sent = { searchText: NAME, externalRef: 'Ref-Quelmar-77', purpose: 'Tolbrecht onboarding' };
    await service.post('/api/v1/search', sent, token);
    await service.get(`/api/v1/entities/${encodeURIComponent(NAME)}`, token);
    await service.fetch(`/${encodeURIComponent(NAME)}?q=Quelmar`);
    const text = String((await service.fetch('/metrics')).body['text']).toLowerCase();
    for (const secret of ['tolbrecht', 'quelmar', 'dalvor', 'orsolya', token.toLowerCase()])
      expect(text).not.toContain(secret);
  });
});

describe('who may read /metrics', () => {
  it('is refused without a token where a proxy passes requests on', async () => {
    const service = await started();
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      const { status, body } = await service.fetch('/metrics', { headers: { [name]: '192.0.2.7' } });
      expect([status, body['code']]).toEqual([401, 'token_missing']);
    }
  });

  it.each([
    ['a public address is set', { PUBLIC_URL: 'http://127.0.0.1:8443' }],
    ['a proxy is trusted', { TRUST_PROXY: '127.0.0.1' }],
    ['nobody is let in', { METRICS_FROM: 'none' }],
    ['others are let in', { METRICS_FROM: '10.0.0.0/8, 192.0.2.1' }],
  ])('needs a token also on this machine if %s', async (_, environment) => {
    const service = await started({ environment });
    expect((await service.fetch('/metrics')).status).toBe(401);
    const other = await service.get('/metrics', await service.token({ scopes: ['search:write', 'audit:read'] }));
    expect([other.status, other.body['code']]).toEqual([403, 'scope_missing']);
    const { status, body } = await service.get('/metrics', await service.token({ scopes: ['metrics:read'] }));
    expect([status, String(body['text'])]).toEqual([200, expect.stringContaining('namesake_ready')]);
  });

  it('lets in a network that the operator names, proxy or not', async () => {
    const service = await started({ environment: { METRICS_FROM: '127.0.0.1', TRUST_PROXY: '10.0.0.1' } });
    expect((await service.fetch('/metrics')).status).toBe(200);
  });

  it('gives a token for metrics nothing else', async () => {
    const service = await started();
    const token = await service.token({ scopes: ['metrics:read'] });
    expect((await service.get('/api/v1/lists', token)).status).toBe(403);
    expect((await service.post('/api/v1/search', { searchText: NAME }, token)).status).toBe(403);
  });

  it('is refused to a page that had its own name lead here', async () => {
    const service = await started();
    const { request } = await import('node:http');
    const { hostname, port } = new URL(service.url);
    const status = await new Promise((resolve, reject) =>
      request({ hostname, port, path: '/metrics', headers: { host: 'rebound.example' } }, (answer) =>
        resolve(answer.resume().statusCode),
      )
        .once('error', reject)
        .end(),
    );
    expect(status).toBe(421);
  });
});
