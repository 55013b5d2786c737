import { join } from 'node:path';
import type { OutputOf } from '@strokebook/contract';
import { writeCompareFilter } from '@strokebook/contract';
import { lineText, type ReportWords } from '@strokebook/documents/report';
import { type AccountId, accountIdOf, features } from '@strokebook/golf/access';
import { calendarDay, lastRange } from '@strokebook/golf/calendar';
import { presetFilters, roundFigures } from '@strokebook/golf/compare';
import { formSentence } from '@strokebook/golf/form';
import { signed } from '@strokebook/golf/format';
import { strokesGainedStats } from '@strokebook/golf/overview';
import { headlineFigures } from '@strokebook/golf/season';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleSeason } from '../features/landing/handlers.ts';
import { createLocalFiles, createTestServer, type EmbeddedTestDatabase, openDemoDatabase } from '../testing/index.ts';

/** Players of one college team with different amounts and details of rounds. */
const players = [1, 8, 9, 10, 11, 13].map(accountIdOf);
const TEAM = 'harrow-glen';
const today = calendarDay('2026-06-15');
/** Figures that must appear at least twice for each player. */
const MIN_FIGURES = 50;

/** Every screen and report that the test visits; each shows at least one of the shared figures. */
const visited = [
  ...['dashboard', 'Compare Stats', 'rounds grid', 'Performance Report', 'Performance Report, strokes gained'],
  ...['player home', 'Results', 'Performance Summary', 'resume', 'schedule', 'team page'],
  ...['home page', 'opened figure', 'story', 'chart', 'Player Stats'],
];

/** The text of one figure at each place that shows it. */
type Seen = Map<string, Map<string, string>>;

let database: EmbeddedTestDatabase;
let server: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  database = await openDemoDatabase();
  server = await createTestServer(database, { DEMO: 'on' }, createLocalFiles(join(database.dataDir, 'files')));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const query = { timeZoneOffsetMinutes: '0' };
const standardsFilter = { standardName: null };
const year = { filterName: 'Year', holeCount: 18 as const, dateRange: lastRange(12, 'Months', today) };

async function wordsOf(
  report: 'ppr' | 'player-performance-summary' | 'public-player-stats-report',
  accountId: AccountId,
): Promise<ReportWords> {
  const { status, body } = await server.call('previewReport', { body: { report, accountId } });
  expect(status).toBe(200);
  return body.document as ReportWords;
}

/** The rows of a report below a heading, or below the title of a part. */
const rowsOf = ({ sections }: ReportWords, heading: string): readonly (readonly string[])[] =>
  sections.flatMap((section) =>
    section.parts.filter((part) => section.heading === heading || part.title === heading).flatMap(({ rows }) => rows),
  );

/** The sentences of a report, or those below one of its headings. */
const linesOf = ({ sections }: ReportWords, heading?: string): readonly string[] =>
  sections
    .filter((section) => heading === undefined || section.heading === heading)
    .flatMap(({ parts }) => parts.flatMap(({ lines }) => lines.map(lineText)));

/** Ids of stats by the labels of reports. */
const idOfLabel: Readonly<Record<string, string>> = {
  'Scoring average': 'scoring.score',
  Score: 'scoring.score',
  'SG Total': 'scoring.strokesGained',
  FIR: 'drive.fairwaysHit',
  'Fairways hit': 'drive.fairwaysHit',
  GIR: 'approach.greensInRegulation',
  'Greens in regulation': 'approach.greensInRegulation',
  'Up and down': 'save.upAndDown',
  Putts: 'putt.putts',
  'Birdies or better': 'scoring.birdieOrBetter',
  'Off the tee': 'drive.strokesGained',
  Approach: 'approach.strokesGained',
  'Around the green': 'save.strokesGained',
  Putting: 'putt.strokesGained',
  Total: 'scoring.strokesGained',
};

