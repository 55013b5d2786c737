import {
  type ActiveAccount,
  type ErrorCode,
  errors,
  type OutputOf,
  type Profile,
  type RouteId,
  routes,
} from '@strokebook/contract';
import { hasFullAccess } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import { type RoundDocument, summarizeRound } from '@strokebook/golf/model';
import { type Career, computeOverview, computeOverviews } from '@strokebook/golf/overview';
import { bestTenCharts, tournamentRecord } from '@strokebook/golf/resume';
import { historicalMetrics, pastTournaments, results } from '@strokebook/golf/results';
import { roundCardOf } from '@strokebook/golf/scorecard';
import { mappedRoundOf } from '@strokebook/golf/shot-map';
import { basisOfStandard, DEFAULT_STANDARD, standards, tallyRound } from '@strokebook/golf/stats';
import { TODAY } from './rounds.ts';

export type Call = {
  readonly routeId: RouteId;
  readonly params: Record<string, string>;
  readonly query: URLSearchParams;
  readonly body: never;
  readonly token: string | null;
};
type Handler<Id extends RouteId> = (call: Call) => OutputOf<Id> | Response | Promise<OutputOf<Id> | Response>;
type Handlers = { readonly [Id in RouteId]?: Handler<Id> };

/** Whoever is signed in. */
export const signedInPlayer: ActiveAccount = {
  accountId: 1,
  username: 'ingrid',
  firstName: 'Ingrid',
  lastName: 'Solberg',
  imgUrl: null,
  logoUrl: null,
  accountExtraInfo: [],
  profile: [],
  accountEmail: null,
  isProductManager: false,
  hasChosenName: true,
  defaultHoleCount: null,
};

/** Of the site itself. */
export const siteSettings: OutputOf<'getSettings'> = {
  productName: 'Strokebook',
  isDemo: true,
  androidStoreUrl: 'https://play.example/app',
  iosStoreUrl: 'https://apps.example/app',
  supportContacts: [],
  sisterSiteUrl: null,
  marketingUrl: null,
  mapImagery: null,
  experimentalAccountId: null,
  build: 'a',
  updateCheckSeconds: null,
  site: { kind: 'main' },
  today: TODAY,
};

/** Only the catalogued codes, as the server answers. */
export const failure = (code: ErrorCode): Response =>
  Response.json(
    { error: { code, message: errors[code].message, requestId: 'req-1' } },
    { status: errors[code].status },
  );

type FixtureOptions = {
  readonly rounds?: readonly RoundDocument[];
  readonly profile?: Partial<Omit<Profile, 'account'>> & { readonly account?: Partial<Profile['account']> };
  /** What an answer waits for. */
  readonly delay?: (call: Call) => Promise<void> | undefined;
  /** Instead of the answers below. */
  readonly handlers?: Handlers;
};

/**
 * Answers the contract's calls from rounds in memory, with the figures of the real engine. For what the real server
 * cannot be made to do: to fail at a given call, to keep an answer back, to have exactly the rounds that a test is
 * about. Everything else is tested before the real server (real-server.ts), which needs no keeping true.
 */
