import type { Scope } from '@namesake/contract';

/** Who a request comes from, once proved. */
export type Principal =
  | { readonly kind: 'token'; readonly tokenId: string; readonly scopes: readonly Scope[]; readonly expiresAt: number }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly userName: string;
      readonly scopes: readonly Scope[];
      readonly sessionHash: Buffer;
      readonly expiresAt: number;
    };

/** How records and the audit log name who did something. */
export function actorOf(principal: Principal): string {
  return principal.kind === 'token' ? `token:${principal.tokenId}` : `user:${principal.userId}`;
}
