import type { RoundSummary } from '@strokebook/golf/model';
import {
  chosenDays,
  type CoursePlanSource,
  DISPERSION_MONTHS,
  type DispersionSource,
  playedCourses,
  type ReportInput,
  typicalShots,
} from '@strokebook/documents/reports';
import { hasFullAccess } from '@strokebook/golf/access';
import type { CoursePlan } from '@strokebook/golf/aim';
import { selectRounds } from '@strokebook/golf/selection';
import { mappedRoundOf } from '@strokebook/golf/shot-map';
import { findCourse, findCourseDocuments, findPlannableNames } from '../../db/courses/course-rows.ts';
import type { Queryable, ReadAt } from '../../db/database.ts';
import { findCoursePlans } from '../../db/courses/course-plan-queries.ts';
import type { CareerCache } from '../../db/rounds/career-cache.ts';
import { readDocuments } from '../../db/rounds/round-document-queries.ts';
import type { RequestContext } from '../../http/handler.ts';
import { requireOpenPlanning } from '../../http/require-open-planning.ts';
import { RequestError } from '../../http/request-error.ts';

type Context = Pick<RequestContext, 'account'> & {
  readonly query: Queryable;
  readonly readAt: ReadAt;
  readonly courseId: string | null;
};

type PlanContext = Context &
  Pick<RequestContext, 'viewer'> & { readonly careers: CareerCache; readonly planTee: string | null };

/** Max rounds read: enough for a stable pattern; more take longer and change little. */
const MAX_ROUNDS = 100;
/** Rounds of a typical drive: only recent ones, because drives change. */
const ROUNDS_OF_TYPICAL = 40;
/** Max courses offered. */
const MAX_COURSES = 40;

/** The shots of the newest rounds of the days asked for, of nine and of eighteen holes. */
export async function dispersionSource(input: ReportInput, context: Context): Promise<DispersionSource> {
  const { label, dateRange } = chosenDays(input, DISPERSION_MONTHS);
  const history = input.career.map(({ summary }) => summary);
  return shotsOf(selectRounds(history, { filterName: label, dateRange }).slice(0, MAX_ROUNDS), context);
}

/** @throws RequestError NOT_FOUND if the course does not exist. */
export async function coursePlanSource(input: ReportInput, context: PlanContext): Promise<CoursePlanSource> {
  const { query, readAt, account, courseId } = context;
  const history = input.career.map(({ summary }) => summary);
  const dateRange = input.timeframe?.dateRange;
  const finished = selectRounds(history, { filterName: '', ...(dateRange === undefined ? {} : { dateRange }) });
  const chosenId = courseId ?? (await plannableCourses(query, finished))[0]?.courseId;
  const course = chosenId === undefined ? null : await findCourse(query, chosenId);
  if (courseId !== null && course === null) throw new RequestError('NOT_FOUND');
  const { rounds, courses } = await shotsOf(finished.slice(0, ROUNDS_OF_TYPICAL), context);
  const kept = await keptPlan(context, course?.courseId ?? null);
  const here = course === null ? [] : finished.filter((round) => round.courseId === course.courseId);
  return {
    course,
    rounds: await readDocuments(readAt, account, idsOf(here).slice(0, MAX_ROUNDS), (document) => document),
    typical: typicalShots(rounds, courses),
    kept,
  };
}

/**
 * The kept plan that a request asks for, for those with full access (AIM-13); null if it asks for none.
 *
 * @throws RequestError PLANNING_CLOSED, and NOT_FOUND for a plan that is not kept
 */
async function keptPlan(context: PlanContext, courseId: string | null): Promise<CoursePlan | null> {
  const { query, account, viewer, careers, planTee } = context;
  if (planTee === null) return null;
  if (courseId === null || !hasFullAccess(viewer, account)) throw new RequestError('NOT_FOUND');
  await requireOpenPlanning(careers, account);
  const plans = await findCoursePlans(query, account.accountId, courseId);
  const kept = plans.find(({ tee }) => tee === planTee);
  if (kept === undefined) throw new RequestError('NOT_FOUND');
  return kept;
}

/** The courses of the rounds for which a plan can be made, the most played first. */
export async function plannableCourses(
  query: Queryable,
  history: readonly RoundSummary[],
): Promise<readonly { readonly courseId: string; readonly name: string }[]> {
  const courseIds = playedCourses(selectRounds(history, { filterName: '' }));
  const names = await findPlannableNames(query, courseIds);
  return courseIds
    .flatMap((courseId) => {
      const name = names.get(courseId);
      return name === undefined ? [] : [{ courseId, name }];
    })
    .slice(0, MAX_COURSES);
}

async function shotsOf(
  rounds: readonly RoundSummary[],
  { query, readAt, account }: Context,
): Promise<DispersionSource> {
  const courseIds = [...new Set(rounds.flatMap(({ courseId }) => courseId ?? []))];
  return {
    rounds: await readDocuments(readAt, account, idsOf(rounds), mappedRoundOf),
    courses: await findCourseDocuments(query, courseIds),
  };
}

const idsOf = (rounds: readonly RoundSummary[]): readonly string[] => rounds.map(({ roundId }) => roundId);
