import { groupBys } from '@strokebook/golf/grouping';
import { z } from 'zod';
import { holeFilterSearch } from '../../controls/hole-filter/hole-filter-search.ts';
import { roundChoiceSearch } from '../../controls/round-picker/round-choice.ts';
import { mapFocusSearch } from '../../controls/shots-board/map-focus-search.ts';
import { categoryIds } from '../../features/dashboard/categories.ts';

/** All that can be set on the dashboard, so that a link shows the same and Back undoes it. What is left out is the default. */
export const DashboardSearch = z.object({
  mode: z.literal('playerPerformance').optional().catch(undefined),
  holes: z
    .union([z.literal(9), z.literal(18)])
    .optional()
    .catch(undefined),
  group: z.string().max(120).optional().catch(undefined),
  category: z.enum(categoryIds).optional().catch(undefined),
  // Of My Rounds.
  ...roundChoiceSearch,
  ...holeFilterSearch,
  ...mapFocusSearch,
  groupBy: z.enum(groupBys).optional().catch(undefined),
  of: z.string().max(200).optional().catch(undefined),
  figure: z.string().max(80).optional().catch(undefined),
  // Of the map in the dialog over it.
  ofRound: mapFocusSearch.round,
  ofHole: mapFocusSearch.hole,
  ofNth: mapFocusSearch.nth,
  ofShot: mapFocusSearch.shot,
  ofView: mapFocusSearch.view,
  ofPattern: mapFocusSearch.pattern,
  ofYards: mapFocusSearch.yards,
  ofBeside: mapFocusSearch.beside,
  hidden: z.array(z.string().max(200)).max(200).optional().catch(undefined),
});
export type DashboardSearch = z.infer<typeof DashboardSearch>;
