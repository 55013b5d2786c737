import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { summaryOf } from '../testing/builders.ts';
import { type FormRound, formOf as formOn } from './form.ts';
import { formLinesOf } from './form-lines.ts';
import { formBasisText, formFigureText, formTypesText, noFormTexts } from './form-text.ts';

/** A tournament round of 74 on a course rated 71.5. */
const round = (day: number, changes: Partial<FormRound> = {}): FormRound => ({
  ...summaryOf({
    roundId: `r${day}`,
    playedOn: calendarDay(`2026-05-${String(day).padStart(2, '0')}`),
    type: 'tournament',
    score: 74,
    par: 72,
  }),
  courseRating: 71.5,
  ...changes,
});

const today = calendarDay('2026-06-15');
const formOf = (rounds: readonly FormRound[]) => formOn(rounds, today);

describe('form', () => {
  it('is the mean of score minus course rating over the last ten rounds, with count and first day (TEAM-05)', () => {
    const old = [round(1, { score: 95 }), round(2, { score: 95 })];
    const last = Array.from({ length: 10 }, (_, i) => round(i + 3, { type: i % 2 === 0 ? 'qualifier' : 'tournament' }));
    const { figure, unratedCount, apart } = formOf([...old, ...last]);
    expect(figure).toMatchObject({ strokes: 2.5, roundCount: 10, since: '2026-05-03' });
    expect([unratedCount, apart]).toEqual([0, null]);
  });

  it('never mixes practice, matches, nines, unfinished rounds and picked-up balls into it (TEAM-05)', () => {
    const competition = [round(1), round(2, { score: 72 })];
    const others = [
      round(3, { type: 'practice', score: 60 }),
      round(4, { type: 'match', score: 60 }),
      round(5, { holeCount: 9, holesPlayed: 9, score: 30, par: 36, courseRating: 35.5 }),
      round(6, { status: 'inProgress', score: 60 }),
      round(7, { score: null, par: null }),
      round(8, { holesPlayed: 15, score: 60, par: 60 }),
    ];
    expect(formOf([...others, ...competition])).toEqual(formOf(competition));
    expect(formOf(competition).figure).toMatchObject({ strokes: 1.5, roundCount: 2 });
  });

  it('has an interval that narrows with rounds and widens with their spread, for one round too (TEAM-05)', () => {
    const steady = (count: number) => formOf(Array.from({ length: count }, (_, i) => round(i + 1))).figure;
    const widths = [1, 2, 5, 10].map((count) => steady(count)?.halfWidth ?? 0);
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    // One round: 2.015 (Student's t, 90%, 5 degrees of freedom) times the usual deviation at 2.5 over the rating.
    expect(widths[0]).toBeCloseTo(6.2, 2);
    const wild = formOf(Array.from({ length: 10 }, (_, i) => round(i + 1, { score: i % 2 === 0 ? 68 : 80 }))).figure;
    expect(wild?.halfWidth).toBeGreaterThan(2 * (widths[3] ?? 0));
  });

  it('counts the rounds of one event as one unit: by name within three days, unnamed ones on one tee day by day (TEAM-05)', () => {
    const unitsOf = (...rounds: FormRound[]) => formOf(rounds).figure?.eventCount;
    const cup = (day: number) => round(day, { tournamentName: 'Cup', courseName: `Course ${day}` });
    expect(unitsOf(cup(1), cup(2), cup(3))).toBe(1);
    expect(unitsOf(cup(1), cup(2), cup(9))).toBe(2);
    expect(unitsOf(cup(1), round(2))).toBe(2);
    expect(unitsOf(round(1), round(2))).toBe(1);
    expect(unitsOf(round(1), round(3))).toBe(2);
    expect(unitsOf(round(1), round(2, { courseRating: 72.4 }))).toBe(2);
    expect(unitsOf(round(1), round(2, { type: 'qualifier' }))).toBe(2);
    // Rounds that move together say less of the player than as many that do not.
    const scores = [70, 70, 70, 78, 78, 78].map((score, index) => ({ score, day: 1 + index + 6 * Number(index > 2) }));
    const widthOf = (nameOf: (index: number) => string) =>
      formOf(scores.map(({ score, day }, index) => round(day, { score, tournamentName: nameOf(index) }))).figure
        ?.halfWidth ?? 0;
    expect(widthOf((index) => (index < 3 ? 'Cup' : 'Open'))).toBeGreaterThan(
      1.3 * widthOf((index) => `Event ${index}`),
    );
  });

  it('says how many of the last ten rounds could not count without a course rating (TEAM-05)', () => {
    const { figure, unratedCount } = formOf([
      round(1),
      round(2, { courseRating: null }),
      // A misprint, or the rating of nine holes.
      round(3, { courseRating: 35.9 }),
    ]);
    expect([figure?.roundCount, unratedCount]).toEqual([1, 2]);
    expect(formBasisText(figure as NonNullable<typeof figure>, unratedCount)).toBe(
      '1 round on May 1, 2026 · 2 without a course rating not counted',
    );
  });

  it('names what there is instead where no round counts (TEAM-05)', () => {
    const textsOf = (...rounds: FormRound[]) => Object.values(noFormTexts(formOf(rounds)));
    const practice = [round(1, { type: 'practice', score: 78 }), round(2, { type: 'practice', score: 79 })];
    const nine = round(3, { holeCount: 9, holesPlayed: 9, score: 39, par: 36 });
    expect(textsOf(...practice, nine)).toEqual(['No tournament rounds', '2 practice rounds, +6.5 to par']);
    expect(textsOf(nine)).toEqual(['No tournament rounds', '1 round of nine holes, +3.0 to par']);
    expect(textsOf(round(4, { type: 'match' }))).toEqual([
      'No tournament rounds',
      '1 round of match play, +2.0 to par',
    ]);
    expect(textsOf(round(5, { courseRating: null }), ...practice)).toEqual([
      'No course rating',
      '1 round, +2.0 to par',
    ]);
    expect(textsOf()).toEqual(['No rounds in six months', '']);
  });

  it('reads as strokes over the rating, its interval, and the rounds behind it (TEAM-05)', () => {
    const figure = {
      strokes: -0.44,
      halfWidth: 1.76,
      deviation: 2.4,
      roundCount: 9,
      eventCount: 4,
      scoreCount: 0,
      since: calendarDay('2026-02-03'),
    };
    expect([formFigureText(figure), formBasisText(figure, 0)]).toEqual(['−0.4 ± 1.8', '9 rounds since Feb 3, 2026']);
  });

  it('says of what it is made where some are scores without holes (TEAM-05)', () => {
    const made = (roundCount: number, scoreCount: number) =>
      formBasisText(
        {
          strokes: 0,
          halfWidth: 1,
          deviation: 2,
          roundCount,
          eventCount: roundCount,
          scoreCount,
          since: calendarDay('2026-02-03'),
        },
        0,
        today,
      );
    expect([made(10, 10), made(10, 6), made(1, 1), made(10, 0)]).toEqual([
      '10 scores, none by hole, since Feb 3',
      '10 scores, 4 by hole, since Feb 3',
      '1 score, not by hole, on Feb 3',
      '10 rounds since Feb 3',
    ]);
    expect(formOf([round(1, { isScoreOnly: true }), round(2)]).figure).toMatchObject({ roundCount: 2, scoreCount: 1 });
  });

  it('is of the last six months, whatever was played before (TEAM-05)', () => {
    const on = (day: string, score: number) => round(1, { roundId: day, playedOn: calendarDay(day), score });
    const first = on('2025-12-16', 74);
    expect(formOf([on('2025-12-15', 95), first]).figure).toMatchObject({ roundCount: 1, since: '2025-12-16' });
    const old = formOf([on('2025-03-23', 95)]);
    expect([old.figure, old.apart, noFormTexts(old).reason]).toEqual([null, null, 'No rounds in six months']);
    // Where the player is it can be tomorrow.
    expect(formOf([on('2026-06-16', 74)]).figure?.roundCount).toBe(1);
  });

  it('opens its rounds with score, rating and difference, whose mean it is (TEAM-05)', () => {
    const rounds = [
      round(1, { score: 70, type: 'qualifier' }),
      round(3, { score: 76, isScoreOnly: true, roundId: 'cup/1', tournamentName: 'Cup' }),
      round(2, { courseRating: null }),
    ];
    const lines = formLinesOf(rounds, today);
    expect(lines).toEqual([
      expect.objectContaining({ roundId: null, event: 'Cup', type: 'tournament', score: 76, strokes: 4.5 }),
      expect.objectContaining({ roundId: 'r1', event: null, type: 'qualifier', courseRating: 71.5, strokes: -1.5 }),
    ]);
    expect(formOf(rounds).figure?.strokes).toBe(lines.reduce((sum, { strokes }) => sum + strokes, 0) / lines.length);
  });

  it('says qualifiers and tournaments apart where three of each clearly differ, and only there (TEAM-05)', () => {
    const byType = (qualifiers: readonly number[], tournaments: readonly number[]) =>
      formOf([
        ...qualifiers.map((score, index) => round(2 * index + 1, { type: 'qualifier', score })),
        ...tournaments.map((score, index) => round(2 * index + 15, { score })),
      ]).byType;
    const apart = byType([69, 70, 69, 70, 69], [79, 80, 79]);
    expect(apart).toMatchObject({ qualifiers: { roundCount: 5 }, tournaments: { roundCount: 3 } });
    expect(apart && formTypesText(apart)).toBe('5 qualifiers −2.1, 3 tournament rounds +7.8');
    expect(byType([69, 70, 69, 70, 69], [79, 80])).toBeNull();
    // Beyond the 90% interval of their difference, which one player in ten is by chance.
    expect(byType([69, 70, 69, 70, 69], [72, 73, 72])).toBeNull();
    expect(byType([72, 70, 74], [73, 75, 72])).toBeNull();
  });
});
