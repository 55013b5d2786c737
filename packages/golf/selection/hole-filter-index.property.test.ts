import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { type HoleFacts, holeFactsOf, holeFlags } from '../facts/index.ts';
import type { RoundDocument } from '../model/index.ts';
import { mappedRoundOf } from '../shot-map/index.ts';
import { anyHoles } from '../testing/arbitraries.ts';
import { filterHoles, indexHoles } from './hole-filter-index.ts';

const anyRounds: fc.Arbitrary<readonly RoundDocument[]> = fc.array(anyHoles, { maxLength: 5 }).map((rounds) =>
  rounds.map((holes, index) => ({
    format: 'strokebook.round/1' as const,
    roundId: `r${index}`,
    playedOn: calendarDay('2026-01-01'),
    type: 'practice' as const,
    status: 'completed' as const,
    holeCount: 18 as const,
    course: { name: 'Course' },
    holes,
  })),
);
const ids = holeFlags.map(({ id }) => id);
/** Mostly flags that some hole has, because random flags would match hardly any hole; sometimes any flag. */
const anyCase = anyRounds.chain((rounds) => {
  const [first] = rounds.flatMap((round) => holeFactsOf(round.holes));
  const had = first === undefined ? ids : holeFlags.filter((flag) => flag.test(first) === true).map(({ id }) => id);
  const anyFlags = fc.oneof(
    fc.subarray(had, { maxLength: Math.min(4, had.length) }),
    fc.subarray(ids, { maxLength: 2 }),
  );
  return fc.tuple(fc.constant(rounds), anyFlags);
});
const factsOf = (rounds: readonly RoundDocument[]) =>
  rounds.map((round) => ({ roundId: round.roundId, holes: holeFactsOf(round.holes) }));
/** The number of a hole, and which playing of it. */
const playingOf = ({ hole, nth }: HoleFacts) => [hole.hole, nth] as const;

/** The naive way: tests every flag on every hole. */
const hasFlags = (hole: HoleFacts, flagIds: readonly string[]): boolean =>
  flagIds.every((id) => holeFlags.find((flag) => flag.id === id)?.test(hole) === true);
const countByFlag = (holes: readonly HoleFacts[], active: readonly string[]) =>
  new Map(holeFlags.map(({ id }) => [id, holes.filter((hole) => hasFlags(hole, [...active, id])).length]));

describe('the hole filter over columns of bits equals the slow way over facts', () => {
  it('matches the holes that satisfy every active flag, and no other (SHOTS-08)', () => {
    fc.assert(
      fc.property(anyCase, ([rounds, active]) => {
        const filtered = filterHoles(indexHoles(rounds.map(mappedRoundOf)), active);
        let matching = 0;
        for (const { roundId, holes } of factsOf(rounds)) {
          const expected = holes.filter((hole) => hasFlags(hole, active)).map(playingOf);
          const counted = holes.map(playingOf).filter(([hole, nth]) => filtered.isCounted(roundId, hole, nth));
          expect(counted).toEqual(expected);
          expect(filtered.roundIds.has(roundId)).toBe(expected.length > 0);
          matching += expected.length;
        }
        expect(filtered.matching).toBe(matching);
        expect(filtered.total).toBe(rounds.flatMap((round) => round.holes).length);
      }),
      { numRuns: 300 },
    );
  });

  it('counts for each flag the holes that meet the other active ones (SHOTS-09, SHOTS-O4)', () => {
    fc.assert(
      fc.property(anyCase, ([rounds, active]) => {
        const { counts } = filterHoles(indexHoles(rounds.map(mappedRoundOf)), active);
        expect(counts).toEqual(
          countByFlag(
            factsOf(rounds).flatMap(({ holes }) => holes),
            active,
          ),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('does not care in which order flags and rounds come, nor whether a round comes twice (SHOTS-08)', () => {
    fc.assert(
      fc.property(anyCase, ([rounds, active]) => {
        const mapped = rounds.map(mappedRoundOf);
        const once = filterHoles(indexHoles(mapped), active);
        const again = filterHoles(indexHoles([...mapped, ...mapped].reverse()), [...active].reverse());
        expect(again.counts).toEqual(once.counts);
        expect([again.matching, again.total]).toEqual([once.matching, once.total]);
        expect(again.roundIds).toEqual(once.roundIds);
      }),
    );
  });
});

it('knows no hole of a round that it was not given', () => {
  const { isCounted, matching } = filterHoles(indexHoles([]), []);
  expect([isCounted('r0', 1, 1), matching]).toEqual([false, 0]);
});

it('refuses a flag that there is not', () => {
  expect(() => filterHoles(indexHoles([]), ['luck'])).toThrow("'luck' is no hole flag");
});
