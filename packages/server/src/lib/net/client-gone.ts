import type { FastifyReply } from 'fastify';

/** Aborted when the client hangs up before its answer has left. */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
