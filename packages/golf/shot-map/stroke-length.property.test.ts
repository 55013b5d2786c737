import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryDocument, type EntryAction, replayEntry, roundStartOf, type CourseToPlay } from '../entry/index.ts';
import { calendarDay } from '../calendar/index.ts';
import { wholeYards } from '../format/index.ts';
import {
  type CourseHole,
  type Hole,
  type LatLon,
  metres,
  type RoundDocument,
  type Shot,
  yards,
  yardsToMetres,
} from '../model/index.ts';
import { placeOfStat, readStat, samplesBehind, countedHolesOf, tallyRound } from '../stats/index.ts';
import { holeOf, puttOf, roundOf, shotOf } from '../testing/builders.ts';
import { placeAt } from '../testing/mapped.ts';
import { mappedRoundOf } from './mapped-round.ts';
import { shotInWords } from './shot-in-words.ts';
import { withTypedPlaces } from './typed-places.ts';

const BACK_TEE = 419;
const backTee = placeAt(0, 0);
const green = placeAt(0, yardsToMetres(yards(BACK_TEE)));
/** A drawing has one tee, the back one. */
const drawn: CourseHole = {
  ...{ number: 1, numberFrom: 'mapped', par: 4, shapes: {} },
  ...{ tee: backTee, centreLine: [backTee, green] },
};
const fromGreen = (toPin: number): LatLon => placeAt(180, metres(toPin / 1.09361), green);

/** The lengths of the strokes as the list beside the map says them, with the hole's drawing or without one. */
const shownLengths = (round: RoundDocument, drawing: CourseHole | null): readonly (string | null)[] =>
  mappedRoundOf(round).holes.flatMap((hole) =>
    withTypedPlaces(hole, drawing).shots.map((shot) => shotInWords(shot, 'imperial').length),
  );
/** The lengths of the tee shots as the figure 'Driving distance' opens. */
const driveSamples = (round: RoundDocument): readonly string[] =>
  samplesBehind(countedHolesOf(round), 'drive.distance').map(({ value }) => wholeYards(yards(value)));

describe('a tee shot', () => {
  const anyTee = fc.integer({ min: 280, max: BACK_TEE + 40 });
  const left = fc.integer({ min: 60, max: 240 });
  const isPlaced = fc.boolean();

  it('MAP-O66: is as long as the distance before it minus the distance after it, from any tee, on any drawing or none', () => {
    fc.assert(
      fc.property(anyTee, left, isPlaced, fc.boolean(), (length, after, isTapped, isMapped) => {
        const second = shotOf('fairway', after, isTapped ? { position: fromGreen(after) } : {});
        // A tee shot that was tapped or typed has no place of its own; its distance may be that of the card.
        const hole: Hole = holeOf({
          ...{ yards: yards(length), pin: green, score: 4 },
          shots: [{ lie: 'tee' }, second, puttOf(20), puttOf(3)],
        });
        const round = roundOf({ holes: [hole] });
        const expected = wholeYards(yards(length - after));
        expect(shownLengths(round, isMapped ? drawn : null)[0]).toBe(expected);
        expect(driveSamples(round)).toEqual([expected]);
      }),
    );
  });

  it('MAP-O66: has no length out of bounds or lost, whatever is known of its places', () => {
    const reasons = fc.constantFrom('outOfBounds', 'lostBall');
    fc.assert(
      fc.property(anyTee, reasons, isPlaced, fc.boolean(), (length, reason, hasPlaces, isMapped) => {
        const away: Shot = shotOf('tee', length, {
          penalty: { strokes: 1, reason: reason as 'lostBall' },
          ...(hasPlaces ? { position: fromGreen(length), distance: yards(200) } : {}),
        });
        const again = [shotOf('tee', length), shotOf('fairway', 120), puttOf(20), puttOf(3)];
        const round = roundOf({ holes: [holeOf({ yards: yards(length), score: 6, shots: [away, ...again] })] });
        const expected = wholeYards(yards(length - 120));
        expect(shownLengths(round, isMapped ? drawn : null).slice(0, 2)).toEqual([null, expected]);
        expect(driveSamples(round)).toEqual([expected]);
      }),
    );
  });
});

