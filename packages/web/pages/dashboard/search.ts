import { groupBys } from '@strokebook/golf/grouping';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';
import { holeFilterSearch } from '../../controls/hole-filter/hole-filter-search.ts';
import { roundChoiceSearch } from '../../controls/round-picker/round-choice.ts';
import { mapFocusSearch } from '../../controls/shots-board/map-focus-search.ts';
import { categoryIds } from '../../features/dashboard/categories.ts';

/** All that can be set on the dashboard, so that a link shows the same and Back undoes it. What is left out is the default. */
export const DashboardSearch = z.object({
  mode: optionalParam(z.literal('playerPerformance')),
  holes: optionalParam(z.literal([9, 18])),
  group: optionalParam(z.string().check(z.maxLength(120))),
  category: optionalParam(z.enum(categoryIds)),
  // Of My Rounds.
  ...roundChoiceSearch,
  ...holeFilterSearch,
  ...mapFocusSearch,
  groupBy: optionalParam(z.enum(groupBys)),
  of: optionalParam(z.string().check(z.maxLength(200))),
  figure: optionalParam(z.string().check(z.maxLength(80))),
  // Of the map in the dialog over it.
  ofRound: mapFocusSearch.round,
  ofHole: mapFocusSearch.hole,
  ofNth: mapFocusSearch.nth,
  ofShot: mapFocusSearch.shot,
  ofView: mapFocusSearch.view,
  ofPattern: mapFocusSearch.pattern,
  ofYards: mapFocusSearch.yards,
  ofBeside: mapFocusSearch.beside,
  hidden: optionalParam(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200))),
});
export type DashboardSearch = z.infer<typeof DashboardSearch>;
