import { features } from '@strokebook/golf/access';
import { z } from 'zod';
import { anyFeatureAccess, featureAccess, fullAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { RoundSummary } from '../schemas/generated.ts';
import { RoundDocument, RoundId } from '../schemas/round.ts';

const RoundParams = z.strictObject({ accountId: AccountId, roundId: RoundId });
const Revision = z.number().int().min(0);

/** A complete round with every shot is 20 to 60 kB. */
const LARGEST_ROUND_BYTES = 512 * 1024;

export const roundRoutes = {
  putRound: route({
    method: 'PUT',
    path: '/api/accounts/:accountId/rounds/:roundId',
    summary: 'Stores a round. Storing the same document twice changes nothing; an outdated revision is rejected.',
    access: fullAccess,
    params: RoundParams,
    query: z.strictObject({
      /** The revision that the change is based on; 0 for a new round; undefined to overwrite any revision. */
      revision: z.coerce.number().int().min(0).optional(),
    }),
    body: RoundDocument,
    output: z.object({ roundId: z.string(), revision: Revision, isChanged: z.boolean() }),
    errors: ['ROUND_INVALID', 'ROUND_REVISION_CONFLICT', 'ROUNDS_FULL', 'BODY_TOO_LARGE', 'NOT_FOUND'],
    bodyError: 'ROUND_INVALID',
    maxBodyBytes: LARGEST_ROUND_BYTES,
  }),
  getRound: route({
    method: 'GET',
    path: '/api/accounts/:accountId/rounds/:roundId',
    summary: 'A complete round.',
    access: featureAccess(features.myRounds),
    params: RoundParams,
    output: z.object({ revision: Revision, round: RoundDocument }),
    errors: ['NOT_FOUND'],
  }),
  deleteRound: route({
    method: 'DELETE',
    path: '/api/accounts/:accountId/rounds/:roundId',
    summary: 'Deletes a round permanently; deleting it again changes nothing.',
    access: fullAccess,
    params: RoundParams,
    output: z.object({ isChanged: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  listRounds: route({
    method: 'GET',
    path: '/api/accounts/:accountId/rounds',
    summary: 'Pages of the round history, newest first.',
    access: anyFeatureAccess(features.roundAssessment, features.myRounds),
    params: z.strictObject({ accountId: AccountId }),
    query: z.strictObject({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(1_000).default(200),
    }),
    output: z.object({ rounds: z.array(RoundSummary), nextCursor: z.string().nullable() }),
    errors: ['NOT_FOUND', 'REQUEST_INVALID'],
  }),
  getCompletedRoundCounts: route({
    method: 'GET',
    path: '/api/accounts/:accountId/completed-round-counts',
    summary: 'Numbers of finished rounds of 18 and 9 holes.',
    access: anyFeatureAccess(features.roundAssessment, features.myRounds, features.compareStats),
    params: z.strictObject({ accountId: AccountId }),
    output: z.object({ eighteenHole: z.number().int(), nineHole: z.number().int() }),
    errors: ['NOT_FOUND'],
  }),
};
