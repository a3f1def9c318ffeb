import type { Scope } from '@namesake/contract';
import { ApiError } from '../lib/errors/api-error.ts';
import type { Principal } from './principal.ts';

/** @throws ApiError `scope_missing` where the caller may not do this. `why` says what the scope is needed for. */
export function checkScope(principal: Principal, scope: Scope, why?: string): void {
  if (principal.scopes.includes(scope)) return;
  const detail = `This needs the scope ${scope}${why === undefined ? '' : `: ${why}`}.`;
  const challenge = `Bearer realm="namesake", error="insufficient_scope", scope="${scope}"`;
  throw new ApiError('scope_missing', { detail, headers: { 'www-authenticate': challenge } });
}
