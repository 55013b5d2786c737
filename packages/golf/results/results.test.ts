import { describe, expect, it } from 'vitest';
import { calendarDay as day } from '../calendar/index.ts';
import { indexReport } from '../handicap/index.ts';
import type { CareerRound } from '../overview/index.ts';
import { tallyRound } from '../stats/index.ts';
import { holeOf, roundOf, summaryOf } from '../testing/builders.ts';
import { scheduleEventOf } from '../testing/schedule.ts';
import { averageDifferential } from './average-differential.ts';
import { enteredScores } from './entered-scores.ts';
import { defaultScheduleOptions } from '../schedule/index.ts';
import { historicalMetrics } from './historical-metrics.ts';
import { tournamentRecord } from '../tournaments/index.ts';
import { tournamentRounds } from './past-tournaments.ts';
import { results, type ResultsSource } from './results.ts';
import { featuredResults, readThreshold, type ResultsChoice, scoreResults, withHoleCount } from './results-choice.ts';
import { roundRating, scoreDifferential } from './score-differential.ts';
import { roundsInTimeframe, timeframeLabel, timeframeOptions } from './timeframe.ts';

const today = day('2026-06-15');
type Changes = Parameters<typeof summaryOf>[0];

/** A finished tournament round of 18 holes, 72 in the Cup of June 1, unless it says otherwise. */
const played = (roundId: string, summary: Changes = {}): CareerRound => ({
  summary: summaryOf({ roundId, type: 'tournament', tournamentId: 'cup', tournamentName: 'Cup', ...summary }),
  tally: tallyRound(roundOf({ roundId })),
});

const sourceOf = (source: Partial<ResultsSource>): ResultsSource => ({
  career: [],
  events: [],
  ratings: new Map(),
  favoriteRounds: new Map(),
  ...source,
});
const eventOf = (name: string, event: Partial<ResultsSource['events'][number]> = {}) => ({
  ...scheduleEventOf(name, event),
  note: null,
  ...event,
});
const idsOf = (source: Partial<ResultsSource>, choice: ResultsChoice) =>
  results(sourceOf(source), choice, today).rounds.map(({ golfRoundId }) => golfRoundId);

describe('rounds that were entered with their score', () => {
  const entered = { score: 71, par: 72, yards: null, courseRating: null, slopeRating: null };
  const result = { fieldSize: 84, place: 3, isTied: true, ending: null, rounds: [entered, { ...entered, score: 74 }] };
  const events = [eventOf('open', { startDate: day('2026-05-01'), endDate: day('2026-05-02'), result })];
  const { averages, rounds, recordCount } = results(sourceOf({ events }), scoreResults(18), today);

  it('count for the score of the averages and for nothing that needs holes (RESUME-O15)', () => {
    expect([recordCount, averages.score.formatted, averages.putts.formatted]).toEqual([2, '72.5', '-']);
    expect(rounds.map(({ performance }) => performance.formatted)).toEqual(['71 (\u22121)', '74 (+2)']);
  });

  it('are tournament rounds for records and charts (RESUME-O15)', () => {
    const record = tournamentRecord(tournamentRounds(sourceOf({ events }), today));
    expect([record.roundCount, record.averages.score.formatted, record.bestRounds[0]?.performance.formatted]).toEqual([
      2,
      '72.5',
      '71 (\u22121)',
    ]);
  });
});

describe('the average differential of tournament rounds', () => {
  const rating = (courseRating: number, slopeRating = 113) => ({ courseRating, slopeRating, adjustedScore: 71 });

  it('makes the same score on two tees comparable, of all rounds with a rating (INDEX-17)', () => {
    const career = ['hard', 'easy', 'unrated'].map((roundId) => played(roundId, { score: 71 }));
    const averageAt = (...courseRatings: readonly number[]) =>
      averageDifferential(
        career,
        new Map(courseRatings.map((value, place) => [['hard', 'easy'][place] ?? '', rating(value)])),
      );
    expect(averageAt(74.1)?.value).toBeCloseTo(-3.1, 9);
    expect(averageAt(69.3)?.value).toBeCloseTo(1.7, 9);
    expect(averageAt(74.1, 69.3)).toEqual({ value: expect.closeTo(-0.7, 9) as number, roundCount: 2 });
    expect(averageAt()).toBeNull();
  });

  it('counts rounds that were entered with score, rating and slope (INDEX-17)', () => {
    const entered = { score: 75, par: 72, yards: null, courseRating: 72, slopeRating: 113 };
    const result = { fieldSize: 84, place: 3, isTied: true, ending: null, rounds: [entered] };
    const events = [eventOf('open', { startDate: day('2026-05-01'), endDate: day('2026-05-01'), result })];
    expect(averageDifferential(tournamentRounds(sourceOf({ events }), today), new Map())).toEqual({
      value: 3,
      roundCount: 1,
    });
  });
});

