import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, calendarDay as day } from '@strokebook/golf/calendar';
import { yards } from '@strokebook/golf/model';
import { type IncludedRound, withPar } from '@strokebook/golf/tournaments';
import { mergeTournaments, tournamentsOfRounds } from './merge-tournaments.ts';

type Round = IncludedRound & { readonly tournamentId: string | null };

const someRounds: fc.Arbitrary<readonly Round[]> = fc
  .array(
    fc.record({
      place: fc.integer({ min: 0, max: 4 }),
      score: fc.integer({ min: 60, max: 95 }),
      par: fc.constantFrom(70, 71, 72),
    }),
    { maxLength: 20 },
  )
  .map((rounds) =>
    rounds.map(({ place, score, par }, index) => ({
      golfRoundId: `r${String(index).padStart(2, '0')}`,
      name: `Round ${index}`,
      playedOn: addDays(day('2026-01-01'), index),
      tournamentName: place === 0 ? null : `Cup ${place}`,
      tournamentId: place === 0 ? null : `t${place}`,
      courseName: 'Pine Hollow',
      courseLengthYards: index % 3 === 0 ? null : yards(6_000 + index),
      performance: withPar(score, par),
      underParCount: index % 5,
    })),
  );

it('merges the tournaments of any charts as if all their distinct rounds had been in one list (RESUME-25, RESUME-26, RESUME-27, RESUME-O7)', () => {
  const someCharts = someRounds.chain((rounds) =>
    fc.array(fc.subarray([...rounds]), { maxLength: 4 }).map((charts) => ({ rounds, charts })),
  );
  fc.assert(
    fc.property(someCharts, ({ rounds, charts }) => {
      const merged = mergeTournaments(charts.map(tournamentsOfRounds));
      const shown = rounds.filter((round) => charts.some((chart) => chart.includes(round)));
      const ids = [...new Set(shown.flatMap(({ tournamentId }) => tournamentId ?? []))];
      expect(merged.map(({ tournamentId }) => tournamentId).sort()).toEqual(ids.sort());
      for (const tournament of merged) {
        const members = shown.filter(({ tournamentId }) => tournamentId === tournament.tournamentId);
        expect(tournament.includedRounds.map(({ golfRoundId }) => golfRoundId)).toEqual(
          members.map(({ golfRoundId }) => golfRoundId),
        );
        let [score, par, best, underPar] = [0, 0, Infinity, 0];
        for (const { performance, underParCount } of members) {
          score += performance.score;
          par += performance.par;
          best = Math.min(best, performance.score - performance.par);
          underPar += underParCount ?? 0;
        }
        expect(tournament.totalScoreWithPar).toMatchObject({ score, par });
        expect(tournament.averageScoreWithPar.score).toBeCloseTo(score / members.length, 9);
        expect(tournament.bestRoundScoreWithPar.score - tournament.bestRoundScoreWithPar.par).toBe(best);
        expect(tournament.underParCount).toBe(underPar);
      }
    }),
  );
});
