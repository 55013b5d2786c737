import type { OutputOf } from '@strokebook/contract';
import { groundFromTee, groundOfHole, reportHole, shiftOf, strokeCurves } from '@strokebook/golf/aim';
import { teeYardsOf } from '@strokebook/golf/courses';
import { findCourse } from '../../db/courses/course-rows.ts';
import type { EncodedReply } from '../../http/encoded-reply.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { createLimit } from '../../lib/limit.ts';
import type { Services } from '../../services.ts';
import { readAimReport } from './aim-report.ts';
import { findPlanSettings } from './queries.ts';
import { requireOpenPlanning } from '../../http/require-open-planning.ts';

/** Each works out values for up to a second. */
const workings = createLimit(1, {
  maxWaiting: 10,
  maxWaitingPerCaller: 3,
  refusal: () => new RequestError('REPORTS_BUSY'),
});

const UNKNOWN_COURSE = 'This course is not stored. Find its id with the search of courses.';

/** Figures of plans for programs, and of shots whose target was logged. @param basisOf the reply of `getPlanBasis`. */
export function createAimAnalysisHandlers(
  { query, readAt, careers, replies, clock }: Pick<Services, 'query' | 'readAt' | 'careers' | 'replies' | 'clock'>,
  basisOf: (context: RequestContext) => Promise<EncodedReply>,
) {
  const readBasis = async (context: RequestContext): Promise<OutputOf<'getPlanBasis'>> =>
    JSON.parse((await basisOf(context)).plain.toString());
  return {
    planHole: async ({ body }, context) => {
      await requireOpenPlanning(careers, context.account);
      const { courseId, hole, tee, asked, ...request } = body;
      const course = await findCourse(query, courseId);
      if (course === null) return { plan: null, missing: UNKNOWN_COURSE };
      const mapped = groundOfHole(course, hole);
      if ('missing' in mapped) return { plan: null, ...mapped };
      if (tee !== undefined && !course.tees.some(({ name }) => name === tee)) {
        const names = course.tees.map(({ name }) => name).join(', ');
        return { plan: null, missing: `${course.name} has no tee '${tee}'. It has: ${names || 'none'}.` };
      }
      const ground = groundFromTee(mapped, tee === undefined ? null : teeYardsOf(course, tee, hole));
      const { patterns, shift } = await readBasis(context);
      const curves = strokeCurves(shiftOf(shift));
      const report = await workings(
        async () => reportHole({ ...request, ground, patterns, curves }, asked ?? null, shift.holes),
        context.caller,
      );
      return 'missing' in report ? { plan: null, ...report } : { plan: report, missing: null };
    },
    getAimFigures: async (_input, context) => {
      const { account, caller } = context;
      await requireOpenPlanning(careers, account);
      const settings = await findPlanSettings(query, account.accountId);
      return replies.answer({ routeId: 'getAimFigures', account, body: { settings, today: clock.today() } }, () =>
        workings(() => readAimReport({ query, readAt, account }, () => readBasis(context)), caller),
      );
    },
  } satisfies Partial<Handlers>;
}