async function figuresOf(accountId: AccountId): Promise<Seen> {
  const params = { accountId };
  const seen: Seen = new Map();
  const show = (figure: string, place: string, text: string | undefined) => {
    if (text === undefined) return;
    seen.set(figure, (seen.get(figure) ?? new Map()).set(place, text));
  };
  const showAverages = (figures: string, place: string, averages: OutputOf<'getResults'>['averages']) => {
    for (const [name, { formatted }] of Object.entries(averages)) show(`${figures} ${name}`, place, formatted);
  };
  const showRows = (figures: string, place: string, rows: readonly (readonly string[])[]) => {
    for (const [label = '', text = ''] of rows) {
      const id = idOfLabel[label];
      if (id !== undefined) show(`${figures} ${id}`, place, text.split(' (')[0]);
    }
  };

  // The last twelve months: dashboard, Compare Stats, its rounds grid, and the Performance Report.
  const stats = await server.call('performanceStats', { params, body: { roundsFilter: year, standardsFilter } });
  for (const stat of stats.body.stats) {
    for (const { id, performance } of [stat, ...stat.children]) {
      show(`year ${id}`, 'dashboard', performance?.formatted);
    }
  }
  const { left, right } = presetFilters('lastYear', { accountId, firstName: '', lastName: '' }, 18, []);
  const sides = { left: writeCompareFilter(left), right: writeCompareFilter(right) };
  const compared = await server.call('getCompareMetrics', { params, body: sides });
  for (const { metrics } of compared.body.categories) {
    for (const metric of metrics.flatMap((one) => [one, ...one.children])) {
      if (metric.left.state === 'value') show(`year ${metric.metricId}`, 'Compare Stats', metric.left.formattedValue);
    }
  }
  const roundIds = compared.body.left.golfRoundIds;
  const sort = { column: 'startDate', direction: 'desc' } as const;
  const updateRequest = { page: 1, pageSize: 10, sort, refreshType: 'rounds' } as const;
  const grid = await server.call('getRoundsTable', { params, body: { roundIds, holeCount: 18, updateRequest } });
  for (const [name, { raw, formattedValue }] of Object.entries(grid.body.averages)) {
    if (raw !== null) show(`year ${roundFigures[name as keyof typeof roundFigures]}`, 'rounds grid', formattedValue);
  }
  const performance = await wordsOf('ppr', accountId);
  showRows('year', 'Performance Report', rowsOf(performance, 'At a glance'));
  showRows('year', 'Performance Report, strokes gained', rowsOf(performance, 'Strokes gained by category'));

  // One round: its own figures, and its row of the rounds grid.
  const [newest] = grid.body.rows;
  if (newest !== undefined) {
    const roundsFilter = { filterName: 'Round', holeCount: 18 as const, golfRoundIds: [newest.golfRoundId] };
    const alone = await server.call('performanceStats', { params, body: { roundsFilter, standardsFilter } });
    for (const { id, performance: figure } of alone.body.stats.flatMap((stat) => [stat, ...stat.children])) {
      // A round's score and putts are whole in the grid.
      show(`newest round ${id}`, 'dashboard', figure?.formatted.replace(/^(\d+)\.0$/, '$1'));
    }
    for (const [name, { raw, formattedValue }] of Object.entries(newest.cells)) {
      const id = roundFigures[name as keyof typeof roundFigures];
      if (raw !== null) show(`newest round ${id}`, 'rounds grid', formattedValue.replace(/^(\d+)\.0$/, '$1'));
    }
  }

  // The season's strokes gained: the home page, and the figures that its bars open, of the same rounds.
  const { season } = (await server.call('getSeason', { params, body: { holeCount: 18, standardsFilter } })).body;
  const opened = await server.call('performanceStats', {
    params,
    body: { roundsFilter: season.gainedOf?.filter ?? season.period.filter, standardsFilter },
  });
  for (const { part, statId, perRound } of season.gained) {
    show(`season ${part}`, 'home page', signed(perRound, 2));
    show(`season ${part}`, 'opened figure', opened.body.stats.find(({ id }) => id === statId)?.performance?.formatted);
  }

  // A round's strokes gained on its story, which the shared picture draws, in the tenths of the figures themselves.
  for (const { golfRoundId: roundId } of grid.body.rows) {
    const { story } = (await server.call('getRoundStory', { params: { accountId, roundId } })).body;
    if (story.gained.length === 0) continue;
    const roundsFilter = { filterName: 'Round', holeCount: 18 as const, golfRoundIds: [roundId] };
    const alone = await server.call('performanceStats', { params, body: { roundsFilter, standardsFilter } });
    for (const { part, strokes } of story.gained) {
      const figure = alone.body.stats.find(({ id }) => id === strokesGainedStats[part]);
      show(`round of a story ${part}`, 'story', signed(strokes, 1));
      show(`round of a story ${part}`, 'opened figure', signed(figure?.performance?.raw ?? 0, 1));
    }
    break;
  }

  // All tournament rounds: player home, Results, Performance Summary, resume.
  const past = await server.call('getPastTournaments', { params, query });
  const { record } = past.body;
  showAverages('tournaments', 'player home', record.averages);
  const summary = await wordsOf('player-performance-summary', accountId);
  const nameOf = Object.fromEntries(Object.entries(roundFigures).map(([name, id]) => [id, name]));
  const showRecord = (place: string, rows: readonly (readonly string[])[]) => {
    for (const [label = '', text = ''] of rows) {
      const name = nameOf[idOfLabel[label] ?? ''];
      if (name !== undefined) show(`tournaments ${name}`, place, text);
    }
  };
  showRecord('Performance Summary', rowsOf(summary, 'Tournament averages'));
  const timeframe = { timePeriod: 'ALL', timeSelectedType: 'FILTER', label: '', count: null } as const;
  const results = await server.call('getResults', {
    params,
    body: {
      view: 1,
      timeframe: { ...timeframe, startDate: null, endDate: null },
      holeCount: 18,
      threshold: -1,
      timeZoneOffsetMinutes: 0,
    },
  });
  showAverages('tournaments', 'Results', results.body.averages);
  const resume = await server.call('getDefaultResumeReport', { params, query: {} });
  const resumeWords = resume.body.document as ReportWords | undefined;
  if (resumeWords !== undefined) {
    // The resume is of the last 24 months; the demo has no older tournament rounds.
    showRecord('resume', rowsOf(resumeWords, 'Tournament Averages'));
    for (const [index, row] of rowsOf(resumeWords, 'Best Rounds').entries()) {
      show(`best tournament round ${index + 1}`, 'resume', row.at(-1));
    }
  }

  // The best tournament rounds.
  for (const [index, round] of record.bestRounds.entries()) {
    show(`best tournament round ${index + 1}`, 'player home', round.performance.formatted);
    show(`best tournament round ${index + 1}`, 'Results', results.body.rounds[index]?.performance.formatted);
  }

  // The ten best tournament rounds of two years, and their average: the chart and two reports.
  const tenBest = 'Best 10 Tournament Rounds';
  const { start } = lastRange(24, 'Months', today);
  const ofTwoYears = { holeCount: '18', end: today, ...(start !== null && { start }) };
  const charts = await server.call('getBestTenCharts', { params, query: ofTwoYears });
  const bars = charts.body.chartData.find(({ title }) => title === tenBest)?.barData ?? [];
  const playerStats = rowsOf(await wordsOf('public-player-stats-report', accountId), tenBest);
  for (const [index, bar] of bars.entries()) {
    show(`ten best ${bar.label}`, 'chart', `${bar.formatted} (${bar.toPar})`);
    show(`ten best ${bar.label}`, 'Player Stats', playerStats[index]?.[1]);
  }
  const summaryOfBest = rowsOf(summary, tenBest);
  show('average of the ten best', 'chart', bars.at(-1)?.formatted);
  show(
    'average of the ten best',
    'Performance Summary',
    summaryOfBest.find(([label]) => label === 'Scoring average')?.[1],
  );

  // The best tournament round of all.
  const metrics = await server.call('getHistoricalMetrics', { params, query });
  const best = metrics.body.metrics.find(({ statName }) => statName === 'Best 1 Round Score');
  // The schedule says '−5 (67)', because it names the best to par.
  show('best tournament round 1', 'schedule', best?.lastThree.replace(/^(.+) \((.+)\)$/, '$2 ($1)'));

  // Tournaments: player home, Results, Performance Summary.
  for (const { name, totalScoreWithPar } of past.body.tournaments) {
    show(`total of ${name}`, 'player home', totalScoreWithPar.formatted);
  }
  for (const { name, totalScoreWithPar } of results.body.tournaments) {
    show(`total of ${name}`, 'Results', totalScoreWithPar?.formatted);
  }
  for (const row of rowsOf(summary, 'Tournaments')) {
    show(`total of ${row[0]?.split(' (')[0]}`, 'Performance Summary', row.at(-1));
  }

  // Form: team page, Performance Report, Performance Summary.
  const ofTeam = { token: await server.tokenOf(accountId) };
  const team = await server.call('listOrganizationPlayers', { params: { shortName: TEAM }, query: {} }, ofTeam);
  const member = team.body.players.find((player) => player.accountId === accountId);
  if (member?.form != null) show('form', 'team page', formSentence(member.form));
  const [ofReport] = linesOf(performance).flatMap((line) => /^Form: (.*)$/.exec(line)?.[1] ?? []);
  show('form', 'Performance Report', ofReport);
  show('form', 'Performance Summary', linesOf(summary, 'Form')[0]);
  return seen;
}

