import type { Int, Yards } from '../model/index.ts';
import { type CourseToPlay, yardsFrom } from './course-to-play.ts';
import { orderOfPlay } from './order-of-play.ts';

/** The holes of a printed card: two nines, or one of them. */
export type CardNines = 'both' | 'front' | 'back';

/** A hole as a card prints it; null is unknown. */
export type CardHole = {
  readonly hole: Int;
  readonly par: Int | null;
  readonly yards: Yards | null;
  readonly strokeIndex: Int | null;
};

const NINE = 9;

/** The holes of a course from a tee, in order of play (ENTRY-32); nine holes are printed twice for both nines. */
export const cardHoles = (course: CourseToPlay, tee: number | null, nines: CardNines): readonly CardHole[] =>
  orderOfPlay(course.holes.length, nines === 'back' ? NINE : 0, nines === 'both' ? 18 : 9).flatMap((place) => {
    const hole = course.holes[place];
    if (hole === undefined) return [];
    const { number, par, strokeIndex } = hole;
    return [{ hole: number, par, yards: yardsFrom(course, tee, place), strokeIndex }];
  });
