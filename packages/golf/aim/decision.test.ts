import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MilliStrokes } from '../model/index.ts';
import { splitGained, sumDecisions } from './decision.ts';

const gained = (value: number) => value as MilliStrokes;

describe('decision and execution', () => {
  it('are what the target gave away and the rest (AIM-12)', () => {
    expect(splitGained(gained(-350), 4.26, 4.371)).toEqual({ decision: -111, execution: -239 });
  });

  it('add up to the strokes gained to the thousandth, of a shot and of many (AIM-12)', () => {
    const value = fc.double({ min: 1, max: 9, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: -4_000, max: 2_000 }), value, value)), (shots) => {
        const parts = shots.map(([strokes, best, chosen]) => splitGained(gained(strokes), best, chosen));
        const { decision, execution, shots: count } = sumDecisions(parts);
        expect(decision + execution).toBe(shots.reduce((sum, [strokes]) => sum + strokes, 0));
        expect(count).toBe(shots.length);
      }),
    );
  });
});
