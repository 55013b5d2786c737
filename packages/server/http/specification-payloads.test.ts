import { type RouteId, routes } from '@strokebook/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { compareFilter, compareState } from '../testing/test-compare.ts';
import { resumeSettingsOf } from '../testing/test-resume.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { openEmbeddedTestDatabase } from '../testing/test-databases.ts';
import { scoreOnlyRound, storeRounds } from '../testing/test-rounds.ts';
import { useTestServer } from '../testing/use-test-server.ts';

type Payload = Readonly<Record<string, unknown>>;

const standardsFilter = { standardName: null };
const roundsFilter = {
  filterName: 'Last 5',
  details: '',
  golfRoundIds: ['r1'],
  accountId: 1,
  holeCount: 18,
  dateRange: { min: '2020-01-01', max: null },
  startHidden: false,
};
const timeframeFilter = { timePeriod: 'ALL', timeSelectedType: 'FILTER', label: 'All Time', count: -1 };

/** The payloads of A §7, field by field, of the account 1. */
const payloads: readonly (readonly [RouteId, Payload])[] = [
  ['listAssociatedPlayers', { accountId: 1 }],
  ['getPlayerOptions', { accountId: 1, holeCount: 18 }],
  [
    'getRoundsTable',
    {
      roundIds: ['r1'],
      holeCount: 18,
      updateRequest: {
        page: 1,
        pageSize: 10,
        sort: { column: 'startDate', direction: 'desc' },
        refreshType: 'rounds',
      },
    },
  ],
  ['performanceStats', { roundsFilter, standardsFilter }],
  ['strengthWeaknessStats', { roundsFilter, standardsFilter }],
  ['overviewGroup', { groupName: 'Recent', roundFilters: [roundsFilter], standardsFilter }],
  ['getDriveData', { filter: compareFilter(1) }],
  ['getPuttData', { filter: compareFilter(1) }],
  ['getShotToGreenData', { filter: compareFilter(1) }],
  ['getSelectedRoundIds', { filter: compareFilter(1) }],
  [
    'getStatProbability',
    { roundIds: ['r1'], sessionId: 's', refreshData: true, selectedStats: ['isPar3'], hiddenStats: [] },
  ],
  ['getMappedRounds', { golfRoundIds: ['r1'] }],
  [
    'exportSchedule',
    {
      accountId: 1,
      accountName: 'Ada Berg',
      accountEmail: 'ada@example.org',
      outputFormat: 'xls',
      thresholdScore: -1,
      tournamentEventTypeId: '3,10,11',
      upcomingTournamentStatusIds: '1,3',
      upcomingTournamentStatuses: 'In Field',
      timeframeFilter,
    },
  ],
  ['getBestTenCharts', { accountId: 1 }],
  ['getFeaturedTournaments', { accountId: 1 }],
  ['getSchedule', { accountId: 1, isUpcoming: true, extraAccountIds: '2', timeZoneOffsetMinutes: 300 }],
  ['getGallery', { accountId: 1, mediaTypes: 'Image', isFeatured: true }],
  ['getSwingVideos', { accountId: 1 }],
  ['getNews', { accountId: 1 }],
  ['saveCompareState', compareState(1)],
  // 'All rounds', the three histories, and what the public profile service supplies beside the account (API-35).
  ['listRounds', { accountId: 1, holeCount: 18 }],
  ['rounds', roundsFilter],
  ['getTournamentHistory', { accountId: 1 }],
  ['getCourseHistory', { accountId: 1 }],
  ['getCompletedRoundCounts', { accountId: 1 }],
  ['getCourseDetails', { golfCourseIds: ['c1'] }],
  ['getPlayerStandard', { accountId: 1 }],
  // P §7. The website settings of an account are in its profile.
  ['getProfileById', { accountId: 1 }],
  ['getDefaultResumeReport', { accountId: 1 }],
  ['getResumeSettings', { accountId: 1 }],
  ['getResumePreview', resumeSettingsOf(1)],
];

describe('the payload that the specification names', () => {
  const { database, server } = useTestServer(openEmbeddedTestDatabase);
  let authorization: string;
  beforeAll(async () => {
    await storeAccount(database, { accountId: 1 });
    await storeAccount(database, { accountId: 2 });
    await storeRounds(database, 1, [scoreOnlyRound('r1')]);
    authorization = `Bearer ${await server.tokenOf(1)}`;
  });

  const send = async (id: RouteId, payload: Payload) => {
    const { method, path } = routes[id];
    const url = path.replace(':accountId', '1');
    const query = new URLSearchParams(
      Object.entries(payload).map(([key, value]): [string, string] => [key, String(value)]),
    );
    const { statusCode, body } = await server.inject(
      method === 'GET'
        ? { method, url: `${url}?${query}`, headers: { authorization } }
        : { method, url, payload, headers: { authorization } },
    );
    const read = JSON.parse(body) as { readonly error?: { readonly problems?: readonly unknown[] } };
    return { status: statusCode, body: read, problems: read.error?.problems };
  };

  it.each(payloads)('is taken by %s (API-O1, API-O8)', async (id, payload) => {
    const { status, problems } = await send(id, payload);
    expect([status, problems]).toEqual([200, undefined]);
  });

  it.each(payloads.filter(([, payload]) => 'accountId' in payload))(
    'is refused by %s where it names another account than the path (API-O8)',
    async (id, payload) => {
      const { status, problems } = await send(id, { ...payload, accountId: 2 });
      expect(status).toBe(400);
      expect(problems).toEqual([{ path: '$.accountId', message: 'must be 1, the account of the path' }]);
    },
  );

  it('selects the same days as ours where a filter says min and max (API-19, DATA-33)', async () => {
    const between = async (dateRange: Payload) => {
      const { body } = await send('overviewGroup', {
        groupName: 'g',
        roundFilters: [{ filterName: 'f', dateRange }],
        standardsFilter,
      });
      return JSON.stringify(body);
    };
    const [ours, theirs] = [
      { start: '2001-01-01', end: null },
      { min: '2001-01-01', max: null },
    ];
    expect(await between(theirs)).toBe(await between(ours));
    expect(await between({ min: '1990-01-01', max: '1990-01-02' })).not.toBe(await between(ours));
  });

  it('says the probability of rounds by their ids alone, and asks for them without a filter (API-23)', async () => {
    const question = { sessionId: 's', refreshData: false, selectedStats: [], hiddenStats: [] };
    const { body } = await send('getStatProbability', { ...question, roundIds: ['r1', 'of-nobody'] });
    expect(body).toMatchObject({ rounds: 1 });
    const none = await send('getStatProbability', { ...question, roundIds: null });
    expect([none.status, none.problems]).toEqual([
      400,
      [{ path: '$.roundIds', message: 'must be a list if there is no filter' }],
    ]);
  });
});
