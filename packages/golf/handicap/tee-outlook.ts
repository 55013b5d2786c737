import type { CalendarDay } from '../calendar/index.ts';
import type { Int } from '../model/index.ts';
import { courseHandicap, indexOfHoles, playingHandicap, type RatedHoles, strokesReceived } from './course-handicap.ts';
import { scoresOf } from './index-report.ts';
import type { RatedRound } from './rated-round.ts';
import { toWhole } from './round-half-up.ts';
import { type HandicapRules, rulesOf2024 } from './rules.ts';
import { entryAfter, type ScoringRecord, scoringRecord } from './scoring-record.ts';

/** The index after a next round with this adjusted score. */
type Outcome = {
  readonly score: Int;
  readonly differential: number;
  readonly index: number;
  /** What the score would take from all latest differentials as an exceptional one. */
  readonly reduction: number;
};

/** What a tee means for a player with an index: strokes received, and the index after the next round on it. */
export type TeeOutlook = {
  readonly index: number;
  /** The part of the index that these holes take: half of it for nine. */
  readonly indexOfHoles: number;
  /** Not rounded. */
  readonly courseHandicap: number;
  readonly courseHandicapRounded: Int;
  readonly playingHandicaps: readonly { readonly format: string; readonly share: number; readonly strokes: Int }[];
  /** Strokes received on the hole at each place of the order of the stroke indexes. */
  readonly strokesByAllocation: readonly Int[];
  /** Lowest score first. */
  readonly outcomes: readonly Outcome[];
  /** The highest score that lowers the index; null if none of the outcomes does. */
  readonly lowersUpTo: Int | null;
  /** The lowest score that raises the index; null if none of the outcomes does. */
  readonly raisesFrom: Int | null;
};

/** Strokes on both sides of the score that the index lets expect: 14 are ten of the index on the steepest slope. */
const SPAN = 14;

/** What a tee means for a player; null before the first index (INDEX-03, INDEX-08, INDEX-09). */
export function teeOutlook(
  rounds: readonly RatedRound[],
  tee: RatedHoles,
  today: CalendarDay,
  rules: HandicapRules = rulesOf2024,
): TeeOutlook | null {
  const record = scoringRecord(scoresOf(rounds), rules);
  if (record.index === null) return null;
  const index = record.index.value;
  const strokes = courseHandicap(index, tee, rules);
  const rounded = toWhole(strokes);
  const outcomes = outcomesOf(record, tee, today, toWhole(tee.par + strokes));
  return {
    index,
    indexOfHoles: indexOfHoles(index, tee.holeCount),
    courseHandicap: strokes,
    courseHandicapRounded: rounded,
    playingHandicaps: rules.allowances.map(({ format, share }) => ({
      format,
      share,
      strokes: playingHandicap(strokes, share),
    })),
    strokesByAllocation: Array.from({ length: tee.holeCount }, (_, place) =>
      strokesReceived(rounded, place + 1, tee.holeCount),
    ),
    outcomes,
    lowersUpTo: outcomes.findLast((outcome) => outcome.index < index)?.score ?? null,
    raisesFrom: outcomes.find((outcome) => outcome.index > index)?.score ?? null,
  };
}

/** @param expected The score that the index lets expect. */
function outcomesOf(
  record: ScoringRecord,
  { holeCount, courseRating, slopeRating }: RatedHoles,
  today: CalendarDay,
  expected: Int,
): readonly Outcome[] {
  const last = record.entries.at(-1)?.score.playedOn ?? today;
  const lowest = Math.max(holeCount, expected - SPAN);
  return Array.from({ length: 2 * SPAN + 1 }, (_, place) => lowest + place).flatMap((adjustedScore) => {
    const entry = entryAfter(record, {
      scoreId: '',
      // A round can be stored with a day in the future, and the next one must not be before it.
      playedOn: today < last ? last : today,
      holeCount,
      courseRating,
      slopeRating,
      playingConditions: 0,
      result: { adjustedScore },
    });
    if (entry.differential === null || entry.indexAfter === null) return [];
    const { differential, reduction, indexAfter } = entry;
    return { score: adjustedScore, differential, index: indexAfter.value, reduction };
  });
}
