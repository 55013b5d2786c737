import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { type RoundDocument, summarizeRound, yards } from '../model/index.ts';
import { tallyRound } from '../stats/index.ts';
import { holeOf, roundOf } from '../testing/builders.ts';
import { averagesOf } from './averages.ts';
import { bestTenCharts } from './best-ten.ts';
import { type FavouriteEvent, featuredTournaments } from './featured-tournaments.ts';
import { playedTournaments, tournamentRecord } from './tournament-rounds.ts';

const day = calendarDay;
const anyTime = { start: null, end: null };
const careerOf = (rounds: readonly RoundDocument[]) =>
  rounds.map((round) => ({ summary: summarizeRound(round), tally: tallyRound(round) }));

/** A tournament round of 18 par 4s; birdies on the first holes for strokes under par, bogeys for strokes over par. */
function played(day_: string, toPar: number, round: Partial<RoundDocument> = {}): RoundDocument {
  const holeCount = round.holeCount ?? 18;
  return roundOf({
    roundId: `${day_}/${round.roundNumber ?? 0}`,
    playedOn: day(day_),
    type: 'tournament',
    tournament: { tournamentId: 'cup', name: 'Cup' },
    holes: Array.from({ length: holeCount }, (_unused, index) =>
      holeOf({
        hole: index + 1,
        par: 4,
        score: 4 + (index < Math.abs(toPar) ? Math.sign(toPar) : 0),
        yards: yards(380),
      }),
    ),
    ...round,
  });
}
const dayOf = (index: number): string => `2026-05-${String(index + 1).padStart(2, '0')}`;
const choice = { holeCount: 18, range: anyTime, standardName: 'pgaTour2024' } as const;

