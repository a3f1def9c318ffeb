import { ENDPOINTS, type Endpoint, SHAPE_CODES } from '@namesake/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isForBrowsers } from '../../src/http/openapi.ts';
import { arbitraryOf } from '../support/arbitrary-of.ts';
import { readSpecification } from '../support/specification.ts';
import { startService, type TestService } from '../support/test-service.ts';

/** What a schema cannot say of one endpoint: which parameters go together. */
const BEYOND_SCHEMA_OF: Readonly<Record<string, readonly unknown[]>> = {
  listScreenings: ['not_one_of'],
  // A receipt is an answer, too, and those may get further members.
  verifyReceipt: ['unknown_member'],
  // Which members a row of a rule needs follows from its effect.
  saveRule: ['member_required'],
  simulateRule: ['member_required'],
};
/** Hash passwords, which takes a second each. */
const SLOW = ['completeSetup', 'createSession'];
const RUNS = { seed: 19, numRuns: 20 } as const;

let service: TestService;
let document: Awaited<ReturnType<typeof readSpecification>>;
let ajv: Ajv2020;
let token: string;
beforeAll(async () => {
  service = await startService();
  document = await readSpecification(service);
  ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  ajv.addSchema(JSON.parse(document.text), 'api');
  token = await service.token({
    scopes: [
      'search:write',
      'search:read',
      'records:read',
      'search:override',
      'lists:read',
      'lists:write',
      'policies:write',
      'tokens:write',
      'users:read',
      'tokens:read',
      'users:write',
    ],
  });
});
afterAll(() => service.close());

/** Compiled once for each schema: that takes ten times as long as a request. */
const validators = new WeakMap<object, ValidateFunction>();
function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  const compiled = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')));
  validators.set(schema, compiled);
  return compiled;
}
const junk = fc.oneof(
  fc.constantFrom(null, '', ' ', 0, -1, 1e300, true, [], {}, '\u0000', '\ud800', 'a'.repeat(12_000), '__proto__', ['']),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A body that mostly fits no more: members replaced, or added. */
const spoilt = (body: fc.Arbitrary<unknown>) =>
  fc.tuple(body, fc.nat(), junk, fc.boolean()).map(([value, place, other, add]) => {
    if (typeof value !== 'object' || value === null) return other;
    const names = Object.keys(value);
    const name = add || names.length === 0 ? 'another' : (names[place % names.length] ?? '');
    return { ...value, [name]: other };
  });

const operationOf = ({ path, method }: Endpoint) => {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${method} ${path} is not described`);
  return operation;
};

async function check(endpoint: Endpoint, address: string, body: unknown, fits: boolean): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await service.fetch(address, {
    method: endpoint.method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { responses } = operationOf(endpoint);
  const declared = responses[String(answer.status)];
  expect(Object.keys(responses)).toContain(String(answer.status));
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  const schema = declared?.content?.[type]?.schema;
  if (answer.status !== 204) {
    const validate = schema && validatorOf(schema);
    // Of what is no JSON, the service gives the text.
    const given = type.includes('json') ? answer.body : answer.body['text'];
    expect([validate?.(given), validate?.errors]).toEqual([true, null]);
  }
  expect(answer.status).not.toBe(500);
  if (!fits) expect(answer.status).toBeGreaterThanOrEqual(400);
  else if (answer.status === 400 || answer.status === 422)
    expect([...codesOf(answer.body)].filter((code) => !isBeyond(endpoint, code))).toEqual([]);
  else expect([200, 201, 202, 204, 401, 403, 404, 409, 410, 503]).toContain(answer.status);
}

const isBeyond = ({ id }: Endpoint, code: unknown): boolean =>
  !(SHAPE_CODES as readonly unknown[]).includes(code) || (BEYOND_SCHEMA_OF[id] ?? []).includes(code);

const codesOf = ({ code, errors }: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Array.isArray(errors) ? errors.map((error) => Object(error).code) : [code];

const endpoints = Object.values<Endpoint>(ENDPOINTS).filter((one) => !SLOW.includes(one.id) && !isForBrowsers(one));
const named = endpoints.map((endpoint) => [endpoint.id, endpoint] as const);

describe('a generated request is answered as the specification says', () => {
  it.each(named)('%s', async (_, endpoint) => {
    const { parameters, requestBody } = operationOf(endpoint);
    const { schemas } = document.components;
    const inPath = parameters.filter((one) => one['in'] === 'path');
    const inQuery = parameters.filter((one) => one['in'] === 'query');
    const segments = fc.tuple(
      ...inPath.map(({ schema, example }) =>
        fc.oneof(fc.constant(String(example)), arbitraryOf(Object(schema), schemas).map(String)),
      ),
    );
    const query = fc.record(
      Object.fromEntries(inQuery.map(({ name, schema }) => [String(name), arbitraryOf(Object(schema), schemas)])),
      { requiredKeys: [] },
    );
    const schema = requestBody?.content['application/json']?.schema;
    const body =
      schema === undefined
        ? fc.constant(undefined)
        : fc.oneof(arbitraryOf(schema, schemas), spoilt(arbitraryOf(schema, schemas)));
    const addresses = fc.tuple(segments, query).map(([values, members]) => {
      const path = inPath.reduce(
        (whole, { name }, place) =>
          whole.replace(`{${String(name)}}`, encodeURIComponent(String(values[place]).toWellFormed())),
        endpoint.path,
      );
      const pairs = Object.entries(members).map(([name, value]): [string, string] => [name, String(value)]);
      return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
    });
    await fc.assert(
      fc.asyncProperty(addresses, body, async (address, value) => {
        const sent: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
        const fits = schema === undefined || validatorOf(schema)(sent);
        await check(endpoint, address, sent, fits);
      }),
      RUNS,
    );
  });
});
