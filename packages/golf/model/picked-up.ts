import type { Hole, RoundDocument } from './round.ts';

/** Whether a hole is over: it has a score, or the ball was picked up. */
export const isHolePlayed = ({ score, isPickedUp }: Pick<Hole, 'score' | 'isPickedUp'>): boolean =>
  score !== undefined || isPickedUp === true;

/** The number of holes on which the ball was picked up; a round with such a hole has no total. */
export const countPickedUp = (holes: readonly Pick<Hole, 'isPickedUp'>[]): number =>
  holes.filter(({ isPickedUp }) => isPickedUp === true).length;

/** Whether all holes of a round are over, up to where it ended. */
export function isWhole({
  holes,
  holeCount,
  stoppedAfter,
}: Pick<RoundDocument, 'holes' | 'holeCount' | 'stoppedAfter'>) {
  const played = stoppedAfter ?? holeCount;
  return holes.length >= played && holes.slice(0, played).every(isHolePlayed);
}
