import type { AccountId } from '@strokebook/golf/access';
import { isOwnCourseId } from '@strokebook/golf/entry';
import type { RoundSummary } from '@strokebook/golf/model';
import { everyHole, type IsCounted } from '@strokebook/golf/scorecard';
import { mappableRounds, type MappedRound } from '@strokebook/golf/shot-map';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { useApi } from '../../api/api-context.tsx';
import { FloatingDialog } from '../../ui/floating/floating-dialog.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { useLastData } from '../../lib/use-last-data.ts';
import { PageError } from '../../ui/pages/page-error.tsx';
import { StaleNotice } from '../../ui/pages/stale-notice.tsx';
import { Skeleton } from '@mantine/core';
import { useRoundEditor } from '../round-actions/use-round-editor.ts';
import type { MapFocus } from './map-focus.ts';
import { countedRounds } from './map-model.ts';
import { mappedRoundsQuery } from './queries.ts';
import { type CourseState, ShotMap } from './shot-map.tsx';
import classes from './shot-map.module.css';
import { useMapState } from './use-map-state.ts';

export type ShotMapAreaProps = {
  readonly accountId: AccountId;
  /** The rounds to map, in the order of the list beside the map. */
  readonly rounds: readonly RoundSummary[];
  /** Which holes are shown; default all. Keep the function identity while the same holes count. */
  readonly isCounted?: IsCounted;
  readonly focus: MapFocus;
  readonly onFocus: (focus: MapFocus) => void;
};

/** Shots of some rounds on the map of their course, a hole at a time. */
export function ShotMapArea({ accountId, rounds, isCounted = everyHole, focus, onFocus }: ShotMapAreaProps) {
  const { api } = useApi();
  const ids = rounds.map(({ roundId }) => roundId);
  const query = useQuery({ ...mappedRoundsQuery(api, accountId, ids), placeholderData: keepPreviousData });
  const data = useLastData(query.data, accountId);
  // While other rounds load, and if they fail to load, the previous ones stay.
  const isStale = data !== undefined && ids.length > 0 && (query.isPlaceholderData || query.data === undefined);
  const requested = { rounds, isCounted };
  const [settled, setSettled] = useState(requested);
  if (!isStale && (settled.rounds !== rounds || settled.isCounted !== isCounted)) setSettled(requested);
  const shown = isStale ? settled : requested;
  const inOrder = shown.rounds.flatMap(({ roundId }) => data?.get(roundId) ?? []);
  const mapped = mappableRounds(countedRounds(inOrder, shown.isCounted));
  if (data === undefined && ids.length > 0) {
    // Viewers who may see figures may not be allowed to see shots (ACCESS-21).
    if (query.error !== null && isNotFound(query.error)) return <ShotsNotShared />;
    if (query.error !== null)
      return <PageError level={3} part="The map" error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <div className={classes.area} role="status" aria-label="Loading the map">
        <Skeleton className={classes.loading ?? ''} radius={0} />
      </div>
    );
  }
  if (mapped.length === 0) return <NothingToMap isFiltered={shown.isCounted !== everyHole} />;
  return (
    <>
      {isStale && query.error !== null && <StaleNotice error={query.error} onRetry={() => void query.refetch()} />}
      <MappedArea {...{ accountId, isStale, focus, onFocus }} rounds={mapped} summaries={shown.rounds} />
    </>
  );
}

function ShotsNotShared() {
  return (
    <Notice level={3} title="The shots are not shared.">
      This player shows figures, but not where the shots were played.
    </Notice>
  );
}

type CourseQuery = { readonly isPending: boolean; readonly error: Error | null };

function courseStateOf(courseId: string | null, { isPending, error }: CourseQuery): CourseState {
  if (courseId === null) return 'unknown';
  if (isPending) return 'loading';
  if (error === null) return 'there';
  return isNotFound(error) ? 'unknown' : 'failed';
}

const isNotFound = (error: Error): boolean => error instanceof ApiError && error.status === 404;

function NothingToMap({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <div data-unmapped>
      <Notice level={3} title="There is nothing to map.">
        {isFiltered
          ? 'None of the holes that are left has strokes. Remove a filter to see more.'
          : 'These rounds have no strokes. Log one stroke by stroke, and it appears here.'}
      </Notice>
    </div>
  );
}

type MappedAreaProps = {
  readonly accountId: AccountId;
  /** At least one, all mappable. */
  readonly rounds: readonly MappedRound[];
  readonly summaries: readonly RoundSummary[];
  readonly isStale: boolean;
  readonly focus: MapFocus;
  readonly onFocus: (focus: MapFocus) => void;
};

function MappedArea({ accountId, rounds, summaries, isStale, focus, onFocus }: MappedAreaProps) {
  const { api } = useApi();
  const state = useMapState(rounds, focus, onFocus);
  const editor = useRoundEditor(accountId);
  const courseId = state.model?.focused.courseId ?? null;
  const isListed = courseId !== null && !isOwnCourseId(courseId);
  // Without a mapped course, shots are on a plain background (MAP-O7).
  const course = useQuery({
    ...api.query('getCourse', { params: { courseId: courseId ?? '' } }),
    enabled: isListed,
    retry: false,
  });
  const settings = useQuery(api.query('getSettings', {})).data;
  const [isExpanded, setIsExpanded] = useState(false);
  const { model } = state;
  const unable = focus.hole !== undefined && model !== null && model.hole !== focus.hole ? focus.hole : null;
  useEffect(() => {
    // No notice: the map shows another hole and names it (MAP-12).
    if (unable !== null) console.info(`Unable to focus hole ${unable}`);
  }, [unable]);
  if (model === null) return <NothingToMap isFiltered={false} />;
  const map = (
    <ShotMap
      accountId={accountId}
      state={state}
      model={model}
      rounds={rounds}
      summaries={summaries}
      editor={editor}
      course={course.data ?? null}
      courseState={courseStateOf(isListed ? courseId : null, course)}
      isOtherRound={focus.roundId !== undefined && focus.roundId !== model.focused.roundId}
      imagery={settings?.mapImagery ?? null}
      isStale={isStale}
      isLarge={isExpanded}
      onExpand={isExpanded ? undefined : () => setIsExpanded(true)}
    />
  );
  if (!isExpanded) return map;
  return (
    <>
      <div className={classes.area} data-away>
        <p className="muted text-center">The map is in its dialog.</p>
      </div>
      <FloatingDialog
        name="shot-map"
        title="Shot map"
        size={{ width: 0.9, height: 0.9 }}
        onClose={() => setIsExpanded(false)}
      >
        {map}
      </FloatingDialog>
    </>
  );
}
