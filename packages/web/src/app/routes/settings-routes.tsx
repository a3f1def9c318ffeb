import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readGoodGuyAddress } from '#features/good-guys/address.ts';
import { mayIn } from '#shared/api/session.ts';
import { earlierReference } from '#shared/customers/customer.ts';
import { withoutReference } from '../guards.ts';
import { mayOpen, SETTINGS_SECTIONS } from '../pages/pages.ts';
import { shellRoute } from './root-routes.tsx';

const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('../pages/settings-layout.tsx'), 'SettingsLayout'),
});

const settingsIndexRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/',
  beforeLoad: ({ context }) => {
    const may = mayIn(context.queryClient);
    const first = SETTINGS_SECTIONS.find(({ scope }) => mayOpen(may, scope));
    throw redirect({ to: first?.to ?? '/settings/security', replace: true });
  },
});

const tokensRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'api',
  component: lazyRouteComponent(() => import('#features/tokens/tokens-page.tsx'), 'TokensPage'),
});

const webhooksRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'webhooks',
  component: lazyRouteComponent(() => import('#features/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
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

const caseSettingsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'cases',
  component: lazyRouteComponent(() => import('#features/cases/settings/case-settings-page.tsx'), 'CaseSettingsPage'),
});

const retentionRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'retention',
  component: lazyRouteComponent(() => import('#features/retention/retention-page.tsx'), 'RetentionPage'),
});

const goodGuysRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'good-guys',
  validateSearch: (search) => ({ ...readGoodGuyAddress(search), ...earlierReference(search) }),
  beforeLoad: ({ context, search }) => withoutReference(context, search, '/settings/good-guys'),
  component: lazyRouteComponent(() => import('#features/good-guys/good-guys-page.tsx'), 'GoodGuysPage'),
});

const rulesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'rules',
  component: lazyRouteComponent(() => import('#features/rules/rules-page.tsx'), 'RulesPage'),
});

const securityRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: 'security',
  component: lazyRouteComponent(() => import('#features/account/pages/security-page.tsx'), 'SecurityPage'),
});

/** The settings, with their pages. */
export const settingsRoutes = settingsRoute.addChildren([
  settingsIndexRoute,
  tokensRoute,
  webhooksRoute,
  scoringRoute,
  usersRoute,
  caseSettingsRoute,
  goodGuysRoute,
  rulesRoute,
  retentionRoute,
  securityRoute,
]);
