import { type Endpoint, mediaTypeOf, WATCHMAN_ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../context/app.ts';
import { actorOf, type Principal } from '../context/principal.ts';
import type { Drain } from '../http/drain.ts';
import { limitBodyTime } from '../http/hang-up.ts';
import type { KnownHosts } from '../http/known-hosts.ts';
import type { LoadGauge } from '../http/load-gauge.ts';
import { limitKey, type RateLimit } from '../http/rate-limit.ts';
import { accepts } from '../http/request-headers.ts';
import { methodRefused } from '../http/web-interface.ts';
import { ApiError } from '../lib/errors/api-error.ts';
import { isUntrusted, StorageUnavailable, storageProblemOf } from '../lib/errors/storage-problem.ts';
import { authenticate, checkSameOrigin } from '../modules/access/http/authenticate.ts';
import { checkMayCall, identify } from '../modules/access/http/check-caller.ts';
import { readCookie, sessionCookie } from '../modules/access/http/cookies.ts';
import { countRequest } from '../modules/monitoring/count-request.ts';
import type { Counters } from '../modules/monitoring/instruments.ts';
import { METRICS_PATH } from '../modules/monitoring/metrics-path.ts';

type HookOptions = {
  readonly app: App;
  /** Per token or user. */
  readonly rateLimit: RateLimit;
  /** Per address, for requests without a token or session. */
  readonly anonymousLimit: RateLimit;
  readonly hosts: KnownHosts;
  readonly load: LoadGauge;
  readonly drain: Drain;
  readonly counters: Counters;
};

/** Adds the hooks that run before the body of each request is read and after its answer is sent. */
export function addRequestHooks(server: FastifyInstance, options: HookOptions): void {
  server.decorateRequest('principal', null);
  server.decorateRequest('charge', () => {});
  server.decorateReply('problemCode', null);
  server.addHook('onRequest', async (request, reply) => {
    options.drain.enter(request, reply);
    reply.header('x-request-id', request.id);
    const { endpoint } = request.routeOptions.config;
    if (endpoint?.upload === undefined) limitBodyTime(request.raw);
    const hosts = hostsOf(request);
    if (hosts === 0) throw new ApiError('bad_request', { detail: 'The header Host is missing.' });
    if (hosts > 1) throw new ApiError('bad_request', { detail: 'The header Host is there more than once.' });
    // Probes may send any host name.
    if (!isProbe(endpoint) && !options.hosts.accepts(request)) throw new ApiError('host_refused');
    // Before the body is read: its errors do not matter for a refused method.
    const refused = methodRefused(request);
    if (refused !== undefined) throw refused;
    if (endpoint === undefined) return;
    if (lacksParameter(request)) throw new ApiError('not_found');
    reply.header('cache-control', cacheControlOf(endpoint));
    if (isProbe(endpoint)) return;
    if (options.load.overloaded()) throw new ApiError('overloaded', { headers: { 'retry-after': '1' } });
    const problem = options.app.storage.health.current;
    if (problem !== undefined && isUntrusted(problem)) throw new StorageUnavailable(problem);
    if (!accepts(request.headers.accept, mediaTypeOf(endpoint))) throw new ApiError('not_acceptable');
    await admit(endpoint, request, reply, options);
  });
  server.addHook('onSend', async (_request, reply) => {
    // The client must not reuse the connection.
    if (options.drain.begun) reply.header('connection', 'close');
  });
  server.addHook('onResponse', async (request, reply) => {
    options.drain.leave(reply);
    const location = reply.getHeader('location');
    countRequest(options.counters, {
      method: request.method,
      route: templateOf(request),
      status: reply.statusCode,
      code: reply.problemCode,
      seconds: reply.elapsedTime / 1_000,
      location: typeof location === 'string' ? location : undefined,
    });
    request.log[levelOf(request, reply)](
      {
        method: request.method,
        // The route pattern, never the address, which may hold text that a user typed.
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ...(reply.problemCode === null ? {} : { code: reply.problemCode }),
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...actor(request),
        ...trace(request),
      },
      'request',
    );
  });
}

/** Route template for metrics. Files of the interface share one, because their names change with each build. */
function templateOf({ routeOptions: { config, url } }: FastifyRequest): string | undefined {
  return config.endpoint !== undefined || url === METRICS_PATH ? url : undefined;
}

/** Public answers may be cached and revalidated; nothing else may be stored on disk. */
function cacheControlOf({ conditional, auth }: Endpoint): string {
  return conditional === true && auth.kind === 'public' ? 'no-cache' : 'no-store';
}

/**
 * Number of `Host` headers. HTTP/1.1 requires exactly one. Node refuses a request without one, but not with a problem
 * document, and uses the first of two, while a proxy may have checked the last.
 */
function hostsOf({ raw }: FastifyRequest): number {
  const named = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  return named === 0 && raw.httpVersion !== '1.1' ? 1 : named;
}

/** `/lists/` is not a list with an empty name. */
function lacksParameter({ params }: FastifyRequest): boolean {
  return typeof params === 'object' && params !== null && Object.values(params).includes('');
}

const { ping, live, ready } = WATCHMAN_ENDPOINTS;
const PROBES: ReadonlySet<string> = new Set(['/livez', '/readyz', ping.path, live.path, ready.path]);

const isProbe = (endpoint: Endpoint | undefined): boolean => endpoint !== undefined && PROBES.has(endpoint.path);

/**
 * Successful reads are not logged: probes come every few seconds, and one page of the interface makes a dozen.
 * Searches, changes and refusals are logged.
 */
function levelOf({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply): 'debug' | 'info' {
  const { endpoint } = routeOptions.config;
  const isRead = (method === 'GET' || method === 'HEAD') && endpoint?.records !== true;
  return isProbe(endpoint) || (isRead && statusCode < 400) ? 'debug' : 'info';
}

async function admit(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  options: HookOptions,
): Promise<void> {
  const { app, rateLimit, anonymousLimit } = options;
  // A connection that has closed already has no address.
  const from = limitKey(String(request.ip));
  if (endpoint.auth.kind === 'public') {
    const known = endpoint.method === 'GET' ? await callerIfKnown(request, reply, app) : undefined;
    if (known !== undefined) return rateLimit.take(actorOf(known), reply);
    anonymousLimit.take(endpoint.method === 'GET' ? `read:${from}` : `enter:${from}`, reply);
    return checkSameOrigin(request, app.publicUrl);
  }
  try {
    request.principal = await identify(endpoint, request, reply, app);
  } catch (error) {
    // A storage failure is not a refused caller.
    if (storageProblemOf(error) !== undefined) throw error;
    // Counted separately: a program with an expired token must not keep a person at the same address from logging in.
    anonymousLimit.take(`refused:${from}`, reply);
    throw error;
  }
  const { principal } = request;
  rateLimit.take(actorOf(principal), reply);
  request.charge = (requests) => rateLimit.take(actorOf(principal), reply, requests);
  // Before the body is read: an unauthorised caller learns nothing about the endpoint.
  checkMayCall(endpoint, principal);
}

/**
 * Identifies the caller of a public endpoint, so that a logged-in user is not counted with strangers at the same
 * address.
 */
async function callerIfKnown(request: FastifyRequest, reply: FastifyReply, app: App): Promise<Principal | undefined> {
  const cookie = sessionCookie(app.publicUrl);
  if (request.headers.authorization === undefined && readCookie(request, cookie) === undefined) return undefined;
  const caller = await authenticate(request, reply, app).catch(() => undefined);
  // A public answer must not say anything about its reader.
  reply.removeHeader('token-expires');
  return caller;
}

function actor({ principal }: FastifyRequest): Record<string, string> {
  if (principal?.kind === 'token') return { tokenId: principal.tokenId };
  return principal?.kind === 'user' ? { userId: principal.userId } : {};
}

/** Trace id of the caller's `traceparent` (W3C). */
function trace(request: FastifyRequest): Record<string, string> {
  const [, traceId] =
    /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/.exec(String(request.headers['traceparent'])) ?? [];
  return traceId === undefined ? {} : { traceId };
}
