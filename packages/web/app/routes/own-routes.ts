import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { DashboardSearch } from '../../pages/dashboard/search.ts';
import { requireSignIn } from '../guards.ts';
import { rootRoute } from './root-route.ts';

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'dashboard',
  staticData: { title: 'Dashboard' },
  validateSearch: DashboardSearch,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/dashboard/own-page.tsx'), 'OwnDashboardPage'),
});

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'account',
  staticData: { title: 'Account' },
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../../pages/account/page.tsx'), 'AccountPage'),
});

/** What one has of one's own. */
export const ownRoutes = [dashboardRoute, accountRoute] as const;
