import type { FastifyInstance } from 'fastify';
import { actorOf } from '../context/principal.ts';
import { ApiError } from '../lib/errors/api-error.ts';
import { clientGone } from '../lib/net/client-gone.ts';

/** Concurrent long reads of one caller on this node. */
export const MAX_AT_ONCE = 2;

/** Waiting long reads of one caller: each holds a connection. */
export const MAX_WAITING = 8;

const RETRY = { 'retry-after': '10' };

type Line = { running: number; readonly waiting: (() => void)[] };

/**
 * Limits reports, exports, imports and other requests that read many records: a few at a time per caller. There is no
 * limit across callers, because one slow reader would block all others.
 */
export class LongReads {
  readonly #lines = new Map<string, Line>();

  /** Number of callers with running reads. */
  get callers(): number {
    return this.#lines.size;
  }

  /**
   * Waits until another read of this caller may run.
   * @returns function that ends it, once: the next in the queue starts
   * @throws ApiError `long_read_limit` when too many wait, `request_cancelled` when the caller hung up
   */
  async begin(caller: string, gone: AbortSignal): Promise<() => void> {
    const line = this.#lines.get(caller) ?? { running: 0, waiting: [] };
    if (line.waiting.length >= MAX_WAITING) throw tooMany();
    this.#lines.set(caller, line);
    if (line.running < MAX_AT_ONCE) line.running += 1;
    else await turn(line, gone);
    let isRunning = true;
    return () => {
      if (isRunning) this.#end(caller, line);
      isRunning = false;
    };
  }

  #end(caller: string, line: Line): void {
    const next = line.waiting.shift();
    if (next !== undefined) next();
    else line.running -= 1;
    if (line.running === 0) this.#lines.delete(caller);
  }
}

function turn({ waiting }: Line, gone: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  waiting.push(resolve);
  const leave = (): void => {
    const at = waiting.indexOf(resolve);
    if (at < 0) return;
    waiting.splice(at, 1);
    reject(new ApiError('request_cancelled'));
  };
  if (gone.aborted) leave();
  else gone.addEventListener('abort', leave, { once: true });
  return promise;
}

const tooMany = (): ApiError =>
  new ApiError('long_read_limit', {
    detail: `${MAX_AT_ONCE} of your long reads run, and ${MAX_WAITING} wait. Try again when one is done.`,
    headers: RETRY,
  });

/** Makes long-read endpoints wait for their turn, which lasts until the answer was sent. */
export function limitLongReads(server: FastifyInstance, reads: LongReads): void {
  server.addHook('preHandler', async ({ principal, routeOptions }, reply) => {
    if (routeOptions.config.endpoint?.longRead !== true || principal === null) return;
    const end = await reads.begin(actorOf(principal), clientGone(reply));
    if (reply.raw.closed) end();
    else reply.raw.once('close', end);
  });
}
