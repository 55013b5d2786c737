import { holeFactsOf, type ShotKind } from '@strokebook/golf/facts';
import type { RoundDocument } from '@strokebook/golf/model';
import { strokesGainedStats } from '@strokebook/golf/overview';
import { placeOfStat, readStat, tallyOf } from '@strokebook/golf/stats';

/** A player's results on one hole of a course. */
export type HoleRecord = {
  /** Number of finished playings. */
  readonly playings: number;
  readonly averageScore: number;
  /** The category that cost most strokes; null for none, or too few playings. */
  readonly loss: HoleLoss | null;
};

export type HoleLoss = {
  readonly part: ShotKind;
  /** Strokes gained per playing; below 0. */
  readonly gained: number;
  /** Number of playings with known strokes. */
  readonly n: number;
};

/** Min number of playings for a weakness: one bad day is none. */
const MIN_PLAYINGS = 3;
const parts = ['offTheTee', 'approach', 'aroundTheGreen', 'putt'] as const satisfies readonly ShotKind[];

/** Results by hole number; holes that were never finished are missing. */
export function holeRecords(rounds: readonly RoundDocument[]): ReadonlyMap<number, HoleRecord> {
  const facts = rounds.flatMap((round) => holeFactsOf(round.holes)).filter(({ score }) => score !== null);
  return new Map(
    [...Map.groupBy(facts, ({ hole }) => hole.hole)].map(([number, playings]) => {
      const tally = tallyOf(playings);
      const losses = parts.flatMap((part): readonly HoleLoss[] => {
        const result = readStat(tally, placeOfStat(strokesGainedStats[part]), 18);
        if (result.state !== 'value' || result.n < MIN_PLAYINGS || result.sum >= 0) return [];
        return [{ part, gained: result.sum / result.n, n: result.n }];
      });
      const worst = losses.toSorted((a, b) => a.gained - b.gained)[0] ?? null;
      const total = playings.reduce((sum, { score }) => sum + (score as number), 0);
      return [number, { playings: playings.length, averageScore: total / playings.length, loss: worst }];
    }),
  );
}
