import { z } from 'zod';
import { MAX_SQUADS, MAX_TEAM_PLACES } from '../limits.ts';
import { coachAccess, headCoachAccess, publicAccess, route, signedIn } from '../route.ts';
import { AccessLevel, AccountId } from '../schemas/account.ts';
import { withReason } from '../schemas/administration.ts';
import { InvitationSecret } from '../schemas/circle-invitation.ts';
import { AgreedLevel } from '../schemas/guardian.ts';
import { Id, IdList } from '../schemas/id.ts';
import { FirstAnswers } from '../schemas/own-account.ts';
import {
  AskedLevel,
  PlayerTeams,
  RosterLine,
  SquadName,
  Team,
  TeamId,
  TeamInvitation,
  TeamJoinerRole,
  TeamMemberId,
  TeamName,
  TeamSecret,
} from '../schemas/team.ts';

const ofGuarded = z.strictObject({ playerId: AccountId });
const guardedTeam = ofGuarded.extend(TeamId.shape);
/** Of a call that names its object in the address. */
const reasonAlone = z.strictObject(withReason).optional();

/** Coaches who leave the circle in the same step. */
const LeavingCircle = z.strictObject({ fromCircle: IdList.optional() });

/** Teams that people make themselves: an organization with coaches, and with players who have joined it. */
export const teamRoutes = {
  createTeam: route({
    method: 'POST',
    path: '/api/teams',
    summary: 'Makes a team with its squads; the signed-in account becomes its head coach.',
    access: signedIn,
    body: z.strictObject({ name: TeamName, squads: z.array(SquadName).min(1).max(MAX_SQUADS) }),
    output: Team,
    errors: ['GUARDIAN_CANNOT_COACH', 'TOO_MANY_REQUESTS'],
  }),
  getTeam: route({
    method: 'GET',
    path: '/api/teams/:organizationId',
    shows: ['rounds'],
    summary: 'A team with its people, links and requests to join, for its coaches.',
    access: coachAccess,
    params: TeamId,
    output: Team,
  }),
  updateTeam: route({
    method: 'PUT',
    path: '/api/teams/:organizationId',
    summary:
      'Changes the name and the squads of a team: a squad without an id is added, one that is not named is removed if nobody is in it. An outdated revision is refused.',
    access: headCoachAccess,
    params: TeamId,
    body: z.strictObject({
      revision: z.number().int(),
      name: TeamName,
      squads: z
        .array(z.strictObject({ rosterId: Id.nullable(), name: SquadName }))
        .min(1)
        .max(MAX_SQUADS),
      ...withReason,
    }),
    output: Team,
    errors: ['TEAM_CHANGED', 'SQUAD_NOT_EMPTY', 'SUPPORT_REASON_REQUIRED'],
  }),
  readTeamRoster: route({
    method: 'POST',
    path: '/api/teams/:organizationId/places/read',
    shows: [],
    isRead: true,
    summary: 'Reads a roster that was pasted from a sheet: names with class and email, and the lines without a name.',
    access: coachAccess,
    params: TeamId,
    body: z.strictObject({ text: z.string().max(20_000, 'has more than 20,000 characters') }),
    output: z.object({
      lines: z.array(RosterLine),
      skipped: z.array(z.object({ line: z.number().int(), text: z.string() })),
    }),
  }),
  addTeamPlaces: route({
    method: 'POST',
    path: '/api/teams/:organizationId/places',
    summary: 'Adds lines of a roster as places that their players take by the link; a name that is there stays one.',
    access: coachAccess,
    params: TeamId,
    body: z.strictObject({ rosterId: Id, lines: z.array(RosterLine).min(1).max(MAX_TEAM_PLACES), ...withReason }),
    output: Team,
    errors: ['TEAM_PLACES_FULL', 'SUPPORT_REASON_REQUIRED'],
  }),
  removeTeamPlace: route({
    method: 'DELETE',
    path: '/api/teams/:organizationId/places/:placeId',
    summary: 'Removes a place that nobody has taken.',
    access: coachAccess,
    params: TeamId.extend({ placeId: z.uuid() }),
    body: reasonAlone,
    output: Team,
    errors: ['SUPPORT_REASON_REQUIRED'],
  }),
  createTeamLink: route({
    method: 'POST',
    path: '/api/teams/:organizationId/links',
    summary:
      'Makes a link by which people ask to join a team, valid for 14 days; a link for coaches is made by a head coach. The secret is only in this reply.',
    access: coachAccess,
    params: TeamId,
    body: z.strictObject({
      role: TeamJoinerRole,
      rosterId: Id.nullable(),
      level: AskedLevel.default('see'),
      ...withReason,
    }),
    output: z.object({ secret: InvitationSecret, team: Team }),
    errors: ['TEAM_LINKS_FULL', 'SUPPORT_REASON_REQUIRED'],
  }),
  updateTeamLink: route({
    method: 'PUT',
    path: '/api/teams/:organizationId/links/:linkId',
    summary: 'Changes what a link asks players to let the coaches do; whoever has asked to join keeps what they chose.',
    access: coachAccess,
    params: TeamId.extend({ linkId: z.uuid() }),
    body: z.strictObject({ level: AskedLevel, ...withReason }),
    output: Team,
    errors: ['SUPPORT_REASON_REQUIRED'],
  }),
  withdrawTeamLink: route({
    method: 'DELETE',
    path: '/api/teams/:organizationId/links/:linkId',
    summary: 'Ends a link of a team.',
    access: coachAccess,
    params: TeamId.extend({ linkId: z.uuid() }),
    body: reasonAlone,
    output: Team,
    errors: ['SUPPORT_REASON_REQUIRED'],
  }),
  answerTeamRequest: route({
    method: 'PUT',
    path: '/api/teams/:organizationId/requests/:memberId',
    summary:
      'Takes somebody who asked into the team, or declines. A coach is confirmed by a head coach, and a player under 18 only after a guardian has agreed.',
    access: coachAccess,
    params: TeamMemberId,
    body: z.strictObject({
      isAccepted: z.boolean(),
      rosterId: Id.nullable(),
      placeId: z.uuid().nullable(),
      ...withReason,
    }),
    output: Team,
    errors: [
      'TEAM_REQUEST_GONE',
      'GUARDIAN_NEEDED',
      'GUARDIAN_CANNOT_COACH',
      'ROSTER_FULL',
      'TEAM_COACHES_FULL',
      'SUPPORT_REASON_REQUIRED',
    ],
  }),
  nameTeamGuardian: route({
    method: 'POST',
    path: '/api/teams/:organizationId/requests/:memberId/guardian',
    summary:
      'Asks somebody in the circle of a player who waits for a guardian to be that guardian. They confirm it, and the player reads who asked. The reply does not say whether that person is in the circle.',
    access: coachAccess,
    params: TeamMemberId,
    body: z.strictObject({ username: z.string().trim().min(1).max(64), ...withReason }),
    output: Team,
    errors: ['TEAM_REQUEST_GONE', 'GUARDIAN_COACHES', 'SUPPORT_REASON_REQUIRED', 'TOO_MANY_REQUESTS'],
  }),
  setPlayerSquads: route({
    method: 'PUT',
    path: '/api/teams/:organizationId/players/:memberId',
    summary: 'Says in which squads a player is, at least one.',
    access: coachAccess,
    params: TeamMemberId,
    body: z.strictObject({ rosterIds: z.array(Id).min(1).max(MAX_SQUADS), ...withReason }),
    output: Team,
    errors: ['ROSTER_FULL', 'SUPPORT_REASON_REQUIRED'],
  }),
  removeTeamPlayer: route({
    method: 'DELETE',
    path: '/api/teams/:organizationId/players/:memberId',
    summary: 'Takes a player out of the team; its coaches lose their access at once.',
    access: coachAccess,
    params: TeamMemberId,
    body: reasonAlone,
    output: Team,
    errors: ['SUPPORT_REASON_REQUIRED'],
  }),
  updateTeamCoach: route({
    method: 'PUT',
    path: '/api/teams/:organizationId/coaches/:memberId',
    summary: 'Makes a coach head coach, or takes that back; one head coach stays.',
    access: headCoachAccess,
    params: TeamMemberId,
    body: z.strictObject({ isHead: z.boolean(), ...withReason }),
    output: Team,
    errors: ['TEAM_NEEDS_HEAD', 'SUPPORT_REASON_REQUIRED'],
  }),
  removeTeamCoach: route({
    method: 'DELETE',
    path: '/api/teams/:organizationId/coaches/:memberId',
    summary: 'Takes another coach out of the team, who loses access to its players at once.',
    access: headCoachAccess,
    params: TeamMemberId,
    body: reasonAlone,
    output: Team,
    errors: ['TEAM_NEEDS_HEAD', 'SUPPORT_REASON_REQUIRED'],
  }),
  readTeamLink: route({
    method: 'POST',
    path: '/api/team-links/read',
    shows: [],
    summary:
      'Which team invites to what, for everybody with the link. The secret is in the body, as of other invitations.',
    access: publicAccess,
    isRead: true,
    body: TeamSecret,
    output: TeamInvitation,
    errors: ['INVITATION_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  askToJoinTeam: route({
    method: 'POST',
    path: '/api/team-links/ask',
    summary:
      'Asks to join the team of a link, with the level of access that its coaches would get; states age and events where they are not known.',
    access: signedIn,
    body: TeamSecret.extend({
      level: AccessLevel,
      birthYear: FirstAnswers.shape.birthYear,
      gender: FirstAnswers.shape.gender,
    }),
    output: PlayerTeams,
    errors: [
      'INVITATION_NOT_FOUND',
      'TEAM_REQUEST_DECLINED',
      'TEAM_REQUESTS_FULL',
      'GUARDIAN_CANNOT_COACH',
      'TOO_MANY_REQUESTS',
    ],
  }),
  listOwnTeams: route({
    method: 'GET',
    path: '/api/me/teams',
    shows: [],
    summary: 'The teams of the signed-in account, and those that it has asked to join.',
    access: signedIn,
    output: PlayerTeams,
  }),
  updateTeamLevel: route({
    method: 'PUT',
    path: '/api/me/teams/:organizationId/level',
    summary:
      'Gives the coaches of a team another level of access to the signed-in player; under 18 a higher one waits for a guardian.',
    access: signedIn,
    params: TeamId,
    body: z.strictObject({ level: AccessLevel }),
    output: PlayerTeams,
    errors: ['NOT_FOUND'],
  }),
  leaveTeam: route({
    method: 'DELETE',
    path: '/api/me/teams/:organizationId/:role',
    summary:
      'Leaves a team as player or as coach, or withdraws the request to join it. With its last coach a team ends, unless it has a public page.',
    access: signedIn,
    params: TeamId.extend({ role: TeamJoinerRole }),
    query: LeavingCircle,
    output: PlayerTeams,
    errors: ['TEAM_NEEDS_HEAD'],
  }),
  listGuardedTeams: route({
    method: 'GET',
    path: '/api/me/guarded-players/:playerId/teams',
    shows: [],
    summary: 'The teams of a player, for a guardian.',
    access: signedIn,
    params: ofGuarded,
    output: PlayerTeams,
    errors: ['NOT_FOUND'],
  }),
  agreeToTeam: route({
    method: 'POST',
    path: '/api/me/guarded-players/:playerId/teams/:organizationId/agree',
    summary:
      'Agrees as a guardian that a player joins a team and what its coaches may do; a coach still confirms it, unless the player was a member.',
    access: signedIn,
    params: guardedTeam,
    body: AgreedLevel,
    output: PlayerTeams,
    errors: ['NOT_FOUND'],
  }),
  updateGuardedTeamLevel: route({
    method: 'PUT',
    path: '/api/me/guarded-players/:playerId/teams/:organizationId/level',
    summary: "Gives the coaches of a player's team another level of access, for a guardian.",
    access: signedIn,
    params: guardedTeam,
    body: z.strictObject({ level: AccessLevel }),
    output: PlayerTeams,
    errors: ['NOT_FOUND'],
  }),
  endGuardedTeam: route({
    method: 'DELETE',
    path: '/api/me/guarded-players/:playerId/teams/:organizationId',
    summary: 'Takes a player out of a team, or declines that they join it, for a guardian.',
    access: signedIn,
    params: guardedTeam,
    query: LeavingCircle,
    output: PlayerTeams,
    errors: ['NOT_FOUND'],
  }),
};
