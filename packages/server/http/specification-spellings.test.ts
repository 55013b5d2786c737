import { type RoundDocument, type RouteId, routes } from '@strokebook/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeCourse } from '../testing/test-catalog.ts';
import { compareFilter, compareState } from '../testing/test-compare.ts';
import { openEmbeddedTestDatabase } from '../testing/test-databases.ts';
import { resumeSettingsOf } from '../testing/test-resume.ts';
import { scoreOnlyRound, storeRounds } from '../testing/test-rounds.ts';
import { cupRound, storeSchedules } from '../testing/test-schedule.ts';
import { useTestServer } from '../testing/use-test-server.ts';

type Payload = Readonly<Record<string, unknown>>;

const standardsFilter = { standardName: null };
const range = { start: '2024-01-01', end: '2026-12-31' };
const allTime = { timePeriod: 'ALL', timeSelectedType: 'FILTER', label: 'All Time', count: -1 };
const settings = resumeSettingsOf(1);
const { coverPage, performanceChartsPage } = settings;
const noItems = { isSelected: false, includesNew: false, options: [] };

/** A resume in our spelling: school, one event by its id, and two charts. */
const ourResume = {
  accountId: 1,
  coverPage: {
    ...coverPage,
    personalInformation: { isSelected: true, picture: true, aboutMe: true, weight: false },
    schoolInformation: { isSelected: true, collegeName: true, collegeGraduationDate: true, highSchoolGPA: true },
    upcomingEvents: {
      isSelected: true,
      options: [{ id: 'soon', name: '=Soon #strong[x]', isSelected: true, includeNotes: true }],
    },
    pastTournaments: noItems,
    pastRounds: noItems,
    newsfeedItems: noItems,
  },
  performanceChartsPage: {
    ...performanceChartsPage,
    isSelected: true,
    bestRoundsChart: true,
    bestConsecutiveRoundsChart: false,
    lastRoundsChart: true,
    barChartsDateRange: range,
    includedTournamentsDateRange: range,
    showAllFavoriteTournaments: true,
    showTournamentNotes: true,
  },
};
/** The same as the overlay of the specification has it (DATA-12 to DATA-14). */
const theirResume = {
  accountId: 1,
  ...{ picture: true, aboutMe: true, height: false, weight: false, ghin: false, ncaa: false, websiteLink: false },
  ...{ customLogo: false, highSchoolName: false, highSchoolGradYear: false, highSchoolGPA: true },
  ...{ collegeName: true, collegeGradYear: true, collegeGPA: false },
  events: [{ name: '=Soon #strong[x]', isSelected: true, includeNotes: true }],
  tournaments: [],
  rounds: [],
  newsItems: [],
  performanceCharts: true,
  barChartsDateRange: range,
  ...{ includeBestTen: true, includeBestTenConsecutive: false, includeLastTen: true, includePriorTen: false },
  includedTournamentsDateRange: range,
  showAllFavorites: true,
  showNotes: true,
};

const state = compareState(1);
const filterOf = (roundTypes: readonly unknown[]) => ({ ...compareFilter(1), roundTypes });
const roundsFilter = { filterName: 'f', roundTypes: ['tournament', 'practice'], dateRange: range };
const theirFilter = {
  ...{ filterName: 'f', details: '', accountId: 1, roundTypes: ['Tournament', 1] },
  dateRange: { min: range.start, max: range.end },
};
const exported = {
  ...{ accountName: 'Ada Berg', accountEmail: null, outputFormat: 'xls', thresholdScore: -1 },
  ...{ tournamentEventTypeId: '3', upcomingTournamentStatusIds: '1', upcomingTournamentStatuses: '' },
};
const withoutPages = { isWithoutPages: true };

