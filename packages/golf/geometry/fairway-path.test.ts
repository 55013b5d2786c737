import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LatLon, Ring } from '../model/index.ts';
import { distanceBetween, fairwayPath, localPlane } from './index.ts';

const { fromPlane } = localPlane({ lat: 36.57, lon: -121.95 });
const at = (x: number, y: number): LatLon => fromPlane({ x, y });
const ringOf = (points: readonly (readonly [number, number])[]): Ring => points.map(([x, y]) => at(x, y));
const lengthOf = (line: readonly LatLon[]): number =>
  line.reduce((sum, point, index) => sum + (index === 0 ? 0 : distanceBetween(line[index - 1] as LatLon, point)), 0);

describe('the way along a fairway', () => {
  it('is straight where the fairway is, and where there is none (GEO-01)', () => {
    const [tee, green] = [at(0, 0), at(0, 360)];
    const straight = ringOf([
      [-16, 120],
      [16, 120],
      [16, 330],
      [-16, 330],
    ]);
    expect(fairwayPath(tee, green, [])).toEqual([tee, green]);
    expect(fairwayPath(tee, green, [straight])).toEqual([tee, green]);
  });

  it('bends where the fairway bends, along its middle (GEO-01)', () => {
    const [tee, green] = [at(0, 0), at(240, 240)];
    const dogleg = ringOf([
      [-18, 90],
      [-18, 258],
      [200, 258],
      [200, 222],
      [18, 222],
      [18, 90],
    ]);
    const path = fairwayPath(tee, green, [dogleg]);
    // Around the corner it is 480 m, straight across the rough 339 m.
    expect(lengthOf(path)).toBeGreaterThan(430);
    expect(lengthOf(path)).toBeLessThan(490);
    expect(path.length).toBeLessThan(7);
  });

  it('does not follow a fairway that leads elsewhere, and bends no short hole (GEO-01)', () => {
    const [tee, green] = [at(0, 0), at(0, 300)];
    const elsewhere = ringOf([
      [150, 0],
      [180, 0],
      [180, 280],
      [150, 280],
    ]);
    expect(lengthOf(fairwayPath(tee, green, [elsewhere]))).toBeLessThan(310);
    const short = at(0, 180);
    expect(fairwayPath(tee, short, [elsewhere])).toEqual([tee, short]);
  });

  it('begins on the tee, ends on the green and is never shorter than the straight line (GEO-01)', () => {
    const far = fc.integer({ min: -700, max: 700 });
    const ring = fc.array(fc.tuple(far, far), { minLength: 0, maxLength: 8 });
    fc.assert(
      fc.property(far, far, fc.array(ring, { maxLength: 3 }), (x, y, rings) => {
        const [tee, green] = [at(0, 0), at(x, y)];
        const path = fairwayPath(tee, green, rings.map(ringOf));
        expect(path[0]).toEqual(tee);
        expect(path.at(-1)).toEqual(green);
        expect(lengthOf(path)).toBeGreaterThanOrEqual(distanceBetween(tee, green) - 0.01);
        expect(path.every(({ lat, lon }) => Number.isFinite(lat) && Number.isFinite(lon))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
