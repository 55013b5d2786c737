import { features } from '@strokebook/golf/access';
import { z } from 'zod';
import { anyFeatureAccess, featureAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { RoundStory } from '../schemas/generated.ts';
import { RoundId } from '../schemas/round.ts';

/** Without strokes gained and positions for viewers to whom the player does not show them. */
const PlayersStory = z.object({ playerName: z.string(), story: RoundStory });

export const roundStoryRoutes = {
  getRoundStory: route({
    method: 'GET',
    path: '/api/accounts/:accountId/rounds/:roundId/story',
    shows: ['rounds'],
    isKept: true,
    summary: 'The story of a finished round: score, best hole, and strokes gained if every stroke was logged.',
    access: anyFeatureAccess(features.roundAssessment, features.myRounds),
    params: z.strictObject({ accountId: AccountId, roundId: RoundId }),
    output: PlayersStory,
  }),
  getLastRoundStory: route({
    method: 'GET',
    path: '/api/accounts/:accountId/last-round-story',
    shows: ['rounds'],
    isKept: true,
    summary: 'The story of the last tournament round; null unless the player shows it on the Summary.',
    access: featureAccess(features.summary),
    params: z.strictObject({ accountId: AccountId }),
    output: z.object({ shown: PlayersStory.nullable() }),
  }),
};
