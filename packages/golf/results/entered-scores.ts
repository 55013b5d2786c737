import type { CalendarDay } from '../calendar/index.ts';
import { type HandicapScore, type RatedRound, ratedHolesOf } from '../handicap/index.ts';
import { type EnteredRound, enteredRounds, unloggedEvents } from './entered-rounds.ts';
import type { ResultsSource } from './results.ts';
import { roundsOfEvents } from './rounds-of-events.ts';

/** The scores that were entered in the schedule without holes, for the record of an index (INDEX-11). */
export const enteredScores = (
  source: Pick<ResultsSource, 'career' | 'events'>,
  today: CalendarDay,
): readonly RatedRound[] => enteredRounds(unloggedEvents(roundsOfEvents(source), today)).map(ratedRound);

function ratedRound(round: EnteredRound): RatedRound {
  const { roundId, playedOn, holeCount, courseName } = round.summary;
  return {
    roundId,
    playedOn,
    courseName: courseName === '' ? round.event.tournamentName : courseName,
    teeName: '',
    holeCount,
    isWithoutHoles: true,
    playingConditions: null,
    strokes: round.recorded.score,
    holeNumbers: [],
    score: scoreOf(round) ?? 'noRating',
    tee: null,
  };
}

/** Null without a plausible rating and slope. */
function scoreOf({ summary, recorded }: EnteredRound): HandicapScore | null {
  const { score, par, courseRating: rating, slopeRating: slope } = recorded;
  const rated = ratedHolesOf({ rating, slope }, { holeCount: summary.holeCount, par });
  if (rated === null) return null;
  const { holeCount, courseRating, slopeRating } = rated;
  return {
    scoreId: summary.roundId,
    playedOn: summary.playedOn,
    holeCount,
    courseRating,
    slopeRating,
    playingConditions: 0,
    result: { adjustedScore: score },
  };
}
