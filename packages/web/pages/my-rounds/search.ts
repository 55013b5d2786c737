import { groupBys } from '@strokebook/golf/grouping';
import { z } from 'zod';
import { dispersionSearch } from '../../controls/dispersion/dispersion-choice.ts';
import { holeFilterSearch } from '../../controls/hole-filter/hole-filter-search.ts';
import { roundChoiceSearch } from '../../controls/round-picker/round-choice.ts';
import { mapFocusSearch } from '../../controls/shots-board/map-focus-search.ts';

/** All that can be set on My Rounds. What is left out is the default. */
export const MyRoundsSearch = z.object({
  ...roundChoiceSearch,
  ...holeFilterSearch,
  ...mapFocusSearch,
  ...dispersionSearch,
  holes: z
    .union([z.literal(9), z.literal(18)])
    .optional()
    .catch(undefined),
  groupBy: z.enum(groupBys).optional().catch(undefined),
  q: z.string().max(80).optional().catch(undefined),
});
