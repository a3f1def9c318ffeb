import cookies from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Settings } from '../config/settings.ts';
import { trustOf } from '../config/trusted-proxies.ts';
import type { App } from '../context/app.ts';
import type { Drain } from '../http/drain.ts';
import { answerClientError } from '../http/hang-up.ts';
import { acceptJsonOnly } from '../http/json-body.ts';
import { type HostSettings, KnownHosts } from '../http/known-hosts.ts';
import { type DelaySource, EventLoopDelay, LoadGauge } from '../http/load-gauge.ts';
import { LongReads, limitLongReads } from '../http/long-reads.ts';
import { describeApi } from '../http/openapi.ts';
import { noteFault, sendProblem, toApiError } from '../http/problem.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { addSecurityHeaders, alwaysHeaders } from '../http/security-headers.ts';
import { serveWebInterface } from '../http/web-interface.ts';
import { randomBase62 } from '../lib/ids/base62.ts';
import { watchmanRoutes } from '../modules/compat/watchman/routes.ts';
import { addIdempotency } from '../modules/idempotency/add-idempotency.ts';
import { mcpRoute } from '../modules/mcp/route.ts';
import type { Metrics } from '../modules/monitoring/metrics.ts';
import { metricsRoute } from '../modules/monitoring/metrics-route.ts';
import { registerEndpoints } from './register-endpoints.ts';
import { addRequestHooks } from './request-hooks.ts';
import { shareQuotas } from './share-quotas.ts';

/** Maximum request body in bytes. */
export const BODY_LIMIT = 256 * 1024;
export const REQUEST_TIMEOUT_MS = 30 * 60_000;
export const HEADERS_TIMEOUT_MS = 15_000;
/**
 * Longer than the keep-alive of proxies (60 s is common), so that a proxy never reuses a connection that has just been
 * closed.
 */
const KEEP_ALIVE_MS = 75_000;

type ServerSettings = HostSettings &
  Pick<
    Settings,
    'trustProxy' | 'logLevel' | 'rateLimit' | 'anonymousRateLimit' | 'dataDir' | 'metricsFrom' | 'searchThreads'
  >;

type ServerOptions = {
  readonly app: App;
  readonly settings: ServerSettings;
  /** Ends the server. */
  readonly drain: Drain;
  /** Destination of log lines; standard output if absent. */
  readonly logStream?: { write(line: string): void };
  /** Lag of the event loop; measured if absent. */
  readonly delay?: DelaySource;
  /** The metrics that the storage of `app` counts into. */
  readonly metrics: Metrics;
};

/** Builds the HTTP server with all routes, not yet listening. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { app, settings, drain, logStream, metrics, delay = new EventLoopDelay() } = options;
  const server: FastifyInstance = Fastify({
    logger: {
      level: settings.logLevel,
      base: {},
      // Keeps names and secrets out of anything that a library logs about a request or an error: see `noteFault`.
      serializers: { req: () => ({}), res: () => ({}), err: ({ name }) => ({ type: name, message: '', stack: '' }) },
      ...(logStream === undefined ? {} : { stream: logStream }),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: false,
    genReqId: () => `req_${randomBase62(16)}`,
    trustProxy: trustOf(settings.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, requireHostHeader: false },
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, settings.publicUrl),
    // No hook has run, because the address could not be parsed.
    frameworkErrors: (error, request, reply) =>
      void sendProblem(
        request,
        reply.headers({ ...alwaysHeaders(settings.publicUrl), 'x-request-id': request.id }),
        toApiError(error),
      ),
  });
  acceptJsonOnly(server);
  // RFC 9110 lets a server ignore an unknown expectation; Node would refuse it without a problem document.
  server.server.on('checkExpectation', (request, response) => void server.server.emit('request', request, response));
  // The contract's own parser validates, with its own codes; schemas only describe.
  server.setValidatorCompiler(() => (value) => ({ value }));
  server.setSerializerCompiler(() => (value) => JSON.stringify(value));
  server.setErrorHandler((error, request, reply) => sendProblem(request, reply, noteFault(app, request, error)));
  const rateLimit = new RateLimit(settings.rateLimit, app.now);
  const anonymousLimit = new RateLimit(settings.anonymousRateLimit, app.now);
  const limits = { caller: rateLimit, address: anonymousLimit };
  const stopSharing = shareQuotas(app.storage.shared?.quotas ?? null, limits, app.now);
  server.addHook('onClose', async () => stopSharing());
  addSecurityHeaders(server, settings.publicUrl);
  await server.register(cookies);
  const load = new LoadGauge(delay, app.now);
  const hosts = new KnownHosts(settings);
  addRequestHooks(server, {
    app,
    rateLimit,
    anonymousLimit,
    hosts,
    load,
    drain,
    counters: metrics.counters,
  });
  // Runs before keys are claimed: a request refused here may be sent again with the same key.
  limitLongReads(server, new LongReads());
  addIdempotency(server, app);
  await describeApi(server, app.version);
  await serveWebInterface(server);
  registerEndpoints(server, app);
  mcpRoute(server, app);
  watchmanRoutes(server, app);
  // The server waits for open answers before it closes.
  server.addHook('preClose', async () => app.batchWatches.close());
  metricsRoute(server, { app, metrics, settings, anonymousLimit });
  return server;
}
