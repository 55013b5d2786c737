import type { AccountId } from '../access/account-id.ts';
import type { CalendarDay } from '../calendar/index.ts';
import { type RoundDocument, type RoundType, summarizeRound } from '../model/index.ts';
import type { CardValue } from './qualifier.ts';

/** A round that a player has logged. */
export type OwnRound = Omit<CardValue, 'isWithdrawn'> & {
  readonly playedOn: CalendarDay;
  readonly courseId: string | null;
  readonly courseName: string;
  readonly tee: string;
  readonly rating: number | null;
};

/** The own rounds of each player whose rounds may be read; of anybody else nothing changes. */
export type OwnRounds = ReadonlyMap<AccountId, readonly OwnRound[]>;

const HOLES = 18;

/** What a qualifier or an event needs of a logged round; null for one of another type, not of 18 holes, or without a total. */
export function ownRoundOf(round: RoundDocument, wanted: RoundType): OwnRound | null {
  const { roundId, type, status, holeCount, score, par, holesPlayed, courseId, courseName, playedOn } =
    summarizeRound(round);
  if (type !== wanted || holeCount !== HOLES || score === null || par === null) return null;
  const lastNine = round.holes.slice(-HOLES / 2).map((hole) => hole.score);
  const hasNine = status === 'completed' && lastNine.every((strokes) => strokes !== undefined);
  return {
    ...{ roundId, playedOn, courseId, courseName, par },
    ...{ tee: round.course.tee?.name ?? '', rating: round.course.tee?.rating ?? null },
    ...{ strokes: score, thru: holesPlayed, isFinished: status === 'completed' },
    lastNine: hasNine ? lastNine.reduce((sum, strokes) => sum + strokes, 0) : null,
  };
}
