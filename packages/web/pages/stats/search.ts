import { comparePresets } from '@strokebook/golf/compare';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';
import { compareTabIds } from '../../features/compare-stats/tabs.ts';

/** All that can be set on Compare Stats; `hash` is the number of a kept comparison (CMP-01). What is left out is the default. */
export const StatsSearch = z.object({
  hash: optionalParam(z.int().check(z.minimum(0))),
  preset: optionalParam(z.enum(comparePresets.map(({ id }) => id))),
  tab: optionalParam(z.enum(compareTabIds)),
  order: optionalParam(z.literal('difference')),
  leftRounds: optionalParam(z.string()),
  rightRounds: optionalParam(z.string()),
});
