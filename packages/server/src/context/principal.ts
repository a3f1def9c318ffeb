import type { LoginMethod, Role, Scope } from '@namesake/contract';
import { ApiError } from '../lib/errors/api-error.ts';

/** Only `prove-principal.ts` makes principals. */
declare const proved: unique symbol;

type Proved = { readonly [proved]: true };

/** A program that sent an API token. */
export type TokenPrincipal = Proved & {
  readonly kind: 'token';
  readonly tokenId: string;
  readonly scopes: readonly Scope[];
  /** Named policies by which the compatibility APIs may answer it. */
  readonly policies: readonly string[];
  readonly expiresAt: number;
};

/** A logged-in user. */
export type UserPrincipal = Proved & {
  readonly kind: 'user';
  readonly userId: string;
  readonly userName: string;
  readonly logsInBy: LoginMethod;
  readonly role: Role;
  readonly scopes: readonly Scope[];
  readonly sessionId: string;
  readonly sessionHash: Buffer;
  readonly expiresAt: number;
  /** Must have a second factor and has none: may only enrol one. */
  readonly mustEnrol?: true;
};

/** Who uploaded a batch, while its rows are screened without them, with what was allowed then. */
export type BatchPrincipal = Proved & {
  readonly kind: 'batch';
  /** As `actorOf` named them. */
  readonly createdBy: string;
  readonly scopes: readonly Scope[];
};

/** Who a request comes from, once proved. */
export type Principal = TokenPrincipal | UserPrincipal | BatchPrincipal;

/** How records and the audit log name who did something. */
export function actorOf(principal: Principal): string {
  if (principal.kind === 'batch') return principal.createdBy;
  return principal.kind === 'token' ? `token:${principal.tokenId}` : `user:${principal.userId}`;
}

/** @throws ApiError `scope_missing` where the caller may not do this. `why` says what the scope is needed for. */
export function checkScope(principal: Principal, scope: Scope, why?: string): void {
  if (principal.scopes.includes(scope)) return;
  const detail = `This needs the scope ${scope}${why === undefined ? '' : `: ${why}`}.`;
  const challenge = `Bearer realm="namesake", error="insufficient_scope", scope="${scope}"`;
  throw new ApiError('scope_missing', { detail, headers: { 'www-authenticate': challenge } });
}