describe('the best ten tournament rounds', () => {
  const twelve = careerOf([5, -2, 1, 0, 3, -1, 2, 4, 6, 0, 1, 7].map((toPar, index) => played(dayOf(index), toPar)));
  const [best, consecutive] = bestTenCharts(twelve, choice).chartData;

  it('are those lowest against par, drawn in the order of play (ABOUT-05, API-30, DATA-51)', () => {
    expect(best?.title).toBe('Best 10 Tournament Rounds');
    expect(best?.includedRounds.map(({ performance }) => performance.score)).toEqual([
      77, 70, 73, 72, 75, 71, 74, 76, 72, 73,
    ]);
    expect(best?.recordCount).toBe(10);
  });

  it('in a row are the ten neighbours lowest in sum (ABOUT-05)', () => {
    expect(consecutive?.title).toBe('Best 10 Consecutive Tournament Rounds');
    // 77 70 73 72 75 71 74 76 78 72 add up to 738, the ten from the second to 734, from the third to 739.
    expect(consecutive?.includedRounds.map(({ playedOn }) => playedOn)).toEqual(
      Array.from({ length: 10 }, (_unused, index) => dayOf(index + 1)),
    );
  });

  it.each([
    [10, 1],
    [11, 2],
  ])('of %i rounds make %i charts: the consecutive one needs more than ten (ABOUT-06, ABOUT-O1)', (count, charts) => {
    const { chartData, spiderCharts } = bestTenCharts(twelve.slice(0, count), choice);
    expect([chartData.length, spiderCharts.length]).toEqual([charts, charts]);
  });

  it('are no chart without a round (ABOUT-07)', () => {
    expect(bestTenCharts([], choice)).toEqual({ chartData: [], spiderCharts: [], roundCount: 0 });
  });

  it('are labelled R1, R2 … with their dates, then the Average to one decimal (RESUME-28, RESUME-29)', () => {
    expect(best?.barData.map(({ label }) => label)).toEqual([
      ...Array.from({ length: 10 }, (_unused, index) => `R${index + 1}`),
      'Average',
    ]);
    expect(best?.barData[1]).toEqual({
      label: 'R2',
      date: '05/02',
      year: '',
      value: 70,
      formatted: '70',
      toPar: '\u22122',
      isAverage: false,
    });
    expect(best?.barData.at(-1)).toMatchObject({ formatted: '73.3', toPar: '+1.3', isAverage: true });
  });

  it.each([
    ['2025-05-02', '2026-05-01', ['', '']],
    ['2025-05-02', '2026-05-02', ['2025', '2026']],
  ])('have years where they are of more than a year: from %s to %s', (first, last, years) => {
    const { chartData } = bestTenCharts(careerOf([played(first, 1), played(last, 2)]), choice);
    expect(chartData[0]?.barData.map(({ year }) => year)).toEqual([...years, '']);
  });

  it('have rows of scores and birdies and the options of the chart (RESUME-33, RESUME-34, DATA-51)', () => {
    expect(best?.gridData.map(({ label }) => label)).toEqual(['Score', 'Birdies']);
    expect(best?.gridData[1]?.cells.slice(0, 3)).toEqual(['0', '2', '0']);
    expect(best?.gridData[1]?.cells.at(-1)).toBe('0.3');
    expect(best?.options).toEqual({
      baseWidth: 600,
      baseHeight: 200,
      yTicks: [0, 20, 40, 60],
      xTickType: 'date',
      paddingLeft: 50,
      paddingTop: 10,
    });
  });

  it('leave out other games, other lengths, unfinished rounds and days outside of the range', () => {
    const others = careerOf([
      played('2026-05-01', -9, { type: 'qualifier' }),
      played('2026-05-02', -9, { type: 'match' }),
      played('2026-05-03', -9, { holeCount: 9 }),
      played('2026-05-04', -9, { status: 'inProgress' }),
      played('2026-05-05', 1),
      played('2026-05-06', 2),
    ]);
    const range = { start: day('2026-05-06'), end: null };
    expect(bestTenCharts(others, choice).roundCount).toBe(2);
    expect(bestTenCharts(others, { ...choice, range }).chartData[0]?.barData[0]?.value).toBe(74);
    expect(bestTenCharts(others, { ...choice, holeCount: 9 }).chartData[0]?.barData[0]?.value).toBe(27);
  });

  it('stand in a spider chart beside all rounds and the standard, in shares (ABOUT-05, DATA-51)', () => {
    const [spider] = bestTenCharts(twelve, choice).spiderCharts;
    expect(spider?.label).toBe('Best 10 Tournament Rounds');
    expect(spider?.standardLabel).toBe('PGA TOUR (2024)');
    expect(spider?.spiderChartStats.map(({ label }) => label)).toEqual([
      'Par or better',
      'Fairways',
      'Greens',
      'Up and down',
      'One-putts',
    ]);
    // 16 holes over par in the ten rounds, 29 in the twelve.
    expect(spider?.spiderChartStats[0]).toMatchObject({
      included: { value: 91.1, formatted: '91%' },
      all: { value: 86.6, formatted: '87%' },
    });
    expect(spider?.spiderChartStats[1]?.included).toEqual({ value: null, formatted: '-' });
    expect(bestTenCharts(twelve, { ...choice, standardName: null }).spiderCharts[0]?.standardLabel).toBeNull();
  });

  it('come with the averages behind them, and say what was not logged (DATA-47)', () => {
    expect(best?.averages.score).toEqual({
      label: 'Score',
      formatted: '73.3',
      raw: 73.3,
      format: 'oneDecimal',
      basis: '180 holes',
    });
    expect(best?.averages.yards.formatted).toBe('6,840 yd');
    expect(best?.averages.birdieOrBetter.formatted).toBe('0.3');
    expect(best?.averages.gir).toEqual({ label: 'GIR', formatted: '-', raw: null, format: 'wholePercent', basis: '' });
    const holes = [holeOf({ putts: 1, score: 6, par: 4 }), holeOf({ putts: 2, score: 4, par: 4, fairway: 'hit' })];
    expect(averagesOf(tallyRound(roundOf({ holes })), 18)).toMatchObject({
      putts: { formatted: '27.0' },
      onePutts: { formatted: '9.0' },
      fir: { formatted: '100%', basis: '1 of 1' },
      doubleOverOrHigher: { formatted: '9.0' },
    });
  });
});

