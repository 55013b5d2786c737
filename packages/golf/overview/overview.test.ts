import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { type RoundDocument, type RoundSummary, summarizeRound, yards } from '../model/index.ts';
import { standards, tallyRound } from '../stats/index.ts';
import { holeOf, puttOf, roundOf, shotOf, summaryOf } from '../testing/builders.ts';
import { overviewColours } from './colours.ts';
import { computeOverview } from './compute-overview.ts';
import { buildOverviewGroups, defaultGroupName, uniqueNames } from './groups.ts';
import { hasIncompleteData, isUsable, loadingStateOf } from './loading-state.ts';
import type { OverviewReport } from './report.ts';

const day = calendarDay;
const careerOf = (rounds: readonly RoundDocument[]) =>
  rounds.map((round) => ({ summary: summarizeRound(round), tally: tallyRound(round) }));
const performanceIn = (report: OverviewReport) => {
  if ('error' in report.performanceStats) throw new Error(report.performanceStats.error);
  return report.performanceStats;
};
const eighteen = (hole: Parameters<typeof holeOf>[0]) =>
  Array.from({ length: 18 }, (_unused, index) => holeOf({ hole: index + 1, ...hole }));
/** Two putts on every green in regulation: 72 strokes, 36 putts. */
const steady = eighteen({ par: 4, score: 4, putts: 2, yards: yards(400) });

describe('loading states', () => {
  const report = (performanceStats: OverviewReport['performanceStats']): OverviewReport => ({
    roundCount: 1,
    holeCount: 18,
    performanceStats,
    strengthWeaknessResponse: { strengths: [], weaknesses: [] },
  });
  const loaded = computeOverview(careerOf([roundOf({ holes: steady })]), { filterName: 'All' }, null);
  const empty = computeOverview([], { filterName: 'None' }, null);

  it('is the first that applies of waiting, error, loading, no data, loaded (DASH-14, DASH-O10)', () => {
    expect(loadingStateOf(null)).toBe('waiting');
    expect(loadingStateOf(report({ error: 'Unable to load' }))).toBe('error');
    expect(loadingStateOf(report({ stats: [], hasFigures: false, byCategory: [], skillPerformance: null }))).toBe(
      'loading',
    );
    expect(loadingStateOf(empty)).toBe('noData');
    expect(loadingStateOf(loaded)).toBe('loaded');
  });

  it('counts no overview with an error or without data (DASH-15)', () => {
    expect((['waiting', 'error', 'loading', 'noData', 'loaded'] as const).filter(isUsable)).toEqual([
      'waiting',
      'loading',
      'loaded',
    ]);
  });

  it('has incomplete data with fewer than two usable overviews (DASH-16)', () => {
    expect(hasIncompleteData(['loaded', 'noData', 'error'])).toBe(true);
    expect(hasIncompleteData(['loaded', 'noData', 'loaded'])).toBe(false);
  });
});

