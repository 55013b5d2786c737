import { calendarDay } from '../calendar/index.ts';
import { type Hole, type RoundDocument, type RoundSummary, ROUND_FORMAT, type Shot, yards } from '../model/index.ts';

/** A completed 18-hole practice round with defaults for what a test does not set. */
export const roundOf = (round: Partial<RoundDocument> = {}): RoundDocument => ({
  format: ROUND_FORMAT,
  roundId: 'r1',
  playedOn: calendarDay('2026-06-01'),
  type: 'practice',
  status: 'completed',
  holeCount: 18,
  course: { name: 'Pine Hollow' },
  holes: Array.from({ length: 18 }, (_unused, index) => holeOf({ hole: index + 1 })),
  ...round,
});

export const holeOf = (hole: Partial<Hole> = {}): Hole => ({ hole: 1, par: 4, score: 4, ...hole });

export const shotOf = (lie: Shot['lie'], toPin: number, shot: Partial<Shot> = {}): Shot => ({
  lie,
  toPin: yards(toPin),
  ...shot,
});

/** A putt; the document stores feet as yards. */
export const puttOf = (feetToPin: number, shot: Partial<Shot> = {}): Shot => shotOf('green', feetToPin / 3, shot);

export const summaryOf = (summary: Partial<RoundSummary> = {}): RoundSummary => ({
  roundId: 'r1',
  playedOn: calendarDay('2026-06-01'),
  type: 'practice',
  status: 'completed',
  holeCount: 18,
  tournamentId: null,
  tournamentName: null,
  roundNumber: null,
  courseId: null,
  courseName: 'Pine Hollow',
  isSimulator: false,
  score: 72,
  par: 72,
  yards: yards(6800),
  holesPlayed: 18,
  ...summary,
});
