import type { OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { roundHistoryQuery } from '../../api/round-queries.ts';
import { ApiError } from '../../api/errors.ts';
import { HoleSuggestions } from '../../features/aim-suggestions/hole-suggestions.tsx';
import { PlanCourse } from '../../features/plan/plan-course.tsx';
import { useClosedPlanning } from '../../features/plan/plan-queries.ts';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './plan-page.module.css';

const route = getRouteApi('/player/$username/plan');
const skeleton = <SkeletonRows rows={10} rowHeight={56} />;

/** Where to aim: a round as a plan, and each of its holes on the map (AIM-08 to AIM-11). */
export function PlanPage() {
  const { profile, viewer } = route.useRouteContext();
  const { account } = profile;
  const { accountId, username } = account;
  const { api } = useApi();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const params = { accountId };
  const basis = useQuery(api.query('getPlanBasis', { params }));
  const plans = useQuery(api.query('listCoursePlans', { params }));
  const courses = usePlayedCourses(accountId);
  const closed = useClosedPlanning(accountId, [basis.error, plans.error]);
  const courseId = search.course ?? plans.data?.plans[0]?.courseId ?? courses[0]?.id;
  const course = useQuery({
    ...api.query('getCourse', { params: { courseId: courseId ?? '' } }),
    enabled: courseId !== undefined && closed === null,
    retry: false,
  });
  const initials = fullName(viewer?.accountId === accountId ? account : account)
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 4);
  return (
    <main className={classes.page}>
      {closed !== null ? (
        <Notice level={1} title="Planning is closed.">
          {closed}
        </Notice>
      ) : courseId === undefined && !plans.isPending ? (
        <Notice level={1} title="No course to plan yet.">
          Log or import a round, and its course can be planned.{' '}
          <Link to="/import" search={{}}>
            Bring in rounds
          </Link>
        </Notice>
      ) : course.error instanceof ApiError && course.error.status === 404 ? (
        <Notice level={1} title="This course has no outlines yet.">
          It is known by its name only, so no hole of it can be drawn. Choose another one.
        </Notice>
      ) : (
        <QueryState part="The plan" query={basis} skeleton={skeleton}>
          {(known) => (
            <QueryState part="The course" query={course} skeleton={skeleton}>
              {(shown) => (
                <PlanCourse
                  key={shown.courseId}
                  {...{ accountId, username, initials, search, courses }}
                  course={shown}
                  basis={known}
                  plans={plans.data?.plans ?? noPlans}
                  renderSuggestions={({ tee, hole, ...onMap }) => (
                    <HoleSuggestions
                      accountId={accountId}
                      isPlayer={viewer?.accountId === accountId}
                      at={{ courseId: shown.courseId, tee, hole }}
                      {...onMap}
                    />
                  )}
                  onSearch={(change) => void navigate({ search: (before) => ({ ...before, ...change }) })}
                />
              )}
            </QueryState>
          )}
        </QueryState>
      )}
      <p className={classes.rule}>
        For planning and practice. It stays closed while you enter a tournament or qualifier round. The printed plan may
        be carried.
      </p>
    </main>
  );
}

const noPlans: OutputOf<'listCoursePlans'>['plans'] = [];

/** The courses of the player's rounds, the one played last first. */
function usePlayedCourses(accountId: AccountId): readonly { readonly id: string; readonly name: string }[] {
  const { api } = useApi();
  const history = useQuery(roundHistoryQuery(api, accountId)).data ?? [];
  const names = new Map(
    history.flatMap(({ courseId, courseName }) => (courseId === null ? [] : [[courseId, courseName]])),
  );
  return [...names].map(([id, name]) => ({ id, name }));
}
