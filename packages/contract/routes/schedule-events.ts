import { z } from 'zod';
import { enterAccess, fullAccess, route, seeAccess, signedIn } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { NewScheduleEvent, ScheduleEvent, ScheduleEventChange, Tournament } from '../schemas/schedule-event.ts';

const ofAccount = z.strictObject({ accountId: AccountId });
const ofEvent = z.strictObject({ accountId: AccountId, tournamentId: z.string().min(1).max(64) });

export const scheduleEventRoutes = {
  searchTournaments: route({
    method: 'GET',
    path: '/api/tournaments',
    shows: [],
    summary: 'Tournaments that a player can add to a schedule, next ones first.',
    access: signedIn,
    query: z.strictObject({ search: z.string().trim().max(80).optional() }),
    output: z.array(Tournament),
  }),
  getScheduleEvents: route({
    method: 'GET',
    path: '/api/accounts/:accountId/schedule-events',
    shows: ['schedule', 'rounds'],
    summary: "All events of a schedule with the player's details, latest first, for those who may edit them.",
    access: seeAccess,
    params: ofAccount,
    output: z.array(ScheduleEvent),
  }),
  createScheduleEvent: route({
    method: 'POST',
    path: '/api/accounts/:accountId/schedule-events',
    summary:
      'Adds a tournament to the schedule: a shared one, or a new one of the player. Who may enter rounds adds scores of tournaments that have begun, and nothing else.',
    access: enterAccess,
    params: ofAccount,
    body: NewScheduleEvent,
    output: ScheduleEvent,
    errors: ['EVENT_EXISTS', 'SCHEDULE_FULL'],
  }),
  updateScheduleEvent: route({
    method: 'PUT',
    path: '/api/accounts/:accountId/schedule-events/:tournamentId',
    summary:
      "Changes an event's status, star, note and result, and the player's own tournaments. Who may enter rounds changes the result alone.",
    access: enterAccess,
    params: ofEvent,
    body: ScheduleEventChange,
    output: ScheduleEvent,
    errors: ['NOTE_CHANGED'],
  }),
  deleteScheduleEvent: route({
    method: 'DELETE',
    path: '/api/accounts/:accountId/schedule-events/:tournamentId',
    summary: 'Removes an event from the schedule.',
    access: fullAccess,
    params: ofEvent,
    output: z.object({ status: z.literal('SUCCESS') }),
  }),
};