describe('scores that were entered without holes, in the record of an index', () => {
  const entered = { score: 80, par: 72, yards: null, courseRating: 72, slopeRating: 113 };
  const sourceWith = (rounds: readonly (typeof entered | Record<keyof typeof entered, number | null>)[]) => {
    const result = { fieldSize: null, place: null, isTied: false, ending: null, rounds: rounds as (typeof entered)[] };
    return sourceOf({
      events: [eventOf('open', { startDate: day('2026-05-01'), endDate: day('2026-05-01'), result })],
    });
  };

  it('count as they were given, and are marked as estimated (INDEX-05, INDEX-11)', () => {
    const scores = enteredScores(sourceWith([entered, entered, entered]), today);
    const { latest, index } = indexReport(scores);
    expect(
      latest.map(({ adjustedScore, differential, estimates }) => [adjustedScore, differential, estimates]),
    ).toEqual(Array.from({ length: 3 }, () => [80, 8, ['withoutHoles']]));
    expect(index?.value).toBe(6);
  });

  it('do not count without a plausible rating and slope (INDEX-06, INDEX-11)', () => {
    const wrong = [
      { ...entered, courseRating: null },
      { ...entered, slopeRating: null },
      { ...entered, courseRating: 40 },
      { ...entered, slopeRating: 200 },
    ];
    expect(enteredScores(sourceWith(wrong), today).map(({ score }) => score)).toEqual(wrong.map(() => 'noRating'));
  });

  it('give way to the logged rounds of their event (INDEX-11)', () => {
    const source = { ...sourceWith([entered]), career: [played('r1', { tournamentId: 'open' })] };
    expect(enteredScores(source, today)).toEqual([]);
  });
});

it('has all rounds of a tournament of which some are in the timeframe, so that its total is one (RESUME-O14)', () => {
  const career = ['r1', 'r2', 'r3'].map((roundId, index) =>
    played(roundId, { playedOn: day(`2026-06-0${index + 1}`), roundNumber: index + 1, score: 72 + index }),
  );
  const { tournaments, rounds } = results(
    sourceOf({ career }),
    { view: 'score', timeframe: { kind: 'rounds', count: 2 }, holeCount: 18, threshold: 'all' },
    today,
  );
  expect(rounds).toHaveLength(2);
  expect(tournaments.map(({ totalScoreWithPar }) => totalScoreWithPar?.score)).toEqual([72 + 73 + 74]);
});

