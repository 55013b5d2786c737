import type { Handlers } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import type { TeamRooms } from './team-rooms.ts';

/** The week of a team for its coach. */
export const createTeamRoomHandlers = ({
  clock,
  teamRooms,
}: Pick<Services, 'clock'> & { readonly teamRooms: TeamRooms }) =>
  ({
    getTeamRoom: async ({ params, query: { timeZoneOffsetMinutes } }, { viewer }) =>
      (await teamRooms.read(params.organizationId, viewer, clock.today(timeZoneOffsetMinutes))).room,
  }) satisfies Partial<Handlers>;
