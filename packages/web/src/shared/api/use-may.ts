import type { Scope } from '@namesake/contract/scopes';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from './get-session.ts';
import { knownUser } from './known-user.ts';

/** Tells of a scope whether somebody has it. */
export type May = (scope: Scope) => boolean;

/** What the current user may do. While they have to log in again, what they could do before: the page stays. */
export function useMay(): May {
  const known = knownUser(useQueryClient());
  return mayOf(useQuery(sessionQuery).data ?? known);
}

/** The same outside of pages, once a session was asked for. */
export const mayIn = (queryClient: QueryClient): May =>
  mayOf(queryClient.getQueryData(sessionQuery.queryKey) ?? knownUser(queryClient));

const mayOf = (holder: { readonly scopes: readonly Scope[] } | undefined): May => {
  return (scope) => holder?.scopes.includes(scope) === true;
};
