import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween, sphericalGeometry } from '../geometry/index.ts';
import { metres } from '../model/index.ts';
import { placeAt } from '../testing/mapped.ts';
import { shotLengthText, proximityCircles, yardageLabel, yardageRings } from './shot-labels.ts';

const pin = placeAt(0, 0);

describe('yardage labels', () => {
  it.each([
    [0, '0 ft', '0.0 m'],
    [1, '3 ft', '1.0 m'],
    [9.94, '33 ft', '9.9 m'],
    [9.95, '33 ft', '10 m'],
    [29.99, '98 ft', '30 m'],
    [30, '98 ft', '30 m'],
    [30.01, '33 yd', '30 m'],
    [100, '109 yd', '100 m'],
    [137.6, '150 yd', '138 m'],
    [457.2, '500 yd', '457 m'],
  ])('%s m from the pin reads %s, and %s when metric (MAP-20, MAP-21, MAP-O6)', (length, imperial, metric) => {
    expect(shotLengthText(metres(length), 'imperial')).toBe(imperial);
    expect(shotLengthText(metres(length), 'metric')).toBe(metric);
  });

  it('stand beside a ball with its distance to the pin, as the maps service measures it (MAP-20, GEO-O5)', () => {
    expect(yardageLabel(placeAt(200, 137.16), pin, 'imperial')).toBe('150 yd');
    expect(yardageLabel(placeAt(200, 10), pin, 'imperial')).toBe('33 ft');
    const maps = { ...sphericalGeometry, distance: () => metres(200) };
    expect(yardageLabel(placeAt(200, 10), pin, 'metric', maps)).toBe('200 m');
  });

  it('say a whole number of yards or feet that is at most half of one off (MAP-21)', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 600, noNaN: true }), (length) => {
        const [figure, unit] = shotLengthText(metres(length), 'imperial').split(' ');
        expect(unit).toBe(length <= 30 ? 'ft' : 'yd');
        expect(Math.abs(Number(figure) - length * (length <= 30 ? 3.28084 : 1.09361))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('circles round the pin', () => {
  it('lie at 5% and 12% of the way from the start of the shot (MAP-19, MAP-O4)', () => {
    const start = placeAt(77, 150);
    expect(proximityCircles(start, pin).map(({ share }) => share)).toEqual([0.05, 0.12]);
    const [near, far] = proximityCircles(start, pin);
    expect(near?.radius).toBeCloseTo(0.05 * distanceBetween(start, pin), 9);
    expect(far?.radius).toBeCloseTo(18, 6);
  });

  it('stand every 50 yards or metres, up to a length (MAP-01)', () => {
    const labels = (within: number, units: 'imperial' | 'metric') =>
      yardageRings(metres(within), units).map(({ label }) => label);
    expect(labels(200, 'imperial')).toEqual(['50', '100', '150', '200']);
    expect(labels(200, 'metric')).toEqual(['50', '100', '150', '200']);
    expect(labels(183, 'metric')).toEqual(['50', '100', '150']);
    expect(labels(45, 'imperial')).toEqual([]);
    expect(yardageRings(metres(60), 'imperial')[0]?.radius).toBeCloseTo(50 / 1.09361, 9);
    expect(yardageRings(metres(60), 'metric')[0]?.radius).toBe(50);
  });
});
