import { z } from 'zod';
import { coachAccess, route, signedIn } from '../route.ts';
import { OrganizationId } from '../schemas/administration.ts';
import { OwnTeamRow, TeamRoom } from '../schemas/generated.ts';
import { OffsetMinutesText } from '../schemas/time-zone-offset.ts';

export const teamRoomRoutes = {
  getTeamRoom: route({
    method: 'GET',
    path: '/api/teams/:organizationId/room',
    shows: ['schedule', 'rounds'],
    isKept: true,
    summary:
      "The week of a team's players who let its coach see everything: form with its interval, flags, strokes gained in the squad, rounds in progress, what changed, and coming events.",
    access: coachAccess,
    params: OrganizationId,
    query: z.strictObject({ timeZoneOffsetMinutes: OffsetMinutesText }),
    output: TeamRoom,
  }),
  getOwnTeamRow: route({
    method: 'GET',
    path: '/api/teams/:organizationId/own-row',
    shows: ['rounds'],
    summary:
      'What the coaches of a team that the signed-in player has joined see of the player; nothing of another member, and strokes gained against a rounded mean of five others or more, which changes in no week.',
    access: signedIn,
    params: OrganizationId,
    query: z.strictObject({ timeZoneOffsetMinutes: OffsetMinutesText }),
    output: OwnTeamRow,
    errors: ['NOT_FOUND'],
  }),
};
