import { describe, expect, it } from 'vitest';
import { yards } from '../model/index.ts';
import { type Behind, groupsByDistance, groupsByRound, sidesOf, sumOf } from './behind-figure.ts';
import { reasonInFigures, reasonOf } from './reason.ts';

/** An approach that finished off the green, with its offset from the pin in yards. */
const approach = (toPin: number, along: number, across: number, value: number, roundId = 'a'): Behind => ({
  roundId,
  value,
  weight: 1,
  shot: {
    lie: 'fairway',
    toPin: yards(toPin),
    endLie: 'rough',
    endToPin: yards(Math.hypot(along, across)),
    miss: { along: yards(along), across: yards(across) },
  },
});

const short = Array.from({ length: 8 }, () => approach(170, -12, 2, -0.5, 'b'));
const others = [
  approach(60, 8, 1, -0.1),
  approach(60, 1, 9, -0.1),
  approach(60, 2, -9, -0.1),
  approach(120, 9, 0, -0.1),
];

describe('why a figure is what it is', () => {
  it('DASH-O67: names the side and the distance that make most of what strokes cost', () => {
    const rows = [...short, ...others];
    expect(reasonOf(rows, 'Approach')).toBe('Most of it comes up short, from 150 yd and more.');
    expect(reasonInFigures(rows, 'Approach', -2.2)).toBe(
      'The 8 short ones cost 2.0 of the 2.2; from 150 yd and more it is 2.0.',
    );
  });

  it('DASH-O67: names no side where none makes half of it, and none without positions', () => {
    const spread = [-1, 1].flatMap((sign) => [approach(60, 10 * sign, 0, -0.4), approach(60, 0, 10 * sign, -0.4)]);
    const rows = [...spread, ...spread, ...spread];
    expect(reasonOf(rows, 'Approach')).toBe('Most of it comes from 50 yd and more.');
    const blind = short.map((row) => ({ ...row, shot: row.shot && { ...row.shot, miss: null } }));
    expect(sidesOf(blind, 'Approach')).toBeNull();
    expect(reasonOf(blind, 'Approach')).toBe('Most of it comes from 150 yd and more.');
  });

  it('DASH-O67: groups by round and by distance, the costliest first, add up to the whole', () => {
    const rows = [...others, ...short];
    for (const groups of [groupsByRound(rows, 'higher'), groupsByDistance(rows, 'Approach', 'higher')]) {
      expect(groups.reduce((sum, group) => sum + group.sum, 0)).toBeCloseTo(sumOf(rows), 9);
      expect(groups.map(({ sum }) => sum)).toEqual(groups.map(({ sum }) => sum).toSorted((a, b) => a - b));
    }
    expect(groupsByDistance(rows, 'Approach', 'higher').map(({ label }) => label)).toEqual([
      '150–175 yd',
      '50–75 yd',
      '100–125 yd',
    ]);
  });
});
