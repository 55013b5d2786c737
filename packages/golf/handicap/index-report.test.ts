import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/index.ts';
import type { Hole, RoundDocument } from '../model/index.ts';
import { holeOf, roundOf } from '../testing/builders.ts';
import { indexReport } from './index-report.ts';
import { ratedRoundOf } from './rated-round.ts';

const first = calendarDay('2026-01-01');

/** Holes of par 4 with the stroke index of their number; the first ones have one stroke more. */
const holesOf = (over: number, count = 18, from = 1): readonly Hole[] =>
  Array.from({ length: count }, (_, place) =>
    holeOf({ hole: from + place, strokeIndex: from + place, score: place < over ? 5 : 4 }),
  );
/** A round whose differential is `over`. */
const round = (over: number, days: number, change: Partial<RoundDocument> = {}): RoundDocument =>
  roundOf({
    roundId: `r${days}`,
    playedOn: addDays(first, days),
    course: { name: 'Pine Hollow', tee: { name: 'White', rating: 72, slope: 113 } },
    holes: holesOf(over),
    ...change,
  });
const nine = (days: number): Partial<RoundDocument> => ({
  roundId: `r${days}`,
  holeCount: 9,
  course: { name: 'Pine Hollow', tee: { name: 'Red', rating: 36, slope: 113 } },
  holes: holesOf(4, 9, 10),
});
const rounds = (overs: readonly number[]) => overs.map((over, days) => round(over, days));
const report = (documents: readonly RoundDocument[]) =>
  indexReport(documents.map((document) => ratedRoundOf(document)));
const repeat = (over: number, count: number): readonly number[] => Array.from({ length: count }, () => over);

