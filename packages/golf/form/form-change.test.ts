import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/index.ts';
import { summaryOf } from '../testing/builders.ts';
import { changeKinds, inTeam, measureChanges } from '../testing/simulated-changes.ts';
import type { FormRound } from './form.ts';
import { formChangeOf } from './form-change.ts';

const today = calendarDay('2026-11-30');

/** A rated tournament round so many days ago. */
const round = (daysAgo: number, overRating: number, changes: Partial<FormRound> = {}): FormRound => ({
  ...summaryOf({
    roundId: `r${daysAgo}`,
    playedOn: addDays(today, -daysAgo),
    type: 'tournament',
    score: 72 + overRating,
  }),
  courseRating: 72,
  ...changes,
});

const earlier = [60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((daysAgo, index) => round(daysAgo, index % 3));

describe('the change of a form', () => {
  it('is the last 30 days less the 12 months before them, and clear if its 90% interval leaves out zero (TEAM-05)', () => {
    const recent = [0, 10, 20, 29].map((daysAgo) => round(daysAgo, 6));
    const change = formChangeOf([...recent, ...earlier, round(400, 30)], today);
    expect(change).toMatchObject({ recentCount: 4, earlierCount: 10, verdict: 'worse' });
    expect(change?.strokes).toBeCloseTo(5.1, 9);
    expect(formChangeOf([...recent.map((one) => ({ ...one, score: 68 })), ...earlier], today)?.verdict).toBe('better');
    expect(formChangeOf([round(5, 3), ...earlier], today)?.verdict).toBe('cannotTell');
  });

  it('is told from three recent rounds on, however far they are off (TEAM-05)', () => {
    const recent = [1, 8, 15].map((daysAgo) => round(daysAgo, 25));
    const changeOf = (count: number) => formChangeOf([...recent.slice(0, count), ...earlier], today);
    expect(changeOf(2)).toMatchObject({ verdict: 'cannotTell', isClear: false });
    expect(changeOf(3)).toMatchObject({ verdict: 'worse', isClear: true });
  });

  it('is lately worse where the 90% interval leaves out zero, and clearly worse only far beyond it (TEAM-05)', () => {
    const changeOf = (overRating: number) =>
      formChangeOf([...[1, 2, 3].map((daysAgo) => round(daysAgo, overRating)), ...earlier], today);
    expect([2, 4, 6].map((over) => [changeOf(over)?.verdict, changeOf(over)?.isClear])).toEqual([
      ['cannotTell', false],
      ['worse', false],
      ['worse', true],
    ]);
  });

  it('counts a round of 30 days ago as earlier, and no practice, nines or rounds without a rating (TEAM-05)', () => {
    const others = [
      round(1, 30, { type: 'practice' }),
      round(2, 30, { holeCount: 9, holesPlayed: 9 }),
      round(3, 30, { courseRating: null }),
    ];
    expect(formChangeOf([...others, ...earlier], today)).toBeNull();
    expect(formChangeOf([round(30, 6), ...earlier], today)).toBeNull();
    expect(formChangeOf([round(29, 6)], today)).toBeNull();
    expect(formChangeOf([...others, round(29, 6), round(30, 6), ...earlier], today)).toMatchObject({
      recentCount: 1,
      earlierCount: 11,
    });
  });

  it('is clear with two earlier events at least: one tells nothing of what events share (TEAM-05)', () => {
    const recent = [1, 2, 3].map((daysAgo) => round(daysAgo, 25));
    const event = (daysAgo: number) => [2, 1, 0].map((day) => round(daysAgo + day, day));
    expect(formChangeOf([...recent, ...event(60)], today)).toMatchObject({ verdict: 'worse', isClear: false });
    expect(formChangeOf([...recent, ...event(60), ...event(90)], today)).toMatchObject({ isClear: true });
  });

  it.each(changeKinds)(
    'covers the true change of nine simulated players in ten, and is clear in few teams of sixteen: $name (TEAM-05)',
    (kind) => {
      const { covered, clear } = measureChanges(kind, 400);
      expect(covered).toBeGreaterThan(0.82);
      expect(covered).toBeLessThan(0.98);
      expect(inTeam(clear)).toBeLessThan(0.1);
    },
  );
});
