import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireProfile } from '../guards.ts';
import { rootRoute } from './root-route.ts';

/** The layout of all pages of a player's profile. */
export const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'player/$username',
  beforeLoad: (options) => requireProfile(options, options.params.username),
  component: lazyRouteComponent(() => import('../../pages/profile/layout.tsx'), 'ProfileLayout'),
});
