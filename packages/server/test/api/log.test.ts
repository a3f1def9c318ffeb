import { expect, it } from 'vitest';
import { type ServiceOptions, startService } from '../support/test-service.ts';

const CANARY = 'Canaryname';

it('the log holds request ids, patterns and token ids, and never a name, a token or a query string', async () => {
  const throwing: ServiceOptions = {
    storage: ({ screenings }) => {
      screenings.find = () => Promise.reject(new Error(`no such row: ${CANARY}`, { cause: new Error(CANARY) }));
    },
  };
  const service = await startService(throwing);
  const token = await service.token();
  const search = (body: unknown, headers = {}) => service.post('/api/v1/search', body, token, headers);
  await search({ searchText: CANARY });
  await search(`{"searchText": "${CANARY}"`);
  await search({ searchText: CANARY, [CANARY]: CANARY });
  await search({ searchText: CANARY }, { 'content-type': `text/${CANARY}` });
  await search({ searchText: CANARY }, { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' });
  await service.fetch(`/${CANARY}?q=${CANARY}`);
  await service.fetch(`/api/v1/entities/${CANARY}?q=${CANARY}`);
  await service.get('/api/v1/searches/srch_0000000000000000000000', token);
  await service.fetch('/api/v1/session', {
    method: 'POST',
    body: JSON.stringify({ username: CANARY, password: CANARY }),
    headers: { 'content-type': 'application/json' },
  });
  await service.fetch('/livez');
  await service.fetch('/readyz');
  await service.get('/api/v1/scoring', token);
  await service.get('/api/v1/nowhere', token);
  await service.close();
  const log = service.log.join('');
  expect(log).not.toContain(CANARY);
  expect(log).not.toContain(token);
  expect(log).not.toContain(service.setupToken);
  // Probes are heard every few seconds: only a log that asks for everything has them.
  expect(log).not.toMatch(/livez|readyz/);
  // Nor what was only read; what was refused is there.
  expect(log).not.toContain('/api/v1/scoring');
  expect(log).toMatch(/"method":"GET","route":"none","status":404/);
  expect(log).toContain('"route":"/api/v1/search"');
  expect(log).toContain('"traceId":"4bf92f3577b34da6a3ce929d0e0e4736"');
  expect(log).toMatch(/"tokenId":"tok_\w{16}"/);
  // What was refused says why: a limit, a missing right, a forged request.
  expect(log).toMatch(/"status":422,"code":"unknown_member"/);
  expect(log).toMatch(/"status":401,"code":"credentials_wrong"/);
  // The failure is there, with the place where it happened.
  expect(log).toContain('"code":"internal_error"');
  expect(log).toContain('log.test.ts');
});
