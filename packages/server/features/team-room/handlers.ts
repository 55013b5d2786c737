import type { Handlers } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import type { TeamRooms } from './team-rooms.ts';

/** The week of a team for its coach, and a player's own line of it. */
export const createTeamRoomHandlers = ({
  clock,
  teamRooms,
}: Pick<Services, 'clock'> & { readonly teamRooms: TeamRooms }) =>
  ({
    getTeamRoom: async ({ params, query: { timeZoneOffsetMinutes } }, { viewer }) =>
      (await teamRooms.read(params.organizationId, viewer, clock.today(timeZoneOffsetMinutes))).room,
    getOwnTeamRow: ({ params, query: { timeZoneOffsetMinutes } }, { signedIn }) =>
      teamRooms.readOwn(params.organizationId, signedIn.accountId, clock.today(timeZoneOffsetMinutes)),
  }) satisfies Partial<Handlers>;
