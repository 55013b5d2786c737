import type { CalendarDay } from '@strokebook/golf/calendar';
import { strokesOf } from '@strokebook/golf/facts';
import type { Hole, HoleCount, PlayingConditions, RoundType } from '@strokebook/golf/model';

/** A hole as a file tells it: many files have no pars. */
export type FoundHole = Omit<Hole, 'par'> & { readonly par?: number | undefined };

/** What is wrong with a round or one of its holes, or missing, as a sentence for the player. */
export type RoundNote = {
  /** The hole's number; null for a note about the round. */
  readonly hole: number | null;
  readonly kind:
    | 'strokesIncomplete'
    | 'valueDropped'
    | 'totalDiffers'
    | 'unsureDay'
    | 'unsureHoles'
    | 'joined'
    | 'adjustedScore'
    | 'withdrawn'
    | 'inProgress';
  readonly text: string;
};

/** What a file says about the course that was played. */
type FoundCourse = {
  readonly name: string;
  readonly city?: string | undefined;
  readonly tee?: { readonly name: string; readonly rating?: number; readonly slope?: number } | undefined;
};

/** What a file of another product says about one round of one player, before its pars are complete. */
export type FoundRound = {
  /** The source's own id of the round; null if it has none. */
  readonly sourceId: string | null;
  readonly playedOn: CalendarDay;
  /** Local time of the first tee, 'HH:mm'; null if the file does not tell it. */
  readonly startTime: string | null;
  readonly course: FoundCourse;
  readonly type: RoundType;
  readonly tournamentName: string | null;
  readonly roundNumber: number | null;
  /** As the source says them; undefined if it does not. */
  readonly playingConditions?: PlayingConditions | undefined;
  /** The planned number of holes. */
  readonly holeCount: HoleCount;
  /** The score of the card; null if neither the card nor all of its holes have one. */
  readonly total: number | null;
  /** The par of what was played; null if the file does not tell it, or tells that of each hole. */
  readonly totalPar: number | null;
  /** The days of the tournament of a round of a total alone, which a title tells; else null. */
  readonly tournamentDays: { readonly first: CalendarDay; readonly last: CalendarDay } | null;
  /** The name in a team's sheet; null for the owner of the file. */
  readonly player: string | null;
  /** Whether the source says that the round goes on, and holes are left. */
  readonly isInProgress: boolean;
  /** The holes that were played, in order of play; empty if the file has the total alone. */
  readonly holes: readonly FoundHole[];
  readonly notes: readonly RoundNote[];
};

/** How much a round says: its score, the score of every hole, or strokes too. */
export type RoundDetail = 'score' | 'holes' | 'strokes';

/** The level of detail of a round, as the list of found rounds shows it (IMPORT-02). */
export function detailOf({ holes }: FoundRound): RoundDetail {
  if (holes.length === 0) return 'score';
  return holes.some(({ shots = [] }) => shots.length > 0) ? 'strokes' : 'holes';
}

/** Whether all strokes of a hole are known; without strokes there is nothing to complete (IMPORT-04). */
export const isStrokesComplete = ({ score, shots = [] }: FoundHole): boolean =>
  shots.length === 0 || (score !== undefined && strokesOf(shots) === score);

/** The name of a course that the file does not tell. */
export const UNKNOWN_COURSE = 'Unknown course';

/** A tee needs a name; some files tell its rating alone. */
export const UNKNOWN_TEE = 'Unknown tee';

/** The note of a round whose day was told in the time of Greenwich alone. */
export const unsureDay: RoundNote = {
  hole: null,
  kind: 'unsureDay',
  text: 'The file has the time of Greenwich alone: the round may have been the day before or after.',
};

/** The note of a round that its source has as begun and not finished. */
export const inProgress: RoundNote = {
  hole: null,
  kind: 'inProgress',
  text: 'The file says that this round is not finished: it is kept as one in progress.',
};
