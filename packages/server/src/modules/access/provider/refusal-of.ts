import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { ProviderRefused, ProviderUnreachable } from './provider-errors.ts';

/** Answers of people who changed their mind, or may not use this service at the provider. */
const DENIED = new Set(['access_denied', 'interaction_required', 'login_required', 'consent_required']);
const NO_ANSWER = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_JSON']);

/** An error of the library in the terms of this service. */
export function refusalOf(error: unknown): ProviderRefused | ProviderUnreachable {
  if (error instanceof ProviderRefused || error instanceof ProviderUnreachable) return error;
  if (error instanceof AuthorizationResponseError && DENIED.has(error.error))
    return new ProviderRefused('denied', error.error, error);
  if (error instanceof ResponseBodyError && error.status >= 500) return new ProviderUnreachable(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  // What fetch throws where no connection is made has no code of its own.
  if ((error instanceof TypeError && code === undefined) || NO_ANSWER.has(code ?? ''))
    return new ProviderUnreachable(error);
  return new ProviderRefused('failed', code ?? 'unknown', error);
}
