import type { Endpoint } from '@namesake/contract';
import fc from 'fast-check';
import { arbitraryOf } from '../arbitrary-of.ts';
import type { Specification } from '../specification.ts';
import { hostileBody } from './hostile-json.ts';

/** A request as it goes over the wire; headers may repeat. */
export type HostileRequest = {
  readonly endpoint: Endpoint;
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | undefined;
  /** Position of who sends it among the callers. */
  readonly caller: number;
};

const SEGMENTS = [
  '%00',
  '%2e%2e%2f%2e%2e',
  '%',
  '%zz',
  '%ff',
  '%ed%a0%80',
  'a%0d%0aset-cookie:x=1',
  '__proto__',
  'constructor',
  '0',
  '-1',
  '%20',
  'a'.repeat(299),
  'a'.repeat(301),
  '%F0%9F%92%A5',
  '..;',
  'keys',
  'null',
  '*',
  "'%20or%201=1",
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'PURGE'];
const QUERIES = ['?a=1&a=2', '?__proto__[x]=1', '?limit=1&limit=2', '?limit=1e9', '?cursor=%00', '?%', '??', '?a[]=1'];

/** Headers that change how a request is read, or that an intermediary would set. */
const HEADERS: readonly (readonly [string, string])[] = [
  ['accept', 'text/csv'],
  ['accept', 'application/json;q=0'],
  ['accept-encoding', 'gzip;q=0.000, *;q=1'],
  ['content-encoding', 'gzip'],
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'multipart/form-data; boundary=x'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', `application/json; ${'a'.repeat(3_000)}`],
  ['content-type', 'application/json, text/html'],
  ['content-type', '/'],
  ['authorization', 'Bearer'],
  ['authorization', `Bearer ${'x'.repeat(4_000)}`],
  ['authorization', 'Basic YTpi'],
  ['cookie', 'namesake=; namesake=x; =; a'],
  ['cookie', `namesake=${'%'.repeat(2_000)}`],
  ['expect', '100-continue'],
  ['expect', 'nonsense'],
  ['host', 'rebound.example'],
  ['host', ''],
  ['if-none-match', '*'],
  ['if-none-match', 'W/"'],
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
  ['prefer', 'handling=lenient'],
  ['range', 'bytes=0-1,5-'],
  ['sec-fetch-site', 'cross-site'],
  ['traceparent', `00-${'f'.repeat(500)}`],
  ['user-agent', '\u00ff'.repeat(900)],
  ['x-csrf-token', 'x'],
  ['x-forwarded-for', "127.0.0.1, ' or 1=1, ::ffff:1.2.3.4"],
  ['x-forwarded-host', 'rebound.example'],
  ['x-http-method-override', 'DELETE'],
  ['x-junk', 'j'.repeat(9_000)],
  ['x-user-away', '\t'],
];

/**
 * Requests for an endpoint: some right in every part, most wrong in one or several. Half of them come from the callers
 * that may do all.
 */
export function hostileRequest(
  endpoint: Endpoint,
  { paths, components: { schemas } }: Specification,
  known: readonly string[],
  callers: number,
  all: readonly number[],
): fc.Arbitrary<HostileRequest> {
  const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  if (operation === undefined) throw new Error(`${endpoint.id} is not described`);
  const named = (place: string) => operation.parameters.filter((one) => one['in'] === place);
  const segments = fc.tuple(
    ...named('path').map(({ schema, example }) =>
      fc.oneof(
        fc.constantFrom(String(example), ...known),
        arbitraryOf(Object(schema), schemas).map((value) => encodeURIComponent(String(value).toWellFormed())),
        fc.constantFrom(...SEGMENTS),
      ),
    ),
  );
  const wanted = Object.fromEntries(
    named('query').map(({ name, schema }) => [String(name), arbitraryOf(Object(schema), schemas)]),
  );
  const query = fc.oneof(
    { arbitrary: fc.constant(''), weight: 6 },
    { arbitrary: fc.record(wanted, { requiredKeys: [] }).map(queryOf), weight: 3 },
    { arbitrary: fc.constantFrom(...QUERIES), weight: 1 },
  );
  const path = fc.tuple(segments, query).map(([values, end]) => {
    let at = 0;
    return endpoint.path.replaceAll(/\{\w+\}/g, () => values[at++] ?? '') + end;
  });
  const mostly = <T>(usual: T, others: fc.Arbitrary<T>) =>
    fc.oneof({ arbitrary: fc.constant(usual), weight: 12 }, { arbitrary: others, weight: 1 });
  const schema = operation.requestBody?.content['application/json']?.schema;
  const fitting = schema === undefined ? fc.jsonValue() : arbitraryOf(schema, schemas);
  return fc.record({
    endpoint: fc.constant(endpoint),
    method: mostly(endpoint.method, fc.constantFrom(...METHODS)),
    path: fc.tuple(path, mostly('', fc.constantFrom('/', '//', ';x', '/..', '.json'))).map((parts) => parts.join('')),
    headers: fc.oneof(fc.constant([]), fc.array(fc.constantFrom(...HEADERS), { maxLength: 3 })),
    body: schema === undefined ? mostly<Buffer | undefined>(undefined, hostileBody(fitting)) : hostileBody(fitting),
    caller: fc.oneof(fc.nat(callers - 1), fc.constantFrom(...all)),
  });
}

const queryOf = (members: Readonly<Record<string, unknown>>): string =>
  `?${new URLSearchParams(Object.entries(members).map(([name, value]): [string, string] => [name, String(value)]))}`;
