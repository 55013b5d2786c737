import { rounds } from '../schema/index.ts';

/** The columns of a round summary, without the document. */
export const summaryColumns = {
  roundId: rounds.roundId,
  playedOn: rounds.playedOn,
  type: rounds.type,
  status: rounds.status,
  holeCount: rounds.holeCount,
  tournamentId: rounds.tournamentId,
  tournamentName: rounds.tournamentName,
  roundNumber: rounds.roundNumber,
  courseId: rounds.courseId,
  courseName: rounds.courseName,
  isSimulator: rounds.isSimulator,
  score: rounds.score,
  par: rounds.par,
  yards: rounds.yards,
  holesPlayed: rounds.holesPlayed,
};
