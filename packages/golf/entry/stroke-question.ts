import type { PenaltyReason, Shot } from '../model/index.ts';
import type { EntryHole } from './entry-state.ts';

/** What the entry asks next on a hole, stroke by stroke. `stroke` is an index. */
export type StrokeQuestion =
  /**
   * Where the next stroke is played from; after a penalty with relief, where the ball was dropped; after a stroke with a
   * wrong ball, where the player's own ball lay, from which that stroke is played again.
   */
  | {
      readonly kind: 'place';
      readonly stroke: number;
      readonly isDrop: boolean;
      readonly isOwnBall: boolean;
      readonly again: Shot | null;
    }
  /** Whether the putt, whose length is known, was holed. */
  | { readonly kind: 'putt'; readonly stroke: number }
  /** How long the putt is, and whether it was holed. */
  | { readonly kind: 'puttLength'; readonly stroke: number }
  | { readonly kind: 'provisional'; readonly stroke: number }
  | { readonly kind: 'done' };

/** Penalties after which the ball is dropped elsewhere, or played again from the same place. */
const reliefReasons: ReadonlySet<PenaltyReason | undefined> = new Set(['penaltyArea', 'unplayable']);

/** The next question of a hole; `done` if it is holed or was picked up. */
export function strokeQuestion(hole: EntryHole): StrokeQuestion {
  const { strokes } = hole;
  if (hole.isPickedUp || hole.isHoled) return { kind: 'done' };
  const last = strokes.at(-1);
  if (last === undefined) {
    // The tee is known: the first question is where the second stroke was played from (ENTRY-08).
    const stroke = hole.card.yards === undefined ? 0 : 1;
    return { kind: 'place', stroke, isDrop: false, isOwnBall: false, again: null };
  }
  const stroke = strokes.length - 1;
  if (hole.hasProvisional) return { kind: 'provisional', stroke };
  if (hole.hasWrongBall) return { kind: 'place', stroke, isDrop: false, isOwnBall: true, again: last };
  if (last.penalty !== undefined && reliefReasons.has(last.penalty.reason)) {
    return { kind: 'place', stroke: stroke + 1, isDrop: true, isOwnBall: false, again: last };
  }
  if (last.lie === 'green') return { kind: last.toPin === undefined ? 'puttLength' : 'putt', stroke };
  return { kind: 'place', stroke: stroke + 1, isDrop: false, isOwnBall: false, again: null };
}

/** The first stroke of a hole, which is filled in: from the tee, with the length of the hole (ENTRY-08). */
export const teeStroke = ({ card }: EntryHole): Shot =>
  card.yards === undefined ? { lie: 'tee' } : { lie: 'tee', toPin: card.yards };

/** The strokes of a hole as they are numbered on the screen: the one from the tee counts before it is stored. */
export const strokesFromTee = (hole: EntryHole): readonly Shot[] =>
  hole.strokes.length === 0 ? [teeStroke(hole)] : hole.strokes;

/**
 * The stroke that a penalty belongs to: the last one that was played. A putt whose length is not known yet was not
 * played.
 */
export function lastPlayed(hole: EntryHole): number {
  const question = strokeQuestion(hole);
  if (question.kind === 'puttLength') return Math.max(0, question.stroke - 1);
  return Math.max(0, hole.strokes.length - 1);
}
