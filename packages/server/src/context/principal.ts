import type { LoginMethod, Role, Scope } from '@namesake/contract';
import { ApiError } from '../lib/errors/api-error.ts';

/** Only `prove-principal.ts` creates principals. */
declare const proved: unique symbol;

type Proved = { readonly [proved]: true };

/** A program with an API token. */
export type TokenPrincipal = Proved & {
  readonly kind: 'token';
  readonly tokenId: string;
  readonly scopes: readonly Scope[];
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
  /** The user must have a second factor and has none yet: only enrolment is allowed. */
  readonly mustEnrol?: true;
};

/** The uploader of a batch with the scopes held at upload, used while the rows are screened in the background. */
export type BatchPrincipal = Proved & {
  readonly kind: 'batch';
  /** Actor name from `actorOf`. */
  readonly createdBy: string;
  readonly scopes: readonly Scope[];
};

/** The proved origin of a request. */
export type Principal = TokenPrincipal | UserPrincipal | BatchPrincipal;

/** Actor name for records and the audit log. */
export function actorOf(principal: Principal): string {
  if (principal.kind === 'batch') return principal.createdBy;
  return principal.kind === 'token' ? `token:${principal.tokenId}` : `user:${principal.userId}`;
}

/** @throws ApiError `scope_missing` if the caller lacks the scope. `why` says what it is needed for. */
export function checkScope(principal: Principal, scope: Scope, why?: string): void {
  if (principal.scopes.includes(scope)) return;
  const detail = `This needs the scope ${scope}${why === undefined ? '' : `: ${why}`}.`;
  const challenge = `Bearer realm="namesake", error="insufficient_scope", scope="${scope}"`;
  throw new ApiError('scope_missing', { detail, headers: { 'www-authenticate': challenge } });
}
