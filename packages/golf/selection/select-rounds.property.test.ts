import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/index.ts';
import { roundIdOf } from '../entry/round-id.ts';
import { type RoundSummary, roundTypes } from '../model/index.ts';
import { anyHistory } from '../testing/arbitraries.ts';
import { summaryOf } from '../testing/builders.ts';
import type { RoundFilter } from './round-filter.ts';
import { bestFirst, latestTournaments, newestFirst, selectRounds } from './select-rounds.ts';

const anyFilter: fc.Arbitrary<RoundFilter> = fc.record(
  {
    filterName: fc.constant('filter'),
    holeCount: fc.constantFrom<9 | 18>(9, 18),
    roundTypes: fc.subarray([...roundTypes]),
    roundNumbers: fc.subarray([0, 1, 2, 3]),
    tournamentIds: fc.subarray(['a', 'b', 'c']),
    golfRoundIds: fc.subarray(Array.from({ length: 25 }, (_unused, index) => `r${index}`)),
    playedInSimulator: fc.boolean(),
    inProgressRounds: fc.boolean(),
    dateRange: fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 })).map(([from, days]) => ({
      start: addDays(calendarDay('2024-01-01'), from),
      end: addDays(calendarDay('2024-01-01'), from + days),
    })),
    timeframe: fc.record({
      period: fc.constantFrom('best', 'last'),
      count: fc.integer({ min: 1, max: 6 }),
      unit: fc.constantFrom('rounds', 'tournaments'),
    }),
  },
  { requiredKeys: ['filterName'] },
);

/** A naive implementation: one condition after the other; the timeframe keeps rounds with fewer than N better ones. */
function selectNaively(rounds: readonly RoundSummary[], filter: RoundFilter): readonly RoundSummary[] {
  let left = [...rounds];
  if (filter.golfRoundIds) left = left.filter((round) => filter.golfRoundIds?.some((id) => id === round.roundId));
  if (filter.holeCount) left = left.filter((round) => round.holeCount === filter.holeCount);
  if (filter.roundTypes) left = left.filter((round) => filter.roundTypes?.some((type) => type === round.type));
  if (filter.roundNumbers)
    left = left.filter((round) => filter.roundNumbers?.some((number) => number === round.roundNumber));
  if (filter.tournamentIds)
    left = left.filter((round) => filter.tournamentIds?.some((id) => id === round.tournamentId));
  if (filter.playedInSimulator === true) left = left.filter((round) => round.isSimulator);
  if (filter.playedInSimulator === false) left = left.filter((round) => !round.isSimulator);
  if (!filter.inProgressRounds) left = left.filter((round) => round.status === 'completed');
  const range = filter.dateRange;
  if (range)
    left = left.filter((round) => round.playedOn >= (range.start ?? '') && round.playedOn <= (range.end ?? '9'));
  left.sort(newestFirst);
  const frame = filter.timeframe;
  if (frame === undefined) return left;
  const keep: RoundSummary[] = [];
  if (frame.unit === 'rounds') {
    const pool = frame.period === 'best' ? left.filter((round) => round.score !== null) : left;
    while (keep.length < frame.count && keep.length < pool.length) {
      const rest = pool.filter((round) => !keep.includes(round));
      const order = frame.period === 'best' ? bestFirst : newestFirst;
      keep.push(rest.reduce((best, round) => (order(round, best) < 0 ? round : best)));
    }
    return left.filter((round) => keep.includes(round));
  }
  const pool = frame.period === 'best' ? left.filter((round) => round.score !== null) : left;
  const names = [...new Set(pool.flatMap((round) => (round.type === 'tournament' ? (round.tournamentId ?? []) : [])))];
  const average = (id: string): number => {
    const ofTournament = pool.filter((round) => round.tournamentId === id);
    return (
      ofTournament.reduce((total, round) => total + (round.score ?? 0) - (round.par ?? 0), 0) / ofTournament.length
    );
  };
  const chosen =
    frame.period === 'best'
      ? names.sort((a, b) => average(a) - average(b)).slice(0, frame.count)
      : names.slice(0, frame.count);
  return left.filter((round) => round.tournamentId !== null && chosen.includes(round.tournamentId));
}

it('selects what the slow obvious way selects (DATA-33, API-21)', () => {
  fc.assert(
    fc.property(anyHistory, anyFilter, (history, filter) => {
      expect(selectRounds(history, filter).map((round) => round.roundId)).toEqual(
        selectNaively(history, filter).map((round) => round.roundId),
      );
    }),
    { numRuns: 500 },
  );
});

it('does not care in which order the history comes (DATA-33)', () => {
  fc.assert(
    fc.property(anyHistory, anyFilter, (history, filter) => {
      expect(selectRounds([...history].reverse(), filter)).toEqual(selectRounds(history, filter));
    }),
  );
});

describe('order', () => {
  const round = (roundId: string, day: string, roundNumber: number | null, score: number | null = 72) =>
    summaryOf({ roundId, playedOn: calendarDay(day), roundNumber, score });

  it('puts the final round last played of a day (DASH-29)', () => {
    const day = [
      round('a', '2026-06-02', 1),
      round('b', '2026-06-02', 0),
      round('c', '2026-06-02', 2),
      round('d', '2026-06-03', null),
    ];
    expect(day.sort(newestFirst).map(({ roundId }) => roundId)).toEqual(['d', 'b', 'c', 'a']);
  });

  it('puts the round that was started later first of a day without round numbers (ENTRY-O64)', () => {
    const started = (startedAt: number, uuid: string) => round(roundIdOf(startedAt, uuid), '2026-06-02', null);
    const [early, late] = [
      started(1_795_800_000_000, 'ffffffff-ffff-4fff-bfff-ffffffffffff'),
      started(1_795_800_000_001, '00000000-0000-4000-8000-000000000000'),
    ];
    expect([early, late].sort(newestFirst)).toEqual([late, early]);
    expect(late.roundId).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('lets the lower score win a tie in score to par (CARD-O5)', () => {
    const over = [
      summaryOf({ roundId: 'par71', score: 66, par: 71, playedOn: calendarDay('2026-06-01') }),
      summaryOf({ roundId: 'par72', score: 67, par: 72, playedOn: calendarDay('2026-06-09') }),
      summaryOf({ roundId: 'par70', score: 65, par: 70, playedOn: calendarDay('2026-05-01') }),
    ];
    expect(over.sort(bestFirst).map(({ roundId }) => roundId)).toEqual(['par70', 'par71', 'par72']);
  });

  it('keeps the more recent of equally good rounds, and rounds without a score last (CARD-O5)', () => {
    const rounds = [
      round('old', '2026-06-01', null),
      round('none', '2026-06-09', null, null),
      round('new', '2026-06-05', null),
      round('good', '2026-01-01', null, 70),
    ];
    expect(rounds.sort(bestFirst).map(({ roundId }) => roundId)).toEqual(['good', 'new', 'old', 'none']);
  });

  it('lists tournaments by their latest round, and no match or qualifier (SHOTS-O7)', () => {
    const played = (tournamentId: string, day: string, type: RoundSummary['type'] = 'tournament') =>
      summaryOf({ tournamentId, type, playedOn: calendarDay(day) });
    const match = played('m', '2026-05-01', 'match');
    expect(
      latestTournaments([played('a', '2026-01-01'), match, played('b', '2026-03-01'), played('a', '2026-04-01')]),
    ).toEqual(['a', 'b']);
  });
});
