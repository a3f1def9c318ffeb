import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { readSearchAddress } from '#features/search/address/search-address.ts';
import { SearchPage } from '#features/search/search-page.tsx';
import { mayIn } from '#shared/api/use-may.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageError } from './page-error.tsx';
import { PagePending } from './page-pending.tsx';
import { SETTINGS_SECTIONS } from './pages/settings-sections.ts';
import { requireEnrolment, requireSession } from './require-session.ts';
import { Shell } from './shell/shell.tsx';

type RouterContext = { readonly queryClient: QueryClient };

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Outlet, notFoundComponent: NotFoundPage });

const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.pathname + location.searchStr),
  component: Shell,
});

const searchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  validateSearch: readSearchAddress,
  // Who does not screen reads records by their links only.
  beforeLoad: ({ context, search }) => {
    if (search.id === undefined && !mayIn(context.queryClient)('search:write'))
      throw redirect({ to: '/lists', replace: true });
  },
  component: SearchPage,
});

const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('./settings-layout.tsx'), 'SettingsLayout'),
});

const settingsIndexRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/',
  beforeLoad: ({ context }) => {
    const may = mayIn(context.queryClient);
    const first = SETTINGS_SECTIONS.find(({ scope }) => scope === undefined || may(scope));
    throw redirect({ to: first?.to ?? '/settings/security', replace: true });
  },
});

const tokensRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'api',
  component: lazyRouteComponent(() => import('#features/tokens/tokens-page.tsx'), 'TokensPage'),
});

const scoringRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'scoring',
  component: lazyRouteComponent(() => import('#features/scoring/scoring-page.tsx'), 'ScoringPage'),
});

const usersRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'users',
  component: lazyRouteComponent(() => import('#features/people/users-page.tsx'), 'UsersPage'),
});

const securityRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'security',
  component: lazyRouteComponent(() => import('#features/account/security/security-page.tsx'), 'SecurityPage'),
});

const listsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/lists',
  component: lazyRouteComponent(() => import('#features/lists/page/lists-page.tsx'), 'ListsPage'),
});

const firstRunRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/first-run',
  component: lazyRouteComponent(() => import('#features/lists/effects/effects-page.tsx'), 'FirstRunPage'),
});

const effectsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/effects',
  component: lazyRouteComponent(() => import('#features/lists/effects/effects-page.tsx'), 'ChooseEffectsPage'),
});

const listRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/lists/$list',
  component: lazyRouteComponent(() => import('#features/lists/page/list-page.tsx'), 'ListPage'),
});

const partyRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/parties/$listing',
  component: lazyRouteComponent(() => import('#features/parties/party-page.tsx'), 'PartyPage'),
});

const receiptRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/receipts/$search',
  component: lazyRouteComponent(() => import('#features/receipts/receipt-page.tsx'), 'ReceiptPage'),
});

const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify',
  component: lazyRouteComponent(() => import('#features/receipts/verify-page.tsx'), 'VerifyPage'),
});

/** A path of this interface, so that a crafted link cannot lead elsewhere after the login. */
const localPath = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined;

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: (search: Record<string, unknown>): { readonly next?: string } => {
    const next = localPath(search['next']);
    return next === undefined ? {} : { next };
  },
  component: lazyRouteComponent(() => import('#features/account/login-page.tsx'), 'LoginPage'),
});

const setupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/setup',
  component: lazyRouteComponent(() => import('#features/account/setup-page.tsx'), 'SetupPage'),
});

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation',
  component: lazyRouteComponent(() => import('#features/account/invitation-page.tsx'), 'InvitationPage'),
});

const enrolRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/second-factor',
  beforeLoad: ({ context }) => requireEnrolment(context.queryClient),
  component: lazyRouteComponent(() => import('#features/account/enrol-page.tsx'), 'EnrolPage'),
});

const routeTree = rootRoute.addChildren([
  shellRoute.addChildren([
    searchRoute,
    listsRoute,
    listRoute,
    firstRunRoute,
    effectsRoute,
    partyRoute,
    receiptRoute,
    settingsRoute.addChildren([settingsIndexRoute, tokensRoute, scoringRoute, usersRoute, securityRoute]),
  ]),
  loginRoute,
  setupRoute,
  invitationRoute,
  enrolRoute,
  verifyRoute,
]);

export const createAppRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 300,
    scrollRestoration: true,
  });
