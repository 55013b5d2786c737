import { playerHomeFeatures } from '@strokebook/golf/access';
import { z } from 'zod';
import { anyFeatureAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import {
  AverageDifferential,
  BestTenCharts,
  ClubGame,
  FeaturedTournament,
  PastTournament,
  SeasonScores,
  TournamentRecord,
} from '../schemas/generated.ts';
import { RoundOrigin } from '../schemas/round-history.ts';
import { CalendarDaySchema } from '../schemas/round.ts';
import { OwnAccountQuery } from '../schemas/specification-fields.ts';
import { OffsetMinutesText } from '../schemas/time-zone-offset.ts';

const AccountParams = z.strictObject({ accountId: AccountId });
/** An entered result counts from the last day of its tournament on. */
const whereOneIs = z.strictObject({ timeZoneOffsetMinutes: OffsetMinutesText });
const access = anyFeatureAccess(...playerHomeFeatures);

export const resumeRoutes = {
  getBestTenCharts: route({
    method: 'GET',
    path: '/api/accounts/:accountId/best-ten-charts',
    shows: ['standard', 'rounds'],
    isCached: true,
    isKept: true,
    summary: 'The best ten tournament rounds and the best ten consecutive ones, as charts with their rounds.',
    access,
    params: AccountParams,
    query: z.strictObject({
      ...OwnAccountQuery.shape,
      /** Rounds of one length, so that scores to par are comparable. */
      holeCount: z.coerce
        .number()
        .pipe(z.union([z.literal(9), z.literal(18)]))
        .optional()
        .describe('18 without it, but 9 where only tournament rounds of nine holes were finished'),
      start: CalendarDaySchema.optional(),
      end: CalendarDaySchema.optional(),
      standardName: z.string().max(60).optional().describe("defaults to the player's own"),
    }),
    output: BestTenCharts,
  }),
  getFeaturedTournaments: route({
    method: 'GET',
    path: '/api/accounts/:accountId/featured-tournaments',
    shows: ['schedule', 'rounds'],
    isKept: true,
    summary: "A player's favorite tournaments, latest first, with their rounds.",
    access,
    params: AccountParams,
    query: whereOneIs.extend(OwnAccountQuery.shape),
    output: z.object({ favTournaments: z.array(FeaturedTournament) }),
  }),
  getPastTournaments: route({
    method: 'GET',
    path: '/api/accounts/:accountId/past-tournaments',
    shows: ['schedule', 'rounds'],
    isKept: true,
    summary:
      'Every tournament with a finished round, logged or entered, the latest first, what they come to, and the season.',
    access,
    params: AccountParams,
    query: whereOneIs,
    output: z.object({
      tournaments: z.array(PastTournament),
      record: TournamentRecord,
      season: SeasonScores,
      /** Of the record's rounds; null without a rated one (INDEX-17). */
      differential: AverageDifferential.nullable(),
      /**
       * All rounds in brief, for a player with few tournament rounds or none; null where My Rounds is closed to the
       * viewer, because only that page has rounds outside of tournaments.
       */
      game: ClubGame.nullable(),
      /** Where the rounds of the tournaments come from, by their ids. */
      origins: z.record(z.string(), RoundOrigin),
    }),
  }),
};
