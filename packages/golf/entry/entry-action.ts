import type { CalendarDay } from '../calendar/index.ts';
import type {
  Club,
  FairwayResult,
  HoleCount,
  LatLon,
  Lie,
  PenaltyReason,
  RoundDocument,
  RoundType,
  Yards,
} from '../model/index.ts';
import type { HoleToPlay, RoundStart } from './round-start.ts';

/** Levels of detail in which a hole can be entered (ENTRY-05). */
export const entryDepths = ['score', 'counts', 'strokes'] as const;
/** `score` alone; `counts`: score, putts, fairway, penalties; `strokes`: every stroke. */
export type EntryDepth = (typeof entryDepths)[number];

/** Where a stroke is played from. A distance that nobody remembers is left out. */
export type StrokePlace = {
  readonly lie: Lie;
  readonly toPin?: Yards | undefined;
  readonly position?: LatLon | undefined;
};

/** Details of a round that can change after its start. A null removes the value. */
export type DetailChanges = {
  readonly playedOn?: CalendarDay;
  readonly type?: RoundType;
  readonly course?: RoundDocument['course'];
  readonly tournament?: RoundDocument['tournament'] | null;
  readonly roundNumber?: number | null;
  readonly isSimulator?: boolean;
  readonly playingConditions?: RoundDocument['playingConditions'] | null;
  readonly notes?: string | null;
  /** Ends the round after so many holes; null plays on. */
  readonly stoppedAfter?: number | null;
};

/**
 * Kinds of penalty as the player is asked for them. Strokes with a wrong ball do not count: after `wrongBall` the stroke
 * is played again with the right one (Rule 6.3c).
 */
export type PenaltyKind = 'water' | 'outOfBounds' | 'lost' | 'unplayable' | 'wrongBall' | 'other';

/**
 * One thing that the player did. A round on the device is the list of its actions, which only grows, so that ending the
 * browser loses at most the action under way (ENTRY-19). `hole` is an index in the order of play, `stroke` an index in
 * the hole; a null removes the value.
 */
export type EntryAction =
  | { readonly kind: 'start'; readonly start: RoundStart }
  /** Takes over a whole document: a stored round that is edited, or the result of a merge. Undo stops here. */
  | { readonly kind: 'load'; readonly round: RoundDocument }
  | { readonly kind: 'depth'; readonly depth: EntryDepth }
  | { readonly kind: 'details'; readonly changes: DetailChanges }
  /** Another number of holes: the nine that are added, with the course as 18 holes of it are rated; or nine fewer. */
  | {
      readonly kind: 'holeCount';
      readonly holeCount: HoleCount;
      readonly added?: readonly HoleToPlay[];
      readonly course?: RoundDocument['course'];
    }
  | { readonly kind: 'par'; readonly hole: number; readonly par: number }
  | { readonly kind: 'score'; readonly hole: number; readonly score: number | null }
  | { readonly kind: 'putts'; readonly hole: number; readonly putts: number | null }
  | { readonly kind: 'fairway'; readonly hole: number; readonly fairway: FairwayResult | null }
  | { readonly kind: 'penalties'; readonly hole: number; readonly penalties: number | null }
  | { readonly kind: 'pickedUp'; readonly hole: number; readonly isPickedUp: boolean }
  /** Where a stroke is played from: the next one, or a correction. */
  | { readonly kind: 'place'; readonly hole: number; readonly stroke: number; readonly place: StrokePlace }
  /** A missed putt: the next one follows. `place` is where the missed one was played from, if it was not known yet. */
  | { readonly kind: 'missed'; readonly hole: number; readonly place?: StrokePlace }
  /** The last stroke is in the hole. `place` is where it was played from, if it was not known yet. */
  | { readonly kind: 'holed'; readonly hole: number; readonly place?: StrokePlace; readonly isConceded?: true }
  /**
   * Of the last played stroke; of an earlier one if it names one, whose next stroke then stays as it is. With
   * `isUnplayed` the ball that lies at the last place was not played from there: the penalty is that of the stroke that
   * left it there. `at` is where the ball came to rest in a penalty area, if that is told with it.
   */
  | {
      readonly kind: 'penalty';
      readonly hole: number;
      readonly penalty: PenaltyKind;
      readonly strokes: number;
      readonly stroke?: number;
      readonly isUnplayed?: true;
      readonly at?: StrokePlace;
    }
  /** `place` is where the next stroke is played from, if that is known: the ball is played as it lies. */
  | { readonly kind: 'noPenalty'; readonly hole: number; readonly stroke: number; readonly place?: StrokePlace }
  /** Another kind of a stored penalty. */
  | {
      readonly kind: 'changePenalty';
      readonly hole: number;
      readonly stroke: number;
      readonly penalty: PenaltyKind;
      readonly strokes: number;
    }
  | { readonly kind: 'provisional'; readonly hole: number }
  | { readonly kind: 'chooseBall'; readonly hole: number; readonly ball: 'first' | 'provisional' }
  /** The point that a stroke is meant for, told before it is played; never in a competition (AIM-12). */
  | { readonly kind: 'target'; readonly hole: number; readonly stroke: number; readonly target: LatLon | null }
  | { readonly kind: 'club'; readonly hole: number; readonly stroke: number; readonly club: Club | null }
  /** A stroke that was forgotten, before the stroke of this index. */
  | { readonly kind: 'insertStroke'; readonly hole: number; readonly stroke: number; readonly place: StrokePlace }
  | { readonly kind: 'removeStroke'; readonly hole: number; readonly stroke: number }
  | { readonly kind: 'clearHole'; readonly hole: number }
  | { readonly kind: 'pin'; readonly hole: number; readonly pin: LatLon }
  | { readonly kind: 'finish' }
  /** Takes back the last action that was not taken back yet. */
  | { readonly kind: 'undo' };

/** A penalty as it is stored. */
export const reasonOf: Readonly<Record<PenaltyKind, PenaltyReason>> = {
  water: 'penaltyArea',
  outOfBounds: 'outOfBounds',
  lost: 'lostBall',
  unplayable: 'unplayable',
  wrongBall: 'wrongBall',
  other: 'rules',
};
