import { describe, expect, it } from 'vitest';
import { degrees, yards } from '../model/index.ts';
import {
  parOfHole,
  pinPosition,
  sortedTargets,
  teeBoxPoints,
  teePosition,
  teeToPinHeading,
  teeToPinYards,
  vectorHole,
  wireRings,
  yardageOfHole,
} from './derived-course.ts';
import { type Geometry, sphericalGeometry } from './geometry.ts';
import type { WireCourse, WireHole, WireVectorHole } from './wire-course.ts';

const shapesOf = (...points: (string | null)[]) => ({ shapes: { shape: points.map((text) => ({ points: text })) } });
const hole: WireVectorHole = {
  holeNumber: 7,
  green: shapesOf('-80 40,-79.999 40,-79.999 40.001,-80 40.001', '-70 40,-69 40,-69 41,-70 41'),
  teeboxcenter: shapesOf('0 40,-80.01 40.01,-80.02 0', '-80.03 40.03'),
};

const tee = { lat: 40, lon: -80 };
const pin = { lat: 40.0036, lon: -80 };

describe('tee and pin', () => {
  it.each([
    ['both coordinates', { teeLatitude: 40, teeLongitude: -80 }, { lat: 40, lon: -80 }],
    ['no longitude', { teeLatitude: 40 }, null],
    ['no latitude', { teeLatitude: null, teeLongitude: -80 }, null],
    ['a latitude of 0', { teeLatitude: 0, teeLongitude: -80 }, null],
    ['a longitude of 0', { teeLatitude: 40, teeLongitude: 0 }, null],
    ['a latitude that is no number', { teeLatitude: Number.NaN, teeLongitude: -80 }, null],
    ['nothing', {}, null],
  ])('are positions only when both coordinates are present: %s (GEO-02, GEO-O1)', (_, wire: WireHole, expected) => {
    expect(teePosition(wire)).toEqual(expected);
    expect(pinPosition({ pinLatitude: wire.teeLatitude, pinLongitude: wire.teeLongitude })).toEqual(expected);
  });

  it('give a distance and a heading only when both are known (GEO-01, GEO-02, GEO-09)', () => {
    expect(teeToPinYards(tee, pin)).toBe(438);
    expect(teeToPinHeading(tee, pin)).toBe(0);
    expect(teeToPinYards(tee, null)).toBeNull();
    expect(teeToPinHeading(null, pin)).toBeNull();
  });

  it('are measured by the maps service when one is given (GEO-09, GEO-O5, API-36)', () => {
    const maps: Geometry = {
      ...sphericalGeometry,
      yards: () => yards(111),
      heading: () => degrees(42),
    };
    expect(teeToPinYards(tee, pin, maps)).toBe(111);
    expect(teeToPinHeading(tee, pin, maps)).toBe(42);
  });
});

describe('shapes', () => {
  it('discards tee-box points with latitude 0 or longitude 0 (GEO-03)', () => {
    expect(teeBoxPoints(hole)).toEqual([
      { lat: 40.01, lon: -80.01 },
      { lat: 40.03, lon: -80.03 },
    ]);
    expect(teeBoxPoints({ holeNumber: 1 })).toEqual([]);
  });

  it('a shape without points stays in its place, so the first shape is the first (GEO-10)', () => {
    expect(wireRings(shapesOf(null, '-80 40'))).toEqual([[], [{ lat: 40, lon: -80 }]]);
  });

  it('finds the vector data of a hole by its number (DATA-57)', () => {
    const course: WireCourse = { courseGpsVectorDetails: { holes: { hole: [{ holeNumber: 1 }, hole] } } };
    expect(vectorHole(course, 7)).toBe(hole);
    expect(vectorHole(course, 8)).toBeNull();
    expect(vectorHole({}, 7)).toBeNull();
  });
});

describe('card', () => {
  const cards = (...parHole: number[][]): WireCourse => ({
    courseScorecardDetails: { menScorecardList: parHole.map((list) => ({ parHole: list })) },
  });

  it.each([
    ['there are no cards', {}, 1, 0],
    ['the list of cards is empty', cards(), 1, 0],
    ['the first card is shorter than the hole number', cards([4, 3], [4, 3, 5]), 3, 0],
    ['the first card has the hole', cards([4, 3, 5]), 3, 5],
  ])('par when %s (GEO-06, GEO-O3)', (_, course, holeNumber, expected) => {
    expect(parOfHole(course, holeNumber)).toBe(expected);
  });

  it.each([
    ['the list is missing', {}, 1, undefined],
    ['the list is empty', { ydsHole: [] }, 1, undefined],
    ['the list is too short', { ydsHole: [400] }, 2, undefined],
    ['its entry for the hole is null', { ydsHole: [400, null, 180] }, 2, undefined],
    ['another entry is null', { ydsHole: [400, null, 180] }, 3, 180],
  ])('yardage when %s (GEO-07, GEO-O2)', (_, tee, holeNumber, expected) => {
    expect(yardageOfHole(tee, holeNumber)).toBe(expected);
  });

  it('sorts targets by shot number without changing what it was given (GEO-08)', () => {
    const targets = [{ shotNumber: 10 }, { shotNumber: 2 }, { shotNumber: 1 }];
    expect(sortedTargets(targets).map((target) => target.shotNumber)).toEqual([1, 2, 10]);
    expect(targets[0]?.shotNumber).toBe(10);
    expect(sortedTargets(undefined)).toEqual([]);
  });
});
