import { MAX_EVENT_ROUNDS, teamFormats } from '@strokebook/golf/team-event';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

const formatIds = teamFormats.map(({ id }) => id);

/** What is chosen on the page of a lineup, in the address. Omitted fields use the default. */
export const LineupSearch = z.object({
  squad: optionalParam(z.int()),
  /** The accounts that play; by default those in best form. */
  plays: optionalParam(z.array(z.int()).check(z.maxLength(Math.max(...teamFormats.map(({ players }) => players))))),
  format: optionalParam(z.enum(formatIds)),
  rounds: optionalParam(z.int().check(z.gte(1), z.lte(MAX_EVENT_ROUNDS))),
});
export type LineupSearch = Readonly<z.infer<typeof LineupSearch>>;
