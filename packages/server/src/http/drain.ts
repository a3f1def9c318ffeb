import { once } from 'node:events';
import { Server } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../lib/errors/api-error.ts';
import { sendProblem } from './problem.ts';

/**
 * How long requests under way may take to end. With what follows it stays below the ten seconds that container managers
 * give.
 */
const LONGEST_MS = 7_500;
/** How long answers that say so may take to leave. */
const LEAVING_MS = 500;

/**
 * Ends a server so that no client sees a reset: nothing new is accepted; whatever arrives on an open connection is
 * answered, with `Connection: close`; connections without a request are closed only after a grace, because a request
 * may be on its way on them.
 */
export class Drain {
  readonly #graceMs: number;
  readonly #longestMs: number;
  readonly #open = new Map<FastifyReply, FastifyRequest>();
  #begun = false;

  /**
   * @param graceMs how long a connection without a request stays open
   * @param longestMs how long a request may take before it is refused
   */
  constructor(graceMs: number, longestMs = LONGEST_MS) {
    this.#graceMs = graceMs;
    this.#longestMs = longestMs;
  }

  /** True once the server has to end. */
  get begun(): boolean {
    return this.#begun;
  }

  /** A request began. */
  enter(request: FastifyRequest, reply: FastifyReply): void {
    this.#open.set(reply, request);
  }

  /** Its answer was sent, or the client disconnected. */
  leave(reply: FastifyReply): void {
    this.#open.delete(reply);
  }

  /** Resolves when every connection has ended. */
  async end(server: FastifyInstance): Promise<void> {
    this.#begun = true;
    const { server: http } = server;
    const timers = [
      setTimeout(() => this.#refuseAll(), this.#longestMs),
      setTimeout(() => http.closeAllConnections(), this.#longestMs + LEAVING_MS),
    ];
    const ended = once(http, 'close');
    // That of an HTTP server would close connections without a request at once.
    Server.prototype.close.call(http);
    const grace = setTimeout(() => http.closeIdleConnections(), this.#graceMs);
    await ended;
    for (const timer of [grace, ...timers]) clearTimeout(timer);
    await server.close();
  }

  /** Refuses all requests that still wait. */
  #refuseAll(): void {
    for (const [reply, request] of this.#open)
      if (!reply.sent) sendProblem(request, reply, new ApiError('shutting_down', { headers: { 'retry-after': '5' } }));
  }
}