/** Calls whose replies must be the same for our spelling and for that of the specification. */
const reads: readonly (readonly [what: string, id: RouteId, ours: Payload, theirs: Payload])[] = [
  ['a round filter (DATA-33)', 'rounds', roundsFilter, theirFilter],
  [
    'the filter of stats (API-19)',
    'performanceStats',
    { roundsFilter, standardsFilter },
    { roundsFilter: theirFilter, standardsFilter },
  ],
  [
    'the filters of a group (API-20)',
    'overviewGroup',
    { groupName: 'g', roundFilters: [roundsFilter], standardsFilter },
    { groupName: 'g', roundFilters: [theirFilter], standardsFilter },
  ],
  [
    'the types of a comparison (DATA-25, DATA-44)',
    'getSelectedRoundIds',
    { filter: filterOf(['tournament', 'practice']) },
    { filter: filterOf([3, 'Practice']) },
  ],
  ['the selections of a resume (DATA-12, DATA-13, DATA-14)', 'getResumePreview', ourResume, theirResume],
  [
    'the selections of a printed resume (API-07)',
    'previewReport',
    { report: 'resume', accountId: 1, settings: ourResume, ...withoutPages },
    { type: 'resume', accountId: 1, selections: theirResume, ...withoutPages },
  ],
  [
    'the options of a report (DATA-53)',
    'previewReport',
    { report: 'ppr', accountId: 1, timeframe: 'All Time' },
    { type: 'ppr', order: 1, ids: [1], stringIds: [], timeFrameFilter: allTime },
  ],
  [
    'the options of a course plan (DATA-53)',
    'previewReport',
    { report: 'course-plan-report', accountId: 1, courseId: 'c1' },
    { type: 'course-plan-report', order: 1, ids: [1], stringIds: ['c1'] },
  ],
  [
    'the options of a schedule (API-28, DATA-53)',
    'previewReport',
    { report: 'public-player-schedule-report', accountId: 1, extraAccountIds: [2], timeframeFilter: allTime },
    { type: 'public-player-schedule-report', order: 1, ids: [1, 2], timeFrameFilter: allTime },
  ],
  [
    'the five texts of a comparison (API-13)',
    'previewReport',
    { report: 'compare-stats', accountId: 1, state },
    { report: 'compare-stats', accountId: 1, ...state },
  ],
  [
    'the timeframe of an exported schedule (API-27, DATA-53)',
    'exportSchedule',
    { ...exported, timeframeFilter: allTime },
    { ...exported, timeFrameFilter: allTime },
  ],
];

/** A round in our spelling, shot by shot on its first hole. */
const ourRound: RoundDocument = cupRound('7');
const ourHole = {
  ...{ hole: 1, par: 4, yards: 402, score: 4, putts: 1, fairway: 'hit', tee: { lat: 36.1, lon: -121.1 } },
  pin: { lat: 36.2, lon: -121.2 },
  shots: [
    { lie: 'tee', position: { lat: 36.1, lon: -121.1 } },
    { lie: 'fairway', position: { lat: 36.15, lon: -121.15 } },
    { lie: 'rough' },
    {
      lie: 'green',
      position: { lat: 36.19, lon: -121.19 },
      end: { lie: 'holed', position: { lat: 36.2, lon: -121.2 } },
    },
  ],
};
const ours = { ...ourRound, roundNumber: 2, holes: [ourHole, ...ourRound.holes.slice(1)] };
const point = (latitude: number, longitude: number) => ({ latitude, longitude });
const theirHole = {
  ...{ roundHoleNumber: 1, courseHoleNumber: 1, par: 4, score: 4, scoreVsPar: 0, lengthYards: 402 },
  coordinates: { tee: point(36.1, -121.1), pin: point(36.2, -121.2) },
  stats: {
    ...{ fairwayHit: true, fairwayMissed: false, madeGreenInRegulation: false, madeUpDown: true, missedUpDown: false },
    puttCount: 1,
  },
  shots: [
    { shotNumber: 1, type: 'Drive', lie: 'tee', start: point(36.1, -121.1) },
    { shotNumber: 2, type: 'Approach', lie: 'fairway', start: point(36.15, -121.15) },
    { shotNumber: 3, type: 'Chip', lie: 'rough' },
    { shotNumber: 4, type: 'Putt', start: point(36.19, -121.19), end: { lie: 'holed', ...point(36.2, -121.2) } },
  ],
};
const theirHoles = [
  theirHole,
  ...ourRound.holes.slice(1).map(({ hole, par, score }) => ({ courseHoleNumber: hole, par, score })),
];
/** What the specification has no name for. */
const unnamed = { format: ourRound.format, status: 'completed', holeCount: 18, course: { tee: ourRound.course.tee } };
const derived = { label: 'Cup R2', groupKey: 'cup', score: 90, scoreVsPar: 18, par: 72, courseLength: 6_800 };
const cup = { tournamentId: 'cup', tournamentName: 'Cup', roundNumber: 2 };
const theirRounds: readonly (readonly [string, Payload])[] = [
  [
    'of a round (DATA-19, DATA-23, DATA-24)',
    { golfRoundId: 7, playedDate: '2026-06-01', roundTypeId: 3, golfCourseName: 'Alder Creek', ...cup },
  ],
  [
    'of older rounds',
    { golfRoundID: '7', dateAndTime: '2026-06-01T08:12:00', roundTypeId: 3, golfCourseName: 'Alder Creek', ...cup },
  ],
  [
    'of a history item (DATA-20)',
    { id: '7', date: '2026-06-01', type: 'Tournament', courseName: 'Alder Creek', ...cup },
  ],
  [
    'of a round option (DATA-27)',
    { golfRoundID: '7', dateAndTime: '2026-06-01', roundType: 'Tournament', courseName: 'Alder Creek', ...cup },
  ],
];

