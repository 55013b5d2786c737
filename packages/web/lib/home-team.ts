import type { ActiveAccount, CoachedTeam } from '@strokebook/contract';
import { profileTypes } from '@strokebook/golf/access';

const KEY = 'strokebook.homeTeam';

/** Remembers on this device the team that its coach opened last: their home from now on (TEAM-35). */
export function keepHomeTeam(organizationId: number): void {
  try {
    localStorage.setItem(KEY, String(organizationId));
  } catch {
    // Without storage the coach chooses again.
  }
}

/** Whether somebody coaches and does not play: their home is a team, and not a player's pages. */
export const isCoachOnly = ({ coachedTeams, profile }: ActiveAccount): boolean =>
  coachedTeams.length > 0 && profile.every(({ profileTypeId }) => profileTypeId !== profileTypes.player);

/** The team that is a coach's home: the only one, or the one opened last; null if they have to choose. */
export function homeTeamOf({ coachedTeams }: Pick<ActiveAccount, 'coachedTeams'>): CoachedTeam | null {
  const [first, ...others] = coachedTeams;
  if (first !== undefined && others.length === 0) return first;
  const kept = keptHomeTeam();
  return coachedTeams.find(({ organizationId }) => String(organizationId) === kept) ?? null;
}

function keptHomeTeam(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
