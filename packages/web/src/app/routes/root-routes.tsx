import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, Outlet } from '@tanstack/react-router';
import { NotFoundPage } from '../fallback-pages.tsx';
import { requireSession } from '../guards.ts';
import { Shell } from '../shell/shell.tsx';

type RouterContext = { readonly queryClient: QueryClient };

/** Parent of every page. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFoundPage,
});

/** Parent of the pages that need a session: they have the navigation around them. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.pathname + location.searchStr),
  component: Shell,
});