const tees = [
  { name: 'Black', yards: 419 },
  { name: 'Blue', yards: 396 },
  { name: 'Red, women', yards: 340 },
  { name: 'Gold, women', yards: 354 },
  { name: 'Juniors', yards: 290 },
];
const course = (hasMap: boolean): CourseToPlay => ({
  ...{ courseId: 'three-pines', name: 'Three Pines', city: null, region: null, country: null },
  ...{ isOwn: false, hasOwnCard: false, hasMap },
  tees: tees.map(({ name, yards: length }) => ({ name, yards: Array.from({ length: 18 }, () => yards(length)) })),
  holes: Array.from({ length: 18 }, (_unused, at) => ({
    ...{ number: at + 1, par: 4, strokeIndex: at + 1, measured: yards(BACK_TEE) },
  })),
});

/** A round of nine, each hole out of bounds or in play, typed or tapped. */
function playedFrom(tee: number, hasMap: boolean, isTapped: boolean): RoundDocument {
  const start = roundStartOf('r1', course(hasMap), {
    ...{ playedOn: calendarDay('2026-06-01'), type: 'practice', holeCount: 9, firstHole: 1, secondNine: null, tee },
    ...{ isSimulator: false, tournament: null, roundNumber: null, allowsDistances: true },
  });
  const actions = start.holes.flatMap((_card, hole): readonly EntryAction[] => {
    const toPin = yards(100 + hole * 7);
    const position = isTapped ? { position: fromGreen(toPin) } : {};
    const isOut = hole % 3 === 2;
    const after = isOut ? 2 : 1;
    return [
      ...(isOut ? [{ kind: 'penalty', hole, penalty: 'outOfBounds', strokes: 1 } as const] : []),
      { kind: 'place', hole, stroke: after, place: { lie: 'fairway', toPin, ...position } },
      { kind: 'place', hole, stroke: after + 1, place: { lie: 'green', toPin: yards(5) } },
      { kind: 'holed', hole },
    ];
  });
  const state = replayEntry([{ kind: 'start', start }, ...actions, { kind: 'finish' }]);
  if (state === null) throw new Error('no round');
  return entryDocument(state);
}

it.each([
  ['a man from Blue, typed on a course without a map', 1, false, false],
  ['a man from Black, tapped on the map', 0, true, true],
  ['a woman from Gold, typed on a mapped course', 3, true, false],
  ['a woman from Red, tapped on the map', 2, true, true],
  ['a junior, tapped on the map', 4, true, true],
  ['a junior, typed on a course without a map', 4, false, false],
] as const)(
  'MAP-O66: every tee shot of %s is as long on the screen as in the driving distance',
  (_who, tee, isMapped, isTapped) => {
    const round = playedFrom(tee, isMapped, isTapped);
    const shown = mappedRoundOf(round).holes.flatMap((hole) =>
      withTypedPlaces(hole, isMapped ? { ...drawn, number: hole.hole } : null)
        .shots.filter(({ kind }) => kind === 'offTheTee')
        .map((shot) => shotInWords(shot, 'imperial').length),
    );
    // The ball out of bounds on every third hole has no length.
    expect(shown).toHaveLength(12);
    const lengths = shown.filter((length) => length !== null);
    expect(lengths).toEqual(driveSamples(round));
    const distance = readStat(tallyRound(round), placeOfStat('drive.distance'), 9);
    const mean = lengths.reduce((sum, length) => sum + Number.parseFloat(length), 0) / lengths.length;
    expect(distance).toMatchObject({ state: 'value', n: 9, value: mean });
  },
);