describe('overviews', () => {
  it('computes the share that beats the standard by category, as whole percents (ASSESS-09, DASH-11)', () => {
    const overview = computeOverview(careerOf([roundOf({ holes: steady })]), { filterName: 'All' }, 'pgaTour2024');
    const { stats, byCategory, skillPerformance } = performanceIn(overview);
    const putting = stats.filter((stat) => stat.category === 'Putt' && stat.beatStandard !== null);
    const beaten = putting.filter((stat) => stat.beatStandard);
    expect(byCategory.find((entry) => entry.category === 'Putt')).toEqual({
      category: 'Putt',
      beaten: beaten.length,
      compared: putting.length,
      performance: Math.round((100 * beaten.length) / putting.length),
      nearest: null,
      hasFigures: true,
    });
    const compared = stats.filter((stat) => stat.beatStandard !== null);
    expect(skillPerformance).toBe(
      Math.round((100 * compared.filter((stat) => stat.beatStandard).length) / compared.length),
    );
  });

  it('judges a category without published figures by the nearest standard that has them, which the share names (DASH-11)', () => {
    const career = careerOf([roundOf({ holes: steady })]);
    const shareOf = (standardName: string, category: string) => {
      const { byCategory } = performanceIn(computeOverview(career, { filterName: 'All' }, standardName));
      return byCategory.find((one) => one.category === category);
    };
    expect(shareOf('d1MenMid', 'Scoring')).toMatchObject({ compared: 1, nearest: null });
    const other = shareOf('collegeMen', 'Putt');
    expect(shareOf('d1MenMid', 'Putt')).toMatchObject({
      ...{ compared: 0, performance: null },
      nearest: { standardName: 'collegeMen', beaten: other?.beaten, compared: other?.compared },
    });
    // Of women against men: left out, also where only the score is of men.
    expect(shareOf('lpga2021', 'Putt')?.nearest?.standardName).toBe('collegeWomen');
    expect(shareOf('ajgaGirls', 'Putt')?.nearest?.standardName).toBe('scratch');
    expect(shareOf('d1MenMid', 'Putt')?.nearest?.compared).toBeGreaterThan(0);
  });

  it('has a share of each category in each of the standards, so that bars and spider stand (DASH-10, DASH-11)', () => {
    const career = careerOf([roundOf({ holes: steady })]);
    for (const { standardName } of standards) {
      const { byCategory } = performanceIn(computeOverview(career, { filterName: 'All' }, standardName));
      const shares = byCategory.filter(({ hasFigures }) => hasFigures).map((one) => one.nearest ?? one);
      expect([standardName, shares.every(({ performance }) => performance !== null)]).toEqual([standardName, true]);
    }
  });

  it('counts no stat without a performance or a standard, and is null without any (ASSESS-O3)', () => {
    const { byCategory, skillPerformance } = performanceIn(
      computeOverview(careerOf([roundOf({ holes: steady })]), { filterName: 'All' }, null),
    );
    expect(skillPerformance).toBeNull();
    expect(byCategory.every((entry) => entry.performance === null)).toBe(true);
  });

  it('knows which direction is better: fewer putts beat the standard, fewer greens do not (ASSESS-09)', () => {
    const { stats } = performanceIn(
      computeOverview(careerOf([roundOf({ holes: steady })]), { filterName: 'All' }, 'pgaTour2024'),
    );
    const beats = (id: string) => stats.find((stat) => stat.id === id)?.beatStandard;
    expect(beats('putt.putts')).toBe(false);
    expect(beats('approach.greensInRegulation')).toBe(true);
    expect(beats('scoring.pars')).toBeNull();
  });

  it('is certain only if the standard is outside of the interval and the sample is large enough (DASH-11, ASSESS-O5)', () => {
    const greens = (rounds: number) => {
      const career = careerOf(
        Array.from({ length: rounds }, (_unused, index) => roundOf({ roundId: `r${index}`, holes: steady })),
      );
      const { stats } = performanceIn(computeOverview(career, { filterName: 'All' }, 'pgaTour2024'));
      const { certainty, roundsNeeded } = stats.find((stat) => stat.id === 'approach.greensInRegulation') ?? {};
      return [certainty, roundsNeeded];
    };
    // A rate of greens is half signal from 496 holes: 27 rounds have 486, 28 have 504.
    expect(greens(2)).toEqual(['tooFew', 26]);
    expect(greens(27)).toEqual(['tooFew', 1]);
    expect(greens(28)).toEqual(['clear', 0]);
  });

  it('is never certain for small samples, and ranks no stat with fewer than five opportunities (DASH-11, API-19)', () => {
    const shots = [shotOf('tee', 400), shotOf('fairway', 150), puttOf(22)];
    const lucky = careerOf([roundOf({ holes: [holeOf({ score: 3, shots }), ...steady.slice(1)] })]);
    const overview = computeOverview(lucky, { filterName: 'All' }, 'pgaTour2024');
    const made = performanceIn(overview).stats.find((stat) => stat.id === 'putt.made');
    expect(made?.children.find((child) => child.id === 'putt.made.from20')).toMatchObject({
      performance: { formatted: '100%', opportunities: 1 },
      beatStandard: true,
      certainty: 'tooFew',
    });
    if ('error' in overview.strengthWeaknessResponse) throw new Error('failed');
    expect(overview.strengthWeaknessResponse.strengths.map((stat) => stat.statId)).not.toContain('putt.made.from20');
  });

  const notableOf = (rounds: number, holes: typeof steady) => {
    const career = careerOf(
      Array.from({ length: rounds }, (_unused, index) => roundOf({ roundId: `r${index}`, holes })),
    );
    const { strengthWeaknessResponse } = computeOverview(career, { filterName: 'All' }, 'pgaTour2024');
    if ('error' in strengthWeaknessResponse) throw new Error('failed');
    return strengthWeaknessResponse;
  };
  const twoPutts = eighteen({
    par: 4,
    score: 4,
    shots: [shotOf('tee', 400), shotOf('fairway', 150), puttOf(20), puttOf(2)],
  });

  it('orders strengths and weaknesses by what they are worth in strokes (API-19, API-20, ASSESS-O6)', () => {
    // One-putts are half signal from 629 holes, which are 35 rounds.
    const { strengths, weaknesses } = notableOf(35, twoPutts);
    // 36 putts against 28.974.
    expect(weaknesses[0]).toMatchObject({ statId: 'putt.onePuttRate', strokes: 7.11 });
    expect(weaknesses.find(({ statId }) => statId === 'putt.putts')?.strokes).toBe(7.03);
    // Every green against 67.3%, at half a stroke each.
    expect(strengths.find(({ statId }) => statId === 'approach.greensInRegulation')?.strokes).toBe(2.94);
    for (const side of [strengths, weaknesses]) {
      const worths = side.map(({ strokes }) => strokes);
      expect(worths).toEqual(worths.toSorted((a, b) => b - a));
      expect(Math.min(...worths)).toBeGreaterThanOrEqual(0.1);
    }
  });

  it('names nothing over fewer than five rounds (ASSESS-O6)', () => {
    expect(notableOf(4, twoPutts)).toEqual({ strengths: [], weaknesses: [] });
  });
});

