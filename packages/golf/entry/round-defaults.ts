import { type CalendarDay, daysBetween } from '../calendar/index.ts';
import { FINAL_ROUND, type HoleCount, type Int, type RoundType } from '../model/index.ts';
import type { EventType } from '../schedule/index.ts';
import type { CourseToPlay } from './course-to-play.ts';
import { isCompetition } from './entry-state.ts';
import type { RoundChoice } from './start-round.ts';

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

/** The choices for a course before the player changes any: those of the last round, on that course if there is one. */
export function defaultChoice(course: CourseToPlay, lastRound: LastRound | null, today: CalendarDay): RoundChoice {
  const first = course.holes[0]?.number ?? 1;
  const isKnownHole = course.holes.some(({ number }) => number === lastRound?.firstHole);
  return {
    playedOn: today,
    // A competition has an event, which the schedule offers; the next round is none because the last one was.
    type: lastRound === null || isCompetition(lastRound.type) ? 'practice' : lastRound.type,
    holeCount: lastRound?.holeCount ?? (course.holes.length < 18 ? 9 : 18),
    firstHole: isKnownHole && !isShotgunStart(lastRound) ? (lastRound?.firstHole ?? first) : first,
    tee: defaultTee(course, lastRound),
    isSimulator: lastRound?.isSimulator ?? false,
    ...noEvent,
    allowsDistances: false,
  };
}

/** A shotgun start is of one day; a nine is a habit. */
const isShotgunStart = (lastRound: LastRound | null): boolean => lastRound !== null && lastRound.firstHole % 9 !== 1;

/** The tee of the last round: women's and men's tees of one name differ in their slope. */
function defaultTee({ tees }: CourseToPlay, lastRound: LastRound | null): number | null {
  if (tees.length === 0) return null;
  const named = tees.flatMap(({ name }, place) => (name === lastRound?.teeName ? [place] : []));
  const same = named.find((place) => tees[place]?.slope === (lastRound?.slope ?? undefined));
  // Without a hint neither the longest nor the shortest.
  return same ?? named[0] ?? Math.floor((tees.length - 1) / 2);
}

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
