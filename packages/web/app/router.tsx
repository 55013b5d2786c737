import { landingPage, profilePages } from '@strokebook/golf/access';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import { z } from 'zod';
import { activeAccountQuery } from '../api/account-queries.ts';
import { readPhoneAuthState } from '../features/sign-in/phone-auth-state.ts';
import { takeReturnUrl } from '../lib/return-url.ts';
import { DashboardSearch } from '../pages/dashboard/search.ts';
import { FirstLoad } from './first-load.tsx';
import { requireFeature, requireProfile, requireSignIn } from './guards.ts';
import { RouteError } from './route-error.tsx';
import type { RouterContext } from './router-context.ts';
import { Shell } from './shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What stands after the product's name in the window's title (ROUTE-09). */
    readonly title?: string;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Shell, notFoundComponent: () => null });

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { title: 'Home' },
  component: lazyRouteComponent(() => import('../pages/home/page.tsx'), 'HomePage'),
});

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'auth',
  validateSearch: z.object({ returnUrl: z.string().optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('../pages/auth/layout.tsx'), 'AuthLayout'),
});

const phonePage = lazyRouteComponent(() => import('../pages/auth/phone-page.tsx'), 'PhonePage');

const loginRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/',
  staticData: { title: 'Login' },
  component: phonePage,
});

const phoneLoginRoute = createRoute({
  getParentRoute: () => authRoute,
  path: 'phone',
  staticData: { title: 'Phone Login' },
  component: phonePage,
});

const verifyRoute = createRoute({
  getParentRoute: () => authRoute,
  path: 'verify',
  staticData: { title: 'Verify Code' },
  // Nothing to verify: on to the phone screen, or past sign-in for those who are (AUTH-21, AUTH-O9).
  beforeLoad: async ({ context }) => {
    if (readPhoneAuthState(sessionStorage) !== null) return;
    const viewer = await context.queryClient.ensureQueryData(activeAccountQuery(context.api, context.tokens));
    if (viewer === null) throw redirect({ to: '/auth/phone', replace: true });
    throw redirect({ href: takeReturnUrl(sessionStorage), replace: true });
  },
  component: lazyRouteComponent(() => import('../pages/auth/verify-page.tsx'), 'VerifyPage'),
});

const alternativeRoute = createRoute({
  getParentRoute: () => authRoute,
  path: 'alternative',
  staticData: { title: 'Alternative Login' },
  component: lazyRouteComponent(() => import('../pages/auth/alternative-page.tsx'), 'AlternativePage'),
});

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'dashboard',
  staticData: { title: 'Dashboard' },
  validateSearch: DashboardSearch,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../pages/dashboard/own-page.tsx'), 'OwnDashboardPage'),
});

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'account',
  staticData: { title: 'Account' },
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('../pages/account/page.tsx'), 'AccountPage'),
});

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'player/$username',
  beforeLoad: ({ context, params }) => requireProfile(context, params.username),
  component: lazyRouteComponent(() => import('../pages/profile/layout.tsx'), 'ProfileLayout'),
});

const profileIndexRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '/',
  // The default page, or home where none is open (PROFILE-05, ACCESS-18, ACCESS-20).
  beforeLoad: ({ context, params }) => {
    const page = landingPage(context.viewer, context.access, false);
    if (page === null) throw redirect({ to: '/', replace: true });
    throw redirect({ href: `/player/${encodeURIComponent(params.username)}/${page.link}`, replace: true });
  },
});

const profileDashboardRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: 'dashboard',
  // An alias that sign-in may lead to (AUTH-O1).
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/player/$username', params, replace: true });
  },
});

const dataAnalysis = profilePages.find((page) => page.id === 'dataAnalysis') ?? profilePages[0];

const dataAnalysisRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: 'data-analysis',
  staticData: { title: dataAnalysis.title },
  validateSearch: DashboardSearch,
  beforeLoad: ({ context }) => requireFeature(context, dataAnalysis.featureId),
  component: lazyRouteComponent(() => import('../pages/dashboard/player-page.tsx'), 'PlayerDashboardPage'),
});

const unavailablePage = lazyRouteComponent(() => import('../pages/unavailable/page.tsx'), 'UnavailablePage');

const unavailableRoutes = profilePages
  .filter((page) => page.id !== dataAnalysis.id)
  .map((page) =>
    createRoute({
      getParentRoute: () => profileRoute,
      path: page.link,
      staticData: { title: page.title },
      beforeLoad: ({ context }) => requireFeature(context, page.featureId),
      component: unavailablePage,
    }),
  );

const unknownProfilePageRoute = createRoute({
  getParentRoute: () => profileRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

const routeTree = rootRoute.addChildren([
  homeRoute,
  authRoute.addChildren([loginRoute, phoneLoginRoute, verifyRoute, alternativeRoute]),
  dashboardRoute,
  accountRoute,
  profileRoute.addChildren([
    profileIndexRoute,
    profileDashboardRoute,
    dataAnalysisRoute,
    ...unavailableRoutes,
    unknownProfilePageRoute,
  ]),
  unknownRoute,
]);

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history === undefined ? {} : { history }),
    defaultErrorComponent: RouteError,
    defaultPendingMs: 400,
    defaultPendingComponent: FirstLoad,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}
