import { ENDPOINTS, type Endpoint, ROLE_NAMES, ROLES, SCOPE_NAMES } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { startService, type TestService } from '../support/test-service.ts';

/** Endpoints of which the scope depends on what is asked: what a valid request of a role without it may get. */
const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS);
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

/** The example of the contract: a request that is right but for who asks. */
function requestOf({ method, path, params, body }: Endpoint): [method: string, path: string, body?: unknown] {
  const exampleOf = (schema: z.core.$ZodType | undefined): unknown =>
    schema instanceof z.ZodType ? Object(schema.meta()?.['examples'])[0] : undefined;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(exampleOf(params?.shape[name]) ?? 'x')),
  );
  const example = exampleOf(body);
  return body === undefined
    ? [method, filled.slice('/api/v1'.length)]
    : [method, filled.slice('/api/v1'.length), example];
}

describe.each(ROLE_NAMES)('the role %s', (role) => {
  it.each(guarded.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (_, endpoint) => {
    const { auth } = endpoint;
    if (auth.kind !== 'scope') throw new Error('not guarded');
    const { scopes } = ROLES[role];
    const allowed = scopes.includes(auth.scope) || (auth.or !== undefined && scopes.includes(auth.or));
    const answer = await browsers.get(role)?.send(...requestOf(endpoint));
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
        ...['acceptInvitation', 'completeSetup', 'createSession', 'getSetup'],
        ...['getLimitations', 'getLivez', 'getOpenapi', 'getReadyz', 'getScoring'],
        ...['listReceiptKeys', 'verifyReceipt'],
        ...['finishSingleSignOn', 'leaveSingleSignOn', 'startSingleSignOn'],
        ...['takeSecondStep', 'startPasskeyLogin', 'logInByPasskey'],
      ].sort(),
    );
  });

  it.each(endpoints.filter(({ auth }) => auth.kind !== 'public').map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s refuses callers who have not logged in',
    async (_, endpoint) => {
      const [method, path, body] = requestOf(endpoint);
      const answer = await service.fetch(`/api/v1${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      expect(answer.status).toBe(401);
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
