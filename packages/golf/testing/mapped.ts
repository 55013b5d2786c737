import fc from 'fast-check';
import { calendarDay } from '../calendar/index.ts';
import { destinationPoint } from '../geometry/index.ts';
import { degrees, type LatLon, metres } from '../model/index.ts';
import type { MappedHole, MappedRound, MappedShot } from '../shot-map/index.ts';

/** A stroke from the tee without any position, with defaults for what a test does not set. */
export const mappedShot = (shot: Partial<MappedShot> = {}): MappedShot => ({
  kind: 'offTheTee',
  lie: 'tee',
  club: null,
  start: null,
  end: null,
  toPin: null,
  endLie: null,
  endToPin: null,
  penalties: 0,
  length: null,
  gained: null,
  ...shot,
});

export const mappedHole = (hole: Partial<MappedHole> = {}): MappedHole => ({
  hole: 1,
  nth: 1,
  par: 4,
  score: 4,
  yards: null,
  tee: null,
  pin: null,
  flags: [],
  shots: [],
  ...hole,
});

export const mappedRound = (round: Partial<MappedRound> = {}): MappedRound => ({
  roundId: 'r1',
  playedOn: calendarDay('2026-06-01'),
  courseId: 'pine-hollow',
  holes: [],
  ...round,
});

const origin: LatLon = { lat: 40.1, lon: -80.2 };
/** The point `length` metres from `from` in a compass direction. */
export const placeAt = (heading: number, length: number, from: LatLon = origin): LatLon =>
  destinationPoint(from, degrees(heading), metres(length));

const anyPlace: fc.Arbitrary<LatLon> = fc
  .tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 600 }))
  .map(([heading, length]) => placeAt(heading, length));
const maybePlace = fc.option(anyPlace, { freq: 2 });

const anyMappedShot: fc.Arbitrary<MappedShot> = fc
  .tuple(maybePlace, maybePlace)
  .map(([start, end]) => mappedShot({ start, end }));

/** A hole with one of few numbers, so that numbers repeat, with and without positions. */
export const anyMappedHole: fc.Arbitrary<MappedHole> = fc
  .tuple(fc.integer({ min: 1, max: 9 }), maybePlace, maybePlace, fc.array(anyMappedShot, { maxLength: 3 }))
  .map(([hole, tee, pin, shots]) => mappedHole({ hole, tee, pin, shots }));

export const anyMappedRound: fc.Arbitrary<MappedRound> = fc
  .tuple(
    fc.integer({ min: 0, max: 99 }),
    fc.option(fc.constantFrom('a', 'b')),
    fc.array(anyMappedHole, { maxLength: 12 }),
  )
  .map(([id, courseId, holes]) => mappedRound({ roundId: `r${id}`, courseId, holes: countPlayings(holes) }));

/** Sets `nth` of each hole. */
export const countPlayings = (holes: readonly MappedHole[]): readonly MappedHole[] =>
  holes.map((playing, index) => ({
    ...playing,
    nth: holes.slice(0, index + 1).filter(({ hole }) => hole === playing.hole).length,
  }));
