import { describe, expect, it } from 'vitest';
import { distanceBetween } from '../geometry/index.ts';
import { type CourseHole, metresToYards, yards } from '../model/index.ts';
import { mappedHole, mappedShot, placeAt } from '../testing/mapped.ts';
import { withTypedPlaces } from './typed-places.ts';

const tee = placeAt(0, 0);
const green = placeAt(0, 365.76);
const hole: CourseHole = { number: 1, numberFrom: 'mapped', par: 4, centreLine: [tee, green], shapes: {} };
const typed = mappedHole({
  yards: yards(400),
  shots: [
    mappedShot({ toPin: yards(400), endToPin: yards(150), endLie: 'fairway' }),
    mappedShot({ kind: 'approach', lie: 'fairway', toPin: yards(150), endToPin: yards(7), endLie: 'green' }),
    mappedShot({ kind: 'putt', lie: 'green', toPin: yards(7), endToPin: yards(0), endLie: 'holed' }),
  ],
});
const toGreen = (place: { readonly lat: number; readonly lon: number } | null) =>
  place === null ? null : Math.round(metresToYards(distanceBetween(place, green)));

describe('strokes that were typed', () => {
  it('MAP-O66: lie on the line of play at their distance to the pin', () => {
    const { shots } = withTypedPlaces(typed, hole);
    expect(shots.map(({ start, end }) => [toGreen(start), toGreen(end)])).toEqual([
      [400, 150],
      [150, 7],
      [7, 0],
    ]);
    expect(shots.every(({ isTyped }) => isTyped)).toBe(true);
  });

  it('MAP-O66: keep the positions that were tapped, and have no place where the distance or the hole is unknown', () => {
    const tapped = { ...typed, shots: [mappedShot({ start: tee, end: placeAt(20, 200) })] };
    expect(withTypedPlaces(tapped, hole).shots[0]).toEqual({ ...tapped.shots[0], isTyped: false });
    const unknown = { ...typed, shots: [mappedShot({ lie: 'rough', toPin: null })] };
    expect(withTypedPlaces(unknown, hole).shots[0]).toMatchObject({ start: null, end: null, isTyped: false });
    expect(withTypedPlaces(typed, null).shots.map(({ start }) => start)).toEqual([null, null, null]);
  });

  it('MAP-O66: begin at the tee that was played, and not at the back tee of the drawing', () => {
    const short = { ...typed, shots: [mappedShot({ toPin: yards(330), endToPin: yards(150), endLie: 'fairway' })] };
    expect(withTypedPlaces(short, hole).shots.map(({ start, end }) => [toGreen(start), toGreen(end)])).toEqual([
      [330, 150],
    ]);
  });

  it('MAP-O66: have no end after a penalty, because the next one is played from elsewhere', () => {
    const wet = {
      ...typed,
      shots: [mappedShot({ toPin: yards(400), endToPin: yards(150), penalties: 1 }), ...typed.shots.slice(1)],
    };
    expect(withTypedPlaces(wet, hole).shots[0]).toMatchObject({ start: tee, end: null });
  });
});
