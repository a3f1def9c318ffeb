import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSpecification } from '../support/specification.ts';
import { startService, type TestService } from '../support/test-service.ts';

/** Of HTTP itself, or only there to keep browsers safe. */
const UNDECLARED =
  /^(?:cache-control|connection|content-(?:encoding|length|type|security-policy)|cross-origin-.*|date|keep-alive|origin-agent-cluster|referrer-policy|transfer-encoding|vary|x-(?!request-id).*)$/;

let service: TestService;
let document: Awaited<ReturnType<typeof readSpecification>>;
let ajv: Ajv2020;
let token: string;
beforeAll(async () => {
  service = await startService({ environment: { RATE_LIMIT: '300' } });
  document = await readSpecification(service);
  ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(JSON.parse(document.text), 'api');
  token = await service.token({
    scopes: [
      'search:write',
      'search:read',
      'lists:read',
      'lists:write',
      'policies:write',
      'tokens:write',
      'users:read',
      'tokens:read',
      'users:write',
      'records:read',
      'customers:read',
      'customers:write',
      'cases:read',
      'audit:read',
    ],
    lifetimeMs: 7 * 24 * 3_600_000,
  });
  // Somebody whose name is taken.
  await service.post('/api/v1/invitations', { name: 'Cleo', role: 'auditor' }, token);
});
afterAll(() => service.close());

const ORLAN = { searchText: 'orlan vestrakov', explain: 'full' };
const PAIR = { query: { searchText: 'Orlan Vestrakov' }, entity: { names: ['Orlan Vestrakoff'] } };
const EXPECTED = { searchText: 'Tobrian Vestrakov', expectedEntityId: 'list_a:1' };
type Call = readonly [
  method: string,
  path: string,
  template: string,
  status: number,
  body?: unknown,
  more?: Readonly<Record<string, string>>,
];
const CALLS: readonly Call[] = [
  ['POST', '/api/v1/search', '/api/v1/search', 200, ORLAN],
  ['POST', '/api/v1/search', '/api/v1/search', 200, { ...ORLAN, view: 'compact' }],
  ['POST', '/api/v1/search', '/api/v1/search', 200, { ...ORLAN, x: 1 }, { prefer: 'handling=lenient' }],
  ['POST', '/api/v1/search', '/api/v1/search', 422, {}],
  ['POST', '/api/v1/search', '/api/v1/search', 400, '{'],
  ['POST', '/api/v1/search', '/api/v1/search', 401, ORLAN, { authorization: 'Bearer x' }],
  ['POST', '/api/v1/search', '/api/v1/search', 403, { ...ORLAN, threshold: 99 }],
  ['POST', '/api/v1/search', '/api/v1/search', 406, ORLAN, { accept: 'text/csv' }],
  ['POST', '/api/v1/search', '/api/v1/search', 415, ORLAN, { 'content-encoding': 'gzip' }],
  ['PUT', '/api/v1/search', '/api/v1/search', 405, ORLAN],
  ['POST', '/api/v1/search/diagnose', '/api/v1/search/diagnose', 200, EXPECTED],
  ['POST', '/api/v1/compare', '/api/v1/compare', 200, PAIR],
  ['GET', '/api/v1/searches/srch_0', '/api/v1/searches/{id}', 404],
  ['GET', '/api/v1/searches/srch_0/receipt', '/api/v1/searches/{id}/receipt', 404],
  ['GET', '/api/v1/receipts/keys', '/api/v1/receipts/keys', 200],
  ['POST', '/api/v1/receipts/verify', '/api/v1/receipts/verify', 422, {}],
  ['GET', '/api/v1/entities/list_a:1', '/api/v1/entities/{id}', 200],
  ['GET', '/api/v1/entities/list_a:1/relations', '/api/v1/entities/{id}/relations', 200],
  ['GET', '/api/v1/entities/list_a:77', '/api/v1/entities/{id}', 404],
  ['GET', '/api/v1/lists', '/api/v1/lists', 200],
  ['GET', '/api/v1/lists/list_a', '/api/v1/lists/{id}', 200],
  ['GET', '/api/v1/lists/list_a/versions', '/api/v1/lists/{id}/versions', 200],
  ['POST', '/api/v1/lists/list_a/refresh', '/api/v1/lists/{id}/refresh', 202],
  ['GET', '/api/v1/policies', '/api/v1/policies', 200],
  ['GET', '/api/v1/policies/default', '/api/v1/policies/{name}', 200],
  ['PUT', '/api/v1/policies/payments', '/api/v1/policies/{name}', 201, { threshold: 70, text: 'test' }],
  ['POST', '/api/v1/tokens', '/api/v1/tokens', 201, { name: 'x', scopes: ['lists:read'] }],
  ['GET', '/api/v1/tokens', '/api/v1/tokens', 200],
  ['GET', '/api/v1/users', '/api/v1/users', 200],
  ['POST', '/api/v1/invitations', '/api/v1/invitations', 201, { name: 'Ben', role: 'auditor' }],
  ['POST', '/api/v1/invitations', '/api/v1/invitations', 409, { name: 'CLEO', role: 'auditor' }],
  ['PUT', '/api/v1/users/usr_0', '/api/v1/users/{id}', 404, { role: 'auditor', disabled: false }],
  ['GET', '/api/v1/sessions', '/api/v1/sessions', 401],
  ['GET', '/api/v1/roles', '/api/v1/roles', 401],
  ['GET', '/api/v1/setup', '/api/v1/setup', 200],
  ['POST', '/api/v1/session', '/api/v1/session', 401, { username: 'a', password: 'b' }],
  ['GET', '/api/v1/scoring', '/api/v1/scoring', 200],
  ['GET', '/api/v1/limitations', '/api/v1/limitations', 200],
  ['GET', '/api/v1/openapi.json', '/api/v1/openapi.json', 200],
  ['GET', '/livez', '/livez', 200],
  ['GET', '/readyz', '/readyz', 200],
];

describe('an answer is what the specification says', () => {
  const calls = CALLS.map(([method, path, template, status, body, more = {}]) => ({
    method,
    path,
    template,
    status,
    body,
    more,
  }));
  it.each(calls)('$method $path $status', async ({ method, path, template, status, body, more }) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip', ...more };
    const json = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const answer = await service.fetch(path, {
      method,
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      ...json,
    });
    expect(answer.status).toBe(status);
    // A method that is not taken is described with those that are.
    const operation = document.paths[template]?.[method.toLowerCase()] ?? document.paths[template]?.['post'];
    const declared = operation?.responses[String(status)];
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
    const schema = declared?.content?.[type]?.schema;
    expect(schema).toBeDefined();
    ajv.validate({ ...schema, $ref: String(schema?.['$ref']).replace('#', 'api#') }, answer.body);
    expect(ajv.errors ?? []).toEqual([]);
    const known = Object.keys(declared?.headers ?? {}).map((name) => name.toLowerCase());
    const sent = [...answer.headers.keys()].filter((name) => !UNDECLARED.test(name));
    expect(sent.filter((name) => !known.includes(name))).toEqual([]);
    expect(sent).toContain('x-request-id');
  });
});
