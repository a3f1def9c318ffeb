import type { Session } from '@namesake/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Somebody who is, or was, logged in, with what they may do. */
export type KnownUser = Session['user'] & Pick<Session, 'logsInBy' | 'scopes'>;

const KEY = ['known-user'];

/** Who is at work in this window, also after the session has ended. Logging out clears the cache it is kept in. */
export const knownUser = (queryClient: QueryClient): KnownUser | undefined => queryClient.getQueryData<KnownUser>(KEY);

export function keepKnownUser(queryClient: QueryClient, { user, logsInBy, scopes }: Session): void {
  queryClient.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(KEY, { ...user, logsInBy, scopes } satisfies KnownUser);
}
