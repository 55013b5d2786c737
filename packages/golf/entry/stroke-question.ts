import { strokeNumber, strokesOf } from '../facts/index.ts';
import type { PenaltyReason, Shot } from '../model/index.ts';
import { scoreMark } from '../scorecard/index.ts';
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
    return { kind: 'place', stroke, isDrop: false, isOwnBall: false };
  }
  const stroke = strokes.length - 1;
  if (hole.hasProvisional) return { kind: 'provisional', stroke };
  if (hole.hasWrongBall) return { kind: 'place', stroke, isDrop: false, isOwnBall: true };
  if (last.penalty !== undefined && reliefReasons.has(last.penalty.reason)) {
    return { kind: 'place', stroke: stroke + 1, isDrop: true, isOwnBall: false };
  }
  if (last.lie === 'green') return { kind: last.toPin === undefined ? 'puttLength' : 'putt', stroke };
  return { kind: 'place', stroke: stroke + 1, isDrop: false, isOwnBall: false };
}

/** What a screen needs to ask a question without knowing it. Strokes are indexes. */
export type Asked = {
  /**
   * `place`: a distance with a lie, or a point of the map. `putt`: holed or missed. `ball`: which of two balls counts.
   * `none`: the hole is done.
   */
  readonly keys: 'place' | 'putt' | 'ball' | 'none';
  /** The stroke in question; null if the hole is done. */
  readonly stroke: number | null;
  /** The stroke that a lie or a point of the map is stored as; null if neither is an answer. */
  readonly placed: number | null;
  /** Whether the question corrects a stroke that is already stored: a lie without a distance keeps the stored distance. */
  readonly isAgain: boolean;
  /** Whether a ball is dropped, after a penalty with relief. */
  readonly isDrop: boolean;
  readonly title: string;
  readonly text: string;
  /** What to do on the map; null for the usual: tap where the ball finished. */
  readonly mapText: string | null;
};

/** The next question of a hole, with its keys and texts. */
export function askedBy(hole: EntryHole): Asked {
  const question = strokeQuestion(hole);
  if (question.kind === 'done') {
    return hole.isPickedUp
      ? { ...nothing, title: 'Picked up', text: 'This hole has no score' }
      : { ...nothing, title: `Hole ${hole.card.hole} is done`, text: 'Tap a stroke to correct it' };
  }
  const { kind, stroke } = question;
  const title = strokeTitle(hole, stroke);
  const putt = `${title}, ${ordinalPutt(hole, stroke)} putt`;
  switch (kind) {
    case 'provisional':
      return { ...nothing, keys: 'ball', stroke, title: 'Provisional ball', text: 'Which ball counts?' };
    case 'putt':
      // A lie instead of 'Holed' is where the putt came to rest.
      return { ...nothing, keys: 'putt', stroke, placed: hole.strokes.length, title: putt, text: toParIfHoled(hole) };
    case 'puttLength':
      return {
        ...{ ...nothing, keys: 'putt', stroke, placed: stroke, title: putt, text: 'How long is it?' },
        mapText: 'tap where it is, or type its length.',
      };
    case 'place': {
      const place = { ...nothing, keys: 'place', stroke, placed: stroke, title } as const;
      if (question.isOwnBall) {
        const text = 'Where did your own ball lie?';
        return { ...place, isAgain: true, title: `${title} again`, text, mapText: 'tap where your own ball lay.' };
      }
      if (question.isDrop)
        return {
          ...place,
          isDrop: true,
          text: 'Where was the ball dropped?',
          mapText: 'tap where the ball was dropped.',
        };
      if (stroke === 0) return { ...place, title: 'From the tee', text: 'How long is the hole?' };
      return { ...place, text: 'How far, and from where?' };
    }
  }
}

const nothing = { keys: 'none', stroke: null, placed: null, isAgain: false, isDrop: false, mapText: null } as const;

/** 'Stroke 3', with penalty strokes counted. */
export const strokeTitle = (hole: EntryHole, stroke: number): string =>
  `Stroke ${strokeNumber(strokesFromTee(hole), stroke)}`;

const puttNames = { eagle: 'For eagle', birdie: 'For birdie', par: 'For par', bogey: 'For bogey', double: 'Holed?' };
const toParIfHoled = ({ strokes, card }: EntryHole): string => puttNames[scoreMark(strokesOf(strokes) - card.par)];

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Which putt of the hole a stroke is: 'first', 'second'. */
function ordinalPutt({ strokes }: EntryHole, stroke: number): string {
  const before = strokes.slice(0, stroke).filter(({ lie }) => lie === 'green').length;
  return ordinals[before] ?? `${before + 1}th`;
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
