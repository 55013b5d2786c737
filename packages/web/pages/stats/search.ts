import { comparePresets } from '@strokebook/golf/compare';
import { z } from 'zod';
import { compareTabIds } from '../../features/compare-stats/tabs.ts';

/** All that can be set on Compare Stats; `hash` is the number of a kept comparison (CMP-01). What is left out is the default. */
export const StatsSearch = z.object({
  hash: z.int().min(0).optional().catch(undefined),
  preset: z
    .enum(comparePresets.map(({ id }) => id))
    .optional()
    .catch(undefined),
  tab: z.enum(compareTabIds).optional().catch(undefined),
  order: z.literal('difference').optional().catch(undefined),
});
