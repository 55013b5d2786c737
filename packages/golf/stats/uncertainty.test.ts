import { describe, expect, it } from 'vitest';
import { studentPoint, studentT95, studentTwoSided } from './uncertainty.ts';

describe('Student’s t', () => {
  // Two-sided quantiles from published tables.
  it.each([
    [0.05, 1, 12.706],
    [0.05, 2, 4.303],
    [0.05, 5, 2.571],
    [0.05, 30, 2.042],
    [0.01, 4, 4.604],
    [0.01, 10, 3.169],
    [0.01, 100, 2.626],
  ])('has at %f and %i degrees of freedom the point %f of the tables', (probability, degrees, point) => {
    expect(studentPoint(probability, degrees)).toBeCloseTo(point, 3);
    expect(studentTwoSided(point, degrees)).toBeCloseTo(probability, 4);
  });

  it('is the normal distribution when there are many degrees of freedom, and certain at zero', () => {
    expect(studentPoint(0.05, 1e7)).toBeCloseTo(1.959964, 4);
    expect(studentTwoSided(0, 7)).toBe(1);
    expect(studentTwoSided(-2.5, 7)).toBe(studentTwoSided(2.5, 7));
  });

  it('agrees with the expansion that means use', () => {
    for (const degrees of [3, 4, 7, 12, 40]) {
      expect(Math.abs(studentPoint(0.05, degrees) / studentT95(degrees) - 1)).toBeLessThan(0.008);
    }
  });

  it('takes degrees of freedom that are not whole, between their neighbours', () => {
    expect(studentPoint(0.05, 4.5)).toBeLessThan(studentPoint(0.05, 4));
    expect(studentPoint(0.05, 4.5)).toBeGreaterThan(studentPoint(0.05, 5));
  });
});
