import { describe, expect, it } from 'vitest';
import { yards } from '../model/index.ts';
import {
  acrossText,
  alongText,
  dispersionLength,
  dispersionUnit,
  finishLabel,
  onTargetText,
  regionText,
} from './dispersion-text.ts';

describe('the words of a pattern', () => {
  it('are in feet near the hole, else in yards, and in metres when metric (MAP-20, MAP-O6)', () => {
    const units = (['offTheTee', 'approach', 'aroundTheGreen', 'putt'] as const).map(
      (kind) => dispersionUnit(kind, 'imperial').name,
    );
    expect(units).toEqual(['yd', 'yd', 'ft', 'ft']);
    expect(dispersionUnit('putt', 'metric').name).toBe('m');
    expect(dispersionLength(yards(10.9361), dispersionUnit('approach', 'metric'))).toBe('10 m');
    expect(dispersionLength(yards(2), dispersionUnit('putt', 'imperial'))).toBe('6.0 ft');
  });

  const unit = dispersionUnit('approach', 'imperial');
  it.each([
    [4.24, '4.2 yd right', '4.2 yd long'],
    [-12.4, '12 yd left', '12 yd short'],
    [0.04, '0.0 yd', '0.0 yd'],
  ])('say the side of %s (EXP-01)', (length, across, along) => {
    expect(acrossText(yards(length), unit)).toBe(across);
    expect(alongText('approach', yards(length), unit)).toBe(along);
  });

  it('say a tee shot’s length without a side (EXP-01)', () => {
    expect(alongText('offTheTee', yards(241.4), unit)).toBe('241 yd');
  });

  it('say how large a region is (EXP-01)', () => {
    const region = { share: 0.9, width: yards(33.6), depth: yards(8), inside: 3, outline: [] } as const;
    expect(regionText(region, unit)).toBe('34 yd wide, 8.0 yd deep');
  });

  it('call what is on target as golf does, and say what it means (EXP-01)', () => {
    expect(
      (['offTheTee', 'approach', 'aroundTheGreen', 'putt'] as const).map((kind) => finishLabel(kind, 'onTarget')),
    ).toEqual(['On line', 'On target', 'Close', 'Holed']);
    expect(finishLabel('putt', 'short')).toBe('Short');
    expect(onTargetText('offTheTee', 'imperial')).toContain('17.5 yd');
    expect(onTargetText('offTheTee', 'metric')).toContain('16 m');
    expect(onTargetText('aroundTheGreen', 'imperial')).toContain('8 ft');
  });
});
