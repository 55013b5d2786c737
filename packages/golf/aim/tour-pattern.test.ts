import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTourRound } from '../../../bench/lib/tour-round.ts';
import { patternLevel } from '../testing/aim.ts';
import { levelScatter } from './level-pattern.ts';

const data = process.env.GOLF_DATA_DIR ?? '../shared/data';
const sd = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
};
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

describe('the pattern of the tour', () => {
  it.skipIf(!existsSync(`${data}/tour-round`))(
    `is that of the drives of a tour round (skipped without ${data}) (AIM-01)`,
    () => {
      const holes = (readTourRound() ?? []).filter(({ par }) => par > 3);
      const drives = holes.flatMap(({ drives: all }) => {
        const full = all
          .map(({ x, y }) => ({ turn: Math.atan2(x, y), length: Math.hypot(x, y) }))
          .filter(({ length }) => length > 230);
        const middle = { turn: median(full.map(({ turn }) => turn)), length: median(full.map(({ length }) => length)) };
        return full.map(({ turn, length }) => ({
          across: Math.tan(turn - middle.turn),
          along: length / middle.length - 1,
        }));
      });
      expect(drives.length).toBeGreaterThan(500);
      const tour = levelScatter(patternLevel('pgaTour2024'), 285, false);
      expect(sd(drives.map(({ across }) => across))).toBeCloseTo(tour.sdAcross, 2);
      expect(sd(drives.map(({ along }) => along))).toBeCloseTo(tour.sdAlong, 2);
    },
  );
});