describe('the choice of results', () => {
  it('featured is all time, all lengths and all scores (TOUR-19)', () => {
    expect(featuredResults).toEqual({
      view: 'featured',
      timeframe: { kind: 'all' },
      holeCount: 'all',
      threshold: 'all',
    });
  });

  it("score is the last 12 months of the account's length, else 18, with the threshold left to the rounds (TOUR-20, TOUR-O4, TOUR-O7)", () => {
    expect(scoreResults(9)).toEqual({
      view: 'score',
      timeframe: { kind: 'months', count: 12 },
      holeCount: 9,
      threshold: 'computed',
    });
    expect([18, 0, 36, null].map((count) => scoreResults(count).holeCount)).toEqual([18, 18, 18, 18]);
  });

  it('a click on 9 or 18 leaves the threshold to the rounds again (TOUR-23)', () => {
    expect(withHoleCount({ ...scoreResults(18), threshold: 75 }, 9)).toEqual(scoreResults(9));
  });

  it('reads the threshold as a whole number, and keeps the previous one for invalid text (TOUR-30, TOUR-O5)', () => {
    expect(['74', '74.9', ' 80 strokes'].map((text) => readThreshold(text, 70))).toEqual([74, 74, 80]);
    expect(['', 'par', '-1', '0'].map((text) => readThreshold(text, 70))).toEqual([70, 70, 70, 70]);
    expect(readThreshold('x', 'all')).toBe('all');
  });

  it('counts rounds only where the timeframe is of rounds, six by default (TOUR-31, TOUR-36)', () => {
    expect(timeframeOptions.at(-1)).toEqual({ kind: 'rounds', count: 6 });
    expect(timeframeOptions.map(timeframeLabel)).toEqual([
      'Last 12 Months',
      'Last 24 Months',
      'All Time',
      'Last 6 Rounds',
    ]);
  });

  it('takes months to the day, dates with both ends, and the newest rounds first (DATA-52, DATE-O6)', () => {
    const rounds = ['2025-06-15', '2025-06-16', '2026-06-15', '2026-06-16'].map((playedOn) =>
      played(playedOn, { playedOn: day(playedOn) }),
    );
    const days = (timeframe: Parameters<typeof roundsInTimeframe>[1]) =>
      roundsInTimeframe(rounds, timeframe, today).map(({ summary }) => summary.playedOn);
    expect(days({ kind: 'months', count: 12 })).toEqual(['2026-06-15', '2025-06-16']);
    expect(days({ kind: 'dates', start: day('2025-06-16'), end: day('2026-06-16') })).toHaveLength(3);
    expect(days({ kind: 'rounds', count: 2 })).toEqual(['2026-06-16', '2026-06-15']);
    expect(days({ kind: 'all' })).toHaveLength(4);
  });
});

describe('results by score', () => {
  const byScore = scoreResults(18);

  it('keep rounds up to the average score and six, best first, when the threshold is first computed (TOUR-21, TOUR-O4)', () => {
    const career = [70, 72, 74, 90].map((score) => played(`r${score}`, { score }));
    const { threshold, rounds, recordCount } = results(sourceOf({ career }), byScore, today);
    // (70 + 72 + 74 + 90) / 4 = 76.5, rounded to 77.
    expect(threshold).toBe(83);
    expect(rounds.map(({ performance }) => performance.score)).toEqual([70, 72, 74]);
    expect(recordCount).toBe(3);
  });

  it('keep scores at the threshold, and all of them with All (TOUR-O5)', () => {
    const career = [70, 72, 74].map((score) => played(`r${score}`, { score }));
    expect(idsOf({ career }, { ...byScore, threshold: 72 })).toEqual(['r70', 'r72']);
    expect(idsOf({ career }, { ...byScore, threshold: 'all' })).toEqual(['r70', 'r72', 'r74']);
    expect(results(sourceOf({}), byScore, today).threshold).toBeNull();
  });

  it('leave out other lengths, practice, rounds in progress and older ones (TOUR-20)', () => {
    const career = [
      played('nine', { holeCount: 9, score: 36, par: 36 }),
      played('practice', { type: 'practice' }),
      played('open', { status: 'inProgress' }),
      played('old', { playedOn: day('2025-06-14') }),
      played('counts'),
    ];
    expect(idsOf({ career }, { ...byScore, threshold: 'all' })).toEqual(['counts']);
  });

  it('keep tournaments whose average round is at the threshold or below (TOUR-11)', () => {
    const career = [
      played('a', { score: 70 }),
      played('b', { score: 78 }),
      played('c', { score: 80, tournamentId: 'open' }),
    ];
    const { tournaments } = results(sourceOf({ career }), { ...byScore, threshold: 74 }, today);
    expect(tournaments.map(({ tournamentId }) => tournamentId)).toEqual(['cup']);
  });
});

it.each([
  ['nine holes alone', [9, 9], 9],
  ['eighteen too', [9, 18], 18],
  ['nothing', [], 18],
] as const)('say the length to begin with where tournaments had %s (TOUR-O7)', (_which, lengths, expected) => {
  const career = lengths.map((holeCount, n) => played(`round-${n}`, { holeCount, score: 40, par: 36 }));
  expect(results(sourceOf({ career }), featuredResults, today).usualHoleCount).toBe(expected);
});

