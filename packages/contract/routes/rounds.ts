import { features } from '@strokebook/golf/access';
import { z } from 'zod';
import { MAX_PAST_REVISIONS, MAX_ROUND_REVISIONS } from '../limits.ts';
import { anyFeatureAccess, enterAccess, featureAccess, route, seeAccess } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { RoundSummary } from '../schemas/generated.ts';
import { RoundFilter } from '../schemas/overview.ts';
import { ListedRound, RoundRevision } from '../schemas/round-history.ts';
import { RoundDocument, RoundId } from '../schemas/round.ts';
import { OwnAccountQuery } from '../schemas/specification-fields.ts';

const RoundParams = z.strictObject({ accountId: AccountId, roundId: RoundId });
const Revision = z.number().int().min(0);

/** A complete round with every shot is 20 to 60 kB. */
const LARGEST_ROUND_BYTES = 512 * 1024;

/** The history, whole or a part of it. */
const ofRounds = anyFeatureAccess(features.roundAssessment, features.myRounds);

/** A tournament or a course of the history (DATA-22). */
const NamedEntity = z.object({
  id: z.string().describe('as filters of rounds take it; the name of one that has no id'),
  name: z.string(),
});

export const roundRoutes = {
  putRound: route({
    method: 'PUT',
    path: '/api/accounts/:accountId/rounds/:roundId',
    summary: 'Stores a round. Storing the same document twice changes nothing; an outdated revision is rejected.',
    access: enterAccess,
    params: RoundParams,
    query: z.strictObject({
      /** The revision that the change is based on; 0 for a new round; undefined to overwrite any revision. */
      revision: z.coerce.number().int().min(0).optional(),
    }),
    body: RoundDocument,
    output: z.object({ roundId: z.string(), revision: Revision, isChanged: z.boolean() }),
    errors: ['ROUND_REVISION_CONFLICT', 'ROUNDS_FULL', 'BODY_TOO_LARGE'],
    bodyError: 'ROUND_INVALID',
    maxBodyBytes: LARGEST_ROUND_BYTES,
  }),
  getRound: route({
    method: 'GET',
    path: '/api/accounts/:accountId/rounds/:roundId',
    shows: ['rounds'],
    summary: 'A complete round.',
    access: featureAccess(features.myRounds),
    params: RoundParams,
    output: z.object({
      revision: Revision,
      round: RoundDocument,
      changedAt: z.iso.datetime(),
      /** Name of the person who made this revision; null if unknown. */
      changedBy: z.string().nullable(),
      /** Name of the person who entered the round for the player; null if the player did, or if unknown. */
      enteredBy: z.string().nullable(),
    }),
  }),
  deleteRound: route({
    method: 'DELETE',
    path: '/api/accounts/:accountId/rounds/:roundId',
    summary: 'Deletes a round, which can be restored for a day; deleting it again changes nothing.',
    access: enterAccess,
    params: RoundParams,
    output: z.object({ isChanged: z.boolean() }),
    errors: ['DELETED_ROUNDS_FULL'],
  }),
  restoreRound: route({
    method: 'POST',
    path: '/api/accounts/:accountId/rounds/:roundId/restore',
    summary: 'Brings back a round that was deleted within the last day; a round that is stored stays as it is.',
    access: enterAccess,
    params: RoundParams,
    output: z.object({ isChanged: z.boolean() }),
    errors: ['ROUNDS_FULL'],
  }),
  listRoundRevisions: route({
    method: 'GET',
    path: '/api/accounts/:accountId/rounds/:roundId/revisions',
    shows: ['rounds'],
    isKept: true,
    summary: `The revisions of a round, newest first: when, by whom, and what changed. ${MAX_ROUND_REVISIONS} are kept, and of an account ${MAX_PAST_REVISIONS}: at least the first, the newest ones and what the player stored last.`,
    access: seeAccess,
    params: RoundParams,
    output: z.object({ revisions: z.array(RoundRevision) }),
  }),
  restoreRoundRevision: route({
    method: 'POST',
    path: '/api/accounts/:accountId/rounds/:roundId/revisions/:revision/restore',
    summary: 'Stores an earlier revision of a round as its newest one; a round that already equals it stays as it is.',
    access: enterAccess,
    params: RoundParams.extend({ revision: z.coerce.number().int().min(1).max(2_147_483_647) }),
    output: z.object({ revision: Revision, isChanged: z.boolean() }),
  }),
  listRounds: route({
    method: 'GET',
    path: '/api/accounts/:accountId/rounds',
    shows: ['rounds'],
    isKept: true,
    summary: 'Pages of the round history, newest first.',
    access: ofRounds,
    params: z.strictObject({ accountId: AccountId }),
    query: z.strictObject({
      ...OwnAccountQuery.shape,
      holeCount: z.coerce
        .number()
        .pipe(z.literal([9, 18]))
        .optional()
        .describe('rounds of this length alone'),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(1_000).default(200),
    }),
    output: z.object({ rounds: z.array(ListedRound), nextCursor: z.string().nullable() }),
  }),
  rounds: route({
    method: 'POST',
    path: '/api/accounts/:accountId/filtered-rounds',
    shows: ['rounds'],
    isRead: true,
    summary: 'The rounds that match a filter, newest first.',
    access: ofRounds,
    params: z.strictObject({ accountId: AccountId }),
    body: RoundFilter.partial({ filterName: true }),
    output: z.object({ rounds: z.array(RoundSummary) }),
  }),
  getTournamentHistory: route({
    method: 'GET',
    path: '/api/accounts/:accountId/tournament-history',
    shows: ['rounds'],
    summary: 'The tournaments of the finished rounds, the latest first.',
    access: ofRounds,
    params: z.strictObject({ accountId: AccountId }),
    query: OwnAccountQuery,
    output: z.object({ tournaments: z.array(NamedEntity) }),
  }),
  getCourseHistory: route({
    method: 'GET',
    path: '/api/accounts/:accountId/course-history',
    shows: ['rounds'],
    summary: 'The courses of the finished rounds, the one played last first.',
    access: ofRounds,
    params: z.strictObject({ accountId: AccountId }),
    query: OwnAccountQuery,
    output: z.object({ courses: z.array(NamedEntity) }),
  }),
  getCompletedRoundCounts: route({
    method: 'GET',
    path: '/api/accounts/:accountId/completed-round-counts',
    shows: ['rounds'],
    isKept: true,
    summary: 'Numbers of finished rounds of 18 and 9 holes.',
    access: anyFeatureAccess(features.roundAssessment, features.myRounds, features.compareStats),
    params: z.strictObject({ accountId: AccountId }),
    query: OwnAccountQuery,
    output: z.object({ eighteenHole: z.number().int(), nineHole: z.number().int() }),
  }),
};
