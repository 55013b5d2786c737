import type { Int } from '../model/index.ts';
import { adjustedScoreOf } from './adjusted-score.ts';
import { scoresOf } from './index-report.ts';
import type { RatedRound } from './rated-round.ts';
import { type HandicapRules, rulesOf2024 } from './rules.ts';
import { scoringRecord } from './scoring-record.ts';

/** The strokes that a player received in a finished round, by the estimated index of that day (INDEX-15). */
export type RoundStrokes = {
  readonly roundId: string;
  readonly courseHandicap: Int;
  /** On each hole, in the order of play; below 0 where a stroke is given back. */
  readonly strokes: readonly Int[];
};

/** The strokes of all rounds that count, except those before the first index and on cards without stroke indexes. */
export function roundStrokes(
  rounds: readonly RatedRound[],
  rules: HandicapRules = rulesOf2024,
): readonly RoundStrokes[] {
  const holesOf = new Map(rounds.map(({ roundId, holeNumbers }) => [roundId, holeNumbers.length]));
  return scoringRecord(scoresOf(rounds), rules).entries.flatMap(({ score, courseHandicap }) => {
    if (courseHandicap === null || !('holes' in score.result)) return [];
    const { scoreId: roundId } = score;
    const { received } = adjustedScoreOf(score.result.holes, score.holeCount, courseHandicap, rules);
    // The score has a place for each hole of the course; the round has those up to its last hole.
    const strokes = received.slice(0, holesOf.get(roundId)).flatMap((count) => count ?? []);
    return strokes.length === 0 ? [] : { roundId, courseHandicap, strokes };
  });
}
