import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { FirstLoad } from './first-load.tsx';
import { RouteError } from './route-error.tsx';
import type { RouterContext } from './router-context.ts';
import { adminRoutes } from './routes/admin-routes.ts';
import { authRoutes } from './routes/auth-routes.ts';
import { experimentalRoutes } from './routes/experimental-routes.ts';
import { logRoutes } from './routes/log-routes.ts';
import { ownRoutes } from './routes/own-routes.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { profileRoutes } from './routes/profile-routes.ts';
import { publicRoutes } from './routes/public-routes.ts';
import { reportRoutes } from './routes/report-routes.ts';
import { rootRoute } from './routes/root-route.ts';
import { createRewrite } from './site.ts';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

const routeTree = rootRoute.addChildren([
  ...publicRoutes,
  ...paymentRoutes,
  experimentalRoutes,
  authRoutes,
  ...ownRoutes,
  ...logRoutes,
  profileRoutes,
  ...reportRoutes,
  ...adminRoutes,
]);

/** False for a first page that was scrolled before the app started: the router would move it to the top. */
const restoresScroll = (): boolean => window.scrollY === 0 || document.documentElement.dataset['app'] === 'started';

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    rewrite: createRewrite(context.site),
    ...(history === undefined ? {} : { history }),
    defaultErrorComponent: RouteError,
    defaultPendingMs: 400,
    defaultPendingComponent: FirstLoad,
    defaultPreload: 'intent',
    // On the server it would add an inline script, which the page's policy refuses.
    scrollRestoration: typeof window === 'undefined' ? false : restoresScroll,
  });
}
