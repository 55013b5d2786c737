import { z } from 'zod';
import { coachAccess, profileAccess, route, signedIn } from '../route.ts';
import { withReason } from '../schemas/administration.ts';
import { QualifierCards, QualifierList, QualifierPage } from '../schemas/generated.ts';
import {
  PhoneCards,
  QualifierAnswers,
  QualifierChange,
  QualifierId,
  ScoreAnswer,
  Squad,
} from '../schemas/qualifier.ts';
import { TeamId } from '../schemas/team.ts';
import { OffsetMinutesText } from '../schemas/time-zone-offset.ts';

const query = z.strictObject({ timeZoneOffsetMinutes: OffsetMinutesText });

export const qualifierRoutes = {
  listQualifiers: route({
    method: 'GET',
    path: '/api/teams/:organizationId/qualifiers',
    shows: ['rounds'],
    summary:
      'The qualifiers of a team, newest first, for its coaches, the players who have joined it and their guardians.',
    access: signedIn,
    params: TeamId,
    query,
    output: QualifierList,
    errors: ['NOT_FOUND'],
  }),
  createQualifier: route({
    method: 'POST',
    path: '/api/teams/:organizationId/qualifiers',
    summary: 'Opens a qualifier, and tells its players.',
    access: coachAccess,
    params: TeamId,
    query,
    body: z.strictObject({ answers: QualifierAnswers, ...withReason }),
    output: QualifierPage,
    errors: ['QUALIFIER_REFUSED', 'QUALIFIERS_FULL', 'SUPPORT_REASON_REQUIRED'],
  }),
  getQualifier: route({
    method: 'GET',
    path: '/api/teams/:organizationId/qualifiers/:qualifierId',
    shows: ['rounds'],
    summary:
      'A qualifier: for coaches all of it, for players who have joined the team the boards and the own line, for their guardians the boards, for others the boards of one that a coach has published.',
    access: profileAccess,
    params: QualifierId,
    query,
    output: QualifierPage,
    errors: ['NOT_FOUND'],
  }),
  changeQualifier: route({
    method: 'PUT',
    path: '/api/teams/:organizationId/qualifiers/:qualifierId',
    summary:
      'Changes a qualifier: answers, scores, which of two values counts, its end, the squad, who reads it. States never go back; what is frozen changes with a reason that stays.',
    access: coachAccess,
    params: QualifierId,
    query,
    body: z.strictObject({ change: QualifierChange, ...withReason }),
    output: QualifierPage,
    errors: ['QUALIFIER_REFUSED', 'QUALIFIER_CHANGED', 'QUALIFIER_SCORE_CHANGED', 'SUPPORT_REASON_REQUIRED'],
  }),
  previewQualifierSquad: route({
    method: 'POST',
    isRead: true,
    path: '/api/teams/:organizationId/qualifiers/:qualifierId/squad-preview',
    shows: [],
    summary: 'What each player would read of a squad before it is confirmed; changes nothing.',
    access: coachAccess,
    params: QualifierId,
    body: z.strictObject({ squad: Squad }),
    output: z.object({
      lines: z.array(z.object({ entrantId: z.string(), line: z.string(), reason: z.string(), word: z.string() })),
    }),
    errors: ['QUALIFIER_REFUSED'],
  }),
  deleteQualifier: route({
    method: 'DELETE',
    path: '/api/teams/:organizationId/qualifiers/:qualifierId',
    summary: 'Deletes a qualifier without scores, which was made by accident; one with scores is archived instead.',
    access: coachAccess,
    params: QualifierId,
    body: z.strictObject({ revision: z.number().int(), ...withReason }),
    output: z.object({}),
    errors: ['QUALIFIER_REFUSED', 'QUALIFIER_CHANGED', 'SUPPORT_REASON_REQUIRED'],
  }),
  getQualifierCards: route({
    method: 'GET',
    path: '/api/teams/:organizationId/qualifiers/:qualifierId/cards',
    shows: ['rounds'],
    summary:
      'The boards and the cards of a qualifier, with the pars of its courses, for its coaches, the players who have joined the team and their guardians: what a phone needs on the course.',
    access: signedIn,
    params: QualifierId,
    query,
    output: QualifierCards,
    errors: ['NOT_FOUND'],
    isKept: true,
  }),
  keepQualifierCards: route({
    method: 'PUT',
    path: '/api/teams/:organizationId/qualifiers/:qualifierId/cards',
    summary:
      'Takes the cards that a phone of a coach or of a player of the team keeps, as they are now. Nothing that another phone or a coach has said is changed: both values stand. Sending them again changes nothing.',
    access: signedIn,
    params: QualifierId,
    query,
    body: PhoneCards,
    output: QualifierCards,
    errors: ['NOT_FOUND', 'QUALIFIER_REFUSED'],
  }),
  answerQualifierScore: route({
    method: 'PUT',
    path: '/api/teams/:organizationId/qualifiers/:qualifierId/own-score',
    summary: "Says whether the own score of a round is right; 'not right' marks it and tells the coaches.",
    access: signedIn,
    params: QualifierId,
    query,
    body: ScoreAnswer,
    output: QualifierPage,
    errors: ['NOT_FOUND', 'QUALIFIER_REFUSED'],
  }),
};
