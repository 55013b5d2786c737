import { addDays, type CalendarDay, daysBetween } from '../calendar/index.ts';
import type { QualifierAnswers } from './qualifier.ts';

/** What the form asks before it is filled: who may play, and the day it is filled on. */
type Filling = {
  readonly entrants: QualifierAnswers['entrants'];
  readonly today: CalendarDay;
  /** The first day of the event; null without one. */
  readonly eventStart: CalendarDay | null;
};

/**
 * The answers to a new qualifier, filled from the last one, so that only the event is asked (TEAM-08). The rounds keep
 * their courses and the days between them; the last one is as many days before the event as there are to it in a week or
 * so, and none is before today.
 */
export function filledFrom(last: QualifierAnswers, { entrants, today, eventStart }: Filling): QualifierAnswers {
  const first = last.rounds[0]?.playedOn ?? today;
  const span = daysBetween(first, last.rounds.at(-1)?.playedOn ?? first);
  const wanted = eventStart === null ? addDays(today, 1) : addDays(eventStart, -span - DAYS_BEFORE_EVENT);
  const start = wanted > today ? wanted : addDays(today, 1);
  const rounds = last.rounds.map(({ playedOn, courses }) => ({
    playedOn: addDays(start, daysBetween(first, playedOn)),
    courses: courses.slice(0, 1),
  }));
  return { ...last, name: '', tournamentId: null, entryUntil: null, entrants, rounds };
}

/** A squad is named a week before it travels, so that the others can plan. */
const DAYS_BEFORE_EVENT = 8;
