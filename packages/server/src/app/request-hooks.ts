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
  /** By token or user. */
  readonly rateLimit: RateLimit;
  /** By address, of requests without either. */
  readonly anonymousLimit: RateLimit;
  readonly hosts: KnownHosts;
  readonly load: LoadGauge;
  readonly drain: Drain;
  readonly counters: Counters;
};

/** What happens to every request before its body is read, and when its answer has left. */
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
    // Probes name whatever address they were given.
    if (!isProbe(endpoint) && !options.hosts.accepts(request)) throw new ApiError('host_refused');
    // Before a body is looked at: what is wrong with that does not matter here.
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
        // The pattern, never the address: an address may hold what somebody typed.
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

/** Template of a route for metrics: one for all files of the interface, whose names change with each build. */
function templateOf({ routeOptions: { config, url } }: FastifyRequest): string | undefined {
  return config.endpoint !== undefined || url === METRICS_PATH ? url : undefined;
}

/** What everybody may read may be kept, and asked for again; nothing else is left on a disk. */
function cacheControlOf({ conditional, auth }: Endpoint): string {
  return conditional === true && auth.kind === 'public' ? 'no-cache' : 'no-store';
}

/**
 * How many hosts a request names. HTTP/1.1 requires one: Node would refuse none, but not with a problem, and take the
 * first of two, where a proxy may have looked at the last.
 */
function hostsOf({ raw }: FastifyRequest): number {
  const named = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  return named === 0 && raw.httpVersion !== '1.1' ? 1 : named;
}

/** `/lists/` is not the list with an empty name. */
function lacksParameter({ params }: FastifyRequest): boolean {
  return typeof params === 'object' && params !== null && Object.values(params).includes('');
}

const { ping, live, ready } = WATCHMAN_ENDPOINTS;
const PROBES: ReadonlySet<string> = new Set(['/livez', '/readyz', ping.path, live.path, ready.path]);

const isProbe = (endpoint: Endpoint | undefined): boolean => endpoint !== undefined && PROBES.has(endpoint.path);

/**
 * Successful reads are not logged: probes come every few seconds, and a page of the interface is a
 * dozen of them. Searches, changes and refusals are.
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
  // Of a connection that is gone already there is no address.
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
    // Who cannot be known now was not refused.
    if (storageProblemOf(error) !== undefined) throw error;
    // Counted apart: a program with an old token does not keep a person of the same address from logging in.
    anonymousLimit.take(`refused:${from}`, reply);
    throw error;
  }
  const { principal } = request;
  rateLimit.take(actorOf(principal), reply);
  request.charge = (requests) => rateLimit.take(actorOf(principal), reply, requests);
  // Before the body is read: who may not call learns nothing of what is called.
  checkMayCall(endpoint, principal);
}

/** Who reads what everybody may, so that a person at work is not counted with the strangers of the same address. */
async function callerIfKnown(request: FastifyRequest, reply: FastifyReply, app: App): Promise<Principal | undefined> {
  const cookie = sessionCookie(app.publicUrl);
  if (request.headers.authorization === undefined && readCookie(request, cookie) === undefined) return undefined;
  const caller = await authenticate(request, reply, app).catch(() => undefined);
  // What everybody may read says nothing of who reads it.
  reply.removeHeader('token-expires');
  return caller;
}

function actor({ principal }: FastifyRequest): Record<string, string> {
  if (principal?.kind === 'token') return { tokenId: principal.tokenId };
  return principal?.kind === 'user' ? { userId: principal.userId } : {};
}

/** The trace that the caller's `traceparent` (W3C) belongs to. */
function trace(request: FastifyRequest): Record<string, string> {
  const [, traceId] =
    /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/.exec(String(request.headers['traceparent'])) ?? [];
  return traceId === undefined ? {} : { traceId };
}
