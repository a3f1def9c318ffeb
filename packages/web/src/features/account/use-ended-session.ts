import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQuery } from '#shared/api/get-session.ts';
import { type KnownUser, knownUser } from '#shared/api/known-user.ts';

/** Who has to log in again, once the session has ended. Coming back from a window where that was done is enough. */
export function useEndedSession(): KnownUser | undefined {
  const known = knownUser(useQueryClient());
  const session = useQuery({
    ...sessionQuery,
    refetchOnWindowFocus: ({ state }) => (state.data === null ? 'always' : true),
  }).data;
  const isAnother = session != null && known !== undefined && session.user.id !== known.id;
  useEffect(() => {
    // Somebody else logged in in another window: what the first one typed and found is not theirs to see.
    if (isAnother) window.location.replace(window.location.pathname);
  }, [isAnother]);
  return session === null ? known : undefined;
}
