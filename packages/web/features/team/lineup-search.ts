import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

/**
 * What is chosen on the page of a lineup, in the address. Omitted fields use the default, and so do unknown formats: the
 * shell loads this file, and not the engine that lists them.
 */
export const LineupSearch = z.object({
  squad: optionalParam(z.int()),
  /** The accounts that play; by default those in best form. */
  plays: optionalParam(z.array(z.int())),
  format: optionalParam(z.string()),
  rounds: optionalParam(z.int().check(z.gte(1))),
});
export type LineupSearch = Readonly<z.infer<typeof LineupSearch>>;
