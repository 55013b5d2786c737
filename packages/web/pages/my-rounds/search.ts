import { groupBys } from '@strokebook/golf/grouping';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';
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
  holes: optionalParam(z.literal([9, 18])),
  groupBy: optionalParam(z.enum(groupBys)),
  q: optionalParam(z.string().check(z.maxLength(80))),
});
