import { type Hole, isCompetition, type RoundDocument, type Shot, type FairwayResult } from '../model/index.ts';
import type { EntryDepth } from './entry-action.ts';
import type { RoundStart } from './round-start.ts';
import { strokesOf } from '../facts/index.ts';

/** A hole as it was entered so far, at all depths at once: changing the depth loses nothing (ENTRY-05). */
export type EntryHole = {
  /** Number, par, length, pin and all else that the entry keeps as it is. */
  readonly card: Omit<
    Hole,
    'score' | 'putts' | 'fairway' | 'penalties' | 'shots' | 'inferred' | 'isScoreTyped' | 'isPickedUp'
  >;
  /** Typed values; undefined if they were not typed. */
  readonly score: number | undefined;
  readonly putts: number | undefined;
  readonly fairway: FairwayResult | undefined;
  readonly penalties: number | undefined;
  readonly isPickedUp: boolean;
  /** Strokes whose starts are known, in order; the last one may be the stroke under way. */
  readonly strokes: readonly Shot[];
  readonly isHoled: boolean;
  /** Whether a provisional ball is in play, and the player has not said yet which ball counts. */
  readonly hasProvisional: boolean;
  /** Whether the last stroke was made with a wrong ball, so that it is played again from where the right one lay. */
  readonly hasWrongBall: boolean;
};

/** A round as it was entered so far. */
export type EntryState = {
  readonly details: Omit<RoundDocument, 'format' | 'status' | 'holes'>;
  readonly depth: EntryDepth;
  readonly allowsDistances: boolean;
  /** In order of play. */
  readonly holes: readonly EntryHole[];
  /** Whether the player said that the round is over. */
  readonly isFinished: boolean;
};

export function startedRound(start: RoundStart): EntryState {
  const { allowsDistances, holes, ...details } = start;
  return {
    details,
    depth: 'score',
    allowsDistances,
    holes: holes.map((card) => emptyHole(card)),
    isFinished: false,
  };
}

/** @param previous the state that the document replaces, whose settings stay. */
export function loadedRound(round: RoundDocument, previous: EntryState | null): EntryState {
  const { format: _format, status, holes, ...details } = round;
  return {
    details,
    depth: previous?.depth ?? depthOfRound(round),
    allowsDistances: previous?.allowsDistances ?? !isCompetition(round.type),
    holes: holes.map(loadedHole),
    isFinished: status === 'completed',
  };
}

export function emptyHole(card: EntryHole['card']): EntryHole {
  return {
    card,
    ...{ score: undefined, putts: undefined, fairway: undefined, penalties: undefined },
    ...{ isPickedUp: false, strokes: [], isHoled: false, hasProvisional: false, hasWrongBall: false },
  };
}

function loadedHole(hole: Hole): EntryHole {
  const { score, putts, fairway, penalties, shots = [], inferred = [], isScoreTyped, isPickedUp, ...card } = hole;
  const isHoled =
    shots.at(-1)?.end?.lie === 'holed' || (shots.length > 0 && isScoreTyped !== true && strokesOf(shots) === score);
  return {
    card,
    // The strokes say the score as long as they agree with it, so that correcting a stroke corrects the score.
    score: isHoled && strokesOf(shots) === score ? undefined : score,
    putts: inferred.includes('putts') ? undefined : putts,
    fairway,
    penalties: inferred.includes('penalties') ? undefined : penalties,
    isPickedUp: isPickedUp === true,
    strokes: shots,
    isHoled,
    hasProvisional: false,
    hasWrongBall: false,
  };
}

/** How a stored round was logged: by strokes, by score and putts, or by scores alone. */
export function depthOfRound({ holes }: Pick<RoundDocument, 'holes'>): EntryDepth {
  if (holes.some(({ shots = [] }) => shots.length > 0)) return 'strokes';
  return holes.some(({ putts, inferred = [] }) => putts !== undefined && !inferred.includes('putts'))
    ? 'counts'
    : 'score';
}
