import type { Int } from '../model/index.ts';
import { HOLES, type KeptRound, type QualifierCell } from './qualifier.ts';

/** A round that is kept hole by hole, as it counts now. */
export type KeptValue = {
  /** The sum of the holes that have a score. */
  readonly strokes: Int;
  readonly par: Int;
  readonly thru: Int;
  readonly isFinished: boolean;
  readonly isWithdrawn: boolean;
  readonly lastNine: Int | null;
};

/** What each source says of a hole, without repeats: the value that counts first. */
export function holeValues({ cards, settled }: KeptRound, hole: Int): readonly Int[] {
  const known = settled.find((one) => one.hole === hole);
  const ofPhones = cards.flatMap(({ strokes }) => strokes[hole] ?? []);
  if (known === undefined) return [...new Set(ofPhones)];
  return [...new Set([known.strokes, ...ofPhones.filter((strokes) => !known.over.includes(strokes))])];
}

/** The score of a hole that counts: a coach's, else that of the phone that began first. */
export const holeScoreOf = (kept: KeptRound, hole: Int): Int | null => holeValues(kept, hole)[0] ?? null;

/** The holes of which two values stand. */
const openHoles = (kept: KeptRound): readonly Int[] =>
  kept.pars.map((_, hole) => hole).filter((hole) => holeValues(kept, hole).length > 1);

/** Whether one phone says that the player stopped, and another one has gone on. */
const isStopOpen = ({ cards }: KeptRound): boolean =>
  cards.some(({ isWithdrawn }) => isWithdrawn) && cards.some(({ isWithdrawn }) => !isWithdrawn);

/** Whether two phones, or a phone and the desk, say different things of a round. */
export const isKeptOpen = (kept: KeptRound): boolean => openHoles(kept).length > 0 || isStopOpen(kept);

/** A kept round as it counts; null before its first hole. */
export function keptValueOf({ kept }: Pick<QualifierCell, 'kept'>): KeptValue | null {
  if (kept === undefined) return null;
  const played = kept.pars.flatMap((par, hole) => {
    const strokes = holeScoreOf(kept, hole);
    return strokes === null ? [] : [{ hole, par, strokes }];
  });
  const isComplete = played.length === HOLES;
  const isWithdrawn = !isComplete && kept.cards.some((card) => card.isWithdrawn);
  if (played.length === 0 && !isWithdrawn) return null;
  const sum = (holes: typeof played) => holes.reduce((all, { strokes }) => all + strokes, 0);
  return {
    strokes: sum(played),
    par: played.reduce((all, { par }) => all + par, 0),
    thru: played.length,
    isFinished: isComplete || isWithdrawn,
    isWithdrawn,
    lastNine: isComplete ? sum(played.filter(({ hole }) => hole >= HOLES / 2)) : null,
  };
}
