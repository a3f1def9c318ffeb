import type { FastifyInstance } from 'fastify';
import { actorOf } from '../context/principal.ts';
import { clientGone } from '../lib/net/client-gone.ts';
import type { LongReads } from './long-reads.ts';

/** Has requests to endpoints that are long reads wait for their turn, which lasts until their answer has left. */
export function limitLongReads(server: FastifyInstance, reads: LongReads): void {
  server.addHook('preHandler', async ({ principal, routeOptions }, reply) => {
    if (routeOptions.config.endpoint?.longRead !== true || principal === null) return;
    const end = await reads.begin(actorOf(principal), clientGone(reply));
    if (reply.raw.closed) end();
    else reply.raw.once('close', end);
  });
}
