import { accountIdOf, features } from '@strokebook/golf/access';
import { z } from 'zod';
import { featureAccess, fullAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { HistoricalMetric, Results, SchedulePlayer, ScheduleRow } from '../schemas/generated.ts';
import { ResultsChoiceBody } from '../schemas/results.ts';
import { RoundId } from '../schemas/round.ts';
import { noteChange } from '../schemas/schedule-event.ts';
import { CountedEventsQuery } from '../schemas/schedule-report.ts';
import { MAX_EXTRA_PLAYERS } from '../schemas/schedule.ts';
import { OwnAccountQuery } from '../schemas/specification-fields.ts';
import { OffsetMinutes, OffsetMinutesText } from '../schemas/time-zone-offset.ts';

const AccountParams = z.strictObject({ accountId: AccountId });
const access = featureAccess(features.schedule);

export const scheduleRoutes = {
  getSchedule: route({
    method: 'GET',
    path: '/api/accounts/:accountId/schedule',
    shows: ['schedule', 'rounds'],
    isKept: true,
    summary: 'Upcoming or past tournaments of a player by date, with those of other selected players.',
    access,
    params: AccountParams,
    query: z.strictObject({
      ...OwnAccountQuery.shape,
      isUpcoming: z.enum(['true', 'false']).transform((text) => text === 'true'),
      timeZoneOffsetMinutes: OffsetMinutesText,
      /** Ids separated by commas. Players whose schedule the caller may not see are omitted. */
      extraAccountIds: z
        .string()
        .regex(/^(\d+(,\d+)*)?$/, 'must be numbers with commas between')
        .transform((text) => (text === '' ? [] : text.split(',').map((id) => accountIdOf(Number(id)))))
        .refine((ids) => ids.every((id) => AccountId.safeParse(id).success), 'must be ids of accounts')
        .refine((ids) => ids.length <= MAX_EXTRA_PLAYERS, `has more than ${MAX_EXTRA_PLAYERS} players`)
        .optional(),
    }),
    output: z.object({
      rows: z.array(ScheduleRow),
      /** The players of the rows, the player of the path first. */
      players: z.array(SchedulePlayer),
      /** Whether the player of the path hides events from the caller until they are over (TEAM-28). */
      isComingHidden: z.boolean(),
    }),
  }),
  getHistoricalMetrics: route({
    method: 'GET',
    path: '/api/accounts/:accountId/historical-metrics',
    shows: ['schedule', 'rounds'],
    isKept: true,
    summary:
      'Number of tournaments and best scores of one to four rounds, for this year and the last three; of the events that options of the schedule let through.',
    access,
    params: AccountParams,
    query: CountedEventsQuery.extend({ timeZoneOffsetMinutes: OffsetMinutesText }),
    output: z.object({ metrics: z.array(HistoricalMetric) }),
  }),
  getSchedulePlayers: route({
    method: 'GET',
    path: '/api/accounts/:accountId/schedule-players',
    shows: ['rounds'],
    isKept: true,
    summary: 'Players of the same rosters and circles whose schedules the caller may see.',
    access,
    params: AccountParams,
    output: z.object({ players: z.array(SchedulePlayer) }),
  }),
  getResults: route({
    method: 'POST',
    path: '/api/accounts/:accountId/results',
    shows: ['schedule', 'rounds'],
    isRead: true,
    isKept: true,
    summary: 'Featured or best rounds and tournaments of a timeframe, with averages.',
    access,
    params: AccountParams,
    body: ResultsChoiceBody.extend({ timeZoneOffsetMinutes: OffsetMinutes }),
    output: Results,
  }),
  setFavoriteRound: route({
    method: 'PUT',
    path: '/api/accounts/:accountId/favorite-rounds/:roundId',
    summary: 'Marks a round as favorite, with a note, or removes the mark.',
    access: fullAccess,
    params: z.strictObject({ accountId: AccountId, roundId: RoundId }),
    body: z.strictObject({
      isFavorite: z.boolean(),
      ...noteChange,
    }),
    output: z.object({ status: z.literal('SUCCESS') }),
    errors: ['NOTE_CHANGED'],
  }),
};
