import type { Viewer } from './can-see.ts';

/** What somebody may do in a team. */
export const teamRoles = ['coach', 'headCoach'] as const;
export type TeamRole = (typeof teamRoles)[number];

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

/** Whether a viewer does what a role allows only because they are a product manager: they say why (TEAM-O164). */
export const holdsRoleAsSupport = (viewer: Viewer, organizationId: number, role: TeamRole): boolean =>
  holdsRole(viewer, organizationId, role) && !holdsRole({ ...viewer, isProductManager: false }, organizationId, role);
