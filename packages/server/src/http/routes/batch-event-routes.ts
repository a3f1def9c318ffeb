import { Readable } from 'node:stream';
import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import { BatchWatches } from '../../batches/watching/batch-watches.ts';
import { StreamSlots } from '../../batches/watching/stream-slots.ts';
import type { App } from '../../services/app.ts';
import { OVER_ID, watchBatch } from '../../services/batches/watch.ts';
import type { AuthOptions } from '../authenticate.ts';
import { callOf } from '../call-of.ts';
import { identifyAgain } from '../check-caller.ts';
import type { Drain } from '../drain.ts';
import { endpointRoute } from '../endpoint-route.ts';

export type EventRouteOptions = Omit<AuthOptions, 'app'> & { readonly drain: Drain };

/** Progress of batches as server-sent events. */
export function batchEventRoutes(server: FastifyInstance, app: App, { drain, ...auth }: EventRouteOptions): void {
  const watches = new BatchWatches({ find: (id) => app.storage.batches.find(id), isEnding: () => drain.begun });
  const slots = new StreamSlots();
  // A server waits for its open answers before it is closed.
  server.addHook('preClose', async () => watches.close());
  endpointRoute(server, ENDPOINTS.watchBatch, ({ request, reply, params }) => {
    if (request.headers['last-event-id'] === OVER_ID) return void reply.code(204);
    // No proxy keeps events back, and no connection outlives its stream when the service ends.
    reply.headers({ 'x-accel-buffering': 'no', connection: 'close' });
    if (request.method === 'HEAD') return Readable.from([]);
    const again = () => identifyAgain(ENDPOINTS.watchBatch, request, reply, { app, ...auth });
    return watchBatch(callOf(app, request), params.id, { watches, slots, again });
  });
}
