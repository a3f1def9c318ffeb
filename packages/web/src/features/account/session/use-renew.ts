import type { Session } from '@namesake/contract';
import { useQueryClient } from '@tanstack/react-query';
import { keepCsrfToken } from '#shared/api/csrf-token.ts';
import { sessionQuery } from '#shared/api/session.ts';

/** Goes on with a new session of the same user in this window: the page stays, and failed queries run again. */
export function useRenew(): (session: Session) => void {
  const queryClient = useQueryClient();
  return (session) => {
    keepCsrfToken(session.csrfToken);
    queryClient.setQueryData(sessionQuery.queryKey, session);
    // Not waited for: the page can be used meanwhile.
    void queryClient.invalidateQueries();
  };
}