describe('featured results', () => {
  it('are what was marked, with its note, however old and long (TOUR-19)', () => {
    const career = [
      played('marked', { playedOn: day('2020-01-01'), holeCount: 9, score: 40, par: 36 }),
      played('other', { tournamentId: 'open' }),
    ];
    const source = sourceOf({
      career,
      favoriteRounds: new Map([['marked', 'Wind']]),
      events: [eventOf('cup', { isFavorite: true, note: 'First win' }), eventOf('open')],
    });
    const { rounds, tournaments, featuredCount } = results(source, featuredResults, today);
    expect(rounds.map(({ golfRoundId, note }) => [golfRoundId, note])).toEqual([['marked', 'Wind']]);
    expect(tournaments.map(({ tournamentId, note }) => [tournamentId, note])).toEqual([['cup', 'First win']]);
    expect(featuredCount).toEqual({ rounds: 1, tournaments: 1 });
  });

  it('count the tournaments that Featured lists, and none that is still to come (TOUR-22, TOUR-O6)', () => {
    const soon = { startDate: day('2026-07-01'), endDate: day('2026-07-02'), isFavorite: true };
    const events = [eventOf('soon', soon), eventOf('over', { isFavorite: true }), eventOf('unmarked')];
    const countOf = (some: typeof events) => {
      const { featuredCount, tournaments } = results(sourceOf({ events: some }), featuredResults, today);
      expect(featuredCount.tournaments).toBe(tournaments.length);
      return featuredCount.tournaments;
    };
    expect([countOf(events), countOf(events.slice(0, 1))]).toEqual([1, 0]);
  });
});