describe('played tournaments', () => {
  const tournaments = playedTournaments(
    careerOf([
      played('2026-05-01', 2, { roundNumber: 1 }),
      played('2026-05-03', -1, { roundNumber: 0 }),
      played('2026-05-02', 1, { roundNumber: 2 }),
      played('2026-06-01', 0, { tournament: { name: 'Open' } }),
      played('2026-06-02', -5, { tournament: undefined }),
    ]),
  );

  it('are the groups of their rounds, the latest first (DATA-50)', () => {
    expect(tournaments.map(({ name }) => name)).toEqual(['Open', 'Cup']);
    const cup = tournaments[1];
    expect(cup).toMatchObject({ tournamentId: 'cup', dateStarted: '2026-05-01', dateEnded: '2026-05-03' });
    expect(cup?.includedRounds.map(({ name }) => name)).toEqual(['Round 1', 'Round 2', 'Final round']);
    expect(cup?.includedRounds[2]).toMatchObject({ courseLengthYards: 6840, underParCount: 1 });
  });

  it('sum up their rounds against par (DATA-50)', () => {
    const cup = tournaments[1];
    expect(cup?.totalScoreWithPar.formatted).toBe('218 (+2)');
    expect(cup?.averageScoreWithPar.formatted).toBe('72.7 (+0.7)');
    expect(cup?.bestRoundScoreWithPar.formatted).toBe('71 (\u22121)');
    expect(cup?.averageYards).toBe(6840);
  });
});

it('the record of a player without a finished tournament round of 18 holes is of their rounds of 9 (RESUME-O15)', () => {
  const nines = careerOf([2, -1].map((toPar, index) => played(dayOf(index), toPar, { holeCount: 9 })));
  const record = tournamentRecord(nines);
  expect([record.holeCount, record.roundCount, record.bestRounds.length]).toEqual([9, 2, 2]);
  expect(tournamentRecord(nines.concat(careerOf([played(dayOf(5), 4)])))).toMatchObject({
    holeCount: 18,
    roundCount: 1,
  });
});

it('the record of a player keeps poor rounds in, and names the best (DATA-47)', () => {
  const record = tournamentRecord(
    careerOf(
      [9, -2, 3, 0, 1, 5]
        .map((toPar, index) => played(dayOf(index), toPar))
        .concat(played('2026-06-01', -9, { holeCount: 9 })),
    ),
  );
  expect([record.roundCount, record.averages.score.formatted]).toEqual([6, '74.7']);
  expect(record.bestRounds.map(({ performance }) => performance.formatted)).toEqual([
    '70 (\u22122)',
    '72 (E)',
    '73 (+1)',
    '75 (+3)',
    '77 (+5)',
  ]);
});

describe('featured tournaments', () => {
  const event = (
    tournamentId: string,
    startDate: string,
    note: string | null = null,
    placing: string | null = null,
  ): FavouriteEvent => ({
    tournamentId,
    tournamentName: tournamentId,
    tournamentUrl: null,
    courseName: 'Pine Hollow',
    location: 'Amity, CA',
    startDate: day(startDate),
    endDate: day(startDate),
    placing,
    note,
  });
  const career = (count: number) =>
    careerOf(
      Array.from({ length: count }, (_unused, index) =>
        played(dayOf(index), index === 3 ? -3 : 2, { tournament: { tournamentId: `t${index}`, name: `t${index}` } }),
      ),
    );
  const favourites = [event('t1', dayOf(1), 'Windy.'), event('t3', dayOf(3)), event('none', dayOf(4), ' ', 'T3 of 78')];

  it('are cards of what was played, the latest first (ABOUT-10, API-31, DATA-49)', () => {
    const cards = featuredTournaments(playedTournaments(career(4)), favourites);
    expect(cards.map(({ tournamentName }) => tournamentName)).toEqual(['none', 't3', 't1']);
    expect(cards[2]).toMatchObject({
      score: '74 (+2)',
      avgScore: '74.0',
      rawScore: 74,
      rawScoreToPar: 2,
      roundScores: [74],
      roundScoresVsPar: ['+2'],
      bestRoundScore: 74,
      bestRoundScoreToPar: '+2',
      yards: 6840,
      note: { noteContent: 'Windy.' },
    });
    expect(cards[0]).toMatchObject({ score: null, avgScore: null, roundScores: [], placing: 'T3 of 78', note: null });
  });

  it.each([
    [10, []],
    [11, ['t3']],
  ])('of a player with %i tournaments mark %j as best (ABOUT-12, ABOUT-O3)', (count, best) => {
    const cards = featuredTournaments(playedTournaments(career(count)), favourites);
    expect(cards.filter(({ isBest }) => isBest).map(({ tournamentName }) => tournamentName)).toEqual(best);
  });
});
