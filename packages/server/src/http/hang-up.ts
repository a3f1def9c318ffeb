import type { Socket } from 'node:net';
import { ApiError } from '../lib/errors/api-error.ts';
import { randomBase62 } from '../lib/ids/base62.ts';
import { problemOf, withError } from './problem.ts';
import { alwaysHeaders } from './security-headers.ts';

/** Bodies other than files arrive at once; a client that sends one in drops holds a connection. */
const BODY_WITHIN_MS = 30_000;

/** The part of Node's request used here. */
type Request = {
  readonly complete: boolean;
  destroy(): unknown;
  once(event: 'close', heard: () => void): unknown;
};

/** Answers bytes that are not an HTTP request, and hangs up; without any bytes, only hangs up. Neither is logged. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, publicUrl: URL | null): void {
  // Browsers connect in advance: a request sent as the idle timeout ends would receive the answer.
  const isIdle = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  if (isIdle || error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const requestId = `req_${randomBase62(16)}`;
  // The path is unknown, and a search from Watchman's client may be longer than Node reads.
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

/** Hangs up on a request whose body does not arrive in time. Files may take as long as any request. */
export function limitBodyTime(request: Request, withinMs = BODY_WITHIN_MS): void {
  if (request.complete) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, withinMs).unref();
  request.once('close', () => clearTimeout(timer));
}
