import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { EntrySearch } from '../../features/round-entry/entry/entry-search.ts';
import { ImportSearch } from '../../features/round-import/import-search.ts';
import { StartSearch } from '../../features/round-start/start-search.ts';
import { openRound } from '../../offline/index.ts';
import { requireEntry } from '../guards.ts';
import { rootRoute } from './root-route.ts';

/** The start of a round. */
const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'log',
  staticData: { title: 'Log a round', isFullScreen: true },
  validateSearch: StartSearch,
  beforeLoad: (options) => requireEntry(options, options.search.player),
  component: lazyRouteComponent(() => import('../../pages/log/start-page.tsx'), 'StartPage'),
});

/** The editor of a round. */
const entryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'log/$roundId',
  staticData: { title: 'Log a round', isFullScreen: true },
  validateSearch: EntrySearch,
  beforeLoad: (options) => requireEntry(options, options.search.player),
  // While the page's files are loaded. The log of an open round is kept by its screen, so it is opened once.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  preload: false,
  loader: async ({ context, params: { roundId } }) => {
    const key = { accountId: context.viewer.accountId, playerId: context.player.accountId, roundId };
    try {
      return { round: await openRound(context, key), failure: null };
    } catch (error) {
      return { round: null, failure: error instanceof Error ? error : new Error(String(error)) };
    }
  },
  component: lazyRouteComponent(() => import('../../pages/log/entry-page.tsx'), 'EntryPage'),
});

/** Rounds from files. */
const importRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'import',
  staticData: { title: 'Import rounds' },
  validateSearch: ImportSearch,
  beforeLoad: (options) => requireEntry(options, options.search.player),
  component: lazyRouteComponent(() => import('../../pages/import/page.tsx'), 'ImportPage'),
});

/** Pages on which rounds are logged or imported. */
export const logRoutes = [startRoute, entryRoute, importRoute] as const;
