import { createRoute } from '@tanstack/react-router';
import { requireProfile } from '../guards.ts';
import { rootRoute } from './root-route.ts';

/** The parent of all pages of a player's profile. */
export const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'player/$username',
  beforeLoad: (options) => requireProfile(options, options.params.username),
});
