/** One thing that is wrong with a request. */
export type FieldError = { readonly pointer: string; readonly code: string; readonly detail: string };

type Facts = {
  readonly status?: number;
  readonly requestId?: string | null;
  readonly retryAfterSeconds?: number | null;
  readonly errors?: readonly FieldError[];
  readonly cause?: unknown;
};

/**
 * Everything that can go wrong with a call, apart from an abort by its own signal. Branch on `code`: a code of the API,
 * or one of the client: `network_error`, `timeout`, `redirected`, `unexpected_answer`, `batch_not_done`,
 * `rows_missing`, `webhook_not_verified`.
 */
export class NamesakeError extends Error {
  override readonly name = 'NamesakeError';
  readonly code: string;
  /** The HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** Names the request in the log of the service; null where there was no answer. */
  readonly requestId: string | null;
  /** When the service wants to be asked again; null where it did not say. */
  readonly retryAfterSeconds: number | null;
  readonly errors: readonly FieldError[];

  constructor(code: string, message: string, { cause, ...facts }: Facts = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = facts.status ?? 0;
    this.requestId = facts.requestId ?? null;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
    this.errors = facts.errors ?? [];
  }
}

/** The error that an answer which is no success says. Never throws: proxies answer, too, and not as the API does. */
export async function errorOf(response: Response): Promise<NamesakeError> {
  const { status, headers } = response;
  const answered = { status, requestId: headers.get('x-request-id'), retryAfterSeconds: retryAfter(headers) };
  // A browser hides where a redirect leads: its status is 0 then.
  if (status === 0 || (status >= 300 && status < 400))
    return new NamesakeError('redirected', 'The service redirects: use its final address as baseUrl.', answered);
  const problem = membersOf(await response.json().catch(() => null));
  const { code, title, detail, errors, requestId } = problem;
  if (typeof code !== 'string')
    return new NamesakeError('unexpected_answer', `The answer ${status} is not one of Namesake.`, answered);
  const said = [detail, title].find((text) => typeof text === 'string' && text !== '');
  return new NamesakeError(code, `${code}: ${said ?? `status ${status}`}`, {
    ...answered,
    requestId: typeof requestId === 'string' ? requestId : answered.requestId,
    errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
  });
}

/** `Retry-After` in seconds, which may also be a date. */
function retryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const atMs = Date.parse(text);
  return Number.isNaN(atMs) ? null : Math.max(0, Math.ceil((atMs - Date.now()) / 1_000));
}

/** The members of something that came from outside; none where it is no object. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function isFieldError(value: unknown): value is FieldError {
  const { pointer, code, detail } = membersOf(value);
  return [pointer, code, detail].every((text) => typeof text === 'string');
}
