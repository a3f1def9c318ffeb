import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preloadPages } from './preload-pages.ts';
import { createAppQueryClient } from './query-client.ts';
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
