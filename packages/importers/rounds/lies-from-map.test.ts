import type { CourseHole, LatLon } from '@strokebook/golf/model';
import { describe, expect, it } from 'vitest';
import type { FoundHole } from './found-round.ts';
import { lacksLies, withLiesOfMap } from './lies-from-map.ts';

/** A point some hundredths of a degree from the middle: a thousandth is 111 metres. */
const at = (north: number, east = 0): LatLon => ({ lat: 40 + north / 1_000, lon: -75 + east / 1_000 });
const square = (middle: LatLon, half: number): readonly LatLon[] => [
  { lat: middle.lat - half, lon: middle.lon - half },
  { lat: middle.lat - half, lon: middle.lon + half },
  { lat: middle.lat + half, lon: middle.lon + half },
  { lat: middle.lat + half, lon: middle.lon - half },
];
const green = at(3);
const mapped: CourseHole = {
  number: 1,
  numberFrom: 'mapped',
  greenCentre: green,
  shapes: { green: [square(green, 0.0002)], bunker: [square(at(2.5), 0.0001)], fairway: [square(at(1.5), 0.0003)] },
};

const hole: FoundHole = {
  hole: 1,
  score: 4,
  shots: [
    { lie: 'tee', position: at(0), end: { lie: 'other', position: at(1.5) } },
    { lie: 'other', position: at(1.5) },
    { lie: 'other', position: at(2.5) },
    { lie: 'green', position: at(3, 0.05) },
  ],
};
const liesOf = ({ shots = [] }: FoundHole) =>
  shots.map(({ lie, end }) => (end === undefined ? lie : `${lie} to ${end.lie}`));

describe('lies that a file leaves out', () => {
  it('are read from the outlines of the hole, with the distances to its pin; those of the file stay (IMPORT-05)', () => {
    const read = withLiesOfMap(hole, mapped);
    expect(liesOf(read)).toEqual(['tee to fairway', 'fairway', 'bunker', 'green']);
    expect(read.shots?.[1]?.toPin).toBeCloseTo(182.4, 0);
    expect([lacksLies(hole), lacksLies(read)]).toEqual([true, false]);
  });

  it('stay unknown without a map, and where the strokes were played on another course (IMPORT-05)', () => {
    const far = { ...mapped, greenCentre: at(30) };
    for (const read of [withLiesOfMap(hole, undefined), withLiesOfMap(hole, far)])
      expect(liesOf(read)).toEqual(liesOf(hole));
  });
});
