import type { CalendarDay } from '../calendar/index.ts';
import { formatDay, scoreWithPar, shortRoundNumberName } from '../format/index.ts';
import type { HoleCount, Int, RoundSummary, RoundType } from '../model/index.ts';
import { finishedRounds, newestFirst, scoreVsPar } from '../selection/index.ts';

/** A round that can be chosen for a side (DATA-27). */
export type RoundOption = {
  readonly golfRoundID: string;
  readonly label: string;
  readonly courseName: string;
  readonly dateAndTime: CalendarDay;
  readonly roundNumber: Int | null;
  readonly roundType: RoundType;
  readonly score: Int | null;
  readonly scoreVsPar: Int | null;
  /** What selections go by. */
  readonly summary: RoundSummary;
};

/** The completed rounds of so many holes, newest first. */
export function roundOptions(rounds: readonly RoundSummary[], holeCount: HoleCount): readonly RoundOption[] {
  return finishedRounds(rounds, holeCount)
    .sort(newestFirst)
    .map((summary) => ({
      golfRoundID: summary.roundId,
      label: labelOf(summary),
      courseName: summary.courseName,
      dateAndTime: summary.playedOn,
      roundNumber: summary.roundNumber,
      roundType: summary.type,
      score: summary.score,
      scoreVsPar: scoreVsPar(summary),
      summary,
    }));
}

/** 'Sep 14, 2026 · Harrow Open, R2 · 71 (−1)'; a round without a tournament by its course. */
function labelOf({ playedOn, tournamentName, roundNumber, courseName, score, par }: RoundSummary): string {
  const number = roundNumber === null ? '' : `, ${shortRoundNumberName(roundNumber)}`;
  const place = tournamentName === null ? courseName : `${tournamentName}${number}`;
  const played = [formatDay(playedOn, true), place];
  return (score === null || par === null ? played : [...played, scoreWithPar(score, par)]).join(' · ');
}
