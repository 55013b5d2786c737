import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';
import { redirectToRoot } from '../site.ts';
import { rootRoute } from './root-route.ts';

/** The payment id that a provider returns with; invalid values are ignored. */
const PaymentSearch = z.object({ payment: optionalParam(z.uuid()) });

const paymentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'payment',
  staticData: { title: 'Payment' },
  component: lazyRouteComponent(() => import('../../pages/payment/payment-page.tsx'), 'PaymentPage'),
});

const successRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'payment/success',
  staticData: { title: 'Your Payment' },
  validateSearch: PaymentSearch,
  component: lazyRouteComponent(() => import('../../pages/payment/success-page.tsx'), 'PaymentSuccessPage'),
});

const cancelRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'payment/cancel',
  staticData: { title: 'Payment Canceled' },
  component: lazyRouteComponent(() => import('../../pages/payment/cancel-page.tsx'), 'PaymentCancelPage'),
});

const testRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'payment/test',
  staticData: { title: 'Test Payment' },
  validateSearch: PaymentSearch,
  // Only for the test provider: an unknown path with another provider, or without payments (ROUTE-05).
  beforeLoad: async ({ context: { api, queryClient }, location }) => {
    const { provider } = await queryClient.ensureQueryData(api.query('listProducts', {}));
    if (provider !== 'test') throw redirectToRoot(location);
  },
  component: lazyRouteComponent(() => import('../../pages/payment/test-page.tsx'), 'TestPaymentPage'),
});

/** Public and lazily loaded, so that returning from the provider always works (PAY-01, PAY-O2). */
export const paymentRoutes = [paymentRoute, successRoute, cancelRoute, testRoute] as const;
