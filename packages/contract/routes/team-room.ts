import { z } from 'zod';
import { route, signedIn } from '../route.ts';
import { OrganizationId } from '../schemas/administration.ts';
import { TeamRoom } from '../schemas/generated.ts';
import { OffsetMinutesText } from '../schemas/time-zone-offset.ts';

export const teamRoomRoutes = {
  getTeamRoom: route({
    method: 'GET',
    path: '/api/teams/:organizationId/room',
    isKept: true,
    summary:
      "The week of an organization's players who let the signed-in account see everything: form with its interval, flags, strokes gained in the squad, rounds in progress, what changed, and coming events. Missing without such a player.",
    access: signedIn,
    params: OrganizationId,
    query: z.strictObject({ timeZoneOffsetMinutes: OffsetMinutesText }),
    output: TeamRoom,
    errors: ['NOT_FOUND'],
  }),
};
