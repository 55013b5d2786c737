import { describe, expect, it } from 'vitest';
import { adjustedScoreOf, maxHoleScore } from './adjusted-score.ts';
import { courseHandicap, strokesReceived } from './course-handicap.ts';
import { expectedDifferential, playedDifferential, scoreDifferentialOf } from './differential.ts';
import { toTenth, toWhole } from './round-half-up.ts';

const rated = (courseRating: number, slopeRating: number, par: number, holeCount: 9 | 18 = 18) =>
  ({ courseRating, slopeRating, par, holeCount }) as const;
const played = { playingConditions: 0, holesPlayed: 18 } as const;

describe('rounding', () => {
  it.each([
    [-1.45, -1.4],
    [12.4752, 12.5],
    [(113 / 130) * (68 - 71.5), -3],
    [(113 / 125) * 12.5, 11.3],
    [1.45, 1.5],
    [-0.04, 0],
  ])('takes %f to the tenth %f, with .5 up (INDEX-01)', (value, tenth) => {
    expect(toTenth(value)).toBe(tenth);
  });
});

describe('the Course Handicap', () => {
  it.each([
    [14, rated(71.2, 125, 72), 14.687, 15],
    [-2, rated(73.1, 130, 72), -1.201, -1],
    [14, rated(35.6, 125, 36, 9), 7.343, 7],
  ])('of an index of %f is that of its worked number (INDEX-02)', (index, holes, exact, whole) => {
    const strokes = courseHandicap(index, holes);
    expect(strokes).toBeCloseTo(exact, 3);
    expect(toWhole(strokes)).toBe(whole);
  });

  it.each([
    [60, 9],
    [52, 9],
    [42, 8],
    [32, 8],
    [22, 7],
    [12, 7],
    [2, 6],
  ])('of %i limits a par 4 of stroke index 7 to %i (INDEX-02)', (strokes, max) => {
    expect(maxHoleScore(4, strokesReceived(strokes, 7, 18))).toBe(max);
  });

  it.each([
    [59, 5, 4],
    [53, 5, 3],
    [43, 5, 3],
    [41, 5, 3],
    [-2, 17, -1],
    [-2, 16, 0],
    [0, 1, 0],
  ])('of %i gives stroke index %i %i strokes (INDEX-02)', (strokes, index, received) => {
    expect(strokesReceived(strokes, index, 18)).toBe(received);
  });

  it('limits a hole to par + 5 before the first index, and above 54 strokes (INDEX-02)', () => {
    expect(maxHoleScore(3, null)).toBe(8);
    expect(maxHoleScore(4, strokesReceived(60, 1, 18))).toBe(9);
  });
});

describe('the adjusted score', () => {
  const par4 = (strokeIndex: number | null, score: number | 'pickedUp' | null) => ({ par: 4, strokeIndex, score });

  it('counts a ball that was picked up as net double bogey, and leaves out holes that were not played (INDEX-02)', () => {
    const holes = [par4(1, 9), par4(2, 'pickedUp'), par4(3, 4), par4(4, null)];
    expect(adjustedScoreOf(holes, 18, 2)).toMatchObject({
      total: 18,
      holes: [7, 7, 4, null],
      isWithoutStrokeIndex: false,
    });
  });

  it('orders nine holes of eighteen among themselves (INDEX-02)', () => {
    const holes = [par4(3, 9), par4(17, 9), par4(9, 9)];
    expect(adjustedScoreOf(holes, 9, 2).holes).toEqual([7, 6, 7]);
  });

  it('says that it does not know on which holes strokes were received (INDEX-05)', () => {
    expect(adjustedScoreOf([par4(null, 9)], 18, 2)).toMatchObject({ total: 7, holes: [7], isWithoutStrokeIndex: true });
    expect(adjustedScoreOf([par4(null, 9)], 18, null)).toMatchObject({ total: 9, isWithoutStrokeIndex: false });
  });
});

describe('a differential', () => {
  it('of nine holes is the published 15.7 at an index of 14.0 and 7.2 on the nine (INDEX-01, INDEX-05)', () => {
    const nine = { ...played, adjustedScore: 43.2, courseRating: 36, slopeRating: 113, holesPlayed: 9 };
    expect(scoreDifferentialOf(nine, 14)).toBe(15.7);
    expect(expectedDifferential(15, 9)).toBeCloseTo(9, 9);
    expect(expectedDifferential(16, 9)).toBeCloseTo(9.52, 9);
  });

  it('of fourteen holes adds what is expected of the other four (INDEX-02)', () => {
    const fourteen = { ...played, adjustedScore: 60, courseRating: 55, slopeRating: 113, holesPlayed: 14 };
    expect(scoreDifferentialOf(fourteen, 10)).toBe(7.8);
  });

  it('takes the playing conditions of the day off, half of them from nine holes (INDEX-01)', () => {
    const whole = { adjustedScore: 80, courseRating: 70, slopeRating: 113, playingConditions: 2, holesPlayed: 18 };
    expect(scoreDifferentialOf(whole, 0)).toBe(8);
    expect(playedDifferential({ ...whole, adjustedScore: 40, courseRating: 35, holesPlayed: 9 })).toBe(4);
  });
});
