import { groupBys } from '@strokebook/golf/grouping';
import { z } from 'zod/mini';
import { DispersionChoice } from '../../controls/dispersion/dispersion-choice.ts';
import { holeFilterSearch } from '../../controls/hole-filter/hole-filter-search.ts';
import { RoundChoice } from '../../controls/round-picker/round-choice.ts';
import { MapFocus } from '../../controls/shot-map/map-focus.ts';
import { nestedParam, optionalParam } from '../../lib/optional-param.ts';

/** All settings of My Rounds in the address. Omitted fields use the default. */
export const MyRoundsState = z.object({
  ...RoundChoice.shape,
  ...holeFilterSearch,
  map: nestedParam(MapFocus),
  dispersion: nestedParam(DispersionChoice),
  holes: optionalParam(z.literal([9, 18])),
  groupBy: optionalParam(z.enum(groupBys)),
  q: optionalParam(z.string().check(z.maxLength(80))),
});
export type MyRoundsState = Readonly<z.infer<typeof MyRoundsState>>;
