import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { Drain } from './drain.ts';

describe('a request that takes longer than a stop may', () => {
  it('is told that there is no answer, instead of being broken off', async () => {
    const drain = new Drain(0, 0);
    const server = Fastify();
    server.addHook('onRequest', async (request, reply) => drain.enter(request, reply));
    server.addHook('onResponse', async (_request, reply) => drain.leave(reply));
    const begun = new Promise<void>((resolve) => {
      server.get('/', () => {
        resolve();
        return new Promise(() => {});
      });
    });
    const answer = fetch(await server.listen({ port: 0, host: '127.0.0.1' }));
    await begun;
    await drain.end(server);
    expect([(await answer).status, Object(await (await answer).json()).code]).toEqual([503, 'shutting_down']);
  });
});
