import { features } from '@strokebook/golf/access';
import { z } from 'zod';
import { A_DAY, featureAccess, publicAccess, route, signedIn } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import {
  OverviewReport,
  PerformanceStats,
  RoundCard,
  ScoreStory,
  SeasonReport,
  StrengthsAndWeaknesses,
} from '../schemas/generated.ts';
import { PlayerStandard, RoundFilter, StandardChoice, StandardsFilter } from '../schemas/overview.ts';
import { OwnAccountQuery } from '../schemas/specification-fields.ts';

const AccountParams = z.strictObject({ accountId: AccountId });
const OneFilter = z.strictObject({ roundsFilter: RoundFilter, standardsFilter: StandardsFilter });

/** By Tournament may list all tournaments of a career, but only visible ones are requested. */
const MAX_OVERVIEWS = 60;
/** More than there are stats. */
const MAX_STATS = 100;

export const analyticsRoutes = {
  listStandards: route({
    method: 'GET',
    path: '/api/standards',
    shows: [],
    freshMinutes: A_DAY,
    isKept: true,
    summary: 'Standards to which a player can be compared.',
    access: publicAccess,
    output: z.object({ standards: z.array(StandardChoice), defaultStandardName: z.string() }),
  }),
  getPlayerStandard: route({
    method: 'GET',
    path: '/api/accounts/:accountId/standard',
    shows: ['standard', 'details', 'rounds'],
    isKept: true,
    summary: 'The standard a player is compared with, unless the viewer chooses another one.',
    access: featureAccess(features.roundAssessment),
    params: AccountParams,
    query: OwnAccountQuery,
    output: PlayerStandard,
  }),
  updateOwnStandard: route({
    method: 'PUT',
    path: '/api/me/standard',
    summary: "Sets the standard that the caller's figures are compared with.",
    access: signedIn,
    body: StandardsFilter,
    output: PlayerStandard,
  }),
  getSeason: route({
    method: 'POST',
    path: '/api/accounts/:accountId/season',
    shows: ['rounds'],
    isRead: true,
    isKept: true,
    summary:
      "A player's season: scoring average, last rounds, strokes gained, what to work on, how the scores came about where strokes were not logged, and the last scorecard.",
    access: featureAccess(features.roundAssessment),
    params: AccountParams,
    body: z.strictObject({
      holeCount: z.literal([9, 18]),
      standardsFilter: StandardsFilter,
      /** The last 20 rounds of any season instead of this season's. */
      choice: z.enum(['season', 'latest']).optional(),
    }),
    output: z.object({ season: SeasonReport, story: ScoreStory.nullable(), lastCard: RoundCard.nullable() }),
  }),
  overviewGroup: route({
    method: 'POST',
    path: '/api/accounts/:accountId/overview-group',
    shows: ['rounds'],
    isRead: true,
    isCached: true,
    isKept: true,
    summary: 'Stats, strengths and weaknesses of several selections of rounds, keyed by filter name.',
    access: featureAccess(features.roundAssessment),
    params: AccountParams,
    body: z.strictObject({
      groupName: z.string().max(120),
      /** Filters of one name, or without a name, get names of their own in the reply (DASH-22). */
      roundFilters: z.array(RoundFilter.partial({ filterName: true })).max(MAX_OVERVIEWS),
      standardsFilter: StandardsFilter,
      /** Stats of the reply with their breakdowns; omitted for all. */
      statIds: z.array(z.string().max(80)).max(MAX_STATS).optional(),
    }),
    output: z.object({ groupName: z.string(), overviews: z.record(z.string(), OverviewReport) }),
  }),
  performanceStats: route({
    method: 'POST',
    path: '/api/accounts/:accountId/performance-stats',
    shows: ['rounds'],
    isRead: true,
    isCached: true,
    summary: 'The stats of one selection of rounds.',
    access: featureAccess(features.roundAssessment),
    params: AccountParams,
    body: OneFilter,
    output: PerformanceStats,
  }),
  strengthWeaknessStats: route({
    method: 'POST',
    path: '/api/accounts/:accountId/strength-weakness-stats',
    shows: ['rounds'],
    isRead: true,
    isCached: true,
    summary: 'What stands out in one selection of rounds.',
    access: featureAccess(features.roundAssessment),
    params: AccountParams,
    body: OneFilter,
    output: StrengthsAndWeaknesses,
  }),
};
