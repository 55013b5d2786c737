import { isOwnCourseId } from '@strokebook/golf/entry';
import type { AccountId } from '@strokebook/golf/access';
import type { CourseDocument } from '@strokebook/golf/model';
import type { IsCounted } from '@strokebook/golf/scorecard';
import type { MappedRound } from '@strokebook/golf/shot-map';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useUnits } from '../../api/use-units.ts';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { StaleNotice } from '../../ui/pages/stale-notice.tsx';
import { useLastData } from '../../lib/use-last-data.ts';
import { mappedRoundsQuery } from '../shot-map/queries.ts';
import { Dispersion } from './dispersion.tsx';
import type { DispersionChoice } from './dispersion-choice.ts';

const skeleton = <SkeletonRows rows={8} rowHeight={56} />;

type RoundsDispersionProps = {
  readonly accountId: AccountId;
  readonly roundIds: readonly string[];
  readonly isCounted?: IsCounted | undefined;
  readonly choice: DispersionChoice;
  readonly onChoice: (choice: DispersionChoice) => void;
};

/** `Dispersion` with the data that it needs. */
export function RoundsDispersion({ accountId, roundIds, ...props }: RoundsDispersionProps) {
  const { api } = useApi();
  const query = useQuery({ ...mappedRoundsQuery(api, accountId, roundIds), placeholderData: keepPreviousData });
  const { error, isError, refetch } = query;
  const data = useLastData(query.data, accountId);
  return (
    <>
      {data !== undefined && query.data === undefined && error !== null && (
        <StaleNotice error={error} onRetry={() => void refetch()} />
      )}
      <QueryState query={{ data, error, isError, refetch }} part="Where shots finish" skeleton={skeleton}>
        {(rounds) => <DispersionOnCourses {...props} rounds={rounds} />}
      </QueryState>
    </>
  );
}

type OnCoursesProps = Omit<RoundsDispersionProps, 'accountId' | 'roundIds'> & {
  readonly rounds: ReadonlyMap<string, MappedRound>;
};

/** If a course fails to load, its tee shots are measured against the pin. */
function DispersionOnCourses({ rounds, ...props }: OnCoursesProps) {
  const { api } = useApi();
  const [units] = useUnits();
  const mapped = [...rounds.values()];
  const courseIds = [...new Set(mapped.flatMap(({ courseId }) => courseId ?? []))]
    .filter((courseId) => !isOwnCourseId(courseId))
    .sort();
  const courses = useQueries({
    queries: courseIds.map((courseId) => ({ ...api.query('getCourse', { params: { courseId } }), retry: false })),
    combine: settledCourses,
  });
  // Waits for the courses, because tee shots would move when their center lines load.
  if (courses === null) return skeleton;
  return <Dispersion {...props} rounds={mapped} courses={courses} units={units} />;
}

type CourseResult = { readonly data: CourseDocument | undefined; readonly isPending: boolean };

const settledCourses = (results: readonly CourseResult[]): ReadonlyMap<string, CourseDocument> | null =>
  results.some(({ isPending }) => isPending)
    ? null
    : new Map(results.flatMap(({ data }) => (data === undefined ? [] : [[data.courseId, data] as const])));
