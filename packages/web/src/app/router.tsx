import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readAuditAddress } from '#features/audit/address.ts';
import { readCasesAddress } from '#features/cases/address.ts';
import { readStatisticsAddress } from '#features/cases/statistics/address.ts';
import { readCustomersAddress, readNewCustomerAddress } from '#features/customers/address.ts';
import { readHistoryAddress, readLookbackAddress } from '#features/history/address.ts';
import { readSearchAddress } from '#features/search/address.ts';
import { SearchPage } from '#features/search/page/search-page.tsx';
import { mayIn } from '#shared/api/session.ts';
import { earlierReference } from '#shared/customers/customer.ts';
import { readInboxAddress } from '#shared/kept/inbox-place.ts';
import { PageError, PagePending } from './fallback-pages.tsx';
import { withoutReference } from './guards.ts';
import { ACCOUNT_ROUTES } from './routes/account-routes.tsx';
import { rootRoute, shellRoute } from './routes/root-routes.tsx';
import { settingsRoutes } from './routes/settings-routes.tsx';

const searchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  validateSearch: readSearchAddress,
  // Users without the right to screen only read records by link.
  beforeLoad: ({ context, search }) => {
    if (search.id === undefined && !mayIn(context.queryClient)('search:write'))
      throw redirect({ to: '/lists', replace: true });
  },
  component: SearchPage,
});

/** An additional path for users who expect the search page under its name. */
const searchByNameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  validateSearch: readSearchAddress,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/', search, replace: true });
  },
});

const listsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/lists',
  component: lazyRouteComponent(() => import('#features/lists/page/lists-page.tsx'), 'ListsPage'),
});

const effectsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/effects',
  component: lazyRouteComponent(() => import('#features/lists/page/effects-page.tsx'), 'EffectsPage'),
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

const auditRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/audit',
  validateSearch: readAuditAddress,
  component: lazyRouteComponent(() => import('#features/audit/audit-page.tsx'), 'AuditPage'),
});

const historyRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/history',
  validateSearch: (search) => ({ ...readHistoryAddress(search), ...earlierReference(search) }),
  beforeLoad: ({ context, search }) => withoutReference(context, search, '/history'),
  component: lazyRouteComponent(() => import('#features/history/screenings/history-page.tsx'), 'HistoryPage'),
});

const lookbacksRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/history/lookbacks',
  validateSearch: readLookbackAddress,
  component: lazyRouteComponent(() => import('#features/history/lookback/lookbacks-page.tsx'), 'LookbacksPage'),
});

const lookbackRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/history/lookbacks/$lookback',
  component: lazyRouteComponent(() => import('#features/history/lookback/lookback-page.tsx'), 'LookbackPage'),
});

const customersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers',
  validateSearch: readCustomersAddress,
  component: lazyRouteComponent(() => import('#features/customers/list/customers-page.tsx'), 'CustomersPage'),
});

const runsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/runs',
  component: lazyRouteComponent(() => import('#features/customers/runs/runs-page.tsx'), 'RunsPage'),
});

const runRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/runs/$run',
  component: lazyRouteComponent(() => import('#features/customers/runs/run-page.tsx'), 'RunPage'),
});

const groupsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/groups',
  component: lazyRouteComponent(() => import('#features/customers/groups/groups-page.tsx'), 'GroupsPage'),
});

const newCustomerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/new',
  validateSearch: readNewCustomerAddress,
  component: lazyRouteComponent(() => import('#features/customers/form/new-customer-page.tsx'), 'NewCustomerPage'),
});

const customerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/$customer',
  component: lazyRouteComponent(() => import('#features/customers/page/customer-page.tsx'), 'CustomerPage'),
});

const editCustomerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/$customer/edit',
  component: lazyRouteComponent(() => import('#features/customers/form/edit-customer-page.tsx'), 'EditCustomerPage'),
});

const batchesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/batches',
  validateSearch: ({ watch }: Record<string, unknown>): { readonly watch?: true } =>
    watch === true ? { watch: true } : {},
  component: lazyRouteComponent(() => import('#features/batches/batches-page.tsx'), 'BatchesPage'),
});

const batchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/batches/$batch',
  validateSearch: ({ outcome }: Record<string, unknown>): { readonly outcome?: string } =>
    typeof outcome === 'string' && /^\w{1,40}$/.test(outcome) ? { outcome } : {},
  component: lazyRouteComponent(() => import('#features/batches/batch-page.tsx'), 'BatchPage'),
});

const inboxRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/inbox',
  validateSearch: readInboxAddress,
  component: lazyRouteComponent(() => import('#features/inbox/inbox-page.tsx'), 'InboxPage'),
});

const casesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cases',
  validateSearch: readCasesAddress,
  component: lazyRouteComponent(() => import('#features/cases/list/cases-page.tsx'), 'CasesPage'),
});

const caseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cases/$case',
  component: lazyRouteComponent(() => import('#features/cases/page/case-page.tsx'), 'CasePage'),
});

const caseStatisticsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cases/statistics',
  validateSearch: readStatisticsAddress,
  component: lazyRouteComponent(() => import('#features/cases/statistics/statistics-page.tsx'), 'StatisticsPage'),
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

const routeTree = rootRoute.addChildren([
  shellRoute.addChildren([
    searchRoute,
    customersRoute,
    groupsRoute,
    runsRoute,
    runRoute,
    newCustomerRoute,
    customerRoute,
    editCustomerRoute,
    batchesRoute,
    batchRoute,
    inboxRoute,
    casesRoute,
    caseStatisticsRoute,
    caseRoute,
    historyRoute,
    lookbacksRoute,
    lookbackRoute,
    listsRoute,
    listRoute,
    effectsRoute,
    partyRoute,
    auditRoute,
    receiptRoute,
    settingsRoutes,
  ]),
  searchByNameRoute,
  ...ACCOUNT_ROUTES,
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
