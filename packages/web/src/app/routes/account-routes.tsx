import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type LoginNotice, loginNoticeIn } from '#features/account/address.ts';
import { requireEnrolment } from '../guards.ts';
import { rootRoute } from './root-routes.tsx';

/** A path within this interface, so that a crafted link cannot lead elsewhere after the log-in. */
const localPath = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined;

const readNext = (search: Record<string, unknown>): { readonly next?: string } => {
  const next = localPath(search['next']);
  return next === undefined ? {} : { next };
};

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: (search: Record<string, unknown>): { readonly next?: string; readonly sso?: LoginNotice } => {
    const sso = loginNoticeIn(search['sso']);
    return { ...readNext(search), ...(sso === undefined ? {} : { sso }) };
  },
  component: lazyRouteComponent(() => import('#features/account/pages/login-page.tsx'), 'LoginPage'),
});

const singleSignOnRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login/single-sign-on',
  validateSearch: readNext,
  component: lazyRouteComponent(
    () => import('#features/account/pages/single-sign-on-pages.tsx'),
    'SingleSignOnStartPage',
  ),
});

const singleSignOnDoneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login/done',
  component: lazyRouteComponent(
    () => import('#features/account/pages/single-sign-on-pages.tsx'),
    'SingleSignOnDonePage',
  ),
});

const setupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/setup',
  component: lazyRouteComponent(() => import('#features/account/pages/setup-page.tsx'), 'SetupPage'),
});

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation',
  component: lazyRouteComponent(() => import('#features/account/pages/invitation-page.tsx'), 'InvitationPage'),
});

const enrolRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/second-factor',
  beforeLoad: ({ context }) => requireEnrolment(context.queryClient),
  component: lazyRouteComponent(() => import('#features/account/pages/enrol-page.tsx'), 'EnrolPage'),
});

/** Pages without a session: log-in, set-up, invitations. */
export const ACCOUNT_ROUTES = [
  loginRoute,
  singleSignOnRoute,
  singleSignOnDoneRoute,
  setupRoute,
  invitationRoute,
  enrolRoute,
] as const;
