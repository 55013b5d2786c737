import { type CalendarDay, daysBetween } from '../calendar/index.ts';
import {
  type CourseTee,
  FINAL_ROUND,
  type HoleCount,
  type Int,
  isCompetition,
  type RoundType,
} from '../model/index.ts';
import type { EventType } from '../schedule/index.ts';
import type { CourseToPlay } from './course-to-play.ts';
import type { RoundChoice } from './start-round.ts';

/** Whom a tee is rated for. */
type TeeGender = NonNullable<CourseTee['gender']>;

/** What the start screen takes from an earlier round. */
export type LastRound = {
  readonly playedOn: CalendarDay;
  readonly type: RoundType;
  readonly holeCount: HoleCount;
  readonly firstHole: Int;
  readonly teeName: string | null;
  readonly slope: Int | null;
  readonly isSimulator: boolean;
};

/** An event of the player's schedule that a round can belong to (ENTRY-04). */
export type RoundEvent = {
  readonly tournamentId: string;
  readonly name: string;
  readonly eventType: EventType;
  readonly startDate: CalendarDay;
  /** The last day, inclusive. */
  readonly endDate: CalendarDay;
  readonly numberOfRounds: Int;
  /** Where it is played; null if that is unknown. */
  readonly courseId: string | null;
  /** Numbers of its rounds that are logged already. */
  readonly loggedRounds: readonly Int[];
};

/**
 * The choices for a course before the player changes any: those of the last round, on that course if there is one.
 *
 * @param gender the events that the player competes in; null for not said.
 */
export function defaultChoice(
  course: CourseToPlay,
  lastRound: LastRound | null,
  today: CalendarDay,
  gender: TeeGender | null,
): RoundChoice {
  const first = course.holes[0]?.number ?? 1;
  const isKnownHole = course.holes.some(({ number }) => number === lastRound?.firstHole);
  return {
    playedOn: today,
    // A competition has an event, which the schedule offers; the next round is none because the last one was.
    type: lastRound === null || isCompetition(lastRound.type) ? 'practice' : lastRound.type,
    holeCount: lastRound?.holeCount ?? usualCount(course),
    secondNine: null,
    firstHole: isKnownHole && !isShotgunStart(lastRound) ? (lastRound?.firstHole ?? first) : first,
    tee: defaultTee(course, lastRound, gender),
    isSimulator: lastRound?.isSimulator ?? false,
    ...noEvent,
    allowsDistances: false,
  };
}

/**
 * Whether the player is asked how many holes they play: the last round had another number of them than the course, so
 * neither goes without saying (ENTRY-O69).
 */
export const asksHoleCount = (course: CourseToPlay, lastRound: LastRound | null): boolean =>
  lastRound !== null && lastRound.holeCount !== usualCount(course);

const usualCount = ({ holes }: CourseToPlay): HoleCount => (holes.length < 18 ? 9 : 18);

/** A shotgun start is of one day; a nine is a habit. */
const isShotgunStart = (lastRound: LastRound | null): boolean => lastRound !== null && lastRound.firstHole % 9 !== 1;

/**
 * The tee of the last round: women's and men's tees of one name differ in their slope. Without one a tee that is not
 * rated for the other gender.
 */
function defaultTee({ tees }: CourseToPlay, lastRound: LastRound | null, gender: TeeGender | null): number | null {
  if (tees.length === 0) return null;
  const named = tees.flatMap(({ name }, place) => (name === lastRound?.teeName ? [place] : []));
  const same = named.find((place) => tees[place]?.slope === (lastRound?.slope ?? undefined));
  const own = placesWhere(tees, (tee) => gender !== null && tee.gender === gender);
  const open = placesWhere(tees, (tee) => gender === null || tee.gender === undefined);
  const fitting = [own, open].find(({ length }) => length > 0) ?? [...tees.keys()];
  // Without a hint neither the longest nor the shortest.
  return same ?? named[0] ?? fitting[Math.floor((fitting.length - 1) / 2)] ?? null;
}

const placesWhere = (tees: CourseToPlay['tees'], isFit: (tee: CourseToPlay['tees'][number]) => boolean) =>
  tees.flatMap((tee, place) => (isFit(tee) ? [place] : []));

/** Events of a day. */
export const eventsOn = (events: readonly RoundEvent[], day: CalendarDay): readonly RoundEvent[] =>
  events.filter(({ startDate, endDate }) => startDate <= day && day <= endDate);

type EventChoice = Pick<RoundChoice, 'tournament' | 'roundNumber'>;

/** What an event fills in: name, type and round number. */
export const eventChoice = (
  event: RoundEvent,
  day: CalendarDay,
): EventChoice & Pick<RoundChoice, 'type' | 'isSimulator'> => ({
  type: event.eventType,
  tournament: { tournamentId: event.tournamentId, name: event.name },
  roundNumber: nextRoundNumber(event, day),
  isSimulator: false,
});

/** A round of no event. */
export const noEvent: EventChoice = { tournament: null, roundNumber: null };

/** The number of a day's round: one a day from the first day on, or the next one where that is logged already. */
function nextRoundNumber(event: RoundEvent, day: CalendarDay): number {
  const { numberOfRounds, startDate } = event;
  const logged = new Set(event.loggedRounds.map((number) => (number === FINAL_ROUND ? numberOfRounds : number)));
  const ofDay = Math.min(daysBetween(startDate, day) + 1, numberOfRounds);
  if (!logged.has(ofDay)) return ofDay;
  const open = Array.from({ length: numberOfRounds }, (_, at) => at + 1).filter((number) => !logged.has(number));
  return open.find((number) => number > ofDay) ?? open[0] ?? ofDay;
}
