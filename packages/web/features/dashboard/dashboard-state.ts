import { groupBys } from '@strokebook/golf/grouping';
import { z } from 'zod/mini';
import { holeFilterSearch } from '../../controls/hole-filter/hole-filter-search.ts';
import { RoundChoice } from '../../controls/round-picker/round-choice.ts';
import { MapFocus } from '../../controls/shot-map/map-focus.ts';
import { nestedParam, optionalParam } from '../../lib/optional-param.ts';
import { categoryIds } from './categories.ts';

/** My Rounds on the dashboard. */
const MyRoundsState = z.object({
  ...RoundChoice.shape,
  ...holeFilterSearch,
  groupBy: optionalParam(z.enum(groupBys)),
  map: nestedParam(MapFocus),
});
export type MyRoundsState = Readonly<z.infer<typeof MyRoundsState>>;

/** The opened overview: its rounds on a map, or with `figure` the samples behind a figure. */
const OpenedOverview = z.object({
  overview: z.string().check(z.maxLength(200)),
  figure: optionalParam(z.string().check(z.maxLength(80))),
  map: nestedParam(MapFocus),
});

/**
 * All settings of the dashboard in the address, so that links show the same and Back undoes changes. Omitted fields use
 * the default.
 */
export const DashboardState = z.object({
  ...MyRoundsState.shape,
  mode: optionalParam(z.literal('playerPerformance')),
  holes: optionalParam(z.literal([9, 18])),
  group: optionalParam(z.string().check(z.maxLength(120))),
  category: optionalParam(z.enum(categoryIds)),
  hidden: optionalParam(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200))),
  of: optionalParam(
    // Links from before it had fields contain only the overview's name.
    z.pipe(
      z.transform((of) => (typeof of === 'string' ? { overview: of } : of)),
      OpenedOverview,
    ),
  ),
});
export type DashboardState = Readonly<z.infer<typeof DashboardState>>;

/** Changes only the given fields. `replace` adds no history entry. */
export type ChangeDashboard = (change: DashboardState, how?: { readonly replace: boolean }) => void;
