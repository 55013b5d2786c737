import { describe, expect, it } from 'vitest';
import { yards } from '../model/index.ts';
import {
  acrossText,
  alongText,
  axisText,
  dispersionFigures,
  dispersionLength,
  dispersionSentence,
  dispersionUnit,
  finishLabel,
  hitLabels,
  onTargetText,
  outsideText,
  regionNote,
  regionText,
  unplacedText,
} from './dispersion-text.ts';
import type { DispersionSummary } from './summarize.ts';

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
  ])('say the side of %s (EXP-O4)', (length, across, along) => {
    expect(acrossText(yards(length), unit)).toBe(across);
    expect(alongText('approach', yards(length), unit)).toBe(along);
  });

  it('say a tee shot’s length without a side (EXP-O4)', () => {
    expect(alongText('offTheTee', yards(241.4), unit)).toBe('241 yd');
  });

  const region = { share: 0.9, width: yards(33.6), depth: yards(8), inside: 3, outline: [] } as const;
  it('say how large a region is (EXP-O4)', () => {
    expect(regionText(region, unit)).toBe('34 yd wide, 8.0 yd deep');
  });

  it('say how reliable a region is, or why there is none (EXP-O4)', () => {
    const noteOf = (over: Partial<DispersionSummary>) =>
      regionNote({ kind: 'approach', count: 60, isRough: false, regions: [region], ...over } as DispersionSummary);
    expect(noteOf({})).toBeNull();
    expect(noteOf({ count: 49, isRough: true })).toBe('From 50 shots on the regions are firm; these are rough.');
    expect(noteOf({ count: 19, regions: [] })).toContain('from 20 shots on');
    expect(noteOf({ regions: [] })).toContain('on one line');
    expect(noteOf({ kind: 'putt', regions: [] })).toContain('were holed');
  });

  it('say what is left out and what is drawn at the edge (EXP-O4)', () => {
    expect([unplacedText(0), outsideText(0)]).toEqual([null, null]);
    expect(unplacedText(1)).toBe('1 more shot lacks a place on the ground and is left out.');
    expect(unplacedText(7)).toBe('7 more shots lack a place on the ground and are left out.');
    expect(outsideText(1)).toBe('One shot further out is drawn at the edge.');
    expect(outsideText(2)).toBe('2 shots further out are drawn at the edge.');
  });

  it('contain everything that is drawn, for screen readers (EXP-O4)', () => {
    const summary = {
      kind: 'approach',
      count: 25,
      medianAlong: yards(-4),
      medianAcross: yards(2),
      medianMiss: yards(11.2),
      finishes: [{ finish: 'onTarget', count: 10, share: 0.4 }],
      regions: [region],
      isRough: true,
      shots: [],
    } as DispersionSummary;
    expect(dispersionFigures(summary, unit)).toEqual([
      { name: 'Shots', text: '25' },
      { name: 'Median long or short', text: '4.0 yd short' },
      { name: 'Median left or right', text: '2.0 yd right' },
      { name: 'Median miss', text: '11 yd' },
      { name: 'On target', text: '40%, 10 of 25' },
      { name: '90% region', text: '34 yd wide, 8.0 yd deep, 3 of 25 inside' },
    ]);
    expect(dispersionSentence(summary, unit)).toBe(
      'Most shots finish in an area 34 yd wide, 8.0 yd deep: 3 of these 25 approaches did.',
    );
    expect(dispersionSentence({ ...summary, regions: [] }, unit)).toBeNull();
  });

  it('tell how far on an axis that runs both ways (EXP-O4)', () => {
    expect([-20, 0, 0.1 + 0.2, 2.5].map(axisText)).toEqual(['20', '0', '0.3', '2.5']);
  });

  it.each([
    ['offTheTee', 'fairway hit'],
    ['approach', 'green hit'],
    ['aroundTheGreen', 'green hit'],
    ['putt', 'holed'],
  ] as const)('a full mark of %s is a %s (EXP-O4)', (kind, hit) => {
    expect(hitLabels(kind)[0]).toBe(hit);
  });

  it('call what is on target as golf does, and say what it means (EXP-O4)', () => {
    expect(
      (['offTheTee', 'approach', 'aroundTheGreen', 'putt'] as const).map((kind) => finishLabel(kind, 'onTarget')),
    ).toEqual(['On line', 'On target', 'Close', 'Holed']);
    expect(finishLabel('putt', 'short')).toBe('Short');
    expect(onTargetText('offTheTee', 'imperial')).toContain('17.5 yd');
    expect(onTargetText('offTheTee', 'metric')).toContain('16 m');
    expect(onTargetText('aroundTheGreen', 'imperial')).toContain('8 ft');
  });
});
