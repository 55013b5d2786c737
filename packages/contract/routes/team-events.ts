import { z } from 'zod';
import { coachAccess, route, signedIn } from '../route.ts';
import { withReason } from '../schemas/administration.ts';
import { TeamEventList, TeamEventPage } from '../schemas/generated.ts';
import { TeamId } from '../schemas/team.ts';
import { TeamEventAnswers, TeamEventChange, TeamEventId } from '../schemas/team-event.ts';
import { OffsetMinutesText } from '../schemas/time-zone-offset.ts';

const query = z.strictObject({ timeZoneOffsetMinutes: OffsetMinutesText });

/** Events of teams: the lineup, the score as it counts, and the results of its players (TEAM-13, TEAM-14). */
export const teamEventRoutes = {
  listTeamEvents: route({
    method: 'GET',
    path: '/api/teams/:organizationId/events',
    shows: ['rounds'],
    summary:
      'The events of a team, newest first, and how often each player counted, for its coaches, the players who have joined it and their guardians.',
    access: signedIn,
    params: TeamId,
    query,
    output: TeamEventList,
    errors: ['NOT_FOUND'],
  }),
  createTeamEvent: route({
    method: 'POST',
    path: '/api/teams/:organizationId/events',
    summary: 'Makes an event of a team; the first players of the list are its lineup.',
    access: coachAccess,
    params: TeamId,
    query,
    body: z.strictObject({ answers: TeamEventAnswers, ...withReason }),
    output: TeamEventPage,
    errors: ['TEAM_EVENT_REFUSED', 'TEAM_EVENTS_FULL', 'SUPPORT_REASON_REQUIRED'],
  }),
  getTeamEvent: route({
    method: 'GET',
    path: '/api/teams/:organizationId/events/:eventId',
    shows: ['rounds'],
    summary: 'An event of a team with the scores that count, for those who read the list.',
    access: signedIn,
    params: TeamEventId,
    query,
    output: TeamEventPage,
    errors: ['NOT_FOUND'],
  }),
  changeTeamEvent: route({
    method: 'PUT',
    path: '/api/teams/:organizationId/events/:eventId',
    summary:
      'Changes an event: answers, lineup, scores, place, its end. The end writes the results to the schedules of those players who let the coach enter scores; taking it back restores what stood there, unless it has changed since.',
    access: coachAccess,
    params: TeamEventId,
    query,
    body: z.strictObject({ change: TeamEventChange, ...withReason }),
    output: TeamEventPage,
    errors: ['TEAM_EVENT_REFUSED', 'TEAM_EVENT_CHANGED', 'SUPPORT_REASON_REQUIRED'],
  }),
  deleteTeamEvent: route({
    method: 'DELETE',
    path: '/api/teams/:organizationId/events/:eventId',
    summary: 'Deletes an event whose results are in no schedule.',
    access: coachAccess,
    params: TeamEventId,
    body: z.strictObject({ revision: z.number().int(), ...withReason }),
    output: z.object({}),
    errors: ['TEAM_EVENT_REFUSED', 'TEAM_EVENT_CHANGED', 'SUPPORT_REASON_REQUIRED'],
  }),
  takeTeamEventResult: route({
    method: 'POST',
    path: '/api/teams/:organizationId/events/:eventId/own-result',
    summary: 'Writes the own result of a finished event to the own schedule, where the coach may not enter scores.',
    access: signedIn,
    params: TeamEventId,
    query,
    output: TeamEventPage,
    errors: ['NOT_FOUND', 'TEAM_EVENT_REFUSED'],
  }),
};
