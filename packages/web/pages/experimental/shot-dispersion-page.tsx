import { useQueries, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { CourseDocument } from '@strokebook/golf/model';
import type { MappedRound } from '@strokebook/golf/shot-map';
import { useMemo } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { Dispersion } from '../../controls/dispersion/dispersion.tsx';
import { choiceOf, searchOf } from '../../controls/dispersion/dispersion-choice.ts';
import { courseQuery, mappedRoundsQuery } from '../../controls/shot-map/queries.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Experiment } from './experiment.tsx';

const route = getRouteApi('/experimental/shot-dispersion-chart');
const skeleton = <SkeletonRows rows={8} rowHeight={56} />;

/** An experiment: where shots finish. */
export function ShotDispersionPage() {
  return (
    <Experiment title="Shot dispersion" lead="An experiment: where shots of the test account’s newest rounds finish.">
      {(rounds, accountId) => (
        <RoundsDispersion accountId={accountId} roundIds={rounds.map(({ roundId }) => roundId)} />
      )}
    </Experiment>
  );
}

type RoundsDispersionProps = { readonly accountId: number; readonly roundIds: readonly string[] };

function RoundsDispersion({ accountId, roundIds }: RoundsDispersionProps) {
  const { api } = useApi();
  const query = useQuery(mappedRoundsQuery(api, accountId, roundIds));
  return (
    <QueryState query={query} part="Shot dispersion" skeleton={skeleton}>
      {(rounds) => <DispersionOnCourses rounds={rounds} />}
    </QueryState>
  );
}

/** A course that does not come is one without centre lines: its tee shots are measured against the pin. */
function DispersionOnCourses({ rounds }: { readonly rounds: ReadonlyMap<string, MappedRound> }) {
  const { api } = useApi();
  const choice = choiceOf(route.useSearch());
  const navigate = route.useNavigate();
  const mapped = useMemo(() => [...rounds.values()], [rounds]);
  const courseIds = [...new Set(mapped.flatMap(({ courseId }) => courseId ?? []))].sort();
  const courses = useQueries({
    queries: courseIds.map((courseId) => courseQuery(api, courseId)),
    combine: settledCourses,
  });
  // Tee shots would move as the lines come in that they are measured against.
  if (courses === null) return skeleton;
  return (
    <Dispersion
      rounds={mapped}
      courses={courses}
      choice={choice}
      onChoice={(next) => void navigate({ search: searchOf(next), replace: true, resetScroll: false })}
    />
  );
}

type CourseResult = { readonly data: CourseDocument | undefined; readonly isPending: boolean };

const settledCourses = (results: readonly CourseResult[]): ReadonlyMap<string, CourseDocument> | null =>
  results.some(({ isPending }) => isPending)
    ? null
    : new Map(results.flatMap(({ data }) => (data === undefined ? [] : [[data.courseId, data] as const])));
