import type { Problem } from '@namesake/contract';
import { csrfToken } from './csrf-token.ts';
import { ProblemError, SessionEndedError, UnreachableError } from './problem-error.ts';

/** Base path of the versioned API. */
export const API_BASE = '/api/v1';

export type RequestOptions = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Authenticates with this API token instead of the session. */
  readonly bearer?: string;
  /** Media type of the answer, if not JSON. */
  readonly accept?: string;
  /** Sent by the page, not by the user: it does not extend the session. */
  readonly byItself?: boolean;
};

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'title' in value && 'requestId' in value;

/** Errors of a proxy are converted to problems, so that pages handle one kind only. */
const foreignProblem = (response: Response, path: string): Problem => ({
  type: 'about:blank',
  title: `The server answered ${response.status}`,
  status: response.status,
  detail: 'The answer did not come from Namesake itself; a proxy in between may be misconfigured.',
  instance: path,
  code: 'internal_error',
  requestId: response.headers.get('x-request-id') ?? '–',
});

/**
 * Errors that mean the session has ended: the browser drops an expired cookie, so a request may arrive without a token.
 * Actions that need a recent log-in also ask for the password.
 */
const SESSION_ENDED: ReadonlySet<Problem['code']> = new Set(['session_required', 'token_missing', 'login_too_old']);

/** Headers of every request. */
function headersOf({ accept, body, bearer, byItself, method = 'GET' }: RequestOptions): Headers {
  const headers = new Headers({ accept: `${accept ?? 'application/json'}, application/problem+json` });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (byItself === true) headers.set('x-user-away', '1');
  const csrf = csrfToken();
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
  else if (method !== 'GET' && csrf !== undefined) headers.set('x-csrf-token', csrf);
  return headers;
}

/**
 * Calls one endpoint. `T` is the contract's type of its answer.
 * @throws {SessionEndedError} when the session has ended
 * @throws {ProblemError} when the server refuses
 * @throws {UnreachableError} when no answer arrives
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return answerOf<T>(await send(path, options), path, options);
}

/**
 * Parses a response.
 * @throws as `request`
 */
async function answerOf<T>(response: Response, path: string, options: RequestOptions): Promise<T> {
  const text = await response.text();
  const answer = parseJson(text);
  if (response.ok && (text === '' || answer !== undefined)) return answer as T;
  throw refusal(response, answer, path, options);
}

/**
 * Gets a file.
 * @throws as `request`
 */
export async function requestFile(path: string, accept: string): Promise<Blob> {
  const response = await send(path, { accept });
  if (response.ok) return response.blob();
  throw refusal(response, parseJson(await response.text()), path, {});
}

function send(path: string, options: RequestOptions): Promise<Response> {
  return fetch(`${API_BASE}${path}`, {
    method: options.method ?? 'GET',
    headers: headersOf(options),
    credentials: options.bearer === undefined ? 'same-origin' : 'omit',
    cache: 'no-store',
    signal: options.signal ?? null,
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  }).catch((error: unknown) => {
    if (options.signal?.aborted === true) throw error;
    throw new UnreachableError('No answer from the server', { cause: error });
  });
}

function refusal(response: Response, answer: unknown, path: string, { bearer }: RequestOptions): ProblemError {
  const problem = isProblem(answer) ? answer : foreignProblem(response, path);
  return bearer === undefined && SESSION_ENDED.has(problem.code)
    ? new SessionEndedError(problem)
    : new ProblemError(problem);
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type UploadOptions = {
  /** Idempotency key: the request is done once, even if sent again. */
  readonly key: string;
  /** Sent part of the body, from 0 to 1. */
  readonly onProgress: (part: number) => void;
};

/**
 * Posts a form with a file. `T` is the contract's type of the answer. XMLHttpRequest, since `fetch` reports no
 * progress.
 * @throws as `request`
 */
export function upload<T>(path: string, form: FormData, { key, onProgress }: UploadOptions): Promise<T> {
  const asked = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  asked.open('POST', `${API_BASE}${path}`);
  for (const [name, value] of headersOf({ method: 'POST' })) asked.setRequestHeader(name, value);
  asked.setRequestHeader('idempotency-key', key);
  asked.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total));
  asked.addEventListener('load', () => {
    const headers = new Headers({ 'x-request-id': asked.getResponseHeader('x-request-id') ?? '–' });
    resolve(answerOf<T>(new Response(asked.responseText, { status: asked.status, headers }), path, {}));
  });
  const fail = (): void => reject(new UnreachableError('No answer from the server'));
  asked.addEventListener('error', fail);
  asked.addEventListener('abort', fail);
  asked.send(form);
  return promise;
}
