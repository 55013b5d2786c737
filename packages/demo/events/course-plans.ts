import type { AccountId } from '@strokebook/golf/access';
import { estimatePatterns, levelOfIndex, measureShift, planCourse, shiftOf, strokeCurves } from '@strokebook/golf/aim';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { measureShots } from '@strokebook/golf/dispersion';
import type { RoundDocument } from '@strokebook/golf/model';
import { mappedRoundOf } from '@strokebook/golf/shot-map';
import type { DemoCourse, DemoCoursePlan, DemoScheduleEvent, DemoTournament } from '../types.ts';

type World = {
  readonly accountId: AccountId;
  readonly today: CalendarDay;
  readonly courses: readonly DemoCourse[];
  readonly tournaments: readonly DemoTournament[];
  readonly scheduleEvents: readonly DemoScheduleEvent[];
  readonly rounds: readonly RoundDocument[];
};

/** Enough for a stable pattern of every club. */
const MAX_ROUNDS = 40;

/** A player's plan of the course of the next event of their schedule; none without such an event. */
export function buildCoursePlans(world: World): readonly DemoCoursePlan[] {
  const { accountId, today, courses, tournaments, scheduleEvents } = world;
  const own = new Set(
    scheduleEvents.filter((event) => event.accountId === accountId).map(({ tournamentId }) => tournamentId),
  );
  const [next] = tournaments
    .filter(({ tournamentId, startDate }) => own.has(tournamentId) && startDate > today)
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  const course = courses.find(({ courseId }) => courseId === next?.courseId);
  if (course === undefined) return [];
  const rounds = world.rounds.slice(-MAX_ROUNDS);
  const tee = usualTee(rounds, course);
  const level = levelOfIndex(0);
  const { shots } = measureShots(rounds.map(mappedRoundOf), new Map(courses.map((one) => [one.courseId, one])));
  const { patterns } = estimatePatterns(shots, { level: level.pattern });
  const curves = strokeCurves(shiftOf(measureShift(rounds, level.strokes)));
  return [{ accountId, courseId: course.courseId, tee, holes: planCourse(course, tee, { patterns, curves }) }];
}

/** The tee that the player plays most, if the course has it. */
function usualTee(rounds: readonly RoundDocument[], { tees }: DemoCourse): string {
  const names = Map.groupBy(rounds, ({ course }) => course.tee?.name ?? '');
  const played = [...names].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
  return played.find((name) => tees.some((tee) => tee.name === name)) ?? tees[0]?.name ?? '';
}
