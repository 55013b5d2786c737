import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMappedRound, countPlayings, mappedHole, mappedRound, mappedShot, placeAt } from '../testing/mapped.ts';
import type { MappedHole, MappedRound } from './mapped-round.ts';
import { hasMapData, mappedPlayings, playingText, playingToShow, playingsOf, stepPlaying } from './navigate-holes.ts';

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
    ['shots without any place', { shots: [mappedShot(), mappedShot()] }, true],
    ['nothing', {}, false],
  ])('by %s (MAP-11, MAP-O66)', (_, hole, expected) => {
    expect(hasMapData(mappedHole(hole))).toBe(expected);
  });
});

describe('going from hole to hole', () => {
  const shotgun = mappedRound({ holes: [drawn(10), bare(11), drawn(12), bare(1), drawn(2)] });
  const stepped = (round: MappedRound, hole: number | null, step: 1 | -1) =>
    stepPlaying(round, { hole: hole ?? undefined }, step)?.hole ?? null;

  it.each([
    [10, 1, 12],
    [12, 1, 2],
    [2, 1, 10],
    [10, -1, 2],
    [2, -1, 12],
    // From a hole without data, which a scorecard may have focused.
    [11, 1, 12],
    [11, -1, 10],
    [1, 1, 2],
    // From a hole that the round does not have, and from none.
    [7, 1, 10],
    [null, 1, 10],
    [null, -1, 2],
  ] as const)('from %s by %s it comes to %s, past holes without data (MAP-10, MAP-O5)', (focused, step, expected) => {
    expect(stepped(shotgun, focused, step)).toBe(expected);
  });

  it('stays where there is no other hole with data, and is nowhere without any (MAP-10)', () => {
    expect(stepped(mappedRound({ holes: [drawn(4), bare(5)] }), 4, 1)).toBe(4);
    expect(stepped(mappedRound({ holes: [bare(4), bare(5)] }), 4, 1)).toBeNull();
    expect(stepped(mappedRound(), null, -1)).toBeNull();
  });

  it('begins with the hole that is wanted if it has data, else with the first that has (MAP-11)', () => {
    expect(playingToShow(shotgun, { hole: 12 })?.hole).toBe(12);
    expect(playingToShow(shotgun, { hole: 11 })?.hole).toBe(10);
    expect(playingToShow(shotgun, { hole: 18 })?.hole).toBe(10);
    expect(playingToShow(shotgun, {})?.hole).toBe(10);
    expect(playingToShow(mappedRound({ holes: [bare(1)] }), { hole: 1 })).toBeNull();
  });
});

describe('a hole that the round plays twice', () => {
  const twice = mappedRound({ holes: countPlayings([bare(1), drawn(2), drawn(1), drawn(2)]) });
  const [, second, firstAgain, secondAgain] = twice.holes as readonly [MappedHole, MappedHole, MappedHole, MappedHole];

  it('is passed each time, in the order of play (MAP-10)', () => {
    expect(playingsOf(twice, 2)).toEqual([second, secondAgain]);
    expect(mappedPlayings(twice)).toEqual([second, firstAgain, secondAgain]);
    expect(stepPlaying(twice, second, 1)).toBe(firstAgain);
    expect(stepPlaying(twice, firstAgain, 1)).toBe(secondAgain);
    expect(stepPlaying(twice, secondAgain, 1)).toBe(second);
  });

  it('is shown the time that is wanted, else the first time that has data (MAP-11)', () => {
    expect(playingToShow(twice, { hole: 2, nth: 2 })).toBe(secondAgain);
    expect(playingToShow(twice, { hole: 2 })).toBe(second);
    expect(playingToShow(twice, { hole: 1 })).toBe(firstAgain);
    expect(playingToShow(twice, { hole: 2, nth: 3 })).toBe(second);
  });

  it('says which time it is, also where the other is filtered away', () => {
    expect(twice.holes.map((playing) => playingText(twice, playing))).toEqual([
      '1 · 1st time',
      '2 · 1st time',
      '1 · 2nd time',
      '2 · 2nd time',
    ]);
    expect(playingText({ ...twice, holes: [secondAgain] }, secondAgain)).toBe('2 · 2nd time');
    expect(playingText(mappedRound({ holes: [drawn(7)] }), drawn(7))).toBe('7');
  });
});

describe('laws of going from hole to hole', () => {
  it('as many steps as there are playings with data lead through each of them and back (MAP-10)', () => {
    fc.assert(
      fc.property(anyMappedRound, fc.constantFrom<1 | -1>(1, -1), (round, step) => {
        const playings = mappedPlayings(round);
        const visited: (MappedHole | null)[] = [];
        let focused = playings[0] ?? null;
        for (const _ of playings) {
          focused = stepPlaying(round, focused ?? {}, step);
          visited.push(focused);
        }
        expect(new Set(visited)).toEqual(new Set(playings));
        expect(focused).toBe(playings[0] ?? null);
      }),
    );
  });

  it('back undoes next, from a hole with data (MAP-10)', () => {
    fc.assert(
      fc.property(anyMappedRound, (round) => {
        for (const playing of mappedPlayings(round)) {
          expect(stepPlaying(round, stepPlaying(round, playing, 1) ?? {}, -1)).toBe(playing);
        }
      }),
    );
  });

  it('lands where walking one playing at a time first finds data (MAP-O5)', () => {
    fc.assert(
      fc.property(anyMappedRound, (round) => {
        for (const [index, playing] of round.holes.entries()) {
          const ahead = [...round.holes.slice(index + 1), ...round.holes.slice(0, index + 1)];
          expect(stepPlaying(round, playing, 1)).toBe(ahead.find(hasMapData) ?? null);
        }
      }),
    );
  });
});
