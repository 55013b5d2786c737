import type { LatLon, Shot } from '../model/index.ts';
import { changeStroke, placed } from './change-stroke.ts';
import type { EntryAction, StrokePlace } from './entry-action.ts';
import { emptyHole, type EntryHole, type EntryState, loadedRound, startedRound } from './entry-state.ts';
import { withHoleCount } from './more-holes.ts';
import { yardsBetween } from './map-place.ts';
import { changePenalty, forgivePenalty, penalize, penalizeUnplayed } from './penalties.ts';
import { strokeQuestion, strokesFromTee } from './stroke-question.ts';

/** Actions on one hole. */
type HoleAction = Extract<EntryAction, { readonly hole: number }>;

/**
 * The state after one action. An action that does not fit, for example on a hole that the round does not have, changes
 * nothing, so that no log is unreadable.
 *
 * @param state null before the round is started or loaded.
 */
export function applyAction(state: EntryState | null, action: EntryAction): EntryState | null {
  if (action.kind === 'start') return startedRound(action.start);
  if (action.kind === 'load') return loadedRound(action.round, state);
  if (state === null || action.kind === 'undo') return state;
  switch (action.kind) {
    case 'depth':
      return { ...state, depth: action.depth };
    case 'finish':
      return { ...state, isFinished: true };
    case 'holeCount':
      return withHoleCount(state, action);
    case 'details': {
      const { tournament, roundNumber, playingConditions, notes, stoppedAfter, ...others } = action.changes;
      return {
        ...state,
        details: {
          ...state.details,
          ...others,
          ...(tournament === undefined ? {} : { tournament: tournament ?? undefined }),
          ...(roundNumber === undefined ? {} : { roundNumber: roundNumber ?? undefined }),
          ...(playingConditions === undefined ? {} : { playingConditions: playingConditions ?? undefined }),
          ...(notes === undefined ? {} : { notes: notes ?? undefined }),
          ...(stoppedAfter === undefined ? {} : { stoppedAfter: stoppedAfter ?? undefined }),
        },
      };
    }
    default: {
      const hole = state.holes[action.hole];
      if (hole === undefined) return state;
      const holes = state.holes.with(action.hole, changeHole(hole, action));
      const { stoppedAfter } = state.details;
      // Who enters something on a hole behind the end plays on.
      const isBehindEnd = stoppedAfter !== undefined && action.hole >= stoppedAfter;
      return isBehindEnd
        ? { ...state, holes, details: { ...state.details, stoppedAfter: undefined } }
        : { ...state, holes };
    }
  }
}

function changeHole(hole: EntryHole, action: HoleAction): EntryHole {
  switch (action.kind) {
    case 'par':
      return { ...hole, card: { ...hole.card, par: action.par } };
    case 'score':
      return { ...hole, score: action.score ?? undefined, isPickedUp: hole.isPickedUp && action.score === null };
    case 'putts':
      return { ...hole, putts: action.putts ?? undefined };
    case 'fairway':
      return { ...hole, fairway: action.fairway ?? undefined };
    case 'penalties':
      return { ...hole, penalties: action.penalties ?? undefined };
    case 'pickedUp':
      return action.isPickedUp
        ? {
            ...hole,
            ...{ isPickedUp: true, isHoled: false, score: undefined, hasProvisional: false, hasWrongBall: false },
          }
        : { ...hole, isPickedUp: false };
    case 'pin':
      return movePin(hole, action.pin);
    case 'clearHole':
      return emptyHole(hole.card);
    default:
      return changeStrokes(hole, action);
  }
}

/** Strokes whose positions are known are measured to the new pin. */
function movePin(hole: EntryHole, pin: LatLon): EntryHole {
  const strokes = hole.strokes.map((stroke) =>
    stroke.position === undefined ? stroke : { ...stroke, toPin: yardsBetween(stroke.position, pin) },
  );
  return { ...hole, card: { ...hole.card, pin }, strokes };
}

type StrokeAction = Exclude<
  HoleAction,
  { readonly kind: 'par' | 'score' | 'putts' | 'fairway' | 'penalties' | 'pickedUp' | 'pin' | 'clearHole' }
>;

