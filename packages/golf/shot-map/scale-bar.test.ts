import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metres } from '../model/index.ts';
import { scaleBar } from './scale-bar.ts';

describe('the scale of a map', () => {
  it.each([
    [100, 'metric', '100 m', 100],
    [99, 'metric', '50 m', 50],
    [49, 'metric', '20 m', 20],
    [0.7, 'metric', '0.5 m', 0.5],
    [100, 'imperial', '100 yd', 91.4403],
    [45, 'imperial', '20 yd', 18.2881],
  ] as const)('of at most %s m in %s units is %s', (atMost, units, label, length) => {
    const bar = scaleBar(metres(atMost), units);
    expect(bar.label).toBe(label);
    expect(bar.length).toBeCloseTo(length, 3);
  });

  it('is never longer than there is room for, and never shorter than two fifths of it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 9_000, noNaN: true }),
        fc.constantFrom('metric', 'imperial'),
        (most, units) => {
          const { length } = scaleBar(metres(most), units as 'metric');
          expect(length).toBeLessThanOrEqual(most * (1 + 1e-9));
          expect(length).toBeGreaterThan(most * 0.4 - 1e-9);
        },
      ),
    );
  });
});
