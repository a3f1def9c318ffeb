import type { Method } from './api-types.ts';
import { errorOf, NamesakeError } from './error.ts';

/** Where the service is, and who calls. */
export type ClientOptions = {
  /** Such as `https://screening.example.org`. */
  readonly baseUrl: string;
  /** An API token. It is sent in a header, and is in no message of an error. */
  readonly token: string;
  /** For a whole call, all its attempts included. Default: 30 seconds. */
  readonly timeoutMs?: number;
  /** Further attempts after the first. Default: 3. */
  readonly retries?: number;
  /** Takes the place of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Takes the place of the clock between attempts: resolves after some milliseconds, rejects when aborted. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** What one call may say besides its content. */
export type CallOptions = {
  /** Ends the call: it rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  /** Of a POST: your own key, so that a repetition by another process is not done twice. Default: one for each call. */
  readonly idempotencyKey?: string | undefined;
};

/** A request, before it has a token and a key. */
export type ApiRequest = CallOptions & {
  readonly method: Method;
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  /** A `Blob` is sent as it is, everything else as JSON. */
  readonly body?: unknown;
  readonly accept?: string;
};

const REPEATABLE = new Set([429, 502, 503, 504]);
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/** Sends requests, and sends them again where that can help. A POST carries a key, so that it is done once. */
export class Transport {
  readonly #base: string;
  readonly #authorization: string;
  readonly #timeoutMs: number;
  readonly #retries: number;
  readonly #fetch: typeof globalThis.fetch;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;

  /** @throws TypeError where the address or the token cannot be one; the message repeats neither */
  constructor(options: ClientOptions) {
    this.#base = baseOf(options.baseUrl);
    if (typeof options.token !== 'string' || !/^[\x21-\x7e]+$/.test(options.token))
      throw new TypeError('token: an API token has visible ASCII characters only, and no spaces.');
    this.#authorization = `Bearer ${options.token}`;
    this.#timeoutMs = options.timeoutMs ?? 30_000;
    this.#retries = options.retries ?? 3;
    this.#fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
    this.wait = options.wait ?? waitFor;
  }

  /**
   * Resolves with what `read` makes of a successful answer. What fails while it is read is sent again, too.
   *
   * @throws NamesakeError, or the reason of `request.signal` when that aborts
   */
  async send<T>(request: ApiRequest, read: (response: Response) => Promise<T>): Promise<T> {
    const timeoutMs = request.timeoutMs ?? this.#timeoutMs;
    const deadline = performance.now() + timeoutMs;
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = request.signal === undefined ? timeout : AbortSignal.any([request.signal, timeout]);
    const init = this.#initOf(request, signal);
    for (let attempt = 0; ; attempt += 1) {
      const tried = await this.#attempt(urlOf(this.#base, request), init, read);
      if ('value' in tried) return tried.value;
      request.signal?.throwIfAborted();
      if (timeout.aborted) throw new NamesakeError('timeout', `No answer within ${timeoutMs} ms.`);
      const waitMs = waitBefore(attempt, tried.error.retryAfterSeconds);
      const mayHelp = isRepeatable(tried.error, attempt) && attempt < this.#retries;
      if (!mayHelp || performance.now() + waitMs >= deadline) throw tried.error;
      await this.wait(waitMs, signal).catch((reason: unknown) => {
        request.signal?.throwIfAborted();
        throw timeout.aborted ? tried.error : reason;
      });
    }
  }

  #initOf({ method, body, accept, idempotencyKey }: ApiRequest, signal: AbortSignal): RequestInit {
    const headers = new Headers({ authorization: this.#authorization, accept: accept ?? 'application/json' });
    if (method === 'POST') headers.set('idempotency-key', keyOf(idempotencyKey));
    // No cookie of a browser goes along, nothing is stored, and a token follows no redirect.
    const init = { method, headers, signal, cache: 'no-store', credentials: 'omit', redirect: 'manual' } as const;
    if (body === undefined) return init;
    const isFile = body instanceof Blob;
    headers.set('content-type', isFile ? body.type || 'application/octet-stream' : 'application/json');
    return { ...init, body: isFile ? body : JSON.stringify(body) };
  }

  async #attempt<T>(
    url: string,
    init: RequestInit,
    read: (response: Response) => Promise<T>,
  ): Promise<{ readonly value: T } | { readonly error: NamesakeError }> {
    try {
      const response = await this.#fetch(url, init);
      return response.ok ? { value: await read(response) } : { error: await errorOf(response) };
    } catch (cause) {
      if (cause instanceof NamesakeError) return { error: cause };
      return { error: new NamesakeError('network_error', 'The service could not be reached.', { cause }) };
    }
  }
}

/** After a broken connection the first attempt may still be under way: the service says so, and when to ask again. */
function isRepeatable({ code, status }: NamesakeError, attempt: number): boolean {
  return (
    code === 'network_error' ||
    REPEATABLE.has(status) ||
    (code === 'idempotency_in_flight' && status === 409 && attempt > 0)
  );
}

/**
 * Milliseconds before an attempt: as long as the service says, and later by chance. Callers that failed together do not
 * come back together.
 */
export function waitBefore(attempt: number, retryAfterSeconds: number | null = null): number {
  const steady = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) / 2;
  return Math.max(steady, (retryAfterSeconds ?? 0) * 1_000) + Math.random() * steady;
}

function baseOf(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  const isPlain = url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (!isPlain || url.search !== '' || url.hash !== '')
    throw new TypeError('baseUrl: http or https, such as https://screening.example.org, without user, query and hash.');
  return url.href.replace(/\/+$/, '');
}

function urlOf(base: string, { path, query = {} }: ApiRequest): string {
  // A parameter that has several values is repeated.
  const given = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined || one === null ? [] : [[name, String(one)]])),
  );
  return `${base}${path}${given.length === 0 ? '' : `?${new URLSearchParams(given)}`}`;
}

/** @throws TypeError where it can be no key; the message does not repeat it */
function keyOf(given: string | undefined): string {
  if (given !== undefined && !/^[\x21-\x7e]{1,255}$/.test(given))
    throw new TypeError('idempotencyKey: 1 to 255 visible ASCII characters, and no spaces.');
  return given ?? newKey();
}

/**
 * A path with its parameters.
 * @throws TypeError where a parameter is missing, cannot be written, or would lead to another endpoint
 */
export function filled(path: string, parameters: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameters[name] ?? '');
    if (/^\.{0,2}$|\p{Surrogate}/u.test(value)) throw new TypeError(`${name}: "${value}" is no parameter of a path.`);
    return encodeURIComponent(value);
  });
}

/** An Idempotency-Key. `crypto.randomUUID` is missing in pages that were not loaded over https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal.addEventListener('abort', abort, { once: true });
  });
}
