import { ENDPOINTS, type Endpoint } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administratorOf, type TestBrowser } from '../support/people.ts';
import { readSpecification, type Specification } from '../support/specification.ts';
import { startService, type TestService } from '../support/test-service.ts';

type Schema = Readonly<Record<string, unknown>>;
type Path = readonly string[];

/** PostgreSQL stores neither; SQLite cuts some texts at NUL, and both change the half of a pair. */
const NUL = 'a\u0000b';
const HALF = 'a\ud800b';
/** Members that are screened as they come. */
const SCREENED = new Set(['searchText', 'aliases', 'addresses', 'identifiers', 'names', 'expectedName']);

let service: TestService;
let specification: Specification;
let admin: TestBrowser;
beforeAll(async () => {
  service = await startService({ environment: { RATE_LIMIT: '1000000' } });
  specification = await readSpecification(service);
  admin = await administratorOf(service);
});
afterAll(() => service.close());

const operationOf = ({ path, method }: Endpoint) => {
  const operation = specification.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${method} ${path} is not described`);
  return operation;
};

/** Where a value of the schema has texts. */
function textsIn(schema: Schema, at: Path = []): readonly Path[] {
  const { $ref, anyOf, oneOf, type, items, properties } = schema;
  if (typeof $ref === 'string')
    return textsIn(specification.components.schemas[$ref.replace('#/components/schemas/', '')] ?? {}, at);
  if (type === 'string') return [at];
  if (type === 'array') return textsIn(Object(items), [...at, '0']);
  if (type === 'object')
    return Object.entries(Object(properties)).flatMap(([name, inner]) => textsIn(Object(inner), [...at, name]));
  return [anyOf, oneOf].flatMap((all) => (Array.isArray(all) ? all.flatMap((one) => textsIn(Object(one), at)) : []));
}

/** A value with a text at one place and nothing else. */
const only = ([name, ...rest]: Path, text: string): unknown =>
  name === undefined ? text : name === '0' ? [only(rest, text)] : { [name]: only(rest, text) };

const below = (path: string): string => path.slice('/api/v1'.length);
const codesOf = (errors: unknown): readonly unknown[] => Array.from(Object(errors ?? []), (one) => Object(one).code);
const named = Object.values<Endpoint>(ENDPOINTS)
  .filter(({ path }) => path.startsWith('/api/v1'))
  .map((endpoint) => [endpoint.id, endpoint] as const);

/** Whether a path that cannot be right is what was refused. */
const isOfPath = (endpoint: Endpoint, status: number, { errors }: Record<string, unknown>): boolean =>
  status === 422 &&
  Object.keys(endpoint.params?.shape ?? {}).some((name) =>
    Array.from(Object(errors)).some((error) => Object(error).pointer === `/${name}`),
  );

describe('a text that a database does not store is refused', () => {
  it.each(named.filter(([, { body }]) => body !== undefined))('in the body of %s', async (_, endpoint) => {
    const schema = operationOf(endpoint).requestBody?.content['application/json']?.schema ?? {};
    const path = endpoint.path.replaceAll(/\{\w+\}/g, 'x');
    const texts = textsIn(schema).filter((at) => !at.some((name) => SCREENED.has(name)));
    for (const at of texts)
      for (const text of [NUL, HALF]) {
        const { status, body } = await admin.send(endpoint.method, below(path), only(at, text));
        // A path that cannot be right is refused first.
        if (isOfPath(endpoint, status, body)) continue;
        expect([status, body['code'], body['errors']], at.join('/')).toEqual([
          400,
          'invalid_character',
          [expect.objectContaining({ pointer: `/${at.join('/')}`, code: 'invalid_character' })],
        ]);
      }
  });

  it.each(named.filter(([, { query }]) => query !== undefined))('in the query of %s', async (_, endpoint) => {
    const path = endpoint.path.replaceAll(/\{\w+\}/g, 'x');
    for (const name of Object.keys(endpoint.query?.shape ?? {}).filter((one) => !SCREENED.has(one))) {
      const { status, body } = await admin.send(endpoint.method, `${below(path)}?${name}=a%00b`);
      if (isOfPath(endpoint, status, body)) continue;
      expect([status, body['code']], name).toEqual([400, 'invalid_character']);
    }
  });

  it.each(named.filter(([, { params }]) => params !== undefined))('in the path of %s', async (_, endpoint) => {
    const path = endpoint.path.replaceAll(/\{\w+\}/g, 'a%00b');
    const { status, body } = await admin.send(endpoint.method, below(path));
    expect([status, codesOf(body['errors'])[0]]).toEqual([400, 'invalid_character']);
  });
});

describe('a text that describes the screened party', () => {
  const QUERY = {
    searchText: `Orlan Vestrakov${NUL}`,
    aliases: [HALF],
    addresses: [NUL],
    identifiers: [{ value: NUL }],
  };

  it('is screened and recorded as it came, whatever characters it has', async () => {
    for (const text of [NUL, HALF]) {
      const found = await admin.send('POST', '/search', { ...QUERY, searchText: `Orlan Vestrakov ${text}` });
      expect([found.status, found.body['searchText']]).toEqual([200, `Orlan Vestrakov ${text}`]);
      const again = await admin.get(`/searches/${found.body['searchId']}`);
      expect(again.body['searchText']).toBe(`Orlan Vestrakov ${text}`);
    }
  });

  it('is compared and diagnosed, too', async () => {
    const entity = { names: [`Orlan${NUL}`] };
    expect((await admin.send('POST', '/compare', { query: QUERY, entity })).status).toBe(200);
    expect((await admin.send('POST', '/search/diagnose', { ...QUERY, expectedName: HALF })).status).toBe(200);
  });
});
