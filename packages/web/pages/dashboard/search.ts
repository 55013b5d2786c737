import { groupBys } from '@strokebook/golf/grouping';
import { roundListOptions } from '@strokebook/golf/selection';
import { z } from 'zod';
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
  rounds: z.enum(roundListOptions).optional().catch(undefined),
  groupBy: z.enum(groupBys).optional().catch(undefined),
  of: z.string().max(200).optional().catch(undefined),
  figure: z.string().max(80).optional().catch(undefined),
  hidden: z.array(z.string().max(200)).max(200).optional().catch(undefined),
});
export type DashboardSearch = z.infer<typeof DashboardSearch>;
