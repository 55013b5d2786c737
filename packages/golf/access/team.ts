import { type AccessLevel, accessLevels } from './level.ts';

/** A team that somebody coaches. A head coach also changes the team and its coaches (TEAM-01, TEAM-36). */
export type CoachedTeam = { readonly organizationId: number; readonly isHead: boolean };

/** A team that a player has joined, with the level of access that the player gives its coaches (TEAM-27). */
export type JoinedTeam = { readonly organizationId: number; readonly level: AccessLevel };

/** The highest level that a player gives the coaches of one of these teams; null if they have no team in common. */
export const levelInTeams = (coached: readonly CoachedTeam[], joined: readonly JoinedTeam[]): AccessLevel | null =>
  accessLevels.findLast((level) =>
    joined.some((team) => team.level === level && coached.some((one) => one.organizationId === team.organizationId)),
  ) ?? null;
