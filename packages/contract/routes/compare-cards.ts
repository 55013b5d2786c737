import { features } from '@strokebook/golf/access';
import { z } from 'zod';
import { featureAccess, route } from '../route.ts';
import { MAX_ROUNDS_PER_ACCOUNT } from '../limits.ts';
import { AccountId } from '../schemas/account.ts';
import { CompareFilter } from '../schemas/compare.ts';
import {
  DriveCard,
  PlayingStyle,
  PuttCard,
  ScoringCard,
  ShotToGreenCard,
  StatProbability,
} from '../schemas/generated.ts';
import { RoundId } from '../schemas/round.ts';

const FlagIds = z.array(z.string().max(80)).max(200);

/** A card shows one side of a comparison, so access is checked for that side's player. */
const card = <const Path extends string, Output extends z.ZodType>(path: Path, summary: string, output: Output) =>
  route({
    method: 'POST',
    path: `/api/accounts/:accountId/${path}`,
    shows: ['rounds'],
    isRead: true,
    isCached: true,
    isKept: true,
    summary,
    access: featureAccess(features.compareStats),
    params: z.strictObject({ accountId: AccountId }),
    body: z.strictObject({ filter: CompareFilter.describe('of the player of the path') }),
    output,
    errors: ['NOT_FOUND', 'REQUEST_INVALID'],
  });

export const compareCardRoutes = {
  getDriveData: card('drive-data', 'How the rounds of one side of a comparison were driven.', DriveCard),
  getPuttData: card('putt-data', 'How the rounds of one side of a comparison were putted.', PuttCard),
  getShotToGreenData: card(
    'shot-to-green-data',
    'How near the hole the approaches of one side of a comparison finished, and where they missed.',
    ShotToGreenCard,
  ),
  getScoringData: card(
    'scoring-data',
    'Scores of one side of a comparison by par and length of the hole.',
    ScoringCard,
  ),
  getPlayingStyle: card('playing-style', 'What kind of golf one side of a comparison played.', PlayingStyle),
  getStatProbability: route({
    method: 'POST',
    path: '/api/accounts/:accountId/stat-probability',
    shows: ['rounds'],
    isRead: true,
    isCached: true,
    isKept: true,
    summary: 'How often each hole flag is true on the holes of one side of a comparison that match some conditions.',
    access: featureAccess(features.compareStats),
    params: z.strictObject({ accountId: AccountId }),
    body: z
      .strictObject({
        filter: CompareFilter.optional().describe('of the player of the path; without it `roundIds` say all'),
        roundIds: z
          .array(RoundId)
          .max(MAX_ROUNDS_PER_ACCOUNT)
          .nullable()
          .describe('ids of rounds, of the filter if there is one; null for all rounds of the filter'),
        sessionId: z.string().max(80).describe('id of one visit of the page'),
        refreshData: z.boolean().describe('compute again instead of using the cache'),
        selectedStats: FlagIds.describe('hole flags used as conditions'),
        hiddenStats: FlagIds.describe('hole flags to omit'),
      })
      .refine(({ filter, roundIds }) => filter !== undefined || roundIds !== null, {
        path: ['roundIds'],
        error: 'must be a list if there is no filter',
      }),
    output: StatProbability,
  }),
};