describe('the spelling of the specification beside ours (DATA-O1, DATA-O9, DATA-O10)', () => {
  const { database, server } = useTestServer(openEmbeddedTestDatabase);
  let authorization: string;
  beforeAll(async () => {
    await storeSchedules(database, { firstName: 'Ada', lastName: 'Berg' });
    const nine = {
      holeCount: 9,
      holes: scoreOnlyRound('').holes.slice(0, 9),
      course: { courseId: 'c1', name: 'Fen' },
    } as const;
    await storeRounds(database, 1, [cupRound('cup-1'), scoreOnlyRound('p-1'), scoreOnlyRound('p-9', nine)]);
    await storeCourse(database, { format: 'strokebook.course/1', courseId: 'c1', name: 'Fen', tees: [], holes: [] });
    authorization = `Bearer ${await server.tokenOf(1)}`;
  });

  const send = async (id: RouteId, payload: Payload, roundId = '') => {
    const { method, path } = routes[id];
    const url = path.replace(':accountId', '1').replace(':roundId', roundId);
    const query = new URLSearchParams(
      Object.entries(payload).map(([key, value]): [string, string] => [key, String(value)]),
    );
    const { statusCode, body } = await server.inject(
      method === 'GET'
        ? { method, url: `${url}?${query}`, headers: { authorization } }
        : { method, url, payload, headers: { authorization } },
    );
    return { status: statusCode, body: JSON.parse(body) as Payload };
  };

  it.each(reads)('has the same answer for %s', async (_what, id, ours, theirs) => {
    const read = await send(id, theirs);
    const expected = await send(id, ours);
    expect(expected.status).toBe(200);
    expect(read).toEqual(expected);
  });

  it.each(theirRounds)('stores the names %s as our own', async (_what, names) => {
    await server.call('deleteRound', { params: { accountId: 1, roundId: '7' } }, { token: await server.tokenOf(1) });
    const stored = await send('putRound', { ...unnamed, ...derived, ...names, holes: theirHoles }, '7');
    expect(stored.status, JSON.stringify(stored.body)).toBe(200);
    expect((await send('getRound', {}, '7')).body['round']).toEqual(ours);
    expect((await send('putRound', ours, '7')).body).toMatchObject({ isChanged: false });
  });

  it('stores the flat selections of a resume as its settings (DATA-12, DATA-13, DATA-14)', async () => {
    const savedOf = async (body: Payload) => {
      expect((await send('saveResumeSettings', body)).status).toBe(200);
      return (await send('getResumeSettings', {})).body;
    };
    const saved = await savedOf(ourResume);
    expect(saved).toMatchObject({ coverPage: { upcomingEvents: { options: [{ id: 'soon', isSelected: true }] } } });
    expect(await savedOf(theirResume)).toEqual(saved);
  });

  it('lists all rounds, or those of 18 or 9 holes (API-17, API-35, API-O3)', async () => {
    const idsOf = async (query: Payload) =>
      ((await send('listRounds', query)).body['rounds'] as { roundId: string }[]).map(({ roundId }) => roundId).sort();
    expect(await idsOf({ accountId: 1, holeCount: 9 })).toEqual(['p-9']);
    const of18 = await idsOf({ accountId: 1, holeCount: 18 });
    expect(of18).toEqual(expect.arrayContaining(['cup-1', 'p-1']));
    expect(await idsOf({})).toEqual([...of18, 'p-9'].sort());
  });

  it('says the rounds of a filter (API-21), courses by their ids (API-25) and the histories (API-26)', async () => {
    const { rounds } = (await send('rounds', { dateRange: { min: '2026-06-01', max: '2026-06-01' } })).body;
    expect((rounds as { roundId: string }[]).every(({ roundId }) => ['cup-1', '7'].includes(roundId))).toBe(true);
    const { courses } = (await send('getCourseDetails', { golfCourseIds: ['none', 'c1'] })).body;
    expect(courses).toMatchObject([{ courseId: 'c1', name: 'Fen' }]);
    expect((await send('getTournamentHistory', {})).body).toEqual({ tournaments: [{ id: 'cup', name: 'Cup' }] });
    const played = [
      { id: 'Alder Creek', name: 'Alder Creek' },
      { id: 'c1', name: 'Fen' },
    ];
    expect((await send('getCourseHistory', {})).body).toEqual({ courses: played });
  });

  it('refuses two names that say different things', async () => {
    const { status, body } = await send('putRound', { ...ours, golfRoundId: '8' }, '7');
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: { problems: [{ path: '$.golfRoundId', message: 'is another value than that of roundId' }] },
    });
  });

  it('refuses names that neither spelling has', async () => {
    const { body } = await send(
      'putRound',
      { ...unnamed, golfRoundId: '7', holes: [{ ...theirHole, stats: { x: 1 } }] },
      '7',
    );
    expect(body).toMatchObject({
      error: { problems: expect.arrayContaining([{ path: '$.holes[0].stats', message: 'is not a known field' }]) },
    });
  });
});
