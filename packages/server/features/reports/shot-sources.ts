import type { CourseDocument, RoundSummary } from '@strokebook/golf/model';
import {
  chosenDays,
  type CoursePlanSource,
  DISPERSION_MONTHS,
  type DispersionSource,
  isPlannable,
  playedCourses,
  type ReportInput,
  typicalShots,
} from '@strokebook/golf/reports';
import { selectRounds } from '@strokebook/golf/selection';
import { mappedRoundOf } from '@strokebook/golf/shot-map';
import { findCourse, findCourseDocuments } from '../../db/course-rows.ts';
import type { Queryable } from '../../db/database.ts';
import { readDocuments } from '../../db/round-document-queries.ts';
import type { RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';

type Context = Pick<RequestContext, 'account'> & { readonly query: Queryable; readonly courseId: string | null };

/** So many rounds say how a player's shots scatter; more are slow to read and change little. */
const MOST_ROUNDS = 100;
/** A typical drive is one as the player hits it now. */
const ROUNDS_OF_TYPICAL = 40;

/** The shots of the newest rounds of the days asked for, of nine and of eighteen holes. */
export async function dispersionSource(input: ReportInput, context: Context): Promise<DispersionSource> {
  const { label, dateRange } = chosenDays(input, DISPERSION_MONTHS);
  const history = input.career.map(({ summary }) => summary);
  return shotsOf(selectRounds(history, { filterName: label, dateRange }).slice(0, MOST_ROUNDS), context);
}

/** @throws RequestError NOT_FOUND of a course that there is none of. */
export async function coursePlanSource(input: ReportInput, context: Context): Promise<CoursePlanSource> {
  const { query, account, courseId } = context;
  const history = input.career.map(({ summary }) => summary);
  const dateRange = input.timeframe?.dateRange;
  const finished = selectRounds(history, { filterName: '', ...(dateRange === undefined ? {} : { dateRange }) });
  const course = courseId === null ? await mostPlayedCourse(query, finished) : await findCourse(query, courseId);
  if (courseId !== null && course === null) throw new RequestError('NOT_FOUND');
  const { rounds, courses } = await shotsOf(finished.slice(0, ROUNDS_OF_TYPICAL), context);
  const here = course === null ? [] : finished.filter((round) => round.courseId === course.courseId);
  return {
    course,
    rounds: await readDocuments(query, account.accountId, idsOf(here).slice(0, MOST_ROUNDS), (document) => document),
    typical: typicalShots(rounds, courses),
  };
}

async function shotsOf(rounds: readonly RoundSummary[], { query, account }: Context): Promise<DispersionSource> {
  const courseIds = [...new Set(rounds.flatMap(({ courseId }) => courseId ?? []))];
  return {
    rounds: await readDocuments(query, account.accountId, idsOf(rounds), mappedRoundOf),
    courses: await findCourseDocuments(query, courseIds),
  };
}

/** The course that was played most of those that can be drawn. */
async function mostPlayedCourse(query: Queryable, rounds: readonly RoundSummary[]): Promise<CourseDocument | null> {
  for (const courseId of playedCourses(rounds)) {
    const course = await findCourse(query, courseId);
    if (course !== null && isPlannable(course)) return course;
  }
  return null;
}

const idsOf = (rounds: readonly RoundSummary[]): readonly string[] => rounds.map(({ roundId }) => roundId);
