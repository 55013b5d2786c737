import { z } from 'zod';
import { route, signedIn } from '../route.ts';
import { AccessLevel, AccountId } from '../schemas/account.ts';
import { PlayerSharing, Sharing, SharingChange } from '../schemas/own-account.ts';
import { AgreedLevel, GuardedPlayer, WithBirthYear } from '../schemas/guardian.ts';
import { AuditEvent } from '../schemas/security.ts';

const ofPlayer = z.strictObject({ playerId: AccountId });
const GuardedPlayers = z.object({ players: z.array(GuardedPlayer) });

/** Guardians: named by the player, confirmed by themselves (TEAM-28). */
export const guardianRoutes = {
  nameGuardian: route({
    method: 'PUT',
    path: '/api/me/circle/:memberId/guardian',
    summary: 'Names a member of the circle as guardian, who must confirm it, or ends that.',
    access: signedIn,
    params: z.strictObject({ memberId: AccountId }),
    body: z.strictObject({ isGuardian: z.boolean() }),
    output: Sharing,
    errors: ['MEMBER_NOT_FOUND', 'GUARDIAN_COACHES', 'GUARDIAN_FOR_MINORS'],
  }),
  listGuardedPlayers: route({
    method: 'GET',
    path: '/api/me/guarded-players',
    shows: [],
    summary: 'Players whose guardian the signed-in account is, or who have named it as one.',
    access: signedIn,
    output: GuardedPlayers,
  }),
  answerGuardian: route({
    method: 'PUT',
    path: '/api/me/guarded-players/:playerId',
    summary: 'Confirms to be the guardian of a player who has named the signed-in account, an adult, or is it no more.',
    access: signedIn,
    params: ofPlayer,
    body: WithBirthYear.extend({ isGuardian: z.boolean() }),
    output: GuardedPlayers,
    errors: ['NOT_FOUND', 'GUARDIAN_NOT_ADULT', 'GUARDIAN_COACHES', 'GUARDIAN_FOR_MINORS'],
  }),
  getGuardedSharing: route({
    method: 'GET',
    path: '/api/me/guarded-players/:playerId/sharing',
    shows: [],
    summary: 'Who may see what of a player, for a guardian.',
    access: signedIn,
    params: ofPlayer,
    output: PlayerSharing.extend({ username: z.string(), fullName: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  updateGuardedSharing: route({
    method: 'PUT',
    path: '/api/me/guarded-players/:playerId/sharing',
    summary: "Opens and closes a player's site and its features, for a guardian.",
    access: signedIn,
    params: ofPlayer,
    body: SharingChange,
    output: PlayerSharing,
    errors: ['NOT_FOUND'],
  }),
  updateGuardedLevel: route({
    method: 'PUT',
    path: '/api/me/guarded-players/:playerId/circle/:memberId/level',
    summary: "Gives a member of a player's circle another level of access, for a guardian.",
    access: signedIn,
    params: z.strictObject({ playerId: AccountId, memberId: AccountId }),
    body: z.strictObject({ level: AccessLevel }),
    output: PlayerSharing,
    errors: ['NOT_FOUND', 'MEMBER_NOT_FOUND', 'OTHER_GUARDIAN'],
  }),
  agreeToGuardedMember: route({
    method: 'POST',
    path: '/api/me/guarded-players/:playerId/circle/:memberId/agree',
    summary: "Lets somebody who waits into a player's circle, with the level that the guardian has read.",
    access: signedIn,
    params: z.strictObject({ playerId: AccountId, memberId: AccountId }),
    body: AgreedLevel,
    output: PlayerSharing,
    errors: ['NOT_FOUND', 'MEMBER_NOT_FOUND'],
  }),
  agreeToGuardedAge: route({
    method: 'POST',
    path: '/api/me/guarded-players/:playerId/age/agree',
    summary: 'Agrees to the age that a player stated last, which makes them an adult.',
    access: signedIn,
    params: ofPlayer,
    output: GuardedPlayers,
    errors: ['NOT_FOUND'],
  }),
  listGuardedChanges: route({
    method: 'GET',
    path: '/api/me/guarded-players/:playerId/changes',
    shows: [],
    summary: "What others did to a player's data, teams and circle, and who is a guardian; newest first.",
    access: signedIn,
    params: ofPlayer,
    output: z.object({ events: z.array(AuditEvent) }),
    errors: ['NOT_FOUND'],
  }),
  removeGuardedMember: route({
    method: 'DELETE',
    path: '/api/me/guarded-players/:playerId/circle/:memberId',
    summary: "Takes somebody out of a player's circle, for a guardian.",
    access: signedIn,
    params: z.strictObject({ playerId: AccountId, memberId: AccountId }),
    output: PlayerSharing,
    errors: ['NOT_FOUND', 'OTHER_GUARDIAN'],
  }),
};
