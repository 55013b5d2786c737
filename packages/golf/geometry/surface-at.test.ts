import { describe, expect, it } from 'vitest';
import type { CourseHole, Ring } from '../model/index.ts';
import { surfaceAt, surfacePriority } from './surface-at.ts';

const box = (half: number): Ring => [
  { lat: 40 - half, lon: -80 - half },
  { lat: 40 - half, lon: -80 + half },
  { lat: 40 + half, lon: -80 + half },
  { lat: 40 + half, lon: -80 - half },
];
const holeWith = (shapes: CourseHole['shapes']): CourseHole => ({ number: 1, numberFrom: 'mapped', shapes });
const middle = { lat: 40, lon: -80 };

describe('surface at a point', () => {
  it.each([
    [['green', 'bunker'], 'green'],
    [['bunker', 'water'], 'bunker'],
    [['water', 'penaltyArea'], 'water'],
    [['penaltyArea', 'tee'], 'penaltyArea'],
    [['tee', 'fairway'], 'tee'],
    [['fairway', 'woods'], 'fairway'],
    [['woods', 'rough'], 'woods'],
    [['rough'], 'rough'],
  ] as const)('of %j it is the %s', (surfaces, expected) => {
    const shapes = Object.fromEntries([...surfaces].reverse().map((surface) => [surface, [box(0.001)]]));
    expect(surfaceAt(holeWith(shapes), middle)).toBe(expected);
  });

  it('is the smaller shape only inside it, and its edge is inside', () => {
    const hole = holeWith({ rough: [box(0.01)], green: [box(0.0001)] });
    expect(surfaceAt(hole, middle)).toBe('green');
    expect(surfaceAt(hole, { lat: 40, lon: -79.9999 })).toBe('green');
    expect(surfaceAt(hole, { lat: 40, lon: -79.9998 })).toBe('rough');
  });

  it('is nothing outside all shapes, and looks into every shape of a kind', () => {
    expect(surfaceAt(holeWith({}), middle)).toBeNull();
    expect(surfaceAt(holeWith({ bunker: [[], box(0.001)] }), middle)).toBe('bunker');
  });

  it('every surface has its place in the order', () => {
    expect(new Set(surfacePriority).size).toBe(8);
  });
});
