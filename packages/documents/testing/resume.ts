import { accountIdOf } from '@strokebook/golf/access';
import { calendarDay as day } from '@strokebook/golf/calendar';
import { allTime, results } from '@strokebook/golf/results';
import { type ResumeChart, resumeCharts, type ResumeData } from '../resume-builder/index.ts';
import { tallyRound } from '@strokebook/golf/stats';
import { roundOf, summaryOf } from '../../golf/testing/builders.ts';
import { scheduleEventOf } from '../../golf/testing/schedule.ts';

const today = day('2026-06-15');
const career = ['r1', 'r2'].map((roundId) => ({
  summary: summaryOf({ roundId, type: 'tournament', tournamentId: 't1', tournamentName: 'Cup' }),
  tally: tallyRound(roundOf({ roundId })),
}));
const events = ['t1', 't2'].map((id) => ({ ...scheduleEventOf(id), note: `Note of ${id}` }));
const found = results(
  { career, events, ratings: new Map(), favoriteRounds: new Map() },
  { view: 'score', timeframe: allTime, holeCount: 18, threshold: 'all' },
  today,
);
const [cup] = found.tournaments;
const [round] = found.rounds;
if (cup === undefined || round === undefined) throw new Error('the rounds make no results');
const chart = resumeCharts(career, { start: null, end: null }).includeBestTen as ResumeChart;

const card = (id: string) => ({
  tournamentId: id,
  tournamentName: id,
  tournamentUrl: null,
  courseName: null,
  location: 'Amity, CA',
  startDate: today,
  endDate: today,
  placing: null,
  yards: null,
  score: null,
  avgScore: null,
  rawScore: null,
  rawScoreToPar: null,
  roundScores: [],
  roundScoresVsPar: [],
  bestRoundScore: null,
  bestRoundScoreToPar: null,
  note: null,
  isBest: false,
});

/** A resume with everything: two tournaments and events, a round, a story, four charts and two favorites. */
export const resumeDataOf = (data: Partial<ResumeData> = {}): ResumeData => ({
  accountId: accountIdOf(1),
  playerName: 'Ada Open',
  coverPageData: {
    picture: '/picture',
    customLogo: '/logo',
    aboutMe: 'I like wind.',
    height: '5 ft 9',
    weight: '150 lb',
    highSchoolName: 'Amity High School',
    highSchoolGPA: '3.80',
    highSchoolGradYear: '2026',
    collegeName: 'Harrow Glen',
    collegeGPA: '3.60',
    collegeGradYear: '2030',
    ncaa: 'N123',
    ghin: 'G123',
    officialIndex: '4.1, Nov 12, 2026',
    websiteLink: 'https://example.com',
    email: 'ada@example.com',
    birthday: '2008-01-01',
  },
  selectedTournaments: ['t1', 't2'].map((id) => ({ id, name: id, notes: `Note of ${id}`, result: cup })),
  selectedRounds: [{ id: 'r1', name: 'Round 1', notes: 'Best putting', result: round }],
  selectedNewsfeedItems: [{ id: 'n1', header: 'Won', body: 'A win.', linkUrl: null }],
  upcomingEvents: ['e1', 'e2'].map((id) => ({
    id,
    name: id,
    startDate: day('2026-07-01'),
    endDate: null,
    location: 'Amity, CA',
    status: 'In Field',
  })),
  barChartsDateRangeLabel: 'Last 24 Months',
  charts: { includeBestTen: chart, includeBestTenConsecutive: chart, includeLastTen: chart, includePriorTen: chart },
  featuredTournaments: [
    { tournamentId: 'f1', name: 'In range', dateStarted: day('2026-01-01'), notes: 'Windy', card: card('f1') },
    { tournamentId: 'f2', name: 'Too old', dateStarted: day('2020-01-01'), notes: 'Calm', card: card('f2') },
  ],
  barChartsTournaments: [],
  ...data,
});
