import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type KnownUser, sessionQuery, useKnownUser } from '#shared/api/session.ts';

/** Who has to log in again, once the session has ended. Coming back from a window where that was done is enough. */
export function useEndedSession(): KnownUser | undefined {
  const known = useKnownUser();
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
