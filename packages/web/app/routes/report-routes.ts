import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { reportRequest } from '../../api/report-request.ts';
import { optionalParam } from '../../lib/optional-param.ts';
import { redirectToRoot } from '../site.ts';
import { rootRoute } from './root-route.ts';

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

const reportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'cgr/$report',
  staticData: { isPlain: true },
  validateSearch: z.object({
    accountId: Id,
    hash: Hash,
    orgId: Id,
    group: Text,
    squadId: optionalParam(z.int()),
    prefersMetric: PrefersMetric,
    timeframe: Text,
    standardName: Text,
    holeCount: optionalParam(z.literal([9, 18])),
    courseId: Text,
    planSize: optionalParam(z.literal('pocket')),
    planTee: Text,
    paper: Paper,
  }),
  // Incomplete, unknown and inaccessible reports redirect to the root (CGR-09, CGR-10, CGR-O2, CGR-O3).
  beforeLoad: async ({ context: { api, queryClient, isFirstScreen }, params, search, location }) => {
    const asked = reportRequest(params.report, search);
    if (asked === null) throw redirectToRoot(location);
    // The server renders the words of a resume alone. The app takes them over, and then asks for the pages.
    const words =
      asked.report === 'resume'
        ? api.queryOrNull('previewReport', { body: { ...asked, isWithoutPages: true } })
        : undefined;
    const hasWords = words !== undefined && queryClient.getQueryData(words.queryKey) != null;
    const query =
      words !== undefined && (isFirstScreen === true || hasWords)
        ? words
        : api.queryOrNull('previewReport', { body: asked });
    const report = await queryClient.fetchQuery(query);
    if (report === null) throw redirectToRoot(location);
    // Its portrait, and whether its player can be written to.
    if (asked.report === 'resume' && report.username !== null) {
      void queryClient.prefetchQuery(api.queryOrNull('getProfile', { params: { username: report.username } }));
    }
    return { request: asked, report, title: report.title };
  },
  component: lazyRouteComponent(() => import('../../pages/cgr/page.tsx'), 'CgrPage'),
});

const unknownReportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'cgr/$',
  beforeLoad: ({ location }) => {
    throw redirectToRoot(location);
  },
});

/** Print-ready pages with their own links (CGR). */
export const reportRoutes = [reportRoute, unknownReportRoute] as const;
