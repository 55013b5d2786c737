import { comparePresets, teamPeriods, teamRoundKinds } from '@strokebook/golf/compare';
import { z } from 'zod/mini';
import { optionalParam } from '../../lib/optional-param.ts';
import { compareTabIds } from './tabs.ts';

/**
 * All settings of Compare Stats in the address. The comparison is the one saved under the number `hash` (CMP-01), else
 * that with the rest of a team or with another player (TEAM-07), else that of the preset. Omitted fields use the default.
 */
/** As in the calls by username. */
const MAX_USERNAME = 40;

export const CompareState = z.object({
  hash: optionalParam(z.int().check(z.minimum(0))),
  preset: optionalParam(z.enum(comparePresets.map(({ id }) => id))),
  /** The username of the other player. */
  with: optionalParam(z.string().check(z.minLength(1), z.maxLength(MAX_USERNAME))),
  /** The team whose rest is compared, and one of its squads. */
  team: optionalParam(z.int()),
  squad: optionalParam(z.int()),
  /** The rounds that are compared with a team. */
  holes: optionalParam(z.literal(9)),
  period: optionalParam(z.enum(teamPeriods)),
  kind: optionalParam(z.enum(teamRoundKinds)),
  tab: optionalParam(z.enum(compareTabIds)),
  order: optionalParam(z.literal('difference')),
  /** The view of each grid of rounds, in the format of `writeRoundsView`. */
  leftRounds: optionalParam(z.string()),
  rightRounds: optionalParam(z.string()),
});
export type CompareState = Readonly<z.infer<typeof CompareState>>;
