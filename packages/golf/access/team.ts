import type { Viewer } from './can-see.ts';
import { type AccessLevel, accessLevels } from './level.ts';

/** A team that somebody coaches. A head coach also changes the team and its coaches (TEAM-01, TEAM-36). */
export type CoachedTeam = { readonly organizationId: number; readonly isHead: boolean };

/** A team that a player has joined, with the level of access that the player gives its coaches (TEAM-27). */
export type JoinedTeam = { readonly organizationId: number; readonly level: AccessLevel };

/** What somebody may do in a team. */
export const teamRoles = ['coach', 'headCoach'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** The highest level that a player gives the coaches of one of these teams; null if they have no team in common. */
export const levelInTeams = (coached: readonly CoachedTeam[], joined: readonly JoinedTeam[]): AccessLevel | null =>
  accessLevels.findLast((level) =>
    joined.some((team) => team.level === level && coached.some((one) => one.organizationId === team.organizationId)),
  ) ?? null;

/** The role of a viewer in a team; product managers are its head coaches too (TEAM-36). Null for anybody else. */
export function roleIn(viewer: Viewer, organizationId: number): TeamRole | null {
  if (viewer.isProductManager) return 'headCoach';
  const coached = viewer.coachedTeams.find((team) => team.organizationId === organizationId);
  if (coached === undefined) return null;
  return coached.isHead ? 'headCoach' : 'coach';
}

/** Whether a viewer may do what a role allows. */
export function holdsRole(viewer: Viewer, organizationId: number, role: TeamRole): boolean {
  const held = roleIn(viewer, organizationId);
  return held !== null && (role === 'coach' || held === 'headCoach');
}
