import { z } from 'zod';
import { route, signedIn } from '../route.ts';
import { AbsenceId, AbsenceInput } from '../schemas/absence.ts';
import { TeamAbsences } from '../schemas/generated.ts';
import { TeamId } from '../schemas/team.ts';
import { OffsetMinutesText } from '../schemas/time-zone-offset.ts';

const query = z.strictObject({ timeZoneOffsetMinutes: OffsetMinutesText });

/** Days on which players of a team cannot come; the reason is for its coaches alone (TEAM-20). */
export const teamAbsenceRoutes = {
  listTeamAbsences: route({
    method: 'GET',
    path: '/api/teams/:organizationId/absences',
    shows: [],
    summary:
      'Who cannot come to a team, when and why: of all players for its coaches, of the own days for a player, of a player under 18 for a guardian.',
    access: signedIn,
    params: TeamId,
    query,
    output: TeamAbsences,
    errors: ['NOT_FOUND'],
  }),
  putTeamAbsence: route({
    method: 'PUT',
    path: '/api/teams/:organizationId/players/:memberId/absences/:absenceId',
    summary:
      'Says on which days a player cannot come, or changes it: by the player, a guardian, or a coach of the team. An outdated revision is refused.',
    access: signedIn,
    params: AbsenceId,
    query,
    body: AbsenceInput,
    output: TeamAbsences,
    errors: ['NOT_FOUND', 'ABSENCE_REFUSED', 'ABSENCE_CHANGED', 'ABSENCES_FULL'],
  }),
  removeTeamAbsence: route({
    method: 'DELETE',
    path: '/api/teams/:organizationId/players/:memberId/absences/:absenceId',
    summary: 'Takes back days on which a player could not come. What is gone already stays gone.',
    access: signedIn,
    params: AbsenceId,
    query,
    output: TeamAbsences,
    errors: ['NOT_FOUND'],
  }),
};
