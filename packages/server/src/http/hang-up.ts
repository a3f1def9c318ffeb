import type { Socket } from 'node:net';
import { ApiError } from '../lib/errors/api-error.ts';
import { randomBase62 } from '../lib/ids/base62.ts';
import { problemOf, withError } from './problem.ts';
import { alwaysHeaders } from './security-headers.ts';

/** Bodies other than files arrive at once; who sends one in drops holds a connection. */
const BODY_WITHIN_MS = 30_000;

/** A request as Node has it. */
type Request = {
  readonly complete: boolean;
  destroy(): unknown;
  once(event: 'close', heard: () => void): unknown;
};

/** Answers bytes that are no HTTP request, and hangs up; without any, hangs up only. Neither is logged. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, publicUrl: URL | null): void {
  // Browsers connect ahead of requests: one that is sent as the time of an idle connection ends would get the answer.
  const isIdle = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  if (isIdle || error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const requestId = `req_${randomBase62(16)}`;
  // Where it was sent is not known, and a search of Watchman's client may be longer than Node reads.
  const body = JSON.stringify(withError(problemOf(new ApiError('bad_request'), requestId, '/')));
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `x-request-id: ${requestId}`,
    ...Object.entries(alwaysHeaders(publicUrl)).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Hangs up on a request whose body has not arrived in time. Files may take as long as any request. */
export function limitBodyTime(request: Request, withinMs = BODY_WITHIN_MS): void {
  if (request.complete) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, withinMs).unref();
  request.once('close', () => clearTimeout(timer));
}
