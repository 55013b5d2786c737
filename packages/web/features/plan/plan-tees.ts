import { teeYardsOf } from '@strokebook/golf/courses';
import type { CourseDocument, RoundSummary } from '@strokebook/golf/model';

/** The name of the mapped tee, for a course without cards. */
export const MAPPED_TEE = '';

/** Yards of all holes from a tee; null if one is missing. */
export function totalYardsOf(course: CourseDocument, tee: string): number | null {
  const yards = course.holes.map(({ number }) => teeYardsOf(course, tee, number));
  return yards.includes(null) || yards.length === 0 ? null : yards.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}

/** The tee whose length is nearest to the rounds that the player played there; the first one without rounds. */
export function usualTee(course: CourseDocument, history: readonly RoundSummary[]): string {
  const last = history.find(({ courseId, yards }) => courseId === course.courseId && yards !== null);
  const [first, ...others] = course.tees.map(({ name }) => ({ name, total: totalYardsOf(course, name) }));
  if (first === undefined) return MAPPED_TEE;
  const off = ({ total }: { readonly total: number | null }): number =>
    total === null || last?.yards == null ? Number.POSITIVE_INFINITY : Math.abs(total - last.yards);
  return others.reduce((best, next) => (off(next) < off(best) ? next : best), first).name;
}
