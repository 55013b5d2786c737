import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newestFirst, scoreVsPar } from '../selection/index.ts';
import { tallyRound } from '../stats/index.ts';
import { anyHistory } from '../testing/arbitraries.ts';
import { roundOf } from '../testing/builders.ts';
import { bestTenCharts } from './best-ten.ts';

const tally = tallyRound(roundOf());
const choice = { holeCount: 18, range: { start: null, end: null }, standardName: null } as const;

/** Many rounds, because the best ten of few are all of them. */
const longHistory = fc.tuple(anyHistory, anyHistory).map(([one, other]) =>
  [...one, ...other].map((round, index) => ({
    ...round,
    roundId: `r${index}`,
    type: index % 4 === 0 ? round.type : ('tournament' as const),
  })),
);

it('finds what looking at every choice finds (ABOUT-05, ABOUT-06)', () => {
  fc.assert(
    fc.property(longHistory, (history) => {
      const rounds = history
        .filter(({ type, status, holeCount }) => type === 'tournament' && status === 'completed' && holeCount === 18)
        .filter((round) => scoreVsPar(round) !== null)
        .sort(newestFirst)
        .reverse();
      const toPar = rounds.map((round) => scoreVsPar(round) as number);
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
      const { chartData, roundCount } = bestTenCharts(
        history.map((summary) => ({ summary, tally })),
        choice,
      );
      const sums = chartData.map((chart) =>
        sum(chart.includedRounds.map(({ performance }) => performance.score - performance.par)),
      );
      const best = sum([...toPar].sort((a, b) => a - b).slice(0, 10));
      const runs = toPar.map((_value, start) => toPar.slice(start, start + 10)).filter((run) => run.length === 10);
      const expected = [
        ...(rounds.length === 0 ? [] : [best]),
        ...(rounds.length > 10 ? [Math.min(...runs.map(sum))] : []),
      ];
      expect([roundCount, sums]).toEqual([rounds.length, expected]);
      for (const chart of chartData) {
        const order = chart.includedRounds.map(({ golfRoundId }) => rounds.findIndex((r) => r.roundId === golfRoundId));
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }
      const run = chartData[1]?.includedRounds.map(({ golfRoundId }) => golfRoundId) ?? [];
      if (run.length > 0) {
        const start = rounds.findIndex(({ roundId }) => roundId === run[0]);
        expect(run).toEqual(rounds.slice(start, start + 10).map(({ roundId }) => roundId));
      }
    }),
  );
});
