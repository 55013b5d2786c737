import { gainSorts, todaySorts } from '@strokebook/golf/team';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';

/** What is chosen on the page of a team, in the address. Omitted fields use the default: all squads, sorted by form. */
export const TeamSearch = z.object({
  squad: optionalParam(z.int()),
  /** The accounts that are ticked to be compared, in the order of the ticks. */
  picked: optionalParam(z.array(z.int()).check(z.minLength(1), z.maxLength(2))),
  sort: optionalParam(z.enum(todaySorts)),
  isReversed: optionalParam(z.literal(true)),
  gains: optionalParam(z.enum(gainSorts)),
  areGainsReversed: optionalParam(z.literal(true)),
});
export type TeamSearch = Readonly<z.infer<typeof TeamSearch>>;

/** Changes only the given fields. */
export type ChangeTeamSearch = (change: TeamSearch) => void;
