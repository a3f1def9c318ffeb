import { type Endpoint, WATCHMAN_ENDPOINTS, type WatchmanListInfo } from '@namesake/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../context/app.ts';
import { callOf } from '../../../context/handler.ts';
import { inSpan, withCaller } from '../../../lib/tracing.ts';
import { readiness } from '../../monitoring/readiness.ts';
import { checkAddress } from '../query-letters.ts';
import { listInfo } from './lists.ts';
import { readQuery } from './read-search.ts';
import { searchAsWatchman } from './search.ts';

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<object> | object;

/** Routes for clients of Moov Watchman. Errors are in its format, selected by path: see `http/problem.ts`. */
export function watchmanRoutes(server: FastifyInstance, app: App): void {
  const route = ({ method, path: url, ...rest }: Endpoint, handle: Handle): void => {
    const endpoint = { method, path: url, ...rest };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const body = await handle(request, reply);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
    };
    server.route({ method, url, schema: { hide: true }, config: { endpoint }, handler });
  };
  route(WATCHMAN_ENDPOINTS.search, async (request, reply) => {
    checkAddress(request);
    const query = readQuery(request.query);
    const { body, recorded } = await withCaller(request.headers, () =>
      inSpan('namesake.search', { 'namesake.request_id': request.id }, () =>
        searchAsWatchman(callOf(app, request, reply), query),
      ),
    );
    const { searchId, outcome, total } = recorded;
    reply.headers({ 'namesake-search-id': searchId, 'namesake-outcome': outcome, 'namesake-total': total });
    return body;
  });
  route(WATCHMAN_ENDPOINTS.listInfo, (): WatchmanListInfo => listInfo(app));
  route(WATCHMAN_ENDPOINTS.live, () => ({ namesake: 'good' }));
  route(WATCHMAN_ENDPOINTS.ready, (_, reply) => {
    const { status } = readiness(app, { shuttingDown: app.isEnding(), strict: false });
    if (status !== 'ready') reply.code(503).header('retry-after', '2');
    return { namesake: status === 'ready' ? 'good' : status };
  });
  const { ping } = WATCHMAN_ENDPOINTS;
  server.route({
    method: ping.method,
    url: ping.path,
    schema: { hide: true },
    config: { endpoint: ping },
    handler: (_, reply) => reply.type('text/plain; charset=utf-8').send('PONG'),
  });
}
