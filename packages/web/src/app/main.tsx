import './app.css';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepCsrfToken } from '#shared/api/csrf-token.ts';
import { problemCode, SessionEndedError, UnreachableError } from '#shared/api/problem-error.ts';
import { sessionQuery } from '#shared/api/session.ts';
import { createAppRouter } from './router.tsx';

const root = document.getElementById('root');

if (root === null) throw new Error('index.html has no #root');

const queryClient = createAppQueryClient();
const router = createAppRouter(queryClient);
preloadPages(router);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

/**
 * Preloads the code of every page after the first paint, so that pages open without delay, even if the server becomes
 * unreachable.
 */
function preloadPages(router: ReturnType<typeof createAppRouter>): void {
  const load = () => {
    for (const { options } of Object.values(router.routesById)) void options.component?.preload?.();
  };
  const stop = router.subscribe('onRendered', () => {
    stop();
    oncePainted(load);
  });
}

/** On a busy machine, painting happens long after rendering. */
function oncePainted(run: () => void): void {
  const observer = new PerformanceObserver((painted) => {
    if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
}

/** A query client that notes when an answer reports the end of the session: the shell then asks to log in. */
function createAppQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof SessionEndedError) {
      keepCsrfToken(undefined);
      client.setQueryData(sessionQuery.queryKey, null);
    }
    // Another window of this browser has logged in since; its session is valid here too.
    if (problemCode(error) === 'csrf_failed') void client.refetchQueries({ queryKey: sessionQuery.queryKey });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Only a missing answer is worth a retry, not a refusal.
        retry: (failures, error) => error instanceof UnreachableError && failures < 2,
        networkMode: 'always',
        staleTime: 15_000,
      },
      // A search must fail visibly when offline, rather than wait silently.
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
