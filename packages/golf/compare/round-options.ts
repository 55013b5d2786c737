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
  /** The summary that filters read. */
  readonly summary: RoundSummary;
};

/** The completed rounds with this hole count, newest first. */
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

/** 'Sep 14, 2026 · Harrow Open, R2 · 71 (−1)'; with the course if there is no tournament. */
function labelOf({ playedOn, tournamentName, roundNumber, courseName, score, par }: RoundSummary): string {
  const number = roundNumber === null ? '' : `, ${shortRoundNumberName(roundNumber)}`;
  const place = tournamentName === null ? courseName : `${tournamentName}${number}`;
  const played = [formatDay(playedOn, true), place];
  return (score === null || par === null ? played : [...played, scoreWithPar(score, par)]).join(' · ');
}
