import { afterEach, describe, expect, it } from 'vitest';
import type { StorageProblem } from '../../src/lib/errors/storage-problem.ts';
import { type ServiceOptions, startService, type TestService } from '../support/test-service.ts';

let service: TestService | undefined;
afterEach(() => service?.close());

async function readyz(query: string, options: ServiceOptions = {}) {
  service = await startService(options);
  const { status, headers, body } = await service.fetch(`/readyz${query}`);
  const { status: said, problems, complete } = body;
  return { http: status, retryAfter: headers.get('retry-after'), said, problems, complete };
}

const WELL = { http: 200, retryAfter: null, said: 'ready', problems: [], complete: true };
const STALE = { ages: { list_a: 1, list_b: 100 } };

describe('readyz asked strictly', () => {
  it('is 200 while answers are complete', async () => {
    expect(await readyz('?strict=true')).toEqual(WELL);
  });

  it.each([
    ['the sample is all that is loaded', { origin: 'sample' }, ['Only the fictional sample list is loaded.']],
    [
      'a required list is stale',
      STALE,
      ['list_b is too old (its publisher was asked 4 days ago).', 'Answers are not complete.'],
    ],
  ] as const)('is 503 while %s, and says so', async (_, lists, problems) => {
    const answer = { http: 503, retryAfter: '2', said: 'incomplete', problems: [...problems], complete: false };
    expect(await readyz('?strict=true', { lists })).toEqual(answer);
  });

  it.each(['', '?strict=false'])('and not strictly: is 200 with a stale list: %s', async (query) => {
    expect(await readyz(query, { lists: STALE })).toMatchObject({ http: 200, said: 'ready', complete: false });
  });

  it.each(['?strikt', '?strict', '?strict=1'])(
    'is never 200 where the word or its value is mistyped: %s',
    async (query) => {
      expect((await readyz(query, { lists: STALE })).http).toBe(422);
    },
  );

  it('keeps the reason that weighs more', async () => {
    expect(await readyz('?strict=true', { lists: { loaded: false } })).toMatchObject({ http: 503, said: 'starting' });
  });
});

describe('a storage that cannot be used', () => {
  const problem: StorageProblem = { kind: 'taken', text: 'The data folder was taken over, says the test.' };

  it('makes the service not ready, and every request 503, until the start that resolves it', async () => {
    service = await startService();
    const token = await service.token();
    expect((await service.get('/api/v1/lists', token)).status).toBe(200);
    service.app.storage.health.halt(problem);
    expect(await service.fetch('/readyz')).toMatchObject({
      status: 503,
      body: { status: 'storage_unavailable', problems: [problem.text] },
    });
    const refused = { status: 503, body: { code: 'storage_unavailable', detail: problem.text } };
    expect(await service.get('/api/v1/lists', token)).toMatchObject(refused);
    expect(await service.post('/api/v1/search', { searchText: 'Somebody Else' }, token)).toMatchObject(refused);
    expect((await service.fetch('/livez')).status).toBe(200);
  });
});