describe('a tournament among the results', () => {
  const result = {
    fieldSize: 78,
    place: 3,
    isTied: true,
    ending: null,
    rounds: [
      { score: 71, par: 72, yards: null, courseRating: 74.1, slopeRating: 138 },
      { score: 75, par: 72, yards: null, courseRating: null, slopeRating: null },
    ],
  };
  const all = { ...scoreResults(18), threshold: 'all' } as const;

  it('has the placing, field and place that the schedule knows (DATA-49)', () => {
    const source = sourceOf({ career: [played('a')], events: [eventOf('cup', { result })] });
    expect(results(source, all, today).tournaments[0]).toMatchObject({
      placing: 'T3 of 78',
      location: 'Amity, CA',
      isInSchedule: true,
    });
    const unknown = results(sourceOf({ career: [played('a')] }), all, today).tournaments[0];
    expect(unknown).toMatchObject({ placing: '-', location: null, isInSchedule: false });
  });

  it('is made of entered scores where no round of it was logged (DATA-50)', () => {
    const [entered] = results(sourceOf({ events: [eventOf('cup', { result })] }), all, today).tournaments;
    expect(entered?.totalScoreWithPar?.formatted).toBe('146 (+2)');
    expect(entered?.averageScoreWithPar?.formatted).toBe('73.0 (+1.0)');
    expect(entered?.bestRoundScoreWithPar?.formatted).toBe('71 (−1)');
    expect(entered?.includedRounds.map(({ differential }) => differential)).toEqual(['−2.5', '-']);
    const logged = results(
      sourceOf({ career: [played('a')], events: [eventOf('cup', { result })] }),
      all,
      today,
    ).tournaments;
    expect(logged.map(({ includedRounds }) => includedRounds.length)).toEqual([1]);
  });

  it('has its entered rounds among the best, up to the threshold, each of its day where the event has as many rounds as days (TOUR-10, TOUR-21)', () => {
    const events = [
      eventOf('open', { result }),
      eventOf('day', { result: { ...result, rounds: result.rounds.slice(0, 1) }, endDate: day('2026-06-01') }),
    ];
    const { rounds, threshold, recordCount } = results(
      sourceOf({ career: [played('a', { score: 72 })], events }),
      scoreResults(18),
      today,
    );
    // (72 + 71 + 75 + 71) / 4 = 72.25, rounded to 72.
    expect(threshold).toBe(78);
    expect(recordCount).toBe(4);
    expect(rounds.map(({ tournamentId, name, playedOn }) => [tournamentId, name, playedOn])).toEqual([
      ['open', 'Round 1', '2026-06-01'],
      ['day', 'Round 1', '2026-06-01'],
      ['cup', 'Pine Hollow', '2026-06-01'],
      ['open', 'Round 2', '2026-06-02'],
    ]);
  });

  it('leaves its entered rounds undated where rounds and days do not go one by one, and takes its last day for a timeframe', () => {
    const daysOf = (event: Parameters<typeof eventOf>[1], timeframe: ResultsChoice['timeframe'] = all.timeframe) =>
      results(
        sourceOf({ events: [eventOf('cup', { result, ...event })] }),
        { ...all, timeframe },
        today,
      ).tournaments.flatMap(({ includedRounds }) => includedRounds.map(({ playedOn }) => playedOn));
    // Two rounds a day, and a day without a round.
    expect(daysOf({ numberOfRounds: 3 })).toEqual([null, null]);
    expect(daysOf({ endDate: day('2026-06-03') })).toEqual([null, null]);
    // One round a day, and a missed cut.
    expect(daysOf({ numberOfRounds: 4, endDate: day('2026-06-04') })).toEqual(['2026-06-01', '2026-06-02']);
    // 36 holes in a day.
    expect(daysOf({ endDate: day('2026-06-01') })).toEqual(['2026-06-01', '2026-06-01']);
    const lastDay = { kind: 'dates', start: day('2026-06-03'), end: null } as const;
    expect(daysOf({ endDate: day('2026-06-03') }, lastDay)).toEqual([null, null]);
  });

  it('is one with the rounds that were logged of it under another id or none, told by its days and its name or scores (DATA-50)', () => {
    const event = eventOf('Cup 2026', { tournamentId: 'own', result, isFavorite: true });
    const shownOf = (...summaries: readonly Changes[]) => {
      const career = summaries.map((summary, index) => played(`r${index}`, summary));
      const source = sourceOf({ career, events: [event] });
      const { recordCount, tournaments } = results(source, all, today);
      const [count] = historicalMetrics(source, today);
      expect(count?.year).toBe(String(tournaments.length));
      return [
        recordCount,
        ...tournaments.map(({ tournamentId, placing, includedRounds }) =>
          [tournamentId, placing, includedRounds.length].join(' '),
        ),
      ];
    };
    const one = ['own T3 of 78'];
    expect(shownOf({}, { playedOn: day('2026-06-02') })).toEqual([2, `${one} 2`]);
    expect(shownOf({ tournamentName: 'The Great CUP', score: 71 })).toEqual([1, `${one} 1`]);
    expect(shownOf({ tournamentId: null, tournamentName: null, score: 75 })).toEqual([1, `${one} 1`]);
    // Neither name nor score matches, and the same name on other days.
    expect(shownOf({ tournamentName: 'Open', score: 80 })).toEqual([3, 'cup - 1', `${one} 2`]);
    expect(shownOf({ playedOn: day('2026-06-03') })).toEqual([3, 'cup - 1', `${one} 2`]);
    // Rounds of another event stay its own, and the rounds entered for it do not count.
    const twice = sourceOf({ career: [played('r', {})], events: [event, eventOf('cup')] });
    expect(results(twice, all, today).rounds.map(({ tournamentId }) => tournamentId)).toEqual(['cup']);
    expect(historicalMetrics(twice, today)[0]?.year).toBe('1');
    expect(results(twice, featuredResults, today).tournaments).toMatchObject([
      { tournamentId: 'own', placing: 'T3 of 78' },
    ]);
    // An event with rounds of its own takes no others.
    expect(shownOf({ tournamentId: 'own' }, {})).toHaveLength(3);
  });

  it('of par 45 or less is of nine holes, among those of nine alone and without a differential of 18 (TOUR-23, DATA-49)', () => {
    const rated = { yards: null, courseRating: 36.2, slopeRating: 125 };
    const entered = [45, 46].map((par) => ({ score: par + 2, par, ...rated }));
    const source = sourceOf({ events: [eventOf('nine', { result: { ...result, rounds: entered } })] });
    const shownOf = (holeCount: 9 | 18) => {
      const { rounds, tournaments } = results(source, { ...all, holeCount }, today);
      expect(tournaments.map(({ includedRounds }) => includedRounds)).toEqual([rounds]);
      return rounds.map(({ performance, differential }) => [performance.par, differential]);
    };
    expect(shownOf(9)).toEqual([[45, '-']]);
    expect(shownOf(18)).toEqual([[46, '10.7']]);
  });

  it('is a tournament by its kind: rounds entered of a qualifier or a match count nowhere, and its placing stays (DATA-49, DATA-50)', () => {
    const shownOf = (eventType: string) => {
      const source = sourceOf({ events: [eventOf('cup', { result, eventType, isFavorite: true })] });
      const { recordCount, tournaments } = results(source, all, today);
      const [featured] = results(source, featuredResults, today).tournaments;
      const [count, best] = historicalMetrics(source, today);
      return [
        recordCount,
        tournaments.length,
        featured?.placing,
        featured?.includedRounds.length,
        count?.year,
        best?.year,
      ];
    };
    expect(shownOf('tournament')).toEqual([2, 1, 'T3 of 78', 2, '1', '−1 (71)']);
    expect(shownOf('qualifier')).toEqual([0, 0, 'T3 of 78', 0, '0', '-']);
    expect(shownOf('match')).toEqual(shownOf('qualifier'));
    // A custom type of another program.
    expect(shownOf('invitational')).toEqual(shownOf('tournament'));
  });

  it('is none before it is over, nor outside the timeframe (DATA-50)', () => {
    const events = [
      eventOf('next', { result, startDate: day('2026-07-01'), endDate: day('2026-07-02') }),
      eventOf('old', { result, startDate: day('2024-07-01'), endDate: day('2024-07-02') }),
    ];
    expect(results(sourceOf({ events }), all, today).tournaments).toEqual([]);
  });
});

