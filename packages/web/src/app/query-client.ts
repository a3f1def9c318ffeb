import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { keepCsrfToken } from '#shared/api/csrf-token.ts';
import { problemCode, SessionEndedError, UnreachableError } from '#shared/api/problem-error.ts';
import { sessionQuery } from '#shared/api/session.ts';

/** A client that notes when an answer says that nobody is logged in any more: the shell then asks to log in. */
export function createAppQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof SessionEndedError) {
      keepCsrfToken(undefined);
      client.setQueryData(sessionQuery.queryKey, null);
    }
    // Another window of this browser has logged in since: its session is this window's too.
    if (problemCode(error) === 'csrf_failed') void client.refetchQueries({ queryKey: sessionQuery.queryKey });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // A refusal stays a refusal; only a missing answer is worth asking again.
        retry: (failures, error) => error instanceof UnreachableError && failures < 2,
        networkMode: 'always',
        staleTime: 15_000,
      },
      // A search must fail visibly when offline, not wait unseen.
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
