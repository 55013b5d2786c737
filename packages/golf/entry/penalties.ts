import type { PenaltyReason, Shot } from '../model/index.ts';
import { changeStroke, placed } from './change-stroke.ts';
import { type EntryAction, type PenaltyKind, reasonOf, type StrokePlace } from './entry-action.ts';
import type { EntryHole } from './entry-state.ts';
import { lastPlayed } from './stroke-question.ts';

type PenaltyAction = Extract<EntryAction, { readonly kind: 'penalty' }>;
type ChangePenaltyAction = Extract<EntryAction, { readonly kind: 'changePenalty' }>;

/** After these the stroke is played again from where it was played (Rules 18.1 and 18.2). */
const isPlayedAgain = (reason: PenaltyReason | undefined): boolean => reason === 'outOfBounds' || reason === 'lostBall';

/**
 * Adds a penalty to the last played stroke, and the next stroke's place where the Rules of Golf leave no choice: after
 * out of bounds or a lost ball the stroke is played again.
 */
export function penalize(
  hole: EntryHole,
  { penalty: kind, strokes: count, stroke: named }: Pick<PenaltyAction, 'penalty' | 'strokes' | 'stroke'>,
): EntryHole {
  const index = named ?? lastPlayed(hole);
  if (hole.strokes[index] === undefined) return hole;
  const isEarlier = index < lastPlayed(hole) || hole.isHoled;
  const old = hole.strokes[index]?.penalty;
  const penalized = changeStroke(hole.strokes, index, ({ end, ...stroke }) => ({
    ...stroke,
    ...(isEarlier && end !== undefined ? { end } : {}),
    // Two penalties of one stroke add up: a wrong ball after a ball in the water.
    penalty: { strokes: count + (old?.strokes ?? 0), reason: old === undefined ? reasonOf[kind] : old.reason },
  }));
  const isAgain = !isEarlier && isPlayedAgain(reasonOf[kind]);
  const stroke = penalized[index];
  const next = !isAgain || stroke === undefined ? [] : [placed({}, stroke)];
  // A putt whose length was still asked follows the stroke that is played again.
  const strokes = isAgain ? [...penalized.slice(0, index + 1), ...next] : penalized;
  return {
    ...hole,
    strokes,
    isHoled: hole.isHoled && isEarlier,
    // No ball from the tee is a wrong one (Rule 6.1), and a putt under way goes on with the right one.
    hasWrongBall: isEarlier
      ? hole.hasWrongBall
      : kind === 'wrongBall' && stroke?.lie !== 'tee' && stroke?.lie !== 'green',
  };
}

/**
 * Whether a penalty means that the ball at the last place was not played from there: an unplayable ball, or one that was
 * placed in the water (Rules 17.1d and 19.2).
 */
export function isUnplayed({ strokes }: EntryHole, kind: PenaltyKind): boolean {
  const last = strokes.at(-1);
  if (strokes.length < 2 || last === undefined || last.penalty !== undefined) return false;
  return kind === 'unplayable' ? !playedFrom.has(last.lie) : kind === 'water' && last.lie === 'penaltyArea';
}

/** Lies from which a ball is always played; none is unplayable there. */
const playedFrom: ReadonlySet<Shot['lie']> = new Set(['tee', 'green']);

/**
 * Where in the water the last stroke finished, while the drop is asked for; null if its place was not given. The player
 * may also play the ball as it lies, without the penalty (Rule 17.1a).
 */
export function lyingInWater({ strokes }: EntryHole): StrokePlace | null {
  const { penalty, end } = strokes.at(-1) ?? {};
  if (penalty?.reason !== 'penaltyArea' || end?.lie !== 'penaltyArea') return null;
  return { ...end, lie: end.lie };
}

/** Removes the last place, from which no stroke was played: the stroke before ended there and gets the penalty. */
export function penalizeUnplayed(hole: EntryHole, { penalty: kind, strokes: count }: PenaltyAction): EntryHole {
  const [last, index] = [hole.strokes.at(-1), hole.strokes.length - 2];
  const stroke = hole.strokes[index];
  if (last === undefined || stroke === undefined) return hole;
  const { lie, toPin, position } = last;
  const end = { lie, ...(toPin === undefined ? {} : { toPin }), ...(position === undefined ? {} : { position }) };
  const penalty = { strokes: count + (stroke.penalty?.strokes ?? 0), reason: reasonOf[kind] };
  return { ...hole, strokes: [...hole.strokes.slice(0, index), { ...stroke, end, penalty }], hasWrongBall: false };
}

/** Takes a penalty back, and the stroke that was played again because of it, as long as nobody corrected its place. */
export function forgivePenalty(strokes: readonly Shot[], index: number): readonly Shot[] {
  const [stroke, next] = [strokes[index], strokes[index + 1]];
  const forgiven = withoutPenalty(strokes, index);
  const isRepeated = next !== undefined && next.lie === stroke?.lie && next.toPin === stroke.toPin;
  return isPlayedAgain(stroke?.penalty?.reason) && isRepeated ? forgiven.toSpliced(index + 1, 1) : forgiven;
}

/** Gives a penalty another kind. The next stroke's place follows from the new one unless the player typed it. */
export function changePenalty(hole: EntryHole, { stroke, penalty, strokes: count }: ChangePenaltyAction): EntryHole {
  const old = hole.strokes[stroke]?.penalty;
  if (old === undefined) return hole;
  const staysAgain = isPlayedAgain(old.reason) && isPlayedAgain(reasonOf[penalty]);
  const strokes = staysAgain ? withoutPenalty(hole.strokes, stroke) : forgivePenalty(hole.strokes, stroke);
  const isLast = stroke === lastPlayed({ ...hole, strokes });
  return penalize(
    { ...hole, strokes, hasWrongBall: hole.hasWrongBall && !isLast },
    { penalty, strokes: count, stroke },
  );
}

/** Removes a penalty. Without it the stroke ended where the next one begins, so its logged end is removed too. */
const withoutPenalty = (strokes: readonly Shot[], index: number): readonly Shot[] =>
  changeStroke(strokes, index, ({ penalty: _none, end, ...stroke }) =>
    end?.lie === 'holed' ? { ...stroke, end } : stroke,
  );

/** The kind of a stored penalty; null without a reason. */
export function penaltyKind(reason: PenaltyReason | undefined): PenaltyKind | null {
  const kinds = Object.keys(reasonOf) as PenaltyKind[];
  return kinds.find((kind) => reasonOf[kind] === reason) ?? null;
}
