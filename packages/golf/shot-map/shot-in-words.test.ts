import { describe, expect, it } from 'vitest';
import { yards } from '../model/index.ts';
import { holeOf, puttOf, roundOf, shotOf } from '../testing/builders.ts';
import { mappedRoundOf, type MappedShot } from './mapped-round.ts';
import { shotInWords } from './shot-in-words.ts';

const shot = (length: number | null, over: Partial<MappedShot>): MappedShot => ({
  kind: 'offTheTee',
  lie: 'tee',
  club: 'driver',
  start: null,
  end: null,
  toPin: yards(474),
  endLie: 'fairway',
  endToPin: yards(218),
  penalties: 0,
  length: length === null ? null : yards(length),
  gained: null,
  ...over,
});

describe('a shot as a player tells it', () => {
  it.each([
    [shot(256, {}), ['256 yd', 'Driver, fairway. 218 yd left.']],
    [shot(null, {}), [null, 'Driver, fairway. 218 yd left.']],
    [
      shot(240, { club: null, endLie: 'penaltyArea', penalties: 1 }),
      ['240 yd', 'Penalty area. 218 yd left. 1 penalty stroke.'],
    ],
    [shot(null, { club: null, endLie: 'rough', endToPin: null }), [null, 'Rough.']],
    [
      shot(15.7, {
        kind: 'putt',
        lie: 'green',
        club: 'putter',
        toPin: yards(15.7),
        endLie: 'green',
        endToPin: yards(1),
      }),
      ['47 ft', 'Putter. 3 ft left.'],
    ],
    [
      shot(3, { kind: 'putt', lie: 'green', club: 'putter', toPin: yards(3), endLie: 'holed', endToPin: yards(0) }),
      ['9 ft', 'Putter, holed.'],
    ],
    [
      shot(0.1, { kind: 'putt', lie: 'green', club: null, toPin: yards(0.1), endLie: 'holed', endToPin: yards(0) }),
      ['Tap-in', 'Holed.'],
    ],
  ] as const)(
    'says its length first, then club, where it came to rest and what is left (MAP-O61): %#',
    (told, [length, rest]) => {
      expect(shotInWords(told, 'imperial')).toEqual({ length, rest });
    },
  );
});

it('says after a stroke the distance from which the next one is played, and not another one (MAP-O61)', () => {
  const hole = holeOf({
    yards: yards(400),
    shots: [shotOf('tee', 400), shotOf('fairway', 150, { end: { lie: 'green', toPin: yards(1) } }), puttOf(4)],
  });
  const shots = mappedRoundOf(roundOf({ holes: [hole] })).holes[0]?.shots ?? [];
  expect(shots.map((told) => shotInWords(told, 'imperial').rest)[1]).toMatch(/4 ft left\.$/);
});
