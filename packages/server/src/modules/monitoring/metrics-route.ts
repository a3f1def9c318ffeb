import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../../config/settings.ts';
import type { App } from '../../context/app.ts';
import { checkScope } from '../../context/principal.ts';
import { limitKey, type RateLimit } from '../../http/rate-limit.ts';
import { isAmong } from '../../lib/net/addresses.ts';
import { authenticate } from '../access/http/authenticate.ts';
import type { Metrics } from './metrics.ts';
import { METRICS_PATH } from './metrics-path.ts';
import { readNodeFacts } from './node-facts.ts';
import { setGauges } from './set-gauges.ts';

type MetricsRouteOptions = {
  readonly metrics: Metrics;
  readonly app: App;
  readonly settings: Pick<Settings, 'dataDir' | 'metricsFrom' | 'searchThreads'>;
  readonly anonymousLimit: RateLimit;
};

/** Headers that proxies add. With one of them, the peer is not the caller. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * `GET /metrics` in the Prometheus text format, outside the API. Peers in `metricsFrom` need no token; others need the
 * scope `metrics:read`.
 */
export function metricsRoute(server: FastifyInstance, options: MetricsRouteOptions): void {
  const { app, metrics, settings, anonymousLimit } = options;
  const { dataDir, searchThreads } = settings;
  server.get(METRICS_PATH, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOpenTo(request, settings.metricsFrom)) {
      try {
        request.principal = await authenticate(request, reply, app);
        checkScope(request.principal, 'metrics:read');
      } catch (error) {
        anonymousLimit.take(`refused:${limitKey(String(request.ip))}`, reply);
        throw error;
      }
    }
    setGauges(metrics.gauges, await readNodeFacts({ app, dataDir, searchThreads }, metrics.countUnread));
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function isOpenTo({ headers, raw }: FastifyRequest, networks: readonly string[]): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  return isAmong(raw.socket.remoteAddress ?? '', networks);
}
