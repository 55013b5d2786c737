import type { HoleCount } from '../model/index.ts';

/** The ranges of days of a comparison with a team, the default first. */
export const teamPeriods = ['last12Months', 'all'] as const;
export type TeamPeriod = (typeof teamPeriods)[number];

/** The kinds of rounds of a comparison with a team, the default first. */
export const teamRoundKinds = ['all', 'competitions'] as const;
export type TeamRoundKind = (typeof teamRoundKinds)[number];

/** Which rounds are compared, the same of the player and of each teammate. */
export type TeamRounds = {
  readonly holeCount: HoleCount;
  readonly period: TeamPeriod;
  readonly kind: TeamRoundKind;
};