describe('score differential', () => {
  const rated = (rating: number, slope: number, score = 4) =>
    roundRating(
      roundOf({
        course: { name: 'Pine Hollow', tee: { name: 'Blue', rating, slope } },
        holes: Array.from({ length: 18 }, (_unused, index) => holeOf({ hole: index + 1, score })),
      }),
    );

  it('is 113 / slope of the score minus the rating, to a tenth with .5 up (DATA-49)', () => {
    // USGA, Rules of Handicapping 5.1a: (113 / 125) x (92 - 71.5) = 18.532.
    expect(scoreDifferential({ courseRating: 71.5, slopeRating: 125, adjustedScore: 92 })).toBe(18.5);
    expect(scoreDifferential({ courseRating: 72, slopeRating: 113, adjustedScore: 72 })).toBe(0);
    // -1.25 rounds up, towards zero.
    expect(scoreDifferential({ courseRating: 72.25, slopeRating: 113, adjustedScore: 71 })).toBe(-1.2);
  });

  it('counts no hole above par + 5 (DATA-49)', () => {
    const holes = Array.from({ length: 18 }, (_unused, index) =>
      holeOf({ hole: index + 1, score: index === 0 ? 12 : 4 }),
    );
    const round = roundOf({ course: { name: 'Pine Hollow', tee: { name: 'Blue', rating: 72, slope: 113 } }, holes });
    expect(roundRating(round)?.adjustedScore).toBe(77);
  });

  it('is missing without a plausible rating and slope, or all 18 holes (DATA-49)', () => {
    expect(rated(72.4, 131)).toEqual({ courseRating: 72.4, slopeRating: 131, adjustedScore: 72 });
    expect([rated(0, 131), rated(72.4, 0), rated(36.1, 120), rated(72.4, 200)]).toEqual([null, null, null, null]);
    const tee = { name: 'Blue', rating: 72, slope: 113 };
    const open = roundOf({ course: { name: 'Pine Hollow', tee }, holes: [holeOf()] });
    expect([roundRating(open), roundRating({ ...open, holeCount: 9 })]).toEqual([null, null]);
  });
});

