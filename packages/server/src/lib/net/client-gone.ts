import type { FastifyReply } from 'fastify';

/** Signal that aborts when the client hangs up before its answer was sent. */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
