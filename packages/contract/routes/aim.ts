import { z } from 'zod';
import { MAX_SUGGESTIONS } from '../limits.ts';
import { fullAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import {
  CoursePlanChange,
  HoleQuestion,
  NewSuggestion,
  PlanSettings,
  Suggestion,
  SuggestionAnswer,
} from '../schemas/aim.ts';
import { AimReport, HoleAnswer, KeptPlan, PlanBasis } from '../schemas/generated.ts';
import { ExternalId } from '../schemas/round.ts';

const AccountParams = z.strictObject({ accountId: AccountId });
const SuggestionParams = AccountParams.extend({ suggestionId: z.uuid() });
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
  planHole: route({
    method: 'POST',
    isRead: true,
    path: '/api/accounts/:accountId/plan-hole',
    shows: ['rounds', 'courses'],
    summary:
      'Where to aim on a hole, for programs and assistants: the best target, what another one costs, the parts of each value and the shots that it rests on; or a sentence that says what is missing.',
    access: fullAccess,
    params: AccountParams,
    body: HoleQuestion,
    output: HoleAnswer,
    errors: ['PLANNING_CLOSED', 'REPORTS_BUSY'],
  }),
  getAimFigures: route({
    method: 'GET',
    path: '/api/accounts/:accountId/aim-report',
    shows: ['rounds', 'courses'],
    isCached: true,
    summary:
      'Strokes gained of the shots whose target was logged, as what the target and what the stroke gained, with sums, intervals and counts.',
    access: fullAccess,
    params: AccountParams,
    output: AimReport,
    errors: ['PLANNING_CLOSED', 'REPORTS_BUSY'],
  }),
  listSuggestions: route({
    method: 'GET',
    path: '/api/accounts/:accountId/aim-suggestions',
    shows: ['rounds'],
    summary: 'The targets that were suggested to a player, the newest first.',
    access: fullAccess,
    params: AccountParams,
    output: z.object({ suggestions: z.array(Suggestion).max(MAX_SUGGESTIONS) }),
    errors: ['PLANNING_CLOSED'],
  }),
  suggestTarget: route({
    method: 'POST',
    path: '/api/accounts/:accountId/aim-suggestions',
    summary: 'Suggests a target on a hole to a player, in place of one’s last for that hole, and tells the player.',
    access: fullAccess,
    params: AccountParams,
    body: NewSuggestion,
    output: z.object({ suggestion: Suggestion }),
    errors: ['PLANNING_CLOSED', 'SUGGESTIONS_FULL', 'SUGGESTION_TO_ONESELF'],
  }),
  answerSuggestion: route({
    method: 'POST',
    path: '/api/accounts/:accountId/aim-suggestions/:suggestionId/answer',
    summary: 'Accepts a suggested target, or says not this time; the player alone does. Tells who suggested it.',
    access: fullAccess,
    params: SuggestionParams,
    body: SuggestionAnswer,
    output: z.object({ suggestion: Suggestion }),
    errors: ['PLANNING_CLOSED'],
  }),
  takeBackSuggestion: route({
    method: 'DELETE',
    path: '/api/accounts/:accountId/aim-suggestions/:suggestionId',
    summary: 'Takes back a target that one suggested oneself.',
    access: fullAccess,
    params: SuggestionParams,
    output: z.object({}),
  }),
};
