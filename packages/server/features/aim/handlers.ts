import { MAX_COURSE_PLANS } from '@strokebook/contract';
import { findCoursePlans } from '../../db/courses/course-plan-queries.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { changeAccount } from '../../http/change-account.ts';
import { RequestError } from '../../http/request-error.ts';
import { requireOpenPlanning } from '../../http/require-open-planning.ts';
import { createLimit } from '../../lib/limit.ts';
import type { Services } from '../../services.ts';
import { createAimAnalysisHandlers } from './analysis-handlers.ts';
import { planBasis } from './plan-basis.ts';
import { countOtherPlans, findPlanSettings, writeCoursePlan, writePlanSettings } from './queries.ts';

/** Each reads up to a hundred rounds shot by shot, so several at once would delay all other requests. */
const readings = createLimit(1, {
  maxWaiting: 10,
  maxWaitingPerCaller: 3,
  refusal: () => new RequestError('REPORTS_BUSY'),
});

/** Where to aim: what plans are worked out of, and the plans that players keep. */
export function createAimHandlers({
  query,
  readAt,
  careers,
  ratedRounds,
  replies,
  clock,
}: Pick<Services, 'query' | 'readAt' | 'careers' | 'ratedRounds' | 'replies' | 'clock'>) {
  const basisOf = async ({ account, viewer, caller }: RequestContext) => {
    const settings = await findPlanSettings(query, account.accountId);
    const today = clock.today();
    return replies.answer({ routeId: 'getPlanBasis', account, body: { settings, today } }, () =>
      readings(async () => {
        const [career, rated] = await Promise.all([careers.get(account), ratedRounds.get({ account, viewer }, today)]);
        return planBasis({ query, readAt, account }, { career, rated, settings });
      }, caller),
    );
  };
  return {
    ...createAimAnalysisHandlers({ query, readAt, careers, replies, clock }, basisOf),
    getPlanBasis: async (_input, context) => {
      await requireOpenPlanning(careers, context.account);
      return basisOf(context);
    },
    putPlanSettings: ({ body }, { account: { accountId } }) =>
      changeAccount(query, accountId, async (tx) => {
        await writePlanSettings(tx, accountId, body);
        return body;
      }),
    listCoursePlans: async (_input, { account }) => {
      await requireOpenPlanning(careers, account);
      return { plans: [...(await findCoursePlans(query, account.accountId))] };
    },
    putCoursePlan: async ({ params: { courseId }, body: { tee, holes } }, { account }) => {
      await requireOpenPlanning(careers, account);
      const { accountId } = account;
      return changeAccount(query, accountId, async (tx) => {
        const others = await countOtherPlans(tx, accountId, { courseId, tee });
        if (holes.length > 0 && others >= MAX_COURSE_PLANS) throw new RequestError('COURSE_PLANS_FULL');
        await writeCoursePlan(tx, accountId, { courseId, tee, holes }, clock.now());
        const plans = await findCoursePlans(tx, accountId, courseId);
        return { plan: plans.find((plan) => plan.tee === tee) ?? null };
      });
    },
  } satisfies Partial<Handlers>;
}
