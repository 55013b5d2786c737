import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMappedRound, mappedHole, mappedRound, mappedShot, placeAt } from '../testing/mapped.ts';
import { isMappable, mappableRounds, otherHolesOf, otherRoundsOnCourse } from './mappable-rounds.ts';

const place = placeAt(90, 50);
const drawn = mappedHole({ hole: 3, shots: [mappedShot({ start: place })] });
const round = (roundId: string, courseId: string | null, holes = [drawn]) => mappedRound({ roundId, courseId, holes });

describe('mappable rounds', () => {
  it.each([
    ['a hole with data', [mappedHole(), drawn], true],
    ['strokes without any place', [mappedHole({ shots: [mappedShot()] })], true],
    ['holes without strokes', [mappedHole()], false],
    ['no holes', [], false],
  ])('a round with %s is mappable or not (MAP-16, MAP-O66)', (_, holes, expected) => {
    expect(isMappable(round('a', null, holes))).toBe(expected);
  });

  it('others are mappable, on the course of the focused round, and not the focused one (MAP-04, MAP-16)', () => {
    const focused = round('a', 'x');
    const rounds = [
      round('b', 'x'),
      focused,
      round('c', 'y'),
      round('d', 'x', [mappedHole()]),
      round('e', 'x'),
      round('f', null),
    ];
    expect(otherRoundsOnCourse(rounds, focused).map(({ roundId }) => roundId)).toEqual(['b', 'e']);
  });

  it('a course known by name only has no others (MAP-04)', () => {
    expect(otherRoundsOnCourse([round('a', null), round('b', null)], round('a', null))).toEqual([]);
  });

  it('other rounds show a hole only with a shot on it, each of two playings (MAP-17)', () => {
    const bare = mappedHole({ hole: 3, tee: place, pin: place });
    const others = [
      round('a', 'x', [bare]),
      round('b', 'x', [drawn, mappedHole({ hole: 4, shots: [mappedShot()] }), drawn]),
    ];
    expect(otherHolesOf(others, 3)).toEqual([
      { roundId: 'b', hole: drawn },
      { roundId: 'b', hole: drawn },
    ]);
    expect(otherHolesOf(others, 5)).toEqual([]);
  });
});

it('every round is focused, another on its course, on another course, or not mappable: exactly one of them (MAP-04, MAP-16)', () => {
  const anyRounds = fc.uniqueArray(anyMappedRound, { selector: ({ roundId }) => roundId, minLength: 1 });
  fc.assert(
    fc.property(anyRounds, (rounds) => {
      const focused = rounds[0] as (typeof rounds)[number];
      const others = new Set(otherRoundsOnCourse(rounds, focused));
      for (const other of rounds) {
        const isElsewhere = other.courseId === null || other.courseId !== focused.courseId;
        expect(others.has(other)).toBe(other !== focused && !isElsewhere && mappableRounds([other]).length === 1);
      }
    }),
  );
});
