import { describe, expect, it } from 'vitest';
import { degrees, metres } from '../model/index.ts';
import {
  destinationPoint,
  distanceBetween,
  EARTH_RADIUS_METRES,
  headingBetween,
  normalizeDegrees,
  wholeYardsBetween,
  wrapLongitude,
} from './sphere.ts';

const QUARTER = (Math.PI / 2) * EARTH_RADIUS_METRES;

describe('distance and heading on the sphere', () => {
  it.each([
    ['one degree of latitude', { lat: 40, lon: -80 }, { lat: 41, lon: -80 }, QUARTER / 90, 0],
    ['a quarter of the equator', { lat: 0, lon: 0 }, { lat: 0, lon: 90 }, QUARTER, 90],
    ['equator to pole', { lat: 0, lon: 30 }, { lat: 90, lon: 30 }, QUARTER, 0],
    ['across the date line', { lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }, QUARTER / 90, 90],
    ['due south', { lat: 1, lon: 10 }, { lat: 0, lon: 10 }, QUARTER / 90, 180],
    ['due west on the equator', { lat: 0, lon: 10 }, { lat: 0, lon: 9 }, QUARTER / 90, 270],
    ['the same point', { lat: 33.5, lon: -117 }, { lat: 33.5, lon: -117 }, 0, 0],
    ['antipodes', { lat: 0, lon: 0 }, { lat: 0, lon: 180 }, QUARTER * 2, 90],
  ])('measures %s (GEO-09, GEO-O5)', (_, from, to, distance, heading) => {
    expect(distanceBetween(from, to)).toBeCloseTo(distance, 4);
    expect(headingBetween(from, to)).toBeCloseTo(heading, 6);
  });

  it('agrees with the published great-circle distance from Paris to London, 343.5 km (GEO-O5)', () => {
    const distance = distanceBetween({ lat: 48.8566, lon: 2.3522 }, { lat: 51.5074, lon: -0.1278 });
    expect(distance / 1000).toBeCloseTo(343.56, 1);
  });

  it('rounds tee to pin to whole yards at 1.09361 yards a metre (GEO-01)', () => {
    const tee = { lat: 40, lon: -80 };
    const pinAt = (length: number) => destinationPoint(tee, degrees(25), metres(length));
    expect(wholeYardsBetween(tee, pinAt(400))).toBe(437); // 437.44
    expect(wholeYardsBetween(tee, pinAt(400.1))).toBe(438); // 437.55
    expect(wholeYardsBetween(tee, tee)).toBe(0);
  });

  it.each([
    [-1, 359],
    [360, 0],
    [725, 5],
    [-1e-15, 0],
  ])('brings an angle of %d degrees into [0, 360)', (angle, expected) => {
    expect(normalizeDegrees(angle)).toBe(expected);
  });

  it.each([
    [180, -180],
    [-180, -180],
    [540, -180],
    [181, -179],
    [-359, 1],
    [12.345678901234, 12.345678901234],
  ])('brings a longitude of %d into [-180, 180)', (lon, expected) => {
    expect(wrapLongitude(lon)).toBe(expected);
  });
});
