import { ENDPOINTS, scoringResponseSchema, searchResponseSchema } from '@namesake/contract';
import { DEFAULT_POLICY, scoringTable } from '@namesake/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyHash } from '../../src/modules/policies/find-policy.ts';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe('GET /api/v1/scoring', () => {
  it('tells everybody the table that the engine scores by', async () => {
    const { status, body } = await service.fetch(ENDPOINTS.getScoring.path);
    expect(status).toBe(200);
    expect(scoringResponseSchema.strict().parse(body)).toEqual(scoringTable());
  });
});

describe('the policy of an answer', () => {
  const ask = async (request: object, scopes: Parameters<TestService['token']>[0] = {}) => {
    const body = { searchText: 'Orlan Vestrakov', ...request };
    const answer = await service.post(ENDPOINTS.createSearch.path, body, await service.token(scopes));
    return searchResponseSchema.parse(answer.body);
  };

  it('is told by its hash, the same as long as nothing is changed', async () => {
    const { policy } = service.app;
    const answers = await Promise.all([
      ask({}),
      ask({ threshold: policy.threshold, limit: policy.limit, type: 'vessel' }),
    ]);
    expect(answers.map(({ engine }) => engine.policyHash)).toEqual([policyHash(policy), policyHash(policy)]);
    expect(policyHash(policy)).toMatch(/^sha256:[0-9a-f]{64}$/);
  });

  it('includes what the request changed, and is recorded so', async () => {
    const answer = await ask({ threshold: 60 });
    expect(answer.engine).toMatchObject({ policy: 'default', threshold: 60 });
    expect(answer.engine.policyHash).toBe(policyHash({ ...service.app.policy, threshold: 60 }));
    const reader = await service.token({ scopes: ['search:read', 'records:read'] });
    const recorded = await service.get(`/api/v1/searches/${answer.searchId}`, reader);
    expect(recorded.body['engine']).toEqual(answer.engine);
  });

  it('is another one for other lists, whatever order they are given in', async () => {
    const scopes = { scopes: ['search:write', 'search:override'] } as const;
    const hashes = await Promise.all(
      [{ lists: ['list_a', 'list_b'] }, { lists: ['list_b', 'list_a'] }, { lists: ['list_a'] }].map(
        async (lists) => (await ask(lists, scopes)).engine.policyHash,
      ),
    );
    expect(hashes[0]).toBe(hashes[1]);
    expect(new Set([...hashes, policyHash(service.app.policy), policyHash(DEFAULT_POLICY)]).size).toBe(4);
  });
});