describe('the figures of a demo player', () => {
  const compare = async (accountId: AccountId) => {
    const shared = [...(await figuresOf(accountId))].filter(([, places]) => places.size > 1);
    const different = shared.filter(([, places]) => new Set(places.values()).size > 1);
    expect(different.map(([figure, places]) => [figure, Object.fromEntries(places)])).toEqual([]);
    expect(shared.length).toBeGreaterThanOrEqual(MIN_FIGURES);
    expect(new Set(shared.flatMap(([, places]) => [...places.keys()]))).toEqual(new Set(visited));
  };
  it('are the same wherever they are shown (DATA-34, DATA-47, ASSESS-05)', () => compare(players[0] as AccountId));
  it.each(players.slice(1))(
    'are the same wherever they are shown, for player %i too (DATA-34, DATA-47, ASSESS-05)',
    { tags: ['full'] },
    compare,
  );
});

/** Scoring average, best finish and best round of a player at each place that says them, by title and period. */
async function headlinesOf(accountId: AccountId): Promise<Seen> {
  const params = { accountId };
  const seen: Seen = new Map();
  const show = (place: string, label: string, text: string) => {
    seen.set(label, (seen.get(label) ?? new Map()).set(place, text));
  };
  const showSeason = (
    place: string,
    season: OutputOf<'getLandingSeason'> | OutputOf<'getPastTournaments'>['season'],
  ) => {
    for (const { label, value, toPar } of headlineFigures(season, season.period.label)) {
      show(place, label, toPar === null ? value : `${value} (${toPar})`);
    }
  };
  showSeason('profile', (await server.call('getPastTournaments', { params, query })).body.season);
  if (accountId === 1) showSeason('landing page', (await server.call('getLandingSeason', {})).body);
  const resume = await server.call('getDefaultResumeReport', { params, query: {} });
  const [figures] = (resume.body.document as ReportWords).sections;
  const [part] = figures?.parts ?? [];
  for (const [label, text = ''] of part?.rows ?? []) show('resume', `${label}, ${part?.title}`, text);
  const { metrics } = (await server.call('getHistoricalMetrics', { params, query })).body;
  const best = metrics.find(({ statName }) => statName === 'Best 1 Round Score');
  show('schedule', 'Best round to par, last three years', best?.lastThree ?? '');
  show('schedule', 'Best round to par, this calendar year', best?.year ?? '');
  return seen;
}

