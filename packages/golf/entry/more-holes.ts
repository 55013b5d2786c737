import { type HoleCount, ratingOf, type RoundDocument } from '../model/index.ts';
import { holeScore } from './entry-document.ts';
import type { CourseToPlay } from './course-to-play.ts';
import { emptyHole, type EntryHole, type EntryState } from './entry-state.ts';
import { orderOfPlay } from './order-of-play.ts';
import type { HoleToPlay } from './round-start.ts';
import { holeToPlayAt, roundTee } from './start-round.ts';

/** The holes that a round of nine can go on with, and what its tee says of 18. */
export type MoreHoles = {
  readonly added: readonly HoleToPlay[];
  readonly course: RoundDocument['course'];
  /** 'Play the back nine'. */
  readonly title: string;
};

const NINE = 9;

/** How a round of nine goes on (ENTRY-O69); null if it has another number of holes, or the course does not say its pars. */
export function moreHoles({ details, holes }: EntryState, course: CourseToPlay): MoreHoles | null {
  if (details.holeCount !== NINE || holes.length !== NINE) return null;
  const played = holes.map(({ card }) => card.hole);
  const first = course.holes.findIndex(({ number }) => number === played[0]);
  const order = orderOfPlay(course.holes.length, Math.max(0, first), 18);
  const numberAt = (place: number): number => course.holes[place]?.number ?? 0;
  const others = order.filter((place) => !played.includes(numberAt(place))).toSorted((a, b) => a - b);
  // Nine holes are played twice where there are no more, in the same order.
  const again = order.slice(0, NINE).filter((place) => played.includes(numberAt(place)));
  const places = others.length === 0 ? again : others;
  if (first < 0 || places.length !== NINE) return null;
  const { tee } = details.course;
  const named = course.tees.flatMap(({ name }, at) => (name === tee?.name ? [at] : []));
  const at = named.find((place) => course.tees[place]?.slope === tee?.slope) ?? named[0] ?? null;
  const known = at === null ? undefined : course.tees[at];
  const added = places.flatMap((place) => {
    // Lengths of another tee would be untrue.
    const hole = holeToPlayAt(course, at, place);
    if (hole === null) return [];
    const { yards: _other, ...withoutLength } = hole;
    return [at === null && tee !== undefined ? withoutLength : hole];
  });
  if (added.length !== NINE) return null;
  return {
    added,
    course: known === undefined ? withRating(details.course, 18) : { ...details.course, tee: roundTee(known, 18) },
    title:
      others.length === 0
        ? 'Play the nine again'
        : `Play the ${places[0] === NINE ? 'back' : places[0] === 0 ? 'front' : 'other'} nine`,
  };
}

/** Whether the second nine of a round can be left out: nothing was entered there (ENTRY-O69). */
export const canEndAtNine = ({ details, holes }: EntryState): boolean =>
  details.holeCount === 18 && holes.length === 18 && holes.slice(NINE).every(isBlank);

const isBlank = (hole: EntryHole): boolean =>
  holeScore(hole) === undefined &&
  hole.strokes.length === 0 &&
  !hole.isPickedUp &&
  [hole.putts, hole.fairway, hole.penalties].every((typed) => typed === undefined);

/** A round with another number of holes; the same round if something would be lost. */
export function withHoleCount(
  state: EntryState,
  { holeCount, added, course }: { readonly holeCount: HoleCount } & Partial<Pick<MoreHoles, 'added' | 'course'>>,
): EntryState {
  const { stoppedAfter: _end, ...details } = state.details;
  if (holeCount === NINE) {
    if (!canEndAtNine(state)) return state;
    const nine = { ...details, holeCount, course: withRating(details.course, NINE) };
    return { ...state, details: nine, holes: state.holes.slice(0, NINE) };
  }
  if (state.holes.length !== NINE || added?.length !== NINE) return state;
  return {
    ...state,
    details: { ...details, holeCount, course: course ?? details.course },
    holes: [...state.holes, ...added.map((card) => emptyHole(card))],
    isFinished: false,
  };
}

/** Without a rating that is of another number of holes. */
function withRating(course: RoundDocument['course'], holeCount: HoleCount): RoundDocument['course'] {
  if (course.tee === undefined) return course;
  const { rating: _old, ...tee } = course.tee;
  const rating = ratingOf(course.tee, holeCount);
  return { ...course, tee: rating === undefined ? tee : { ...tee, rating } };
}
