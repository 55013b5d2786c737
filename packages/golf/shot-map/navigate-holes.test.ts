import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMappedRound, mappedHole, mappedRound, mappedShot, placeAt } from '../testing/mapped.ts';
import { focusHole, hasMapData, holeToShow, mappedHoleNumbers, playingsOf, stepHole } from './navigate-holes.ts';

const place = placeAt(0, 100);
const drawn = (hole: number) => mappedHole({ hole, tee: placeAt(0, 0), pin: place });
const bare = (hole: number) => mappedHole({ hole });

describe('a hole has data', () => {
  it.each([
    ['tee and pin', { tee: place, pin: place }, true],
    ['a tee alone', { tee: place }, false],
    ['a pin alone', { pin: place }, false],
    ['a shot that began somewhere', { shots: [mappedShot(), mappedShot({ start: place })] }, true],
    ['a shot that ended somewhere', { shots: [mappedShot({ end: place })] }, true],
    ['shots without any place', { shots: [mappedShot(), mappedShot()] }, false],
    ['nothing', {}, false],
  ])('by %s (MAP-11)', (_, hole, expected) => {
    expect(hasMapData(mappedHole(hole))).toBe(expected);
  });
});

describe('going from hole to hole', () => {
  const shotgun = mappedRound({ holes: [drawn(10), bare(11), drawn(12), bare(1), drawn(2)] });

  it.each([
    [10, 1, 12],
    [12, 1, 2],
    [2, 1, 10],
    [10, -1, 2],
    [2, -1, 12],
    // From one without data, as a scorecard may have focused it before.
    [11, 1, 12],
    [11, -1, 10],
    [1, 1, 2],
    // From one that the round does not have, and from none.
    [7, 1, 10],
    [null, 1, 10],
    [null, -1, 2],
  ] as const)('from %s by %s it comes to %s, past holes without data (MAP-10, MAP-O5)', (focused, step, expected) => {
    expect(stepHole(shotgun, focused, step)).toBe(expected);
  });

  it('stays where there is no other hole with data, and is nowhere without any (MAP-10)', () => {
    expect(stepHole(mappedRound({ holes: [drawn(4), bare(5)] }), 4, 1)).toBe(4);
    expect(stepHole(mappedRound({ holes: [bare(4), bare(5)] }), 4, 1)).toBeNull();
    expect(stepHole(mappedRound(), null, -1)).toBeNull();
  });

  it('passes a hole once that was played twice, with data in either playing (MAP-10)', () => {
    const twice = mappedRound({ holes: [bare(1), drawn(2), drawn(1), drawn(2)] });
    expect(mappedHoleNumbers(twice)).toEqual([2, 1]);
    expect(stepHole(twice, 1, 1)).toBe(2);
    expect(stepHole(twice, 2, 1)).toBe(1);
    expect(playingsOf(twice, 2)).toEqual([twice.holes[1], twice.holes[3]]);
  });

  it('ignores a hole without data or of another course (MAP-11)', () => {
    expect(focusHole(shotgun, 10, 12)).toBe(12);
    expect(focusHole(shotgun, 10, 11)).toBe(10);
    expect(focusHole(shotgun, 10, 18)).toBe(10);
    expect(focusHole(shotgun, null, 11)).toBeNull();
  });

  it('begins with the hole that is wanted if it has data, else with the first that has (MAP-11)', () => {
    expect(holeToShow(shotgun, 12)).toBe(12);
    expect(holeToShow(shotgun, 11)).toBe(10);
    expect(holeToShow(shotgun, null)).toBe(10);
    expect(holeToShow(mappedRound({ holes: [bare(1)] }), 1)).toBeNull();
  });
});

describe('laws of going from hole to hole', () => {
  it('as many steps as there are holes with data lead through each of them and back (MAP-10)', () => {
    fc.assert(
      fc.property(anyMappedRound, fc.constantFrom<1 | -1>(1, -1), (round, step) => {
        const numbers = mappedHoleNumbers(round);
        const visited: (number | null)[] = [];
        let focused = numbers[0] ?? null;
        for (const _ of numbers) {
          focused = stepHole(round, focused, step);
          visited.push(focused);
        }
        expect(new Set(visited)).toEqual(new Set(numbers));
        expect(focused).toBe(numbers[0] ?? null);
      }),
    );
  });

  it('back undoes next, from a hole with data (MAP-10)', () => {
    fc.assert(
      fc.property(anyMappedRound, (round) => {
        for (const hole of mappedHoleNumbers(round)) expect(stepHole(round, stepHole(round, hole, 1), -1)).toBe(hole);
      }),
    );
  });

  it('lands where walking one hole at a time first finds data (MAP-O5)', () => {
    fc.assert(
      fc.property(anyMappedRound, (round) => {
        const order = round.holes.map(({ hole }) => hole).filter((hole, index, all) => all.indexOf(hole) === index);
        for (const [index, hole] of order.entries()) {
          const ahead = [...order.slice(index + 1), ...order.slice(0, index + 1)];
          const expected = ahead.find((number) => playingsOf(round, number).some(hasMapData)) ?? null;
          expect(stepHole(round, hole, 1)).toBe(expected);
        }
      }),
    );
  });
});
