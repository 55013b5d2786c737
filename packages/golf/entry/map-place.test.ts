import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import type { CourseHole, LatLon } from '../model/index.ts';
import { entryDocument } from './entry-document.ts';
import { pinOnMap, placeOnMap } from './map-place.ts';
import { replayEntry } from './replay-entry.ts';

/** A square of 0.0001 degrees around a point, about ten yards each way. */
const square = ({ lat, lon }: LatLon) => [
  { lat: lat - 0.0001, lon: lon - 0.0001 },
  { lat: lat - 0.0001, lon: lon + 0.0001 },
  { lat: lat + 0.0001, lon: lon + 0.0001 },
  { lat: lat + 0.0001, lon: lon - 0.0001 },
];
const green = { lat: 40.003, lon: -80 };
const sand = { lat: 40.002, lon: -80 };
const trees = { lat: 40.001, lon: -80.001 };
const hole: CourseHole = {
  number: 1,
  numberFrom: 'mapped',
  greenCentre: green,
  shapes: { green: [square(green)], bunker: [square(sand)], woods: [square(trees)] },
};

describe('a stroke on the map', () => {
  it('has its lie from the outlines and its distance from the pin (ENTRY-12)', () => {
    expect(placeOnMap(hole, green, sand)).toMatchObject({ lie: 'bunker', toPin: 121.6, position: sand });
    expect(placeOnMap(hole, green, trees).lie).toBe('recovery');
    expect(placeOnMap(hole, green, green)).toMatchObject({ lie: 'green', toPin: 0 });
    expect(placeOnMap(hole, green, { lat: 40.0005, lon: -80.002 }).lie).toBe('rough');
  });

  it('is measured to the pin of the day, else of the map, else to the middle of the green (ENTRY-12)', () => {
    expect(pinOnMap(hole, undefined)).toBe(green);
    expect(pinOnMap({ ...hole, pin: trees }, undefined)).toBe(trees);
    expect(pinOnMap({ ...hole, pin: trees }, sand)).toBe(sand);
  });

  it('is measured again when the pin is moved, and one without a position is not (ENTRY-12)', () => {
    const state = replayEntry([
      {
        kind: 'start',
        start: {
          ...{ roundId: 'r1', playedOn: calendarDay('2026-06-01'), type: 'practice', holeCount: 9 },
          ...{ course: { name: 'Pine Hollow' }, allowsDistances: true, holes: [{ hole: 1, par: 4 }] },
        },
      },
      { kind: 'place', hole: 0, stroke: 1, place: placeOnMap(hole, green, sand) },
      { kind: 'pin', hole: 0, pin: { lat: 40.0031, lon: -80 } },
    ]);
    const [played] = state === null ? [] : entryDocument(state).holes;
    expect(played?.shots?.map(({ toPin }) => toPin)).toEqual([undefined, 133.8]);
    expect(played?.pin).toEqual({ lat: 40.0031, lon: -80 });
  });
});
