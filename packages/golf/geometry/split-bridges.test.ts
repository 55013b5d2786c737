import { describe, expect, it } from 'vitest';
import { splitBridges } from './split-bridges.ts';

const ringOf = (...corners: readonly (readonly [number, number])[]) => corners.map(([x, y]) => ({ x, y }));

describe('an outline with bridges', () => {
  it('is split into its area and each ring that it leaves out, for drawing (GEO-10)', () => {
    const [a, b, c, d] = [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 9],
    ] as const;
    const [e, f, g] = [
      [1, 1],
      [1, 2],
      [2, 2],
    ] as const;
    const [h, i, j] = [
      [3, 3],
      [3, 4],
      [4, 4],
    ] as const;
    expect(splitBridges(ringOf(a, b, c, d))).toEqual([ringOf(a, b, c, d)]);
    expect(splitBridges(ringOf(a, e, f, g, e, a, b, c, d))).toEqual([ringOf(a, b, c, d), ringOf(e, f, g)]);
    // The second ring hangs on the first.
    expect(splitBridges(ringOf(a, e, f, g, h, i, j, h, g, e, a, b, c, d))).toEqual([
      ringOf(a, b, c, d),
      ringOf(e, f, g),
      ringOf(h, i, j),
    ]);
  });
});
