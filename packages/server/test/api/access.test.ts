import { ENDPOINTS, type Endpoint, ROLE_NAMES, ROLES, SCOPE_NAMES } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleRequest } from '../support/example-request.ts';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { startService, type TestService } from '../support/test-service.ts';

const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS);
const JSON_TYPE = { 'content-type': 'application/json' };
const guarded = endpoints.filter(({ auth }) => auth.kind === 'scope');

let service: TestService;
const browsers = new Map<string, TestBrowser>();
beforeAll(async () => {
  service = await startService();
  const admin = await administratorOf(service);
  browsers.set('admin', admin);
  for (const role of ROLE_NAMES.filter((name) => name !== 'admin'))
    browsers.set(role, await join(service, admin, role, role));
});
afterAll(() => service.close());

describe.each(ROLE_NAMES)('the role %s', (role) => {
  it.each(guarded.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (_, endpoint) => {
    const { auth } = endpoint;
    if (auth.kind !== 'scope') throw new Error('not guarded');
    const { scopes } = ROLES[role];
    const allowed = scopes.includes(auth.scope) || (auth.or !== undefined && scopes.includes(auth.or));
    const answer = await browsers.get(role)?.send(...exampleRequest(endpoint));
    expect(answer?.status).toBeDefined();
    if (allowed) expect([401, 500]).not.toContain(answer?.status);
    // Whatever else is missing: the example, or the party that it names.
    if (allowed) expect(String(answer?.body['detail'])).not.toContain(`needs the scope ${auth.scope}`);
    else expect([answer?.status, answer?.body['code']]).toEqual([403, 'scope_missing']);
  });
});

describe('the table of endpoints', () => {
  it('leaves nothing open but what must be', () => {
    const open = endpoints.filter(({ auth }) => auth.kind === 'public').map(({ id }) => id);
    expect(open.sort()).toEqual(
      [
        'acceptInvitation',
        'completeSetup',
        'createSession',
        'getSetup',
        'getLimitations',
        'getLivez',
        'getOpenapi',
        'getReadyz',
        'getScoring',
        'listReceiptKeys',
        'verifyReceipt',
        'finishSingleSignOn',
        'leaveSingleSignOn',
        'startSingleSignOn',
        'takeSecondStep',
        'startPasskeyLogin',
        'logInByPasskey',
        'yenteAlgorithms',
        'yenteCatalog',
        'yenteHealth',
        'yenteReady',
      ].sort(),
    );
  });

  it.each(endpoints.filter(({ auth }) => auth.kind !== 'public').map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s refuses callers who have not logged in',
    async (_, endpoint) => {
      const [method, path, body] = exampleRequest(endpoint);
      const answer = await service.fetch(`/api/v1${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_TYPE }),
      });
      expect(answer.status).toBe(401);
    },
  );

  it.each(guarded.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s tells callers without its scope nothing of what it takes',
    async (_, { method, path, auth }) => {
      const doing = auth.kind === 'scope' ? [auth.scope, auth.or] : [];
      const token = await service.token({ scopes: SCOPE_NAMES.filter((name) => !doing.includes(name)) });
      const address = `${path.replaceAll(/\{\w+\}/g, '%20%20')}?nonsense=1`;
      for (const body of method === 'GET' ? [undefined] : ['{"nonsense":[]}', '{"a":1,', '']) {
        const headers = { authorization: `Bearer ${token}`, ...JSON_TYPE };
        const answer = await service.fetch(address, { method, headers, ...(body === undefined ? {} : { body }) });
        expect([answer.status, answer.body['code']]).toEqual([403, 'scope_missing']);
        expect(answer.body['errors']).toBeUndefined();
      }
    },
  );
});

describe('the permission table', () => {
  it('gives the administrator everything, and nobody more than that', () => {
    expect(ROLES.admin.scopes).toEqual(SCOPE_NAMES);
  });

  it('lets an auditor change nothing', () => {
    expect(ROLES.auditor.scopes.filter((scope) => !scope.endsWith(':read'))).toEqual([]);
  });

  it('lets nobody but the administrator manage people and retention', () => {
    const others = ROLE_NAMES.filter((role) => role !== 'admin').flatMap((role) => ROLES[role].scopes);
    expect(others).not.toContain('users:write');
    expect(others).not.toContain('retention:write');
  });
});

it('lists:write is enough to refresh a list, whose details it is answered with', async () => {
  const token = await service.token({ scopes: ['lists:write'] });
  const answer = await service.post('/api/v1/lists/list_a/refresh', undefined, token);
  expect([answer.status, answer.body['id']]).toEqual([202, 'list_a']);
});
