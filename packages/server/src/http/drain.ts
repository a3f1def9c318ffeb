import { once } from 'node:events';
import { Server } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../lib/errors/api-error.ts';
import { sendProblem } from './problem.ts';

/**
 * Time for running requests to finish. Together with the following steps, it stays below the ten seconds that container
 * managers allow.
 */
const LONGEST_MS = 7_500;
/** Time for refusals to be sent. */
const LEAVING_MS = 500;

/**
 * Ends a server so that no client sees a reset: no new connections are accepted; requests on open connections are
 * answered, with `Connection: close`; idle connections are closed after a grace period, because a request may be in
 * transit on them.
 */
export class Drain {
  readonly #graceMs: number;
  readonly #longestMs: number;
  readonly #open = new Map<FastifyReply, FastifyRequest>();
  #begun = false;

  /**
   * @param graceMs time that an idle connection stays open
   * @param longestMs time that a request may take before it is refused
   */
  constructor(graceMs: number, longestMs = LONGEST_MS) {
    this.#graceMs = graceMs;
    this.#longestMs = longestMs;
  }

  /** True once the server is ending. */
  get begun(): boolean {
    return this.#begun;
  }

  /** Registers a request. */
  enter(request: FastifyRequest, reply: FastifyReply): void {
    this.#open.set(reply, request);
  }

  /** Removes a request: its answer was sent, or the client disconnected. */
  leave(reply: FastifyReply): void {
    this.#open.delete(reply);
  }

  /** Resolves when all connections have ended. */
  async end(server: FastifyInstance): Promise<void> {
    this.#begun = true;
    const { server: http } = server;
    const timers = [
      setTimeout(() => this.#refuseAll(), this.#longestMs),
      setTimeout(() => http.closeAllConnections(), this.#longestMs + LEAVING_MS),
    ];
    const ended = once(http, 'close');
    // The close method of an HTTP server would close idle connections at once.
    Server.prototype.close.call(http);
    const grace = setTimeout(() => http.closeIdleConnections(), this.#graceMs);
    await ended;
    for (const timer of [grace, ...timers]) clearTimeout(timer);
    await server.close();
  }

  /** Refuses all pending requests. */
  #refuseAll(): void {
    for (const [reply, request] of this.#open)
      if (!reply.sent) sendProblem(request, reply, new ApiError('shutting_down', { headers: { 'retry-after': '5' } }));
  }
}
