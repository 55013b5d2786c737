import { z } from 'zod';
import { publicAccess, route, seeAccess } from '../route.ts';
import { AccountId } from '../schemas/account.ts';

const AccountParams = z.strictObject({ accountId: AccountId });
const Feed = z.object({
  /** Path from the site's root, with its key; null if there is none. */
  path: z.string().nullable(),
});

export const calendarFeedRoutes = {
  getCalendarFeed: route({
    method: 'GET',
    path: '/api/accounts/:accountId/calendar-feed',
    shows: [],
    summary: 'The secret address for subscriptions to the schedule.',
    access: seeAccess,
    params: AccountParams,
    output: Feed,
  }),
  createCalendarFeed: route({
    method: 'POST',
    path: '/api/accounts/:accountId/calendar-feed',
    summary: 'Creates a new secret address; the previous one stops working at once.',
    access: seeAccess,
    params: AccountParams,
    output: Feed,
  }),
  deleteCalendarFeed: route({
    method: 'DELETE',
    path: '/api/accounts/:accountId/calendar-feed',
    summary: 'Deletes the secret address.',
    access: seeAccess,
    params: AccountParams,
    output: z.object({ status: z.literal('SUCCESS') }),
  }),
  getCalendar: route({
    method: 'GET',
    path: '/api/calendars/:name',
    shows: [],
    summary: 'A schedule as iCalendar feed, for everyone who has its secret address.',
    access: publicAccess,
    params: z.strictObject({ name: z.string().regex(/^\d{1,9}\.ics$/, 'is not a name of a calendar') }),
    // In the query, which is never logged.
    query: z.strictObject({ key: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'is not a key') }),
    output: { file: 'an iCalendar document' },
    errors: ['NOT_FOUND'],
  }),
};
