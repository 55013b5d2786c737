import type { Hole } from './round.ts';

/** Whether a hole is over: it has a score, or the ball was picked up. */
export const isHolePlayed = ({ score, isPickedUp }: Pick<Hole, 'score' | 'isPickedUp'>): boolean =>
  score !== undefined || isPickedUp === true;

/** The number of holes on which the ball was picked up; a round with such a hole has no total. */
export const countPickedUp = (holes: readonly Pick<Hole, 'isPickedUp'>[]): number =>
  holes.filter(({ isPickedUp }) => isPickedUp === true).length;
