import { z } from 'zod';
import { fullAccess, publicAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';

const AccountParams = z.strictObject({ accountId: AccountId });
const Feed = z.object({
  /** From the root of the site, with its key; null while there is none. */
  path: z.string().nullable(),
});

export const calendarFeedRoutes = {
  getCalendarFeed: route({
    method: 'GET',
    path: '/api/accounts/:accountId/calendar-feed',
    summary: 'The secret address at which calendars subscribe to the schedule.',
    access: fullAccess,
    params: AccountParams,
    output: Feed,
    errors: ['NOT_FOUND'],
  }),
  createCalendarFeed: route({
    method: 'POST',
    path: '/api/accounts/:accountId/calendar-feed',
    summary: 'Makes a new secret address; an earlier one stops at once.',
    access: fullAccess,
    params: AccountParams,
    output: Feed,
    errors: ['NOT_FOUND'],
  }),
  deleteCalendarFeed: route({
    method: 'DELETE',
    path: '/api/accounts/:accountId/calendar-feed',
    summary: 'Withdraws the secret address.',
    access: fullAccess,
    params: AccountParams,
    output: z.object({ status: z.literal('SUCCESS') }),
    errors: ['NOT_FOUND'],
  }),
  getCalendar: route({
    method: 'GET',
    path: '/api/calendars/:name',
    summary: 'A schedule as an iCalendar feed, for whoever has its secret address.',
    access: publicAccess,
    params: z.strictObject({ name: z.string().regex(/^\d{1,9}\.ics$/, 'is not a name of a calendar') }),
    // In the query, which is written to no log.
    query: z.strictObject({ key: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'is not a key') }),
    output: { file: 'an iCalendar document' },
    errors: ['NOT_FOUND', 'REQUEST_INVALID'],
  }),
};
