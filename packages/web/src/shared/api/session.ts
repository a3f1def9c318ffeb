import type { Session } from '@namesake/contract';
import type { Scope } from '@namesake/contract/scopes';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useWindowState, WindowState } from '#shared/kept/window-state.ts';
import { call } from './client.ts';
import { keepCsrfToken } from './csrf-token.ts';
import { ENDPOINTS } from './endpoints.ts';
import { SessionEndedError } from './problem-error.ts';

/** `GET /session`: the logged-in user, or null. Keeps the CSRF token for later requests. */
async function getSession(signal: AbortSignal): Promise<Session | null> {
  try {
    const session = await call(ENDPOINTS.getSession, { signal });
    keepCsrfToken(session.csrfToken);
    return session;
  } catch (error) {
    if (!(error instanceof SessionEndedError)) throw error;
    keepCsrfToken(undefined);
    return null;
  }
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => getSession(signal),
  staleTime: 5 * 60_000,
});

/** `GET /setup`: whether the first administrator must still be created. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => call(ENDPOINTS.getSetup, { signal }),
  staleTime: 30_000,
});

/** A user who is, or was, logged in, with their permissions. */
export type KnownUser = Session['user'] & Pick<Session, 'logsInBy' | 'scopes'>;

const KNOWN_USER = new WindowState<KnownUser | undefined>(undefined);

/** The user of this window, even after the session has ended, until log-out. */
export const knownUser = (): KnownUser | undefined => KNOWN_USER.get();

export const useKnownUser = (): KnownUser | undefined => useWindowState(KNOWN_USER);

export const keepKnownUser = ({ user, logsInBy, scopes }: Session): void =>
  KNOWN_USER.set({ ...user, logsInBy, scopes });

/** Whether a user has a scope. */
export type May = (scope: Scope) => boolean;

/** Permissions of the current user. After the session has ended, the previous ones, because the page stays. */
export function useMay(): May {
  const known = useKnownUser();
  return mayOf(useQuery(sessionQuery).data ?? known);
}

/** The same outside components, once a session was requested. */
export const mayIn = (queryClient: QueryClient): May =>
  mayOf(queryClient.getQueryData(sessionQuery.queryKey) ?? knownUser());

const mayOf = (holder: { readonly scopes: readonly Scope[] } | undefined): May => {
  return (scope) => holder?.scopes.includes(scope) === true;
};
