import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireProductManager } from '../guards.ts';
import { rootRoute } from './root-route.ts';

/** An id as it stands in addresses. */
const idOf = (text: string): number => (/^\d{1,10}$/.test(text) ? Number(text) : 0);

const findRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'admin',
  staticData: { title: 'Administration' },
  beforeLoad: requireProductManager,
  component: lazyRouteComponent(() => import('../../pages/admin/find-page.tsx'), 'FindAccountsPage'),
});

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'admin/accounts/$accountId',
  staticData: { title: 'Account' },
  params: {
    parse: ({ accountId }) => ({ accountId: idOf(accountId) }),
    stringify: ({ accountId }) => ({ accountId: String(accountId) }),
  },
  beforeLoad: requireProductManager,
  component: lazyRouteComponent(() => import('../../pages/admin/account-page.tsx'), 'SupportedAccountPage'),
});

const organizationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'admin/organizations',
  staticData: { title: 'Organizations' },
  beforeLoad: requireProductManager,
  component: lazyRouteComponent(() => import('../../pages/admin/organizations-page.tsx'), 'OrganizationsPage'),
});

const organizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'admin/organizations/$organizationId',
  staticData: { title: 'Organization' },
  params: {
    parse: ({ organizationId }) => ({ organizationId: idOf(organizationId) }),
    stringify: ({ organizationId }) => ({ organizationId: String(organizationId) }),
  },
  beforeLoad: requireProductManager,
  component: lazyRouteComponent(() => import('../../pages/admin/organization-page.tsx'), 'EditedOrganizationPage'),
});

/** Pages of product managers. */
export const adminRoutes = [findRoute, accountRoute, organizationsRoute, organizationRoute] as const;