export function fixtureFetch({ rounds = [], profile, delay, handlers = {} }: FixtureOptions = {}) {
  const calls: Call[] = [];
  const career: Career = rounds.map((round) => ({ summary: summarizeRound(round), tally: tallyRound(round) }));
  const history = career.map(({ summary }) => summary).sort((a, b) => (a.playedOn < b.playedOn ? 1 : -1));
  const completed = (holeCount: number) => history.filter((round) => round.holeCount === holeCount).length;

  const all: Handlers = {
    getSettings: () => siteSettings,
    getActiveAccount: ({ token }) => (token === 'good-token' ? signedInPlayer : failure('NotAuthorizedException')),
    refreshSession: () => failure('NotAuthorizedException'),
    signOut: () => ({ status: 'SUCCESS' }),
    startPhoneSignIn: () => ({ challengeName: 'CUSTOM_CHALLENGE', status: 'PENDING' }),
    resendCode: () => ({ challengeName: 'CUSTOM_CHALLENGE', status: 'PENDING' }),
    verifyCode: () => ({ idToken: 'good-token', expiresIn: 3600, accountId: signedInPlayer.accountId }),
    getProfile: ({ params, token }) => {
      const {
        accountEmail: _email,
        isProductManager: _manager,
        defaultHoleCount: _holes,
        hasChosenName: _named,
        ...account
      } = signedInPlayer;
      if (params['username'] !== (profile?.account?.username ?? account.username)) return failure('NOT_FOUND');
      const viewer = token === 'good-token' ? signedInPlayer : null;
      const access = {
        accountId: signedInPlayer.accountId,
        subCircleAccountIds: [],
        allowPublicSite: true,
        settings: [],
      };
      return {
        hasFullAccess: hasFullAccess(viewer, access),
        allowPublicSite: true,
        settings: [],
        ...profile,
        account: { ...account, ...profile?.account },
      };
    },
    listStandards: () => ({
      standards: standards.map((standard) => ({ ...standard, ...basisOfStandard(standard) })) as never,
      defaultStandardName: DEFAULT_STANDARD,
    }),
    listRounds: () => ({ rounds: history, nextCursor: null }),
    getCompletedRoundCounts: () => ({ eighteenHole: completed(18), nineHole: completed(9) }),
    overviewGroup: ({ body }) => {
      const { groupName, roundFilters, standardsFilter } = routes.overviewGroup.body.parse(body);
      return { groupName, overviews: computeOverviews(career, roundFilters, standardsFilter.standardName) as never };
    },
    performanceStats: ({ body }) => {
      const { roundsFilter, standardsFilter } = routes.performanceStats.body.parse(body);
      const { performanceStats, ...counts } = computeOverview(career, roundsFilter, standardsFilter.standardName);
      return { ...counts, ...performanceStats } as never;
    },
    strengthWeaknessStats: ({ body }) => {
      const { roundsFilter, standardsFilter } = routes.strengthWeaknessStats.body.parse(body);
      return computeOverview(career, roundsFilter, standardsFilter.standardName).strengthWeaknessResponse as never;
    },
    getRoundCards: ({ body }) => {
      const { golfRoundIds } = routes.getRoundCards.body.parse(body);
      return { cards: rounds.filter(({ roundId }) => golfRoundIds.includes(roundId)).map(roundCardOf) as never };
    },
    getMappedRounds: ({ body }) => {
      const { golfRoundIds } = routes.getMappedRounds.body.parse(body);
      return { rounds: rounds.filter(({ roundId }) => golfRoundIds.includes(roundId)).map(mappedRoundOf) as never };
    },
    getBestTenCharts: ({ query }) => {
      const { holeCount, standardName, start, end } = routes.getBestTenCharts.query.parse(Object.fromEntries(query));
      const range = { start: start ?? null, end: end ?? null };
      return bestTenCharts(career, { holeCount, standardName, range }) as never;
    },
    getPastTournaments: () => ({
      tournaments: pastTournaments({ career, events: [] }, calendarDay(TODAY)) as never,
      record: tournamentRecord(career) as never,
    }),
    getFeaturedTournaments: () => ({ favTournaments: [] }),
    getSchedule: () => ({ rows: [], players: [] }),
    getScheduleEvents: () => [],
    getSchedulePlayers: () => ({ players: [] }),
    getHistoricalMetrics: () => ({ metrics: [...historicalMetrics({ career, events: [] }, calendarDay(TODAY))] }),
    getResults: ({ body }) => {
      const { timeZoneOffsetMinutes: _, ...choice } = routes.getResults.body.parse(body);
      const source = { career, events: [], ratings: new Map(), favoriteRounds: new Map() };
      return results(source, choice, calendarDay(TODAY));
    },
    getGallery: () => [],
    getSwingVideos: () => [],
    getNews: () => [],
    ...handlers,
  };

  const answer: typeof fetch = async (input, init) => {
    const url = new URL(input as string, 'http://test.invalid');
    const match = matchRoute(init?.method ?? 'GET', url.pathname);
    if (match === null) return failure('NOT_FOUND');
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    const body = (typeof init?.body === 'string' ? JSON.parse(init.body) : undefined) as never;
    const call: Call = { ...match, query: url.searchParams, body, token };
    calls.push(call);
    await delay?.(call);
    const reply = await all[match.routeId]?.(call);
    if (reply === undefined) return failure('NOT_FOUND');
    if (reply instanceof Response) return reply;
    // Held to the contract as the server's own replies are.
    const { output } = routes[match.routeId];
    return Response.json('file' in output ? reply : output.parse(reply));
  };
  return { fetch: answer, calls, callsOf: (routeId: RouteId) => calls.filter((call) => call.routeId === routeId) };
}

function matchRoute(method: string, path: string): Pick<Call, 'routeId' | 'params'> | null {
  for (const routeId of Object.keys(routes) as RouteId[]) {
    const pattern = routes[routeId].path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
    const match = new RegExp(`^${pattern}$`).exec(path);
    if (match !== null && routes[routeId].method === method) return { routeId, params: { ...match.groups } };
  }
  return null;
}
