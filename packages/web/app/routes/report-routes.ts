import { canSee, features } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { activeAccountQuery, profileByIdQuery } from '../../api/account-queries.ts';
import { pastTournamentsQuery, upcomingScheduleQuery } from '../../api/player-queries.ts';
import { accountAccess } from '../../lib/account-access.ts';
import { keptComparisonQuery } from '../../api/report-queries.ts';
import { rootRoute } from './root-route.ts';

const toRoot = () => redirect({ to: '/', replace: true });

const resumeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'cgr/resume',
  validateSearch: z.object({ accountId: z.coerce.number().int().positive().optional().catch(undefined) }),
  // A link without a number, or to a resume that is not open, leads to the root (CGR-09, CGR-O3).
  beforeLoad: async ({ context, search: { accountId } }) => {
    if (accountId === undefined) throw toRoot();
    const [viewer, profile] = await Promise.all([
      context.queryClient.ensureQueryData(activeAccountQuery(context.api, context.tokens)),
      context.queryClient.ensureQueryData(profileByIdQuery(context.api, accountId)),
    ]);
    if (profile === null || !canSee(viewer, accountAccess(profile, viewer), features.resume)) throw toRoot();
    return { profile, title: `${fullName(profile.account)} - Resume` };
  },
  loader: ({ context: { api, queryClient, profile } }) => {
    const { accountId } = profile.account;
    void queryClient.prefetchQuery(pastTournamentsQuery(api, accountId));
    void queryClient.prefetchQuery(upcomingScheduleQuery(api, accountId));
  },
  component: lazyRouteComponent(() => import('../../pages/cgr-resume/page.tsx'), 'CgrResumePage'),
});

const compareStatsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'cgr/compare-stats',
  validateSearch: z.object({ hash: z.coerce.number().int().min(0).optional().catch(undefined) }),
  // What was kept is asked for first (CGR-06); without it, or where it is not open, the link leads to the root.
  beforeLoad: async ({ context, search: { hash } }) => {
    if (hash === undefined) throw toRoot();
    const kept = await context.queryClient.ensureQueryData(keptComparisonQuery(context.api, hash));
    if (kept === null) throw toRoot();
    return { kept, title: 'Compare Stats' };
  },
  component: lazyRouteComponent(() => import('../../pages/cgr-compare-stats/page.tsx'), 'CgrCompareStatsPage'),
});

const unknownReportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'cgr/$',
  beforeLoad: () => {
    throw toRoot();
  },
});

/** Print-ready pages that a link of their own opens (CGR). */
export const reportRoutes = [resumeRoute, compareStatsRoute, unknownReportRoute] as const;
