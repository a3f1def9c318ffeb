import type { Endpoint } from '@namesake/contract';
import { REQUEST_HEADERS, RESPONSE_HEADERS, type RequestHeader, type ResponseHeader } from './headers.ts';

type Answer = { readonly description: string; readonly headers?: unknown };
type Operation = {
  readonly operationId?: string;
  readonly parameters?: readonly unknown[];
  readonly responses?: Readonly<Record<string, Answer>>;
};
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const STARTS_OR_ENDS_SESSION = new Set(['completeSetup', 'createSession', 'deleteSession', 'startSingleSignOn']);

/** An OpenAPI document with the headers of every request and answer, and the answer 304 where there is an ETag. */
export function withHeaders<D extends object>(document: D, endpoints: readonly Endpoint[]): D {
  const { paths = {}, components = {} }: { readonly paths?: Paths; readonly components?: object } = document;
  const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));
  const described = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => {
        const endpoint = byId.get(operation.operationId ?? '');
        return [method, endpoint === undefined ? operation : describe(operation, endpoint)];
      }),
    ),
  ]);
  const headers = Object.entries(RESPONSE_HEADERS).map(([name, header]) => [name, toHeader(header)]);
  const parameters = Object.entries(REQUEST_HEADERS).map(([name, header]) => [
    name,
    { name, in: 'header', ...toHeader(header) },
  ]);
  return {
    ...document,
    paths: Object.fromEntries(described),
    components: {
      ...components,
      headers: Object.fromEntries(headers),
      parameters: Object.fromEntries(parameters),
    },
  };
}

const toHeader = ({ description, example }: { readonly description: string; readonly example?: string }) => ({
  description,
  required: false,
  schema: { type: 'string' },
  ...(example === undefined ? {} : { example }),
});

function describe(operation: Operation, endpoint: Endpoint): Operation {
  const { parameters = [], responses = {} } = operation;
  const unchanged = { description: 'Nothing changed since the answer with that ETag. No body.' };
  const all: Readonly<Record<string, Answer>> =
    endpoint.conditional === true ? { ...responses, 304: unchanged } : responses;
  const taken = requestHeaders(endpoint).map((name) => ({ $ref: `#/components/parameters/${name}` }));
  return {
    ...operation,
    ...(parameters.length + taken.length === 0 ? {} : { parameters: [...parameters, ...taken] }),
    responses: Object.fromEntries(
      Object.entries(all).map(([status, answer]) => [
        status,
        { ...answer, headers: referred(responseHeaders(endpoint, Number(status))) },
      ]),
    ),
  };
}

const referred = (names: readonly ResponseHeader[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

function requestHeaders({ body, conditional, idempotency }: Endpoint): readonly RequestHeader[] {
  return [
    ...(body === undefined ? [] : (['Prefer'] as const)),
    ...(idempotency === undefined ? [] : (['Idempotency-Key'] as const)),
    ...(conditional === true ? (['If-None-Match'] as const) : []),
  ];
}

function responseHeaders(endpoint: Endpoint, status: number): readonly ResponseHeader[] {
  const { id, path, auth, body, conditional, idempotency } = endpoint;
  const isSuccess = status < 300;
  const when = (holds: boolean, ...names: readonly ResponseHeader[]) => (holds ? names : []);
  return [
    'X-Request-Id',
    ...when(path.startsWith('/api/'), 'RateLimit', 'RateLimit-Policy'),
    ...when(auth.kind === 'scope' && status !== 401, 'Token-Expires'),
    ...when(isSuccess && body !== undefined, 'Preference-Applied'),
    ...when(isSuccess && idempotency !== undefined, 'Idempotency-Replayed'),
    ...when(conditional === true && (isSuccess || status === 304), 'ETag'),
    ...when(isSuccess && STARTS_OR_ENDS_SESSION.has(id), 'Set-Cookie'),
    ...when(status === 201 && endpoint.location !== undefined, 'Location'),
    ...when(status === 401 || (status === 403 && auth.kind === 'scope'), 'WWW-Authenticate'),
    ...when(status === 405, 'Allow'),
    ...when(status === 415, 'Accept-Encoding'),
    ...when(status === 429 || status === 503 || (status === 409 && idempotency !== undefined), 'Retry-After'),
  ];
}
