import { holeFactsOf, type ShotKind } from '@strokebook/golf/facts';
import type { RoundDocument } from '@strokebook/golf/model';
import { strokesGainedStats } from '@strokebook/golf/overview';
import { placeOfStat, readStat, tallyOf } from '@strokebook/golf/stats';

/** What a player did on one hole of a course. */
export type HoleRecord = {
  /** Times it was played to the end. */
  readonly playings: number;
  readonly averageScore: number;
  /** The part of the game that cost most strokes on it; null where none did, or too few playings can say. */
  readonly loss: HoleLoss | null;
};

export type HoleLoss = {
  readonly part: ShotKind;
  /** Strokes gained a playing; below 0. */
  readonly gained: number;
  /** Playings that could say. */
  readonly n: number;
};

/** One bad day is no weakness of a hole. */
const MIN_PLAYINGS = 3;
const parts = ['offTheTee', 'approach', 'aroundTheGreen', 'putt'] as const satisfies readonly ShotKind[];

/** By hole number what some rounds on one course say of it; a hole that was never finished is not there. */
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
