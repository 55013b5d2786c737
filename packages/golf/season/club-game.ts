import type { CalendarDay } from '../calendar/index.ts';
import type { HoleCount, Int } from '../model/index.ts';
import type { Career, CareerRound } from '../overview/index.ts';
import {
  bestFirst,
  finishedRounds,
  isFinishedWithScore,
  newestFirst,
  scoreVsPar,
  usualHoleCount,
} from '../selection/index.ts';
import { type SeasonScores, scoresOf } from './season-report.ts';
import { seasonRounds } from './season-rounds.ts';

const MAX_RECENT = 6;
const MAX_COURSES = 6;

/** A finished round in one line. */
type RecentRound = {
  readonly roundId: string;
  readonly playedOn: CalendarDay;
  readonly courseName: string;
  readonly holeCount: HoleCount;
  readonly isSimulator: boolean;
  readonly score: Int;
  readonly toPar: Int;
};

type PlayedCourse = {
  readonly name: string;
  readonly roundCount: Int;
  /** The lowest round to par of the player's usual length; null without one. */
  readonly best: { readonly score: Int; readonly toPar: Int } | null;
};

/** The rounds of a golfer who plays few or no tournaments, for the profile. */
export type ClubGame = {
  readonly scores: SeasonScores;
  /** Newest first. */
  readonly recent: readonly RecentRound[];
  /** Most played first. */
  readonly courses: readonly PlayedCourse[];
  /** All finished rounds with a score, and all courses: the lists are limited. */
  readonly roundCount: Int;
  readonly courseCount: Int;
};

/** Null without a finished round. */
export function clubGame(career: Career, today: CalendarDay): ClubGame | null {
  const played = career
    .filter(({ summary }) => isFinishedWithScore(summary) && summary.playedOn <= today)
    .sort((a, b) => newestFirst(a.summary, b.summary));
  if (played.length === 0) return null;
  const holeCount = usualHoleCount(played.map(({ summary }) => summary));
  const courses = playedCourses(played, holeCount);
  return {
    // Results of events do not belong to these rounds.
    scores: scoresOf(seasonRounds(played, holeCount, today), []),
    recent: played.slice(0, MAX_RECENT).map(recentRound),
    courses: courses.slice(0, MAX_COURSES),
    roundCount: played.length,
    courseCount: courses.length,
  };
}

const recentRound = ({ summary }: CareerRound): RecentRound => ({
  roundId: summary.roundId,
  playedOn: summary.playedOn,
  courseName: summary.courseName,
  holeCount: summary.holeCount,
  isSimulator: summary.isSimulator,
  score: summary.score as Int,
  toPar: scoreVsPar(summary) as Int,
});

/** @param played newest first, so that courses played equally often stand in the order of their last round. */
function playedCourses(played: readonly CareerRound[], holeCount: HoleCount): readonly PlayedCourse[] {
  // Imported rounds of a course that is not stored have its name alone.
  const groups = Map.groupBy(played, ({ summary }) => summary.courseId ?? summary.courseName.toLowerCase());
  return [...groups.values()]
    .map((rounds) => {
      const [best] = finishedRounds(
        rounds.map(({ summary }) => summary),
        holeCount,
      ).sort(bestFirst);
      return {
        name: rounds[0]?.summary.courseName ?? '',
        roundCount: rounds.length,
        best: best === undefined ? null : { score: best.score as Int, toPar: scoreVsPar(best) as Int },
      };
    })
    .sort((a, b) => b.roundCount - a.roundCount);
}
