import { features } from '@strokebook/golf/access';
import { teamPeriods, teamRoundKinds } from '@strokebook/golf/compare';
import { z } from 'zod';
import { coachAccess, featureAccess, profileAccess, route } from '../route.ts';
import { MAX_ROUNDS_PER_ACCOUNT } from '../limits.ts';
import { AccountId } from '../schemas/account.ts';
import { OrganizationId } from '../schemas/administration.ts';
import {
  ComparedHoleCount,
  CompareFilter,
  CompareState,
  HoleCountText,
  RoundsTableUpdate,
} from '../schemas/compare.ts';
import { AssociatedPlayer, Comparison, RoundOption, RoundsTable, TeamComparison } from '../schemas/generated.ts';
import { RoundId } from '../schemas/round.ts';
import { OwnAccountQuery } from '../schemas/specification-fields.ts';
import { ComparedPlayer, SearchQuery } from '../schemas/search.ts';

/** The account is the player whose page is open; filters may contain other players whose page the caller may see. */
const AccountParams = z.strictObject({ accountId: AccountId });
const access = featureAccess(features.compareStats);

/** Twice the ids of all rounds that an account may have. */
const LARGEST_SELECTIONS_BYTES = 1024 * 1024;

/** Any safe integer. */
const StateHash = z.coerce.number().int().min(0);

export const compareRoutes = {
  getCompareMetrics: route({
    method: 'POST',
    path: '/api/accounts/:accountId/compare-metrics',
    shows: ['rounds'],
    isRead: true,
    isCached: true,
    isKept: true,
    summary: 'All figures of two selections of rounds, with their differences and certainty.',
    access,
    params: AccountParams,
    body: z
      .strictObject({ left: CompareFilter, right: CompareFilter })
      .refine(({ left, right }) => left.holeCount === right.holeCount, {
        path: ['right', 'holeCount'],
        error: 'must be the hole count of the left side',
      }),
    output: Comparison,
    errors: ['BODY_TOO_LARGE'],
    maxBodyBytes: LARGEST_SELECTIONS_BYTES,
  }),
  getSelectedRoundIds: route({
    method: 'POST',
    path: '/api/accounts/:accountId/selected-round-ids',
    shows: ['rounds'],
    isRead: true,
    summary: 'The rounds of one side of a comparison, newest first.',
    access,
    params: AccountParams,
    body: z.strictObject({ filter: CompareFilter }),
    output: z.object({ golfRoundIds: z.array(z.string()) }),
    errors: ['BODY_TOO_LARGE'],
    maxBodyBytes: LARGEST_SELECTIONS_BYTES,
  }),
  getPlayerOptions: route({
    method: 'GET',
    path: '/api/accounts/:accountId/player-options',
    shows: ['rounds'],
    freshMinutes: 1,
    isKept: true,
    summary: 'Completed rounds that a comparison can use, newest first.',
    access,
    params: AccountParams,
    query: OwnAccountQuery.extend({ holeCount: HoleCountText }).strict(),
    output: z.object({ rounds: z.array(RoundOption) }),
  }),
  getRoundsTable: route({
    method: 'POST',
    path: '/api/accounts/:accountId/rounds-table',
    shows: ['rounds'],
    isRead: true,
    isKept: true,
    summary: 'Rounds as a table: one sorted page, with the averages of all rounds.',
    access,
    params: AccountParams,
    body: z.strictObject({
      roundIds: z.array(RoundId).max(MAX_ROUNDS_PER_ACCOUNT),
      holeCount: ComparedHoleCount,
      updateRequest: RoundsTableUpdate,
    }),
    output: RoundsTable,
    errors: ['BODY_TOO_LARGE'],
    maxBodyBytes: LARGEST_SELECTIONS_BYTES,
  }),
  listAssociatedPlayers: route({
    method: 'GET',
    path: '/api/accounts/:accountId/associated-players',
    shows: ['rounds'],
    freshMinutes: 1,
    isKept: true,
    summary:
      'Players with whom one may compare: team mates, and those of a circle, whose comparison is open to the caller.',
    access,
    params: AccountParams,
    query: OwnAccountQuery,
    output: z.object({ players: z.array(AssociatedPlayer) }),
  }),
  searchComparedPlayers: route({
    method: 'GET',
    path: '/api/compared-players',
    shows: ['rounds'],
    summary:
      'Players whose name holds the text and whose comparison is open to the caller, in the order of the search, at least 20 at a time as long as there are more.',
    access: profileAccess,
    query: SearchQuery.required({ q: true }),
    output: z.object({ accounts: z.array(ComparedPlayer), nextCursor: z.string().nullable() }),
  }),
  compareWithTeam: route({
    method: 'GET',
    path: '/api/teams/:organizationId/players/:accountId/comparison',
    shows: ['rounds'],
    isCached: true,
    isKept: true,
    summary:
      'A player beside the rest of a team or of a squad: the mean of the teammates who let the coach see everything, each counting the same, with differences, certainty, and the number of players and rounds behind each figure.',
    access: coachAccess,
    params: OrganizationId.extend({ accountId: AccountId }),
    query: z.strictObject({
      squadId: z.coerce.number().int().optional().describe('omitted for the whole team'),
      holeCount: HoleCountText,
      period: z.enum(teamPeriods).default('last12Months'),
      kind: z.enum(teamRoundKinds).default('all'),
    }),
    output: TeamComparison,
  }),
  saveCompareState: route({
    method: 'POST',
    path: '/api/accounts/:accountId/compare-states',
    summary: 'Saves a comparison and returns the number for its link; equal comparisons have equal numbers.',
    access,
    params: AccountParams,
    body: CompareState,
    output: z.object({ hash: z.number().int().min(0) }),
    errors: ['BODY_TOO_LARGE'],
    maxBodyBytes: LARGEST_SELECTIONS_BYTES,
  }),
  getCompareState: route({
    method: 'GET',
    path: '/api/accounts/:accountId/compare-states/:hash',
    shows: ['rounds'],
    isKept: true,
    summary: 'A saved comparison, for everyone who may see both players.',
    access,
    params: z.strictObject({ accountId: AccountId, hash: StateHash }),
    output: CompareState,
  }),
  getKeptComparison: route({
    method: 'GET',
    path: '/api/compare-states/:hash',
    shows: ['rounds'],
    summary: 'A saved comparison by its number, for everyone who may see both players.',
    access: profileAccess,
    params: z.strictObject({ hash: StateHash }),
    output: z.object({ accountId: z.number().int().describe('the owner of the page'), state: CompareState }),
    errors: ['NOT_FOUND', 'REQUEST_INVALID'],
  }),
};
