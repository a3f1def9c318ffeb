import type { Endpoint } from '@namesake/contract';

type Header = { readonly description: string; readonly example?: string };

/** Headers of API answers, except those of HTTP itself and those for browser security. */
const RESPONSE_HEADERS = {
  'X-Request-Id': { description: 'Id of this request, also in the log.', example: 'req_7d3f0c2a91Kq0Zb4' },
  RateLimit: {
    description: 'What is left of the quota (r) and the seconds until it is new (t): structured fields, IETF draft.',
    example: '"default";r=599999;t=60',
  },
  'RateLimit-Policy': {
    description: 'The quota (q) and its window in seconds (w).',
    example: '"default";q=600000;w=60',
  },
  'Retry-After': { description: 'Seconds to wait before trying again.', example: '5' },
  'WWW-Authenticate': { description: 'What is wrong with the token (RFC 6750).', example: 'Bearer realm="namesake"' },
  'Token-Expires': {
    description: 'When the token expires, in its last 30 days: an HTTP date.',
    example: 'Wed, 01 Apr 2026 12:00:00 GMT',
  },
  'Preference-Applied': { description: 'That members were ignored on request.', example: 'handling=lenient' },
  'Idempotency-Replayed': {
    description: 'true: the request was done before, and this is the answer it got.',
    example: 'true',
  },
  ETag: {
    description: 'Changes when the answer means something else: send it as If-None-Match.',
    example: 'W/"3q2-7w0jXq1mB2vTn9aZ0A"',
  },
  'Accept-Encoding': { description: 'That bodies must not be compressed.', example: 'identity' },
  Allow: { description: 'The methods that this address takes.', example: 'GET, HEAD' },
  Location: {
    description: 'Where that which was made is read.',
    example: '/api/v1/batches/bat_7Gk2mNp8qRs1T4fG',
  },
  'Set-Cookie': {
    description:
      'The session; HttpOnly, SameSite=Strict; or a log-in by single sign-on under way, SameSite=Lax. Over https its name begins with __Host-.',
    example: 'namesake=…; Path=/; HttpOnly; SameSite=Strict',
  },
} as const satisfies Record<string, Header>;

type ResponseHeader = keyof typeof RESPONSE_HEADERS;

/** Request headers, besides those of HTTP itself. */
const REQUEST_HEADERS = {
  Prefer: {
    description: 'handling=lenient: unknown members of the body are ignored, and the answer says which.',
    example: 'handling=lenient',
  },
  'Idempotency-Key': {
    // Without an example: programs send examples as they are, and one key for many requests is refused.
    description:
      'Made by the caller for this one request, such as a UUID: sent again within 24 hours, the request is not done again.',
  },
  'If-None-Match': {
    description: 'The ETag of an earlier answer: 304 without a body where nothing changed.',
    example: 'W/"3q2-7w0jXq1mB2vTn9aZ0A"',
  },
} as const satisfies Record<string, Header>;

type RequestHeader = keyof typeof REQUEST_HEADERS;

type Answer = { readonly description: string; readonly headers?: unknown };

type Operation = {
  readonly operationId?: string;
  readonly parameters?: readonly unknown[];
  readonly responses?: Readonly<Record<string, Answer>>;
};

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const STARTS_OR_ENDS_SESSION = new Set(['completeSetup', 'createSession', 'deleteSession', 'startSingleSignOn']);

/** Adds the headers of all requests and answers to an OpenAPI document, and the answer 304 to those with an ETag. */
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
