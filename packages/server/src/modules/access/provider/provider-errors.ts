import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';

/** Errors of people who cancelled, or may not use this service at the provider. */
const DENIED = new Set(['access_denied', 'interaction_required', 'login_required', 'consent_required']);

const NO_ANSWER = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_JSON']);

/** The identity provider cannot be reached, or does not behave like one. `fault` is an error code. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
  readonly fault: string;

  constructor(cause: unknown) {
    super('The identity provider cannot be reached', { cause });
    this.fault = codeOf(cause) ?? 'unreachable';
  }
}

/** The provider did not identify the person. `fault` is a code for the audit log and repeats nothing that was sent. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly reason: 'denied' | 'failed';
  readonly fault: string;

  constructor(reason: 'denied' | 'failed', fault: string, cause?: unknown) {
    super(`The log-in at the identity provider failed: ${fault}`, { cause });
    this.reason = reason;
    this.fault = fault;
  }
}

/** Error code of the innermost cause that has one, such as `ECONNREFUSED`. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return codeOf(error.cause) ?? ('code' in error ? String(error.code) : undefined);
}

/** Converts an error of the library. */
export function refusalOf(error: unknown): ProviderRefused | ProviderUnreachable {
  if (error instanceof ProviderRefused || error instanceof ProviderUnreachable) return error;
  if (error instanceof AuthorizationResponseError && DENIED.has(error.error))
    return new ProviderRefused('denied', error.error, error);
  if (error instanceof ResponseBodyError && error.status >= 500) return new ProviderUnreachable(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  // The error that fetch throws without a connection has no code of its own.
  if ((error instanceof TypeError && code === undefined) || NO_ANSWER.has(code ?? ''))
    return new ProviderUnreachable(error);
  return new ProviderRefused('failed', code ?? 'unknown', error);
}
