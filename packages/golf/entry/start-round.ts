import type { CalendarDay } from '../calendar/index.ts';
import {
  type CourseTee,
  type HoleCount,
  ratingOf,
  type RoundDocument,
  type RoundTournament,
  type RoundType,
  type Yards,
  yards,
  isCompetition,
} from '../model/index.ts';
import { type CourseToPlay, yardsFrom } from './course-to-play.ts';
import { orderOfPlay, secondNines } from './order-of-play.ts';
import type { HoleToPlay, RoundStart } from './round-start.ts';

/** What the start screen asks (ENTRY-04). */
export type RoundChoice = {
  readonly playedOn: CalendarDay;
  readonly type: RoundType;
  readonly holeCount: HoleCount;
  /** The number of the first hole. */
  readonly firstHole: number;
  /** Number of the hole that begins the second nine, for courses of 27 or 36 holes; null for the default nine. */
  readonly secondNine: number | null;
  /** A tee of the course by its place; null for none. */
  readonly tee: number | null;
  readonly isSimulator: boolean;
  readonly tournament: RoundTournament | null;
  readonly roundNumber: number | null;
  /** What the player said about measuring distances, which only competitions ask (ENTRY-30). */
  readonly allowsDistances: boolean;
};

/** The round that begins with some choices. @throws RangeError if a hole has no par. */
export function roundStartOf(roundId: string, course: CourseToPlay, choice: RoundChoice): RoundStart {
  const tee = choice.tee === null ? undefined : course.tees[choice.tee];
  return {
    roundId,
    playedOn: choice.playedOn,
    type: choice.type,
    holeCount: choice.holeCount,
    course: {
      courseId: course.courseId,
      name: course.name,
      ...(tee === undefined ? {} : { tee: roundTee(tee, choice.holeCount) }),
    },
    ...(choice.tournament === null ? {} : { tournament: choice.tournament }),
    ...(choice.roundNumber === null ? {} : { roundNumber: choice.roundNumber }),
    ...(choice.isSimulator ? { isSimulator: true } : {}),
    allowsDistances: isCompetition(choice.type) ? choice.allowsDistances : true,
    holes: holesToPlay(course, choice),
  };
}

/** A round's copy of a tee: rating and slope that are unknown are left out, and a rating of more or fewer holes too. */
export function roundTee(tee: CourseTee, holeCount: HoleCount): NonNullable<RoundDocument['course']['tee']> {
  const [rating, { name, slope }] = [ratingOf(tee, holeCount), tee];
  return { name, ...(rating === undefined ? {} : { rating }), ...(slope === undefined ? {} : { slope }) };
}

/** What decides which holes of a course a round plays. */
export type HolesChoice = Pick<RoundChoice, 'firstHole' | 'secondNine' | 'holeCount'>;

/** Where the holes of a round are in its course, in order of play. */
function placesOf(course: CourseToPlay, { firstHole, secondNine, holeCount }: HolesChoice) {
  const placeOf = (hole: number | null): number => course.holes.findIndex(({ number }) => number === hole);
  const [first, second] = [placeOf(firstHole), placeOf(secondNine)];
  return orderOfPlay(course.holes.length, Math.max(0, first), holeCount, second < 0 ? null : second);
}

/** The number of the first hole of the second nine, where there is a choice of it; null elsewhere. */
export function secondNineOf(course: CourseToPlay, choice: HolesChoice): number | null {
  if (choice.holeCount === 9 || secondNines(course.holes.length).length === 0) return null;
  // Without a shotgun start the tenth hole begins the second nine.
  const firsts = secondNines(course.holes.length).map((place) => course.holes[place]?.number ?? 0);
  const firstHole = firsts.findLast((number) => number <= choice.firstHole) ?? choice.firstHole;
  return course.holes[placesOf(course, { ...choice, firstHole })[9] ?? 0]?.number ?? null;
}

/** What is known of a tee for a round: the length of its holes, rating and slope. */
export function teeToPlay(
  course: CourseToPlay,
  tee: number | null,
  choice: HolesChoice,
): { readonly yards: Yards | null; readonly rating: number | undefined; readonly slope: number | undefined } {
  const lengths = placesOf(course, choice).map((place) => yardsFrom(course, tee, place));
  const chosen = tee === null ? undefined : course.tees[tee];
  const rating = chosen === undefined ? undefined : ratingOf(chosen, choice.holeCount);
  return {
    yards: lengths.includes(null) ? null : yards(lengths.reduce<number>((sum, length) => sum + (length ?? 0), 0)),
    rating,
    // The slope of 18 holes does not apply to nine of them.
    slope: rating === undefined && chosen?.rating !== undefined ? undefined : chosen?.slope,
  };
}

function holesToPlay(course: CourseToPlay, choice: RoundChoice): readonly HoleToPlay[] {
  return placesOf(course, choice).map((place) => {
    const hole = holeToPlayAt(course, choice.tee, place);
    if (hole === null) throw new RangeError(`hole ${course.holes[place]?.number} of ${course.name} has no par`);
    return hole;
  });
}

/** A hole of a course as a round plays it from a tee; null without a par. */
export function holeToPlayAt(course: CourseToPlay, tee: number | null, place: number): HoleToPlay | null {
  const hole = course.holes[place];
  if (hole === undefined || hole.par === null) return null;
  const yards = yardsFrom(course, tee, place);
  return {
    hole: hole.number,
    par: hole.par,
    ...(yards === null ? {} : { yards }),
    ...(hole.strokeIndex === null ? {} : { strokeIndex: hole.strokeIndex }),
  };
}
