import { features } from '@strokebook/golf/access';
import { z } from 'zod';
import { anyFeatureAccess, featureAccess, route } from '../route.ts';
import { MAX_ROUNDS_PER_CALL } from '../limits.ts';
import { AccountId } from '../schemas/account.ts';
import { LiveCard, MappedRound, RoundCard, StrokesGainedOfRound } from '../schemas/generated.ts';
import { RoundFilter } from '../schemas/overview.ts';
import { RoundId } from '../schemas/round.ts';
import { FigureSample } from '../schemas/scorecard.ts';

const AccountParams = z.strictObject({ accountId: AccountId });

export const scorecardRoutes = {
  getRoundCards: route({
    method: 'POST',
    path: '/api/accounts/:accountId/round-cards',
    shows: ['rounds'],
    isRead: true,
    isCached: true,
    isKept: true,
    summary: 'Scorecards of some rounds; missing rounds are omitted.',
    access: anyFeatureAccess(features.roundAssessment, features.myRounds),
    params: AccountParams,
    body: z.strictObject({ golfRoundIds: z.array(RoundId).max(MAX_ROUNDS_PER_CALL) }),
    output: z.object({ cards: z.array(RoundCard) }),
  }),
  getLiveCard: route({
    method: 'GET',
    path: '/api/accounts/:accountId/rounds/:roundId/live-card',
    shows: ['rounds'],
    summary:
      'The scorecard of a round that is followed while it is played; asked again with its revision, only what is new.',
    // With the strokes of a hole, like the map of the round.
    access: featureAccess(features.myRounds),
    params: AccountParams.extend({ roundId: RoundId }),
    query: z.strictObject({
      /** The revision that the caller has. */
      after: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    }),
    output: z.object({
      revision: z.number().int(),
      savedAt: z.iso.datetime(),
      live: LiveCard.nullable().describe('null if the caller has this revision'),
    }),
  }),
  getMappedRounds: route({
    method: 'POST',
    path: '/api/accounts/:accountId/mapped-rounds',
    shows: ['rounds'],
    isRead: true,
    isCached: true,
    isKept: true,
    summary:
      'Where the holes and strokes of some rounds are, and the flags of each hole; rounds that there are not are left out.',
    // Shot positions require the feature My Rounds, whichever page asks for them (ACCESS-21).
    access: featureAccess(features.myRounds),
    params: AccountParams,
    body: z.strictObject({ golfRoundIds: z.array(RoundId).max(MAX_ROUNDS_PER_CALL) }),
    output: z.object({ rounds: z.array(MappedRound) }),
  }),
  getSamplesBehind: route({
    method: 'POST',
    path: '/api/accounts/:accountId/samples-behind',
    shows: ['rounds'],
    isRead: true,
    isCached: true,
    isKept: true,
    summary: 'Holes and strokes that a figure of a selection of rounds counted, newest round first.',
    access: featureAccess(features.roundAssessment),
    params: AccountParams,
    body: z.strictObject({ statId: z.string().max(80), roundsFilter: RoundFilter }),
    output: z.object({ golfRoundIds: z.array(z.string()), samples: z.array(FigureSample) }),
  }),
  getStrokesGainedByRound: route({
    method: 'POST',
    path: '/api/accounts/:accountId/strokes-gained-by-round',
    shows: ['rounds'],
    isRead: true,
    isCached: true,
    isKept: true,
    summary: 'Strokes gained of each round of a selection, oldest first.',
    access: featureAccess(features.roundAssessment),
    params: AccountParams,
    body: z.strictObject({ roundsFilter: RoundFilter }),
    output: z.object({ rounds: z.array(StrokesGainedOfRound) }),
  }),
};