function changeStrokes(hole: EntryHole, action: StrokeAction): EntryHole {
  const withTee = strokesFromTee(hole);
  switch (action.kind) {
    case 'place': {
      const known = action.stroke === 0 ? hole.strokes : withTee;
      if (action.stroke < 0 || action.stroke > known.length) return hole;
      return {
        ...hole,
        strokes: placeStroke(known, action.stroke, action.place),
        ...{ isPickedUp: false, hasWrongBall: hole.hasWrongBall && action.stroke < known.length - 1 },
      };
    }
    case 'missed': {
      const strokes = action.place === undefined ? withTee : placeStroke(withTee, askedStroke(hole), action.place);
      return { ...hole, strokes: [...strokes, { lie: 'green' }], hasWrongBall: false };
    }
    case 'holed': {
      const strokes = action.place === undefined ? withTee : placeStroke(withTee, askedStroke(hole), action.place);
      return {
        ...hole,
        strokes: endHole(strokes, action.isConceded),
        ...{ isHoled: true, hasProvisional: false, hasWrongBall: false },
      };
    }
    case 'penalty':
      if (action.at !== undefined) return penalizeUnplayed(restingAt({ ...hole, strokes: withTee }, action.at), action);
      return action.isUnplayed === true
        ? penalizeUnplayed(hole, action)
        : penalize({ ...hole, strokes: withTee }, action);
    case 'noPenalty': {
      const strokes = forgivePenalty(hole.strokes, action.stroke);
      return {
        ...hole,
        strokes: action.place === undefined ? strokes : placeStroke(strokes, action.stroke + 1, action.place),
        hasWrongBall: false,
      };
    }
    case 'changePenalty':
      return changePenalty(hole, action);
    case 'club': {
      const { club } = action;
      return {
        ...hole,
        strokes: changeStroke(withTee, action.stroke, ({ club: _old, ...stroke }) =>
          club === null ? stroke : { ...stroke, club },
        ),
      };
    }
    case 'target': {
      const { target } = action;
      return {
        ...hole,
        strokes: changeStroke(withTee, action.stroke, ({ target: _old, ...stroke }) =>
          target === null ? stroke : { ...stroke, target },
        ),
      };
    }
    case 'provisional':
      return { ...hole, strokes: withTee, hasProvisional: true };
    case 'chooseBall': {
      if (!hole.hasProvisional) return hole;
      const chosen = { ...hole, hasProvisional: false };
      return action.ball === 'first' ? chosen : penalize(chosen, { penalty: 'lost', strokes: 1 });
    }
    case 'insertStroke': {
      if (action.stroke < 0 || action.stroke > hole.strokes.length) return hole;
      const stroke = placed({}, action.place);
      return { ...hole, strokes: withoutEnd(hole.strokes, action.stroke - 1).toSpliced(action.stroke, 0, stroke) };
    }
    case 'removeStroke': {
      if (hole.strokes[action.stroke] === undefined) return hole;
      const isLast = action.stroke === hole.strokes.length - 1;
      const strokes = withoutEnd(hole.strokes, action.stroke - 1).toSpliced(action.stroke, 1);
      // Without its last stroke a hole is no longer holed: the player says again how it ended.
      return { ...hole, strokes, isHoled: hole.isHoled && !isLast, hasWrongBall: hole.hasWrongBall && !isLast };
    }
  }
}

/** The hole with the ball at the place where its last stroke left it; a putt whose length was still asked is that ball. */
function restingAt(hole: EntryHole, place: StrokePlace): EntryHole {
  const isAsked = strokeQuestion(hole).kind === 'puttLength';
  const played = isAsked ? hole.strokes.slice(0, -1) : hole.strokes;
  return { ...hole, strokes: [...played, placed({}, place)] };
}

/** Index of the stroke that the entry asks for: the putt under way, else the next stroke. */
function askedStroke(hole: EntryHole): number {
  const question = strokeQuestion(hole);
  return question.kind === 'done' ? hole.strokes.length - 1 : question.stroke;
}

function placeStroke(strokes: readonly Shot[], index: number, place: StrokePlace): readonly Shot[] {
  const old = strokes[index];
  // The old distances and position are of the old place; its end and what was said of the stroke stay.
  return withoutEnd(strokes, index - 1).toSpliced(index, 1, placed(old ?? {}, place));
}

/**
 * Forgets where a stroke ended, because the next one is played from elsewhere now. Where a ball lay before it was
 * dropped is kept.
 */
const withoutEnd = (strokes: readonly Shot[], index: number): readonly Shot[] =>
  changeStroke(strokes, index, ({ end, ...stroke }) =>
    end === undefined || end.lie === 'holed' || stroke.penalty === undefined ? stroke : { ...stroke, end },
  );

const endHole = (strokes: readonly Shot[], isConceded: true | undefined): readonly Shot[] =>
  changeStroke(strokes, strokes.length - 1, (stroke) => ({
    ...stroke,
    end: { lie: 'holed' },
    ...(isConceded === undefined ? {} : { isConceded }),
  }));
