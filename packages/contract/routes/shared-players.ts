import { z } from 'zod';
import { route, seeAccess, signedIn } from '../route.ts';
import { MAX_SEARCH_LETTERS } from '../search-values.ts';
import { AccountId } from '../schemas/account.ts';
import { OffsetMinutesText } from '../schemas/time-zone-offset.ts';
import { SharedPlayer } from '../schemas/shared-player.ts';

export const sharedPlayerRoutes = {
  listSharedPlayers: route({
    method: 'GET',
    path: '/api/me/players',
    shows: ['rounds'],
    isKept: true,
    summary:
      'Players who let the signed-in account see everything, in their circle or as a coach of their team, by name, 30 at a time: last round, form and next event. With a text those whose name holds each of its words.',
    access: signedIn,
    query: z.strictObject({
      q: z.string().max(MAX_SEARCH_LETTERS).optional(),
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
      timeZoneOffsetMinutes: OffsetMinutesText,
    }),
    output: z.object({
      total: z.number().int(),
      players: z.array(SharedPlayer),
      nextOffset: z.number().int().nullable(),
    }),
  }),
  askForLevel: route({
    method: 'POST',
    path: '/api/accounts/:accountId/level-question',
    summary:
      'Asks a player who only lets the signed-in account see everything to let it enter rounds and scores too; one question, renewed if it is asked again.',
    access: seeAccess,
    params: z.strictObject({ accountId: AccountId }),
    output: z.object({
      /** False if the account may do so already. */
      isAsked: z.boolean(),
    }),
  }),
  leaveCircle: route({
    method: 'DELETE',
    path: '/api/me/players/:playerId',
    summary: "Takes the signed-in account out of a player's circle.",
    access: signedIn,
    params: z.strictObject({ playerId: AccountId }),
    output: z.object({ hasLeft: z.literal(true) }),
  }),
};
