import { features } from '@strokebook/golf/access';
import { z } from 'zod';
import { anyFeatureAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { ScheduleRow } from '../schemas/schedule.ts';

/** No zone is further from UTC. */
const MOST_OFFSET_MINUTES = 14 * 60;

export const scheduleRoutes = {
  getSchedule: route({
    method: 'GET',
    path: '/api/accounts/:accountId/schedule',
    summary: "A player's tournaments by date: those to come, or those that are over.",
    access: anyFeatureAccess(features.schedule, features.summary, features.resume),
    params: z.strictObject({ accountId: AccountId }),
    query: z.strictObject({
      isUpcoming: z.enum(['true', 'false']).transform((text) => text === 'true'),
      /** What a browser's `getTimezoneOffset` says: whether a day is over depends on where one is. */
      timeZoneOffsetMinutes: z.coerce.number().int().min(-MOST_OFFSET_MINUTES).max(MOST_OFFSET_MINUTES).default(0),
    }),
    output: z.object({ rows: z.array(ScheduleRow) }),
    errors: ['NOT_FOUND', 'REQUEST_INVALID'],
  }),
};
