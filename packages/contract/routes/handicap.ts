import { features } from '@strokebook/golf/access';
import { rulesOf2024, uncountedTexts, type UncountedReason } from '@strokebook/golf/handicap';
import { roundLimits } from '@strokebook/golf/model';
import { z } from 'zod';
import { featureAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { IndexReport, RoundStrokes, ScorePosting, TeeOutlook } from '../schemas/generated.ts';
import { RoundId } from '../schemas/round.ts';
import { wholeWithin, within } from '../schemas/within.ts';

const AccountParams = z.strictObject({ accountId: AccountId });
const uncountedReasons = Object.keys(uncountedTexts) as UncountedReason[];
const access = featureAccess(features.index);

/** A number in a query string. An empty text is refused, which `z.coerce` would read as 0. */
const NumberText = z
  .string()
  .regex(/^-?\d{1,4}(\.\d{1,3})?$/, 'is not a number')
  .transform(Number);

export const handicapRoutes = {
  getEstimatedIndex: route({
    method: 'GET',
    path: '/api/accounts/:accountId/index',
    shows: ['details', 'rounds'],
    isCached: true,
    isKept: true,
    summary:
      'The estimated index, unofficial and not for competition: its course, the scores it is computed from, caps, reductions, and rounds that do not count. Beside it the official index that the player typed.',
    access,
    params: AccountParams,
    output: IndexReport,
  }),
  getTeeOutlook: route({
    method: 'GET',
    path: '/api/accounts/:accountId/index/outlook',
    shows: ['rounds'],
    isCached: true,
    isKept: true,
    summary:
      'What a tee means for the player: Course Handicap, Playing Handicaps, strokes received, and the estimated index after a next round with each score; null before the first index.',
    access,
    params: AccountParams,
    query: z.strictObject({
      holeCount: NumberText.pipe(z.literal([9, 18])),
      courseRating: NumberText.pipe(within(roundLimits.rating)),
      slopeRating: NumberText.pipe(wholeWithin(rulesOf2024.slope)),
      par: NumberText.pipe(wholeWithin(roundLimits.totalPar)),
    }),
    output: z.object({ outlook: TeeOutlook.nullable() }),
  }),
  getStrokesReceived: route({
    method: 'GET',
    path: '/api/accounts/:accountId/index/strokes',
    shows: ['rounds'],
    isCached: true,
    isKept: true,
    summary:
      'The strokes received on each hole of the finished rounds that count, by the estimated index of their days, for net scores.',
    access,
    params: AccountParams,
    output: z.object({ rounds: z.array(RoundStrokes) }),
  }),
  getScorePosting: route({
    method: 'GET',
    path: '/api/accounts/:accountId/rounds/:roundId/posting',
    shows: ['rounds'],
    isCached: true,
    isKept: true,
    summary:
      'A finished round to be typed into the official service: strokes received and adjusted score of each hole by the estimated index of that day, or why the round does not count.',
    access,
    params: z.strictObject({ accountId: AccountId, roundId: RoundId }),
    output: z.object({ posting: ScorePosting.nullable(), uncounted: z.enum(uncountedReasons).nullable() }),
  }),
};
