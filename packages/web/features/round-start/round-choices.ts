import { type CourseToPlay, defaultChoice, type LastRound, type RoundChoice } from '@strokebook/golf/entry';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { PlayerGender } from '@strokebook/golf/stats';

/** What the player changed of the defaults; the day is kept as it was typed. */
export type ChangedChoices = Partial<Omit<RoundChoice, 'playedOn'>> & { readonly day?: string };

/** The choices of a course: the defaults, with what the player changed. */
export function choiceOf(
  course: CourseToPlay,
  lastRound: LastRound | null,
  today: CalendarDay,
  { day: _day, ...changed }: ChangedChoices,
  playedOn: CalendarDay,
  gender: PlayerGender | null,
): RoundChoice {
  const usual = defaultChoice(course, lastRound, today, gender);
  const choice = { ...usual, ...changed, playedOn };
  const isTee = choice.tee !== null && choice.tee < course.tees.length;
  const isHole = course.holes.some(({ number }) => number === choice.firstHole);
  return {
    ...choice,
    // A tee and a hole of the course before may be none of this one.
    tee: isTee ? choice.tee : usual.tee,
    secondNine: course.holes.some(({ number }) => number === choice.secondNine) ? choice.secondNine : null,
    firstHole: isHole ? choice.firstHole : (course.holes[0]?.number ?? 1),
  };
}

/** Changes that hold on any course. */
export const withoutCourse = ({
  tee: _tee,
  firstHole: _hole,
  secondNine: _nine,
  ...rest
}: ChangedChoices): ChangedChoices => rest;
