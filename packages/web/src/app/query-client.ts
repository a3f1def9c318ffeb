import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#shared/api/get-session.ts';
import { problemCode, UnreachableError } from '#shared/api/problem-error.ts';

/** @param onSessionEnded called when an answer says that nobody is logged in any more */
export function createAppQueryClient(onSessionEnded: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (problemCode(error) !== 'session_required') return;
    client.setQueryData(sessionQuery.queryKey, null);
    onSessionEnded();
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
