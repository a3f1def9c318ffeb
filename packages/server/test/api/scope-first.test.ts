import { ENDPOINTS, type Endpoint, SCOPE_NAMES } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/test-service.ts';

const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS);
const scoped = endpoints.flatMap(({ id, method, path, auth }) =>
  auth.kind === 'scope' ? [{ id, method, path, doing: [auth.scope, auth.or] }] : [],
);

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe('who lacks the scope of an endpoint learns nothing of what it takes', () => {
  it.each(scoped)('$id', async ({ method, path, doing }) => {
    const token = await service.token({ scopes: SCOPE_NAMES.filter((name) => !doing.includes(name)) });
    const address = `${path.replaceAll(/\{\w+\}/g, '%20%20')}?nonsense=1`;
    for (const body of method === 'GET' ? [undefined] : ['{"nonsense":[]}', '{"a":1,', '']) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await service.fetch(address, { method, headers, ...(body === undefined ? {} : { body }) });
      expect([answer.status, answer.body['code']]).toEqual([403, 'scope_missing']);
      expect(answer.body['errors']).toBeUndefined();
    }
  });
});