describe('scoring average, best finish and best round', () => {
  it.each(players)(
    'FIRST-O62: of player %i have one value for one period, and each says its period',
    async (accountId) => {
      const seen = await headlinesOf(accountId);
      for (const [label, places] of seen) {
        expect(new Set(places.values()).size, `${label}: ${JSON.stringify([...places])}`).toBe(1);
        expect(label).toMatch(/, (\d{4}\/\d\d season|last \d+ (rounds|months)|last three years|this calendar year)$/);
      }
      const titles = [...seen.keys()].map((label) => label.split(',')[0]);
      expect(new Set(titles)).toEqual(new Set(['Scoring average', 'Best finish', 'Best round to par']));
    },
  );

  it('FIRST-O62: of the demo are on the landing page, and those of an example where the demo is closed', async () => {
    const season = async () => (await server.call('getLandingSeason', {})).body;
    const shown = await season();
    expect(shown.player.name).toBe(exampleSeason.player.name);
    expect(shown.period.label).toBe('2025/26 season');
    const settings = [{ featureId: features.schedule, isPublic: false }];
    expect(
      (await server.call('updateSharing', { body: { settings } }, { token: await server.tokenOf(1) })).status,
    ).toBe(200);
    expect(await season()).toEqual(exampleSeason);
  });
});
