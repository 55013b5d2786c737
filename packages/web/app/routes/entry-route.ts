import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { accountAccess } from '../../lib/account-access.ts';
import { EntrySearch } from '../../features/round-entry/entry-search.ts';
import { requireSignIn } from '../guards.ts';
import { rootRoute } from './root-route.ts';
import { hasFullAccess } from '@strokebook/golf/access';

/** The editor of a round: one's own, or that of a player to whom the viewer has full access (ENTRY-27, ENTRY-28). */
export const entryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'log/$roundId',
  staticData: { title: 'Log a round', isFullScreen: true },
  validateSearch: EntrySearch,
  beforeLoad: async (options) => {
    const { viewer } = await requireSignIn(options);
    const { context, search } = options;
    if (search.player === undefined || search.player === viewer.username) return { viewer, player: viewer };
    const profile = await context.queryClient.ensureQueryData(
      context.api.queryOrNull('getProfile', { params: { username: search.player } }),
    );
    if (profile === null || !hasFullAccess(viewer, accountAccess(profile, viewer)))
      throw redirect({ to: '/dashboard' });
    return { viewer, player: profile.account };
  },
  component: lazyRouteComponent(() => import('../../pages/log/entry-page.tsx'), 'EntryPage'),
});
