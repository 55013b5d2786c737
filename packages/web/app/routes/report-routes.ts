import { canSee, features } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { playerReport } from '@strokebook/documents/reports';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { accountAccess } from '../../lib/account-access.ts';
import {
  defaultResumeQuery,
  keptResumeQuery,
  orgScheduleReportPreviewQuery,
  playerReportQuery,
} from '../../api/report-queries.ts';
import { optionalParam } from '../../lib/optional-param.ts';
import { rootRoute } from './root-route.ts';

const toRoot = () => redirect({ to: '/', replace: true });

/** Only digits are a number (CGR-09); the router has converted short ones already. */
const Digits = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))]),
  z.int().check(z.minimum(0)),
);
const Id = optionalParam(z.pipe(Digits, z.number().check(z.positive())));
const Hash = optionalParam(Digits);
/** Only `true` and `True` mean Metric; other values are removed from the address (CGR-01 to CGR-03). */
const PrefersMetric = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((value) => (value === true || value === 'true' || value === 'True' ? true : undefined)),
  ),
);

/** The router converts digits to a number, but a year is a text. */
const Text = optionalParam(z.union([z.string(), z.pipe(z.number(), z.transform(String))]));
const Paper = optionalParam(z.enum(['us-letter', 'a4']));

const resumeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'cgr/resume',
  validateSearch: z.object({ accountId: Id, hash: Hash, paper: Paper }),
  // With an account its default resume is shown; otherwise the saved one with the number (CGR-07, CGR-08). A link
  // without a number, or to a resume that is not open, redirects to the root (CGR-09, CGR-O3).
  beforeLoad: async ({ context: { api, queryClient }, search: { accountId, hash, paper } }) => {
    if (accountId === undefined && hash === undefined) throw toRoot();
    const report = await (accountId === undefined
      ? queryClient.ensureQueryData(keptResumeQuery(api, hash ?? 0, paper))
      : queryClient.ensureQueryData(defaultResumeQuery(api, accountId, paper)));
    if (report === null) throw toRoot();
    return {
      report,
      hash: accountId === undefined ? hash : undefined,
      paper,
      title: `${report.document.subject} - Resume`,
    };
  },
  component: lazyRouteComponent(() => import('../../pages/cgr-resume/page.tsx'), 'CgrResumePage'),
});

const compareStatsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'cgr/compare-stats',
  validateSearch: z.object({ hash: Hash, paper: Paper }),
  // Loads the saved comparison first (CGR-06); if it is missing or not open, redirects to the root.
  beforeLoad: async ({ context, search: { hash } }) => {
    if (hash === undefined) throw toRoot();
    const kept = await context.queryClient.ensureQueryData(
      context.api.queryOrNull('getKeptComparison', { params: { hash } }),
    );
    if (kept === null) throw toRoot();
    return { kept, title: 'Compare Stats' };
  },
  component: lazyRouteComponent(() => import('../../pages/cgr-compare-stats/page.tsx'), 'CgrCompareStatsPage'),
});

const playerScheduleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'cgr/public-player-schedule-report',
  validateSearch: z.object({ accountId: Id, prefersMetric: PrefersMetric, paper: Paper }),
  // A link without a number, or to a schedule that is not open, redirects to the root (CGR-O2).
  beforeLoad: async ({ context, search: { accountId } }) => {
    if (accountId === undefined) throw toRoot();
    const [viewer, profile] = await Promise.all([
      context.queryClient.ensureQueryData(activeAccountQuery(context.api, context.tokens)),
      context.queryClient.ensureQueryData(context.api.queryOrNull('getProfileById', { params: { accountId } })),
    ]);
    if (profile === null || !canSee(viewer, accountAccess(profile, viewer), features.schedule)) throw toRoot();
    return { profile, title: `${fullName(profile.account)} - Schedule` };
  },
  component: lazyRouteComponent(() => import('../../pages/cgr-player-schedule/page.tsx'), 'CgrPlayerSchedulePage'),
});

const orgScheduleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'cgr/org-schedule-report',
  validateSearch: z.object({ orgId: Id, paper: Paper }),
  // Elsewhere organizations have short names; only the report tells whether the id exists.
  beforeLoad: async ({ context, search: { orgId, paper } }) => {
    if (orgId === undefined) throw toRoot();
    const pages = await context.queryClient.ensureQueryData(orgScheduleReportPreviewQuery(context.api, orgId, paper));
    if (pages === null) throw toRoot();
    return { organizationId: orgId, title: 'Organization Schedule' };
  },
  component: lazyRouteComponent(() => import('../../pages/cgr-org-schedule/page.tsx'), 'CgrOrgSchedulePage'),
});

const playerReportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'cgr/$report',
  validateSearch: z.object({
    accountId: Id,
    prefersMetric: PrefersMetric,
    timeframe: Text,
    courseId: Text,
    paper: Paper,
  }),
  // Unknown reports, links without a number, and reports that are not open redirect to the root (CGR-10, CGR-O2).
  beforeLoad: async ({ context: { api, queryClient }, params: { report: name }, search }) => {
    const { accountId, prefersMetric = false, timeframe, courseId, paper } = search;
    if (playerReport(name) === undefined || accountId === undefined) throw toRoot();
    const request = { accountId, report: name, prefersMetric, timeframe, courseId, paper };
    const report = await queryClient.ensureQueryData(playerReportQuery(api, request));
    if (report === null) throw toRoot();
    return { report, request, title: report.title };
  },
  component: lazyRouteComponent(() => import('../../pages/cgr-report/page.tsx'), 'CgrReportPage'),
});

const unknownReportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'cgr/$',
  beforeLoad: () => {
    throw toRoot();
  },
});

/** Print-ready pages with their own links (CGR). */
export const reportRoutes = [
  resumeRoute,
  compareStatsRoute,
  playerScheduleRoute,
  orgScheduleRoute,
  playerReportRoute,
  unknownReportRoute,
] as const;
