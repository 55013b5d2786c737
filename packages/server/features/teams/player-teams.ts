import type { PlayerTeams } from '@strokebook/contract';
import { isAdult, levelInCircle } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { AccountRow } from '../../db/accounts/circle-codec.ts';
import type { Queryable } from '../../db/database.ts';
import { findTeamNames, listCoaches } from '../../db/organizations/team-queries.ts';
import { listMemberships } from './queries.ts';

/** The teams that an account has joined, coaches, or has asked to join. */
export async function playerTeamsOf(query: Queryable, account: AccountRow, today: CalendarDay): Promise<PlayerTeams> {
  const { joined, coached, asked } = await listMemberships(query, account.accountId);
  const isOfMember = (request: (typeof asked)[number]) =>
    request.role === 'player' && joined.some((team) => team.organizationId === request.organizationId);
  const found = [
    ...joined.map((team) => ({
      ...{ ...team, role: 'player' as const, waitsFor: null },
      nextLevel: asked.find((one) => one.organizationId === team.organizationId && isOfMember(one))?.level ?? null,
    })),
    ...coached.map((team) => ({
      ...{ ...team, role: 'coach' as const, level: 'see' as const, waitsFor: null, nextLevel: null },
    })),
    ...asked
      .filter((request) => !isOfMember(request))
      .map((request) => ({
        ...{ ...request, since: request.requestedAt, nextLevel: null },
        waitsFor: needsGuardian({ ...account, ...request }, today) ? ('guardian' as const) : ('coach' as const),
      })),
  ];
  const ids = found.map(({ organizationId }) => organizationId);
  const coaches = await listCoaches(query, ids);
  const names = await findTeamNames(query, ids);
  // Of a team that has ended, a restored account still has its row.
  const known = found.filter(({ organizationId }) => names.has(organizationId));
  const teams = known.map(({ organizationId, role, level, nextLevel, waitsFor, since }) => {
    const ofTeam = coaches.filter((coach) => coach.organizationId === organizationId);
    return {
      ...{ organizationId, role, level, nextLevel, waitsFor, since: since.toISOString() },
      name: names.get(organizationId) ?? '',
      coaches: ofTeam.map(({ fullName }) => fullName),
      inCircle: ofTeam.flatMap(({ accountId, fullName }) => {
        const held = role === 'player' ? levelInCircle(accountId, account) : null;
        return held === null ? [] : [{ accountId, fullName, level: held }];
      }),
    };
  });
  return { teams: teams.sort((a, b) => a.name.localeCompare(b.name, 'en')) };
}

type Requested = Awaited<ReturnType<typeof listMemberships>>['asked'][number];

/** Whether a guardian must still agree: for a player under 18, or of unknown age (TEAM-02). */
export const needsGuardian = (
  request: Pick<Requested, 'role' | 'agreedBy'> & Parameters<typeof isAdult>[0],
  today: CalendarDay,
): boolean => request.role === 'player' && request.agreedBy === null && !isAdult(request, today);
