import { z } from 'zod';
import { fullAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { CoursePlanChange, PlanSettings } from '../schemas/aim.ts';
import { KeptPlan, PlanBasis } from '../schemas/generated.ts';
import { ExternalId } from '../schemas/round.ts';

const AccountParams = z.strictObject({ accountId: AccountId });
const PlanParams = AccountParams.extend({ courseId: ExternalId });

/**
 * Where to aim: for those with full access alone (AIM-13). Every call with a plan is refused while a competition is being
 * entered (AIM-11).
 */
export const aimRoutes = {
  getPlanBasis: route({
    method: 'GET',
    path: '/api/accounts/:accountId/plan-basis',
    shows: ['rounds'],
    isCached: true,
    isKept: true,
    summary:
      'What a plan is worked out of: the patterns of the player’s clubs with their counts, their strokes against the baseline, and what the player typed.',
    access: fullAccess,
    params: AccountParams,
    output: PlanBasis,
    errors: ['PLANNING_CLOSED', 'REPORTS_BUSY'],
  }),
  putPlanSettings: route({
    method: 'PUT',
    path: '/api/accounts/:accountId/plan-settings',
    summary: 'Stores the carries that a player typed, and whether they play left-handed.',
    access: fullAccess,
    params: AccountParams,
    body: PlanSettings,
    output: PlanSettings,
  }),
  listCoursePlans: route({
    method: 'GET',
    path: '/api/accounts/:accountId/course-plans',
    shows: ['rounds'],
    isKept: true,
    summary: 'The kept plans of courses, the last changed first.',
    access: fullAccess,
    params: AccountParams,
    output: z.object({ plans: z.array(KeptPlan) }),
    errors: ['PLANNING_CLOSED'],
  }),
  putCoursePlan: route({
    method: 'PUT',
    path: '/api/accounts/:accountId/course-plans/:courseId',
    summary: 'Keeps the plan of a course from a tee; one without holes is removed.',
    access: fullAccess,
    params: PlanParams,
    body: CoursePlanChange,
    output: z.object({ plan: KeptPlan.nullable() }),
    errors: ['PLANNING_CLOSED', 'COURSE_PLANS_FULL'],
  }),
};
