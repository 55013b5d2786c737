import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { readPhoneAuthState } from '../../features/sign-in/phone-auth-state.ts';
import { optionalParam } from '../../lib/optional-param.ts';
import { takeReturnUrl } from '../../lib/return-url.ts';
import { rootRoute } from './root-route.ts';

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'auth',
  staticData: { isPlain: true },
  validateSearch: z.object({ returnUrl: optionalParam(z.string()) }),
  component: lazyRouteComponent(() => import('../../pages/auth/layout.tsx'), 'AuthLayout'),
});

const phonePage = lazyRouteComponent(() => import('../../pages/auth/phone-page.tsx'), 'PhonePage');

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
  // Without a pending code redirects to the phone screen, or past sign-in if already signed in (AUTH-21, AUTH-O9).
  beforeLoad: async ({ context }) => {
    if (readPhoneAuthState(sessionStorage) !== null) return;
    const viewer = await context.queryClient.ensureQueryData(activeAccountQuery(context.api, context.tokens));
    if (viewer === null) throw redirect({ to: '/auth/phone', replace: true });
    throw redirect({ href: takeReturnUrl(sessionStorage), replace: true });
  },
  component: lazyRouteComponent(() => import('../../pages/auth/verify-page.tsx'), 'VerifyPage'),
});

const alternativeRoute = createRoute({
  getParentRoute: () => authRoute,
  path: 'alternative',
  staticData: { title: 'Alternative Login' },
  component: lazyRouteComponent(() => import('../../pages/auth/alternative-page.tsx'), 'AlternativePage'),
});

export const authRoutes = authRoute.addChildren([loginRoute, phoneLoginRoute, verifyRoute, alternativeRoute]);