describe('historical metrics', () => {
  const rowsOf = (career: readonly CareerRound[], events: ResultsSource['events'] = []) =>
    historicalMetrics({ career, events }, today).map(
      ({ statName, year, lastThree, daysSince }) => `${statName}: ${year} | ${lastThree} | ${daysSince}`,
    );

  it('count tournaments and know the best one to four rounds in a row, of the year and of three (DATA-48)', () => {
    const of = (roundId: string, playedOn: string, score: number, tournamentId: string) =>
      played(roundId, { playedOn: day(playedOn), score, tournamentId, roundNumber: Number(roundId.slice(1)) });
    const career = [
      of('r1', '2026-06-01', 74, 'cup'),
      of('r2', '2026-06-02', 70, 'cup'),
      of('r3', '2026-06-03', 71, 'cup'),
      of('r1', '2024-07-01', 69, 'open'),
      of('r1', '2023-06-15', 60, 'ancient'),
    ];
    expect(rowsOf(career)).toEqual([
      'Tournament Count: 1 | 2 | 12',
      'Best 1 Round Score: −2 (70) | −3 (69) | 714',
      'Best 2 Round Score: −3 (141) | −3 (141) | 12',
      'Best 3 Round Score: −1 (215) | −1 (215) | 12',
      'Best 4 Round Score: - | - | -',
    ]);
  });

  it('count entered rounds of events without logged rounds, only those of 18 holes (DATA-48)', () => {
    const enteredOf = (...scores: readonly number[]) => ({
      ...{ fieldSize: null, place: null, isTied: false, ending: null },
      rounds: scores.map((score) => ({
        ...{ score, par: score < 50 ? 36 : 72 },
        ...{ yards: null, courseRating: null, slopeRating: null },
      })),
    });
    const events = [
      eventOf('cup', { result: enteredOf(60) }),
      eventOf('open', { result: enteredOf(69, 74) }),
      eventOf('nine', { result: enteredOf(30) }),
      eventOf('soon', { result: enteredOf(50), endDate: day('2026-06-16') }),
    ];
    expect(rowsOf([played('r1', { score: 75 })], events).slice(0, 3)).toEqual([
      'Tournament Count: 2 | 2 | 13',
      'Best 1 Round Score: −3 (69) | −3 (69) | 14',
      'Best 2 Round Score: −1 (143) | −1 (143) | 13',
    ]);
  });

  it('name the best by its score to par, so that the best of three years is never worse (DATA-48)', () => {
    const of = (playedOn: string, score: number, par: number) =>
      played(playedOn, { playedOn: day(playedOn), score, par, tournamentId: playedOn, tournamentName: playedOn });
    expect(rowsOf([of('2026-06-01', 66, 70), of('2025-06-01', 67, 72)])[1]).toBe(
      'Best 1 Round Score: −4 (66) | −5 (67) | 379',
    );
  });

  it('are of the events that the options let through; of others without an event, as tournaments entered alone (TOUR-25)', () => {
    const kinds = {
      qualifier: { eventType: 'tournament', locale: 'national', status: 'conflict' },
      school: { eventType: 'tournament', locale: 'highSchool', isTeamEvent: true, status: 'inField' },
    };
    const events = Object.entries(kinds).map(([name, kind]) => eventOf(name, kind));
    const career = ['qualifier', 'school', 'unplanned'].map((tournamentId) =>
      played(tournamentId, { tournamentId, tournamentName: tournamentId }),
    );
    const countOf = (options: Partial<typeof defaultScheduleOptions>) =>
      historicalMetrics({ career, events }, today, { ...defaultScheduleOptions, ...options })[0]?.year;
    expect(historicalMetrics({ career, events }, today)[0]?.year).toBe('3');
    expect(countOf({})).toBe('2');
    expect(countOf({ statuses: ['conflict'] })).toBe('2');
    expect(countOf({ locales: ['local'] })).toBe('1');
    expect(countOf({ eventFilter: 'Team' })).toBe('1');
    expect(countOf({ eventTypes: ['match'] })).toBe('0');
  });

  it("are '-' where there is nothing (DATA-48, TOUR-O12)", () => {
    expect(rowsOf([])[0]).toBe('Tournament Count: 0 | 0 | -');
    expect(rowsOf([])[1]).toBe('Best 1 Round Score: - | - | -');
  });
});
