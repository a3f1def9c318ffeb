import type { BatchPrincipal, Principal, TokenPrincipal, UserPrincipal } from './principal.ts';

/** The members of a principal. */
type Members<Kind extends Principal> = Omit<Kind, Exclude<keyof Kind, string>>;

// `tools/rooms/table.js` says which files may import these.

/** @param token of a stored token that is neither revoked nor expired */
export const tokenPrincipal = (token: Members<TokenPrincipal>): TokenPrincipal => token as TokenPrincipal;

/** @param user of a stored session that is still valid */
export const userPrincipal = (user: Members<UserPrincipal>): UserPrincipal => user as UserPrincipal;

/** @param batch of a stored batch */
export const batchPrincipal = (batch: Members<BatchPrincipal>): BatchPrincipal => batch as BatchPrincipal;

/** The service itself, when it screens watched customers. */
export const watchPrincipal = batchPrincipal;