describe('names and colours', () => {
  it('numbers duplicate names, and names unnamed filters (DASH-22)', () => {
    expect(uniqueNames(['Open', 'Open', null, 'Open', ' ', 'Open (2)'])).toEqual([
      'Open',
      'Open (2)',
      'Unnamed Filter',
      'Open (3)',
      'Unnamed Filter (2)',
      'Open (2) (2)',
    ]);
  });

  it('has seven fixed colours for 2 to 7 overviews, and the scale from #cba408 to #08cb25 beyond (DASH-31, DASH-32, DASH-O7)', () => {
    expect(new Set(overviewColours(7)).size).toBe(7);
    expect(overviewColours(3)).toEqual(overviewColours(7).slice(0, 3));
    const eight = overviewColours(8);
    expect([eight[0], eight[7]]).toEqual(['#cba408', '#08cb25']);
    expect(new Set(eight).size).toBe(8);
  });
});

describe('groups', () => {
  const today = day('2026-09-20');
  const round = (index: number, changes: Partial<RoundSummary> = {}): RoundSummary =>
    summaryOf({
      roundId: `r${index}`,
      playedOn: day(`2026-0${9 - Math.floor(index / 20)}-${String(20 - (index % 20)).padStart(2, '0')}`),
      score: 70 + (index % 7),
      ...changes,
    });
  const history = Array.from({ length: 12 }, (_unused, index) => round(index));
  const groups = (mode: 'assessment' | 'playerPerformance', rounds = history) =>
    buildOverviewGroups({ history: rounds, holeCount: 18, today, mode });
  const ids = (mode: 'assessment' | 'playerPerformance', groupName: string, rounds = history) =>
    Object.fromEntries(
      (groups(mode, rounds).find((group) => group.groupName === groupName)?.overviews ?? []).map((overview) => [
        overview.filterName,
        overview.filter.golfRoundIds,
      ]),
    );

  it('offers the performance groups in order (DASH-25, DASH-26)', () => {
    expect(groups('playerPerformance').map((group) => group.groupName)).toEqual([
      'Recent Performance',
      'Best 3 Rounds',
      'Last 1 Week',
      'Current Season',
      'Last Season',
    ]);
  });

  it('offers the assessment groups in order, and opens each mode with its first (DASH-27, DASH-18)', () => {
    expect(groups('assessment').map((group) => group.groupName)).toEqual([
      'Recent',
      'Recent Tournaments',
      'By Round Type',
      'By Tournament',
      'By Season (Tournament)',
    ]);
    expect(defaultGroupName('assessment')).toBe('Recent');
    expect(defaultGroupName('playerPerformance')).toBe('Recent Performance');
  });

  it('fills the recent groups with last, previous and best rounds (DASH-25, DASH-O3)', () => {
    const recent = ids('playerPerformance', 'Recent Performance');
    expect(Object.keys(recent)).toEqual(['Last Round', 'Last 3', 'Previous 3', 'Best 3', 'Previous Round']);
    expect(recent).toEqual({
      'Last Round': ['r0'],
      'Last 3': ['r0', 'r1', 'r2'],
      'Previous 3': ['r3', 'r4', 'r5'],
      'Best 3': ['r0', 'r1', 'r7'],
      'Previous Round': ['r1'],
    });
    expect(ids('assessment', 'Recent')).toEqual(recent);
  });

  it('has one overview per round, of which the first seven are shown (DASH-26, DASH-O2)', () => {
    const season = groups('playerPerformance').find((group) => group.groupName === 'Current Season');
    expect(season?.overviews).toHaveLength(12);
    expect(season?.overviews.map((overview) => overview.startHidden)).toEqual([
      ...Array(7).fill(false),
      ...Array(5).fill(true),
    ]);
    expect(Object.values(ids('playerPerformance', 'Last 1 Week')).flat()).toEqual([
      'r0',
      'r1',
      'r2',
      'r3',
      'r4',
      'r5',
      'r6',
    ]);
  });

  it('takes a winter and the fall before it for current and last season in January (DASH-O8)', () => {
    const rounds = [
      round(0, { playedOn: day('2026-01-03') }),
      round(1, { playedOn: day('2025-12-03') }),
      round(2, { playedOn: day('2025-11-30') }),
    ];
    const winter = buildOverviewGroups({
      history: rounds,
      holeCount: 18,
      today: day('2026-01-10'),
      mode: 'playerPerformance',
    });
    const roundsOf = (name: string) =>
      winter.find((group) => group.groupName === name)?.overviews.flatMap((overview) => overview.filter.golfRoundIds);
    expect(roundsOf('Current Season')).toEqual(['r0', 'r1']);
    expect(roundsOf('Last Season')).toEqual(['r2']);
  });

  const tournament = (index: number, name: string, changes: Partial<RoundSummary> = {}) =>
    round(index, { type: 'tournament', tournamentId: name.toLowerCase(), tournamentName: name, ...changes });
  const events = [
    tournament(0, 'Open', { roundNumber: 0 }),
    tournament(1, 'Open', { roundNumber: 1 }),
    tournament(2, 'Cup', { roundNumber: 2 }),
    tournament(3, 'Trophy', { roundNumber: 1 }),
    tournament(25, 'Shield', { roundNumber: 1 }),
    round(5, { type: 'qualifier' }),
    round(6, { type: 'match' }),
    round(7),
  ];

  it('lists the three latest tournaments, the best five rounds and the best five tournament rounds (DASH-28)', () => {
    const recent = ids('assessment', 'Recent Tournaments', events);
    expect(Object.keys(recent)).toEqual(['Open', 'Cup', 'Trophy', 'Best 5 Rounds', 'Best 5 Tournament Rounds']);
    expect(recent.Open).toEqual(['r0', 'r1']);
    expect(recent['Best 5 Tournament Rounds']).toHaveLength(5);
  });

  it('lists rounds by type, the final round by its number 0 (DASH-29, DASH-O4)', () => {
    const byType = ids('assessment', 'By Round Type', events);
    expect(Object.keys(byType)).toEqual([
      'Best 5 Tournament Rounds',
      'Last 5 Tournament Rounds',
      'Last 5 Round 1',
      'Last 5 Round 2',
      'Last 5 Round 3',
      'Last 5 Final Round',
      'Last 5 Qualifier',
      'Last 5 Match',
      'Last 5 Practice',
    ]);
    expect([
      byType['Last 5 Round 1'],
      byType['Last 5 Final Round'],
      byType['Last 5 Match'],
      byType['Last 5 Round 3'],
    ]).toEqual([['r1', 'r3', 'r25'], ['r0'], ['r6'], []]);
  });

  it('shows the first three tournaments and the first two seasons, and hides the others (DASH-30)', () => {
    const hidden = (groupName: string) =>
      groups('assessment', [...events, tournament(40, 'Bowl', { playedOn: day('2025-04-01') })])
        .find((group) => group.groupName === groupName)
        ?.overviews.map((overview) => [overview.filterName, overview.startHidden]);
    expect(hidden('By Tournament')).toEqual([
      ['Open', false],
      ['Cup', false],
      ['Trophy', false],
      ['Shield', true],
      ['Bowl', true],
    ]);
    expect(hidden('By Season (Tournament)')).toEqual([
      ['Fall 2026', false],
      ['Summer 2026', false],
      ['Spring 2025', true],
    ]);
  });

  it('keeps to the chosen hole count and to finished rounds (DASH-01)', () => {
    const mixed = [round(0, { holeCount: 9 }), round(1, { status: 'inProgress' }), round(2)];
    expect(ids('assessment', 'Recent', mixed)['Last 3']).toEqual(['r2']);
  });

  it('shows the round types if several are mixed (DASH-25)', () => {
    const details = (rounds: RoundSummary[]) =>
      groups('assessment', rounds)[0]?.overviews.find((overview) => overview.filterName === 'Last 3')?.details;
    expect(details([round(0), round(1)])).toBe('2 rounds · Sep 19 – Sep 20');
    expect(details([round(0), round(1, { type: 'match' }), round(2, { isSimulator: true })])).toBe(
      '3 rounds · Sep 18 – Sep 20 · practice, match, simulator',
    );
  });

  it('marks what was picked for being the best as selected (DASH-25)', () => {
    const recent = groups('assessment')[0]
      ?.overviews.filter((overview) => overview.isSelected)
      .map((overview) => overview.filterName);
    expect(recent).toEqual(['Best 3']);
  });
});
