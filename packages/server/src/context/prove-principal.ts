import type { BatchPrincipal, Principal, TokenPrincipal, UserPrincipal } from './principal.ts';

/** The members of a principal. */
type Members<Kind extends Principal> = Omit<Kind, Exclude<keyof Kind, string>>;

// `tools/rooms/table.js` says which files may import these.

/** @param token of a token that was found, is not revoked and has not expired */
export const tokenPrincipal = (token: Members<TokenPrincipal>): TokenPrincipal => token as TokenPrincipal;

/** @param user of a session that was found and goes on */
export const userPrincipal = (user: Members<UserPrincipal>): UserPrincipal => user as UserPrincipal;

/** @param batch one that is stored */
export const batchPrincipal = (batch: Members<BatchPrincipal>): BatchPrincipal => batch as BatchPrincipal;

/** The service itself, where it screens customers under watch. */
export const watchPrincipal = batchPrincipal;
