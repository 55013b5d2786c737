import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { DispersionChoice } from '../../controls/dispersion/dispersion-choice.ts';
import { redirectToRoot } from '../site.ts';
import { rootRoute } from './root-route.ts';

const experimentalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'experimental',
  // In production these are unknown paths (EXP-01, EXP-O1).
  beforeLoad: async ({ context, location }) => {
    const { experimentalAccountId } = await context.queryClient.ensureQueryData(context.api.query('getSettings', {}));
    if (experimentalAccountId === null) throw redirectToRoot(location);
    return { experimentalAccountId };
  },
});

const shotDispersionRoute = createRoute({
  getParentRoute: () => experimentalRoute,
  path: 'shot-dispersion-chart',
  staticData: { title: 'Shot Dispersion' },
  validateSearch: DispersionChoice,
  component: lazyRouteComponent(
    () => import('../../pages/experimental/shot-dispersion-page.tsx'),
    'ShotDispersionPage',
  ),
});

const compareStatsRoute = createRoute({
  getParentRoute: () => experimentalRoute,
  path: 'config-compare-stats',
  staticData: { title: 'Compare Stats Setup' },
  component: lazyRouteComponent(() => import('../../pages/experimental/compare-stats-page.tsx'), 'CompareStatsPage'),
});

const experimentalIndexRoute = createRoute({
  getParentRoute: () => experimentalRoute,
  path: '/',
  beforeLoad: ({ location }) => {
    throw redirectToRoot(location);
  },
});

const unknownExperimentRoute = createRoute({
  getParentRoute: () => experimentalRoute,
  path: '$',
  beforeLoad: ({ location }) => {
    throw redirectToRoot(location);
  },
});

/** Experiments that are not part of the product. */
export const experimentalRoutes = experimentalRoute.addChildren([
  experimentalIndexRoute,
  shotDispersionRoute,
  compareStatsRoute,
  unknownExperimentRoute,
]);
