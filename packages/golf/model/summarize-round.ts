import { countPickedUp, isHolePlayed } from './picked-up.ts';
import type { RoundDocument, RoundSummary } from './round.ts';
import { yards } from './units.ts';

/**
 * Computes the columns that are stored beside a round's document. Score and par count finished holes only; a completed
 * round has neither with a ball picked up and where it ended before its last hole, because the sum of the other holes is
 * no total.
 */
export function summarizeRound(round: RoundDocument): RoundSummary {
  const isWithoutTotal =
    round.status === 'completed' && (countPickedUp(round.holes) > 0 || round.stoppedAfter !== undefined);
  const scored = isWithoutTotal ? [] : round.holes.filter((hole) => hole.score !== undefined);
  const hasAllYards = round.holes.every((hole) => hole.yards !== undefined);
  return {
    roundId: round.roundId,
    playedOn: round.playedOn,
    type: round.type,
    status: round.status,
    holeCount: round.holeCount,
    tournamentId: round.tournament?.tournamentId ?? null,
    tournamentName: round.tournament?.name ?? null,
    roundNumber: round.roundNumber ?? null,
    courseId: round.course.courseId ?? null,
    courseName: round.course.name,
    isSimulator: round.isSimulator ?? false,
    score: scored.length === 0 ? null : scored.reduce((total, hole) => total + (hole.score as number), 0),
    par: scored.length === 0 ? null : scored.reduce((total, hole) => total + hole.par, 0),
    yards: hasAllYards
      ? yards(Math.round(round.holes.reduce((total, hole) => total + (hole.yards as number), 0)))
      : null,
    holesPlayed: round.holes.filter(isHolePlayed).length,
  };
}
