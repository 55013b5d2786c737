import type { ActiveAccount, CoachedTeam } from '@strokebook/contract';
import { profileTypes } from '@strokebook/golf/access';

const KEY = 'strokebook.homeTeam';

type Person = Pick<ActiveAccount, 'coachedTeams' | 'isProductManager' | 'profile'>;

/** Remembers on this device the team that its coach opened last: their home from now on (TEAM-35). */
export function keepHomeTeam(organizationId: number): void {
  try {
    localStorage.setItem(KEY, String(organizationId));
  } catch {
    // Without storage the coach chooses again.
  }
}

/**
 * Whether somebody comes for others and does not play: a coach, a parent, a manager (TEAM-35). An account that says
 * nothing is a player's.
 */
export const isForOthers = ({ profile }: Pick<Person, 'profile'>): boolean =>
  profile.length > 0 && profile.every(({ profileTypeId }) => profileTypeId !== profileTypes.player);

/**
 * The address of a person's home: a player's dashboard; of others their team or the choice of it, the administration,
 * or the players who share with them (TEAM-35).
 */
export function homePathOf(person: Person): string {
  if (!isForOthers(person)) return '/dashboard';
  const team = homeTeamOf(person);
  if (team !== null) return `/team/${encodeURIComponent(team.shortName)}`;
  if (person.coachedTeams.length > 0) return '/teams';
  return person.isProductManager ? '/admin' : '/players';
}

/** The team that is a coach's home: the only one, or the one opened last; null if they have to choose. */
function homeTeamOf({ coachedTeams }: Pick<Person, 'coachedTeams'>): CoachedTeam | null {
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
