import { createHash } from 'node:crypto';
import type { OutputOf } from '@strokebook/contract';
import type { AccountId, Viewer } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { classOf, fullName } from '@strokebook/golf/format';
import type { ScheduleEvent } from '@strokebook/golf/schedule';
import {
  matesMeanOf,
  mondayOf,
  ownRow,
  renewMeans,
  type SquadMeans,
  teamEvents,
  type TeamPlayer,
  type TeamRoom,
  teamRoom,
} from '@strokebook/golf/team';
import { findTeamMeans, storeTeamMeans } from '../../db/organizations/team-means-queries.ts';
import { rosterName } from '../../db/accounts/organization-queries.ts';
import { findAllEvents } from '../../db/rounds/schedule-queries.ts';
import { createTeamRoundsCache } from '../../db/rounds/team-rounds-cache.ts';
import { type CacheFigures, createVersionedCache } from '../../lib/versioned-cache.ts';
import type { Services } from '../../services.ts';
import { RequestError } from '../../http/request-error.ts';
import { readJoinedMembers, readTeamMembers, type TeamMembers } from './team-members.ts';

export type TeamRooms = {
  /** @throws RequestError NOT_FOUND without an organization, or for somebody who does not coach it */
  readonly read: (
    organizationId: number,
    viewer: Viewer | null,
    today: CalendarDay,
  ) => Promise<{ readonly name: string; readonly room: OutputOf<'getTeamRoom'> }>;
  /**
   * What the coaches see of a player.
   *
   * @throws RequestError NOT_FOUND for whoever has not joined the team, or is on none of its squads
   */
  readonly readOwn: (
    organizationId: number,
    accountId: AccountId,
    today: CalendarDay,
  ) => Promise<OutputOf<'getOwnTeamRow'>>;
  readonly figures: () => { readonly teamRounds: CacheFigures; readonly teamRooms: CacheFigures };
};

/** Players of computed rooms; each takes about 2 kB. */
const MAX_PLAYERS = 5_000;

/**
 * Reads the week of a team. For a coach its players are those members of the rosters who let the viewer see everything, so
 * their rounds in progress and coming events are for the viewer too (ENTRY-29, TEAM-28); a player's own line is held
 * against all who have joined.
 */
export function createTeamRooms({ query, clock }: Pick<Services, 'query' | 'clock'>): TeamRooms {
  const rounds = createTeamRoundsCache(query);
  const computed = createVersionedCache<TeamRoom>(MAX_PLAYERS, ({ players }) => players.length);
  const squadIdsOf = ({ squads }: Pick<TeamMembers, 'squads'>, accountId: AccountId) =>
    squads.filter(({ memberAccountIds }) => memberAccountIds.includes(accountId)).map(({ rosterId }) => rosterId);
  const roomOf = async ({ members, squads }: TeamMembers, today: CalendarDay) => {
    const ids = members.map(({ accountId }) => accountId);
    const scheduled = ids.length === 0 ? [] : await findAllEvents(query, ids);
    const isOver = ({ endDate }: ScheduleEvent) => endDate < today;
    const events = Map.groupBy(scheduled, ({ accountId }) => accountId);
    const scored = scheduled.filter(({ result }) => result !== null && result.rounds.length > 0);
    const results = Map.groupBy(scored, ({ accountId }) => accountId);
    const withoutRounds = members.map((member) => ({
      accountId: member.accountId,
      name: fullName(member),
      squadIds: squadIdsOf({ squads }, member.accountId),
      events: (events.get(member.accountId) ?? []).filter((event) => !isOver(event)),
      results: results.get(member.accountId) ?? [],
    }));
    const key = [
      today,
      ...members.map(({ accountId, dataVersion }) => `${accountId}/${dataVersion}`),
      ...squads.map(({ rosterId, memberAccountIds }) => `${rosterId}=${memberAccountIds.join('+')}`),
      // Days and course of a tournament others may change, which no version of its players tells.
      createHash('sha256').update(JSON.stringify(scored)).digest('base64url'),
    ].join();
    const room = await computed.read(key, async () => {
      const roundsOf = await rounds.get(members, today);
      return teamRoom(
        withoutRounds.map((player): TeamPlayer => ({ ...player, rounds: roundsOf.get(player.accountId) ?? [] })),
        today,
      );
    });
    return {
      ...room,
      // Of a tournament others may change what all its players see, which no version of theirs tells.
      events: teamEvents(withoutRounds, today),
      squads: squads.map((roster) => ({ squadId: roster.rosterId, name: rosterName(roster) })),
      players: room.players.map((row, index) => ({
        ...row,
        username: members[index]?.username ?? '',
        classOf: classOf(members[index]?.extraInfo),
      })),
    };
  };
  const read: TeamRooms['read'] = async (organizationId, viewer, today) => {
    const team = await readTeamMembers(query, organizationId, viewer);
    return { name: team.name, room: await roomOf(team, today) };
  };
  /** The means of the squads that players read in this week, renewed by the first who reads them in it. */
  const meansOf = async (organizationId: number, team: TeamMembers): Promise<SquadMeans> => {
    const today = clock.today();
    const checkedWeek = mondayOf(today);
    const stored = await findTeamMeans(query, organizationId);
    if (stored !== null && stored.checkedWeek >= checkedWeek) return stored.squads;
    const roundsOf = await rounds.get(team.members, today);
    const players = team.members.map(({ accountId }) => ({
      ...{ accountId, squadIds: squadIdsOf(team, accountId) },
      rounds: roundsOf.get(accountId) ?? [],
    }));
    const squads = renewMeans(stored?.squads ?? {}, players, today);
    return storeTeamMeans(query, { organizationId, checkedWeek, squads });
  };
  const readOwn: TeamRooms['readOwn'] = async (organizationId, accountId, today) => {
    const team = await readJoinedMembers(query, organizationId);
    const room = await roomOf(team, today);
    const row = room.players.find((player) => player.accountId === accountId);
    if (row === undefined) throw new RequestError('NOT_FOUND');
    const own = team.members.filter((member) => member.accountId === accountId);
    const ownRounds = (await rounds.get(own, today)).get(accountId) ?? [];
    const mean = matesMeanOf(row, await meansOf(organizationId, team));
    return {
      ...{ name: team.name, today, ...ownRow(row, { rounds: ownRounds }, mean, today) },
      squads: room.squads.filter(({ squadId }) => row.squadIds.includes(squadId)).map((squad) => squad.name),
    };
  };
  return { read, readOwn, figures: () => ({ teamRounds: rounds.figures(), teamRooms: computed.figures() }) };
}
