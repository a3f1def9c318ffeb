import type { LoginMethod, Role, Scope } from '@namesake/contract';

/** Who a request comes from, once proved. */
export type Principal =
  | { readonly kind: 'token'; readonly tokenId: string; readonly scopes: readonly Scope[]; readonly expiresAt: number }
  | {
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

/** Somebody who is logged in. */
export type UserPrincipal = Extract<Principal, { kind: 'user' }>;

/** How records and the audit log name who did something. */
export function actorOf(principal: Principal): string {
  return principal.kind === 'token' ? `token:${principal.tokenId}` : `user:${principal.userId}`;
}
