import { describe, expect, it } from 'vitest';
import { destinationPoint } from '../geometry/index.ts';
import { type CourseHole, degrees, type LatLon, metres, type Ring } from '../model/index.ts';
import type { MappedShot } from './mapped-round.ts';
import { shotInWords } from './shot-in-words.ts';
import { withOutlineLies } from './unlogged-lie.ts';

const pin = { lat: 40, lon: -80 };
const around = (place: LatLon, radius: number): Ring =>
  [45, 135, 225, 315].map((heading) => destinationPoint(place, degrees(heading), metres(radius)));
const fairway = destinationPoint(pin, degrees(180), metres(150));
const hole: CourseHole = {
  number: 1,
  numberFrom: 'mapped',
  shapes: { green: [around(pin, 15)], fairway: [around(fairway, 40)], woods: [around({ lat: 40, lon: -80.01 }, 40)] },
};
const shot = (over: Partial<MappedShot>): MappedShot => ({
  ...{ kind: 'approach', lie: 'other', club: 'iron7', start: fairway, end: pin, toPin: null },
  ...{ endLie: null, endToPin: null, penalties: 0, length: null, gained: null },
  ...over,
});

describe('a lie that was not logged', () => {
  it('is read from the outlines of the hole, at the start of the stroke and at its end (GEO-10, GEO-O40)', () => {
    const read = withOutlineLies(shot({ endLie: 'other' }), hole);
    expect([read.lie, read.endLie]).toEqual(['fairway', 'green']);
    expect(shotInWords(read, 'imperial').rest).toBe('7 iron, green.');
    expect(withOutlineLies(shot({ start: { lat: 40, lon: -80.01 } }), hole).lie).toBe('recovery');
  });

  it('stays unknown outside of all outlines, without a place, and on a course that is not mapped (GEO-O40)', () => {
    const far = { lat: 41, lon: -80 };
    expect(withOutlineLies(shot({ start: far, end: far }), hole)).toEqual(shot({ start: far, end: far }));
    expect(withOutlineLies(shot({ start: null, end: null }), hole)).toEqual(shot({ start: null, end: null }));
    expect(withOutlineLies(shot({}), null)).toEqual(shot({}));
  });

  it('never replaces one that was logged (GEO-O40)', () => {
    const logged = shot({ lie: 'rough', endLie: 'fringe' });
    expect(withOutlineLies(logged, hole)).toEqual(logged);
  });
});
