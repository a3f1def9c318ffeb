import { ERROR_CODES, type ErrorCode, type Problem, problemType, WATCHMAN_BASE } from '@namesake/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../context/app.ts';
import { ApiError } from '../lib/errors/api-error.ts';
import { storageProblemOf } from '../lib/errors/storage-problem.ts';
import { DATA_POLICY } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Code of the problem in the answer, for the log. */
    problemCode: ErrorCode | null;
  }
}

/** Codes of this API for Fastify's own errors. */
const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'bad_request',
  FST_ERR_ASYNC_CONSTRAINT: 'bad_request',
};

/** Converts anything thrown into an API error. Unexpected errors become `internal_error`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = error instanceof Error && 'code' in error ? FASTIFY_CODES[String(error.code)] : undefined;
  if (code !== undefined) return new ApiError(code, { cause: error });
  if (error instanceof Error && 'statusCode' in error && isClientFault(error.statusCode))
    return new ApiError('bad_request', { cause: error });
  return storageFault(error) ?? new ApiError('internal_error', { cause: error });
}

/** For storage errors: the client may succeed later. */
function storageFault(error: unknown): ApiError | undefined {
  const detail = storageProblemOf(error)?.text;
  if (detail === undefined) return undefined;
  return new ApiError('storage_unavailable', { detail, headers: { 'retry-after': '5' }, cause: error });
}

/** Answers with RFC 9457 problem details. The path is shown without its query string. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  reply.problemCode = error.code;
  const path = request.url.split('?', 1)[0] ?? '/';
  const problem = inDialect(problemOf(error, request.id, path), path);
  // RFC 9110 requires a challenge with every 401.
  if (error.status === 401) reply.header('www-authenticate', 'Bearer realm="namesake"');
  return reply
    .code(problem.status)
    .headers(problem.status === error.status ? error.headers : {})
    .headers({ 'cache-control': 'no-store', 'content-security-policy': DATA_POLICY })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/** A problem in the form that programs written for Moov Watchman recognise. */
type WatchmanProblem = Problem & { readonly error: string };

/** Paths of such programs: below our base, or the paths that they append to any address. */
const WATCHMAN_PATH = new RegExp(`^${WATCHMAN_BASE}(?:/|$)|/v2/(?:search|listinfo)/?$`);

/**
 * The problem in the form that callers of this path expect. Watchman's client takes any JSON without the member `error`
 * as an empty result, whatever the status; Watchman refuses with 400.
 */
function inDialect(problem: Problem, path: string): Problem | WatchmanProblem {
  if (!WATCHMAN_PATH.test(path)) return problem;
  // On 503, the status for stale lists, its client retries four times, a minute apart.
  const isRefusal = problem.status === 422 || problem.code === 'lists_unavailable';
  return { ...withError(problem), status: isRefusal ? 400 : problem.status };
}

/** Adds the member that Watchman's client looks for. */
export function withError(problem: Problem): WatchmanProblem {
  const fields = (problem.errors ?? []).map(({ pointer, detail }) => `${pointer.slice(1)}: ${detail}`);
  return { ...problem, error: [`${problem.code}: ${problem.detail}`, ...fields].join(' ') };
}

/** Problem document of an error, at a path without its query string. */
export function problemOf(error: ApiError, requestId: string, instance: string): Problem {
  return {
    type: problemType(error.code),
    title: ERROR_CODES[error.code].title,
    status: error.status,
    detail: error.detail,
    instance,
    code: error.code,
    requestId,
    ...(error.errors === undefined ? {} : { errors: error.errors }),
  };
}

/** Converts anything thrown into an answer. Server faults are logged; a damaged storage is halted. */
export function noteFault({ storage }: App, request: FastifyRequest, error: unknown): ApiError {
  const apiError = isBrokenUpload(request, error)
    ? new ApiError('request_cancelled', { cause: error })
    : toApiError(error);
  // Reads find damage too, and anything read afterwards may be wrong.
  const problem = storageProblemOf(error);
  if (problem?.kind === 'damaged') storage.health.halt(problem);
  logFault(request, apiError);
  return apiError;
}

/** Codes of Node for a body that ends because the caller hung up. */
const HUNG_UP: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

const isBrokenUpload = ({ raw }: FastifyRequest, error: unknown): boolean =>
  raw.readableAborted && error instanceof Error && 'code' in error && HUNG_UP.has(error.code);

/**
 * Logs a server fault without messages, since those of a parser or database can contain a screened name. Error classes,
 * codes and stack frames show where to look.
 */
function logFault(request: FastifyRequest, error: ApiError): void {
  // The client is gone, so no other line reports an answer.
  if (error.code === 'request_cancelled') request.log.info({ code: error.code }, 'the caller hung up');
  if (error.status < 500) return;
  request.log.error({ code: error.code, causes: causesOf(error.cause) }, 'request failed');
}

type Fault = { readonly error: string; readonly code?: string; readonly at: readonly string[] };

function causesOf(cause: unknown): readonly Fault[] {
  if (!(cause instanceof Error)) return [];
  const at = (cause.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const code = 'code' in cause && typeof cause.code === 'string' ? { code: cause.code } : {};
  return [{ error: cause.name, ...code, at: at.slice(0, 8).map((line) => line.trim()) }, ...causesOf(cause.cause)];
}

function isClientFault(status: unknown): boolean {
  return typeof status === 'number' && status >= 400 && status < 500;
}