describe('the report of an index', () => {
  it('has the last 20 scores, newest first, and the 8 that count (INDEX-07)', () => {
    const { index, latest, points } = report(rounds([...repeat(9, 13), ...repeat(6, 8)]));
    expect([index?.value, latest.length, points.length]).toEqual([6, 20, 21]);
    expect(latest.map(({ roundId }) => roundId).slice(0, 2)).toEqual(['r20', 'r19']);
    expect(latest.flatMap(({ isCounted, value }) => (isCounted ? value : []))).toEqual(repeat(6, 8));
    expect(points.filter(({ isLatest }) => !isLatest).map(({ roundId }) => roundId)).toEqual(['r0']);
  });

  it('has no index before 54 holes, and says how many are missing (INDEX-07)', () => {
    const { index, holesToFirstIndex, change, points } = report([...rounds([5, 6]), round(0, 9, nine(9))]);
    expect([index, holesToFirstIndex, change]).toEqual([null, 9, null]);
    expect(points.map((point) => point.index)).toEqual([null, null, null]);
  });

  it('says which holes count less, and with how many strokes received (INDEX-02, INDEX-07)', () => {
    const bad = [
      holeOf({ hole: 4, strokeIndex: 14 }),
      holeOf({ hole: 14, strokeIndex: 4, score: 9 }),
      holeOf({ hole: 15, strokeIndex: 15, score: undefined, isPickedUp: true }),
    ];
    const holes = holesOf(0).map((hole) => bad.find((one) => one.hole === hole.hole) ?? hole);
    const [latest] = report([...rounds([8, 8, 8, 8, 8]), round(0, 30, { holes })]).latest;
    expect(latest?.limitedHoles).toEqual([
      { hole: 14, par: 4, score: 9, counts: 7, received: 1 },
      { hole: 15, par: 4, score: null, counts: 6, received: 0 },
    ]);
    expect([latest?.strokes, latest?.adjustedScore]).toEqual([73, 77]);
  });

  it('separates what nine holes were from what the index lets expect of the others, and marks it as estimated (INDEX-05)', () => {
    const [latest] = report([...rounds(repeat(10, 5)), round(0, 30, nine(30))]).latest;
    expect(latest).toMatchObject({ holesPlayed: 9, playedDifferential: 4, differential: 10.4 });
    expect(latest?.expectedDifferential).toBeCloseTo(6.4, 6);
    expect(latest?.estimates).toEqual(['expectedHoles']);
  });

  it('names exceptional scores, how much better they were, and how many scores they still lower (INDEX-07)', () => {
    const { exceptional, latest } = report(rounds([...repeat(15, 20), 7, ...repeat(15, 5)]));
    expect(exceptional).toEqual([
      expect.objectContaining({ roundId: 'r20', strokes: 79, betterBy: 8, reduction: -1, reduces: 15 }),
    ]);
    expect(latest.filter(({ reductions }) => reductions === -1)).toHaveLength(15);
  });

  it('takes typed playing conditions off, of nine holes half of them, and tells typed from unknown ones (INDEX-05)', () => {
    const typed = (days: number, change: Partial<RoundDocument> = {}) =>
      round(8, days, { playingConditions: 2, ...change });
    const { latest } = report([...rounds([8, 8, 8]), typed(30), typed(40, nine(40))]);
    expect(latest.map(({ playingConditions, playedDifferential }) => [playingConditions, playedDifferential])).toEqual([
      [2, 3],
      [2, 6],
      ...repeat(8, 3).map((over) => [null, over]),
    ]);
  });

  it('says what leaves next, whether it counts, and what counts instead (INDEX-07)', () => {
    const { leaving } = report(rounds([9, 5, ...repeat(6, 8), ...repeat(8, 10)]));
    expect(leaving).toEqual([
      expect.objectContaining({ roundId: 'r0', isCounted: false, replacedBy: null }),
      expect.objectContaining({ roundId: 'r1', isCounted: true, replacedBy: 6 }),
    ]);
    // Both count, so the second one is replaced by the second lowest.
    const both = report(rounds([5, 5, ...repeat(6, 6), 7, ...repeat(8, 11)])).leaving;
    expect(both.map(({ replacedBy }) => replacedBy)).toEqual([7, 8]);
    expect(report(rounds(repeat(6, 19))).leaving).toEqual([]);
  });

  it('has the caps of the lowest index of a year once there are 20 scores (INDEX-07)', () => {
    expect(report(rounds(repeat(6, 19))).caps).toBeNull();
    expect(report(rounds(repeat(6, 20))).caps).toEqual({ soft: 7, hard: 9 });
  });

  it('names the low score that moved the index down most (INDEX-07)', () => {
    const { change } = report(rounds([...repeat(10, 30), 4, ...repeat(10, 3)]));
    expect(change).toMatchObject({ since: addDays(first, 13), by: -0.7 });
    expect(change?.largest).toMatchObject({ roundId: 'r30', cause: 'cameIn', by: -0.7 });
  });

  it('names the low score that left the last 20 where that moved the index up most, not the round of that day, even if it counts (INDEX-07)', () => {
    const { change } = report(rounds([...repeat(10, 21), 6, ...repeat(10, 19), 8]));
    expect(change?.by).toBe(0.3);
    expect(change?.largest).toEqual({
      ...{ roundId: 'r41', playedOn: addDays(first, 41), by: 0.3, cause: 'left' },
      left: { roundId: 'r21', playedOn: addDays(first, 21), value: 6 },
    });
  });

  it('names the largest of several steps (INDEX-07)', () => {
    const { change } = report(rounds([...repeat(10, 21), 6, 7, ...repeat(10, 18), 8, 10]));
    expect(change).toMatchObject({ by: 0.7, largest: { roundId: 'r42', by: 0.4, left: { roundId: 'r22' } } });
  });

  it('names a step without a cause where the number of scores that count made it (INDEX-07)', () => {
    const { change } = report(rounds([4, 10, 10, 10, 10, 10]));
    expect(change?.largest).toMatchObject({ cause: null, left: null });
  });

  it('names no step of an index that is the same (INDEX-07)', () => {
    expect(report(rounds(repeat(10, 25))).change).toMatchObject({ by: 0, largest: null });
  });

  it('has the first index of twenty scores once the present one shares none with it (IMPORT-O18)', () => {
    expect(report(rounds(repeat(10, 39))).firstFull).toBeNull();
    expect(report(rounds([...repeat(12, 20), ...repeat(10, 20)])).firstFull).toBe(12);
  });

  it('lists rounds that do not count, newest first, with the reason (INDEX-06)', () => {
    const { uncounted } = report([round(5, 1, { isSimulator: true }), round(5, 2, { course: { name: 'Oak Hollow' } })]);
    expect(uncounted.map(({ roundId, why }) => [roundId, why])).toEqual([
      ['r2', 'noRating'],
      ['r1', 'simulator'],
    ]);
  });

  it('has each tee once, the last one played first, with its holes in the order of the card (INDEX-09)', () => {
    const shotgun = holesOf(0).toSorted((a, b) => ((a.hole + 11) % 18) - ((b.hole + 11) % 18));
    const { tees } = report([round(5, 1), round(5, 2, { holes: shotgun }), round(0, 9, nine(9))]);
    expect(tees.map(({ teeName, holeCount, par }) => [teeName, holeCount, par])).toEqual([
      ['Red', 9, 36],
      ['White', 18, 72],
    ]);
    expect(tees[1]?.holes.map(({ hole }) => hole)).toEqual(holesOf(0).map(({ hole }) => hole));
    expect(tees[0]?.holes.map(({ strokeIndex, allocation }) => [strokeIndex, allocation]).slice(0, 2)).toEqual([
      [10, 1],
      [11, 2],
    ]);
  });
});
