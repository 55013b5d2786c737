import { describe, expect, it } from 'vitest';
import type { CourseHole, Ring } from '../model/index.ts';
import { sphericalGeometry } from './geometry.ts';
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

  it.each([
    ['a green in a lake', { water: [box(0.01)], green: [box(0.001)] }, 'green', 'water'],
    ['a bunker in a fairway', { fairway: [box(0.01)], bunker: [box(0.001)] }, 'bunker', 'fairway'],
    ['a bunker in a lake', { water: [box(0.01)], bunker: [box(0.001)] }, 'bunker', 'water'],
    ['a pond in a fairway', { fairway: [box(0.01)], water: [box(0.001)] }, 'water', 'fairway'],
    // Outlines without holes cannot distinguish this one.
    ['rough in a lake', { water: [box(0.01)], rough: [box(0.001)] }, 'water', 'water'],
  ] as const)(
    'of an island it is the island, though the ground round it has no hole: %s (GEO-10)',
    (_, shapes, on, off) => {
      const hole = holeWith(shapes);
      expect(surfaceAt(hole, middle)).toBe(on);
      expect(surfaceAt(hole, { lat: 40.005, lon: -80 })).toBe(off);
    },
  );

  it('on an edge that two shapes share is the one with priority (GEO-10)', () => {
    const beside = (lon: number): Ring => box(0.001).map((point) => ({ lat: point.lat, lon: point.lon + lon }));
    const hole = holeWith({ green: [beside(0)], bunker: [beside(0.002)] });
    expect(surfaceAt(hole, { lat: 40, lon: -79.999 })).toBe('green');
    expect(surfaceAt(hole, { lat: 40, lon: -79.9985 })).toBe('bunker');
  });

  it('asks the maps service where one is given (GEO-10, GEO-O5, API-36)', () => {
    const maps = { ...sphericalGeometry, contains: () => true };
    const hole = holeWith({ green: [box(0.001)] });
    expect(surfaceAt(hole, { lat: 1, lon: 1 })).toBeNull();
    expect(surfaceAt(hole, { lat: 1, lon: 1 }, maps)).toBe('green');
  });

  it('is nothing outside all shapes, and looks into every shape of a kind', () => {
    expect(surfaceAt(holeWith({}), middle)).toBeNull();
    expect(surfaceAt(holeWith({ bunker: [[], box(0.001)] }), middle)).toBe('bunker');
  });

  it('every surface has its place in the order', () => {
    expect(new Set(surfacePriority).size).toBe(8);
  });
});
