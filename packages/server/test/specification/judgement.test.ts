import { ENDPOINTS, type Endpoint, parseRequest } from '@namesake/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSpecification } from '../support/specification.ts';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
let ajv: Ajv2020;
let document: Awaited<ReturnType<typeof readSpecification>>;
beforeAll(async () => {
  service = await startService({ environment: { PUBLIC_URL: 'http://screening.example.test' } });
  document = await readSpecification(service);
  ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(JSON.parse(document.text), 'api');
});
afterAll(() => service.close());

const fits = (name: string, value: unknown) => ajv.validate({ $ref: `api#/components/schemas/${name}` }, value);
const text = { searchText: 'Orlan Vestrakov' };
const SEARCH = ENDPOINTS.createSearch;
const DIAGNOSE = ENDPOINTS.diagnoseSearch;

describe('the schema of a body and the server judge alike', () => {
  it.each([
    ['SearchRequest', SEARCH, text, true],
    ['SearchRequest', SEARCH, { searchText: ' \t\u3000' }, false],
    ['SearchRequest', SEARCH, { ...text, purpose: '\u00a0' }, false],
    ['SearchRequest', SEARCH, { ...text, aliases: ['a', ''] }, false],
    ['SearchRequest', SEARCH, { ...text, treshold: 70 }, false],
    ['SearchRequest', SEARCH, { ...text, threshold: 49.9 }, false],
    ['SearchRequest', SEARCH, { ...text, limit: 1.5 }, false],
    ['SearchRequest', SEARCH, { ...text, countries: ['DE', 'tr'] }, true],
    ['SearchRequest', SEARCH, { ...text, countries: ['DEU'] }, false],
    ['SearchRequest', SEARCH, { ...text, birthDate: 'circa 1952' }, true],
    ['SearchRequest', SEARCH, { ...text, birthDate: 'early 1960s' }, true],
    ['SearchRequest', SEARCH, { ...text, birthDate: '1849-12-31' }, false],
    ['SearchRequest', SEARCH, { ...text, birthDate: '12 Mar' }, false],
    ['SearchRequest', SEARCH, { ...text, asOf: '2026-02-01' }, true],
    ['SearchRequest', SEARCH, { ...text, asOf: '2026-02-30' }, false],
    ['SearchRequest', SEARCH, { ...text, asOf: '2026-02-01T10:00:00+01:00' }, true],
    ['SearchRequest', SEARCH, { ...text, asOf: 'un_sc@3f9c01aa' }, true],
    ['SearchRequest', SEARCH, { ...text, asOf: 'un_sc@3f9c' }, false],
    ['DiagnoseRequest', DIAGNOSE, { ...text, expectedName: 'x' }, true],
    ['DiagnoseRequest', DIAGNOSE, { ...text, expectedEntityId: 'a:1' }, true],
    ['DiagnoseRequest', DIAGNOSE, { ...text, expectedName: 'x', expectedEntityId: 'a:1' }, false],
    ['DiagnoseRequest', DIAGNOSE, text, false],
    ['CreateTokenRequest', ENDPOINTS.createToken, { name: ' ' }, false],
    ['SetupRequest', ENDPOINTS.completeSetup, { oneTimeToken: 'x', username: 'a', password: '𐍈'.repeat(1_000) }, true],
    ['SetupRequest', ENDPOINTS.completeSetup, { oneTimeToken: 'x', username: 'a', password: '𐍈'.repeat(11) }, false],
  ])('%s %#', (name, { body }, value, right) => {
    expect([fits(name, value), parseRequest(body, value).ok]).toEqual([right, right]);
  });

  it.each([
    ['3f9c01aa..b81d77e0', true],
    ['3f9c01aa..b81d77', false],
    ['3f9c01aa...b81d77e0', false],
    ['3F9C01AA..b81d77e0', false],
  ])('two versions: %s', (range, right) => {
    const [parameter] = (document.paths['/api/v1/lists/{id}/versions/{range}']?.['get']?.parameters ?? []).filter(
      ({ name }) => name === 'range',
    );
    const schema = Object(parameter?.['schema']);
    const { params } = ENDPOINTS.getListDiff;
    expect([ajv.validate(schema, range), parseRequest(params, { id: 'un_sc', range }).ok]).toEqual([right, right]);
  });
});

const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS);
const withBody = endpoints.filter(({ body }) => body !== undefined).map((endpoint) => [endpoint.id, endpoint] as const);

describe('the example of a body', () => {
  it.each(withBody)('%s is one that the server takes', async (_, { path, method }) => {
    const operation = document.paths[path]?.[method.toLowerCase()];
    const { schema = {} } = operation?.requestBody?.content['application/json'] ?? {};
    const name = String(schema['$ref']).replace('#/components/schemas/', '');
    const [example, ...others] = Object(document.components.schemas[name])['examples'] ?? [];
    expect([fits(name, example), others]).toEqual([true, []]);
    const named = Object.fromEntries((operation?.parameters ?? []).map((one) => [one['name'], one['example']]));
    const url = path.replaceAll(/\{(\w+)\}/g, (_whole, key: string) => String(named[key]));
    const token = await service.token({
      scopes: ['search:write', 'search:override', 'lists:write', 'policies:write', 'tokens:write'],
    });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await service.fetch(url, { method, headers, body: JSON.stringify(example) });
    // What it names may not be here: an invented list, a used one-time token.
    expect([200, 201, 401, 403, 404]).toContain(answer.status);
  });
});
