import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import type { RoundSummary } from '../model/index.ts';
import { summaryOf } from '../testing/builders.ts';
import { bestToPar, recentToPar } from './averages-to-par.ts';

/** A round of two over par on the given day of a month. */
const round = (day: number, changes: Partial<RoundSummary> = {}): RoundSummary =>
  summaryOf({ playedOn: calendarDay(`2026-05-${String(day).padStart(2, '0')}`), score: 74, par: 72, ...changes });

it('is the score to par over the last six finished rounds (DATA-28, ORG-O6)', () => {
  const old = Array.from({ length: 5 }, (_, i) => round(i + 1, { score: 100 }));
  const recent = Array.from({ length: 6 }, (_, i) => round(i + 6, { score: 72 + (i % 2) * 2 }));
  expect(recentToPar([...old, ...recent])).toEqual({ toPar: 1, roundCount: 6 });
});

it('takes the best ten rounds, or the better half of fewer than 20, so that the best is never worse than the recent (DATA-28, ORG-O6)', () => {
  const rounds = (count: number) => Array.from({ length: count }, (_, i) => round(i + 1, { score: 72 + i }));
  expect(bestToPar(rounds(24))).toEqual({ toPar: 4.5, roundCount: 10 });
  expect(bestToPar(rounds(20))).toEqual({ toPar: 4.5, roundCount: 10 });
  expect(bestToPar(rounds(11))).toEqual({ toPar: 2, roundCount: 5 });
  expect(bestToPar(rounds(2))).toEqual({ toPar: 0, roundCount: 1 });
  expect(bestToPar(rounds(1))).toBeNull();
});

it('takes no nine into the best rounds, and is the same in whatever order the rounds come (DATA-28, ORG-O6)', () => {
  const anyRound = fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    over: fc.integer({ min: -3, max: 3 }),
    holeCount: fc.constantFrom(9 as const, 18 as const),
  });
  const withIds = fc.array(anyRound, { maxLength: 40 }).map((list) =>
    list.map(({ day, over, holeCount }, index) => {
      const par = holeCount * 4;
      return round(day, { roundId: `r${index}`, holeCount, par, score: par + over });
    }),
  );
  const shuffled = withIds.chain((rounds) =>
    fc.tuple(fc.constant(rounds), fc.shuffledSubarray(rounds, { minLength: rounds.length })),
  );
  fc.assert(
    fc.property(shuffled, ([rounds, inOtherOrder]) => {
      expect(bestToPar(inOtherOrder)).toEqual(bestToPar(rounds));
      expect(recentToPar(inOtherOrder)).toEqual(recentToPar(rounds));
      expect(bestToPar(rounds)).toEqual(bestToPar(rounds.filter(({ holeCount }) => holeCount === 18)));
    }),
  );
});

it('counts a nine-hole round by half in the recent rounds, per 18 holes', () => {
  expect(recentToPar([round(1), round(2, { holeCount: 9, score: 40, par: 36 })])).toEqual({ toPar: 4, roundCount: 2 });
});

it('leaves out unfinished rounds and rounds without a score, and is null without any', () => {
  expect(recentToPar([round(1, { status: 'inProgress' }), round(2, { score: null, par: null })])).toBeNull();
  expect(recentToPar([])).toBeNull();
});
