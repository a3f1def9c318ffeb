import type { Scope } from '@namesake/contract';
import type { Principal } from '../auth/principal.ts';
import { ApiError } from '../errors/api-error.ts';

/** @throws ApiError `scope_missing` where the caller may not do this. `why` says what the scope is needed for. */
export function checkScope(principal: Principal, scope: Scope, why?: string): void {
  if (principal.scopes.includes(scope)) return;
  const detail = `This needs the scope ${scope}${why === undefined ? '' : `: ${why}`}.`;
  const challenge = `Bearer realm="namesake", error="insufficient_scope", scope="${scope}"`;
  throw new ApiError('scope_missing', { detail, headers: { 'www-authenticate': challenge } });
}
