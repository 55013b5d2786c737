import type { RoundCourse } from '@strokebook/contract';
import { includesLevel } from '@strokebook/golf/access';
import type { CourseToPlay, RoundStart } from '@strokebook/golf/entry';
import { fullName } from '@strokebook/golf/format';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, Navigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { sharedPlayersQuery } from '../../api/shared-players-query.ts';
import { lastEntryDepth } from '../../features/round-entry/entry/entry-preferences.ts';
import { CourseChooser } from '../../features/round-start/course-chooser.tsx';
import { prefetchCourses, recentCoursesQuery, roundEventsQuery } from '../../features/round-start/queries.ts';
import { type ChangedChoices, withoutCourse } from '../../features/round-start/round-choices.ts';
import { isForOthers } from '../../lib/home-page.ts';
import { dayOf } from '../../lib/today.ts';
import { useUnits } from '../../api/use-units.ts';
import { prepareDevice, useOffline, useRunningRounds } from '../../offline/index.ts';
import { PageError } from '../../ui/pages/page-error.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { CourseStep } from './course-step.tsx';
import { isWatched } from './is-watched.ts';
import { NewCourseStep } from './new-course-step.tsx';
import { PlayerStep } from './player-step.tsx';
import { RunningRounds } from './running-rounds.tsx';
import classes from './start-page.module.css';
import { StepFrame } from './step-frame.tsx';

const route = getRouteApi('/log');

/** The start of a round: its course, then one screen with everything else (ENTRY-02 to ENTRY-04). */
export function StartPage() {
  const { viewer, player } = route.useRouteContext();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { api } = useApi();
  const queryClient = useQueryClient();
  const { store } = useOffline();
  const [units] = useUnits();
  const [changed, setChanged] = useState<ChangedChoices>({});
  const { accountId } = player;
  const recent = useQuery(recentCoursesQuery(api, accountId));
  const events = useQuery(roundEventsQuery(api, accountId));
  const today = dayOf(useQuery(api.query('getSettings', {})).data?.today ?? '');
  const courses = recent.data?.courses;
  useEffect(() => {
    if (courses !== undefined && events.data !== undefined) {
      void prefetchCourses(queryClient, api, accountId, courses, events.data, today);
    }
  }, [queryClient, api, accountId, courses, events.data, today]);
  const go = (next: Pick<typeof search, 'course' | 'step' | 'q'>, options: { readonly isSaved?: boolean } = {}) =>
    void navigate({
      search: { ...(search.player === undefined ? {} : { player: search.player }), ...next },
      ...(options.isSaved === true ? { ignoreBlocker: true, replace: true } : {}),
    });
  const begin = useMutation({
    mutationFn: async (start: RoundStart) => {
      const key = { accountId: viewer.accountId, playerId: accountId, roundId: start.roundId };
      const failure = await prepareDevice(store);
      if (failure !== null) throw failure;
      await store.append(key, { kind: 'start', start });
      await store.append(key, { kind: 'depth', depth: lastEntryDepth(recent.data?.lastDepth ?? null) });
      await navigate({
        to: '/log/$roundId',
        params: { roundId: start.roundId },
        search: search.player === undefined ? {} : { player: search.player },
        // Back leads to where the player came from, and not to the start of another round.
        replace: true,
      });
    },
  });
  const { rounds, isPending } = useRunningRounds(accountId);
  // A round of today with a hole on its card is the one that the player comes back to, unless they choose a course.
  const underWay = rounds.find(
    (round) => round.playedOn === today && round.holesPlayed > 0 && !isWatched(round, viewer, accountId),
  );
  const isPlain = search.step === undefined && search.course === undefined;
  // A player with rounds of their own is not asked, though somebody else lets them in.
  const playsThemselves =
    !isForOthers(viewer) && (rounds.length > 0 || courses?.some(({ played }) => played !== null) === true);
  const mayAsk = isPlain && search.player === undefined && !playsThemselves && !isPending && !recent.isPending;
  const shared = useInfiniteQuery({ ...sharedPlayersQuery(api), enabled: mayAsk });
  const mayEnterForOthers =
    shared.data?.pages.some(({ players }) => players.some(({ level }) => includesLevel(level, 'enter'))) === true;
  const close = (
    <Link to="/dashboard" className="quiet-button">
      Close
    </Link>
  );
  const loading = (
    <main className={classes.loading}>
      <SkeletonRows rows={8} rowHeight={64} />
    </main>
  );
  const firstName = player.accountId === viewer.accountId ? null : player.firstName.trim() || fullName(player);
  const running = <RunningRounds {...{ viewer, player, rounds }} />;
  const latest = courses?.find(({ courseId }) => courseId !== null);
  const courseId = search.course ?? latest?.courseId ?? null;
  const choose = (course: Pick<RoundCourse, 'courseId' | 'name'>) => {
    setChanged(withoutCourse(changed));
    if (course.courseId === null) go({ step: 'new', q: course.name });
    else go({ course: course.courseId });
  };
  const toSaved = (course: CourseToPlay) => {
    setChanged(withoutCourse(changed));
    go({ course: course.courseId }, { isSaved: true });
  };
  const chooser = (
    <StepFrame title="Which course?" close={close}>
      <RunningRounds {...{ viewer, player, rounds: courseId === null ? rounds : [] }} />
      <CourseChooser
        {...{ accountId, firstName }}
        q={search.step === 'course' || courseId === null ? (search.q ?? '') : ''}
        today={today}
        units={units}
        onSearch={(q) =>
          void navigate({ search: { ...search, step: 'course', q: q === '' ? undefined : q }, replace: true })
        }
        onChoose={choose}
        onNew={() => go({ step: 'new', ...(search.q === undefined ? {} : { q: search.q }) })}
      />
    </StepFrame>
  );

  if (isPlain && underWay !== undefined) {
    // The device may know that this one was finished.
    if (isPending) return loading;
    return (
      <Navigate
        to="/log/$roundId"
        params={{ roundId: underWay.roundId }}
        search={search.player === undefined ? {} : { player: search.player }}
        replace
      />
    );
  }
  if (mayAsk && shared.isLoading) return loading;
  if (mayAsk && (isForOthers(viewer) || mayEnterForOthers)) {
    return <PlayerStep ownUsername={viewer.username} close={close} />;
  }
  if (search.step === 'new') {
    if (search.q !== undefined && recent.isLoading) return loading;
    return (
      <NewCourseStep
        accountId={accountId}
        name={search.q ?? ''}
        pars={courses?.find(({ courseId: id, name }) => id === null && name === search.q)?.played?.pars ?? []}
        units={units}
        close={close}
        onSaved={toSaved}
        onCancel={() => go({ step: 'course' })}
      />
    );
  }
  if (search.step === 'course') return chooser;
  if (courseId === null) {
    if (recent.isPending || isPending) {
      return loading;
    }
    if (recent.isError) {
      return (
        <StepFrame title="Log a round" close={close}>
          <PageError part="Your courses" error={recent.error} onRetry={() => void recent.refetch()} />
        </StepFrame>
      );
    }
    return chooser;
  }
  const known = courses?.find((course) => course.courseId === courseId);
  return (
    <CourseStep
      key={courseId}
      accountId={accountId}
      courseId={courseId}
      isCard={search.step === 'card'}
      units={units}
      close={close}
      setup={{
        played: known?.played ?? null,
        lastRound: known?.lastRound ?? courses?.find(({ lastRound }) => lastRound !== null)?.lastRound ?? null,
        // Kept replies of an earlier version do not have it.
        gender: recent.data?.gender ?? null,
        events: events.data ?? [],
        changed,
        today,
        running,
        firstName,
        isStarting: begin.isPending,
        failure: begin.isError ? errorText(begin.error) : null,
        onChange: setChanged,
        onCourse: (id) => go({ course: id }),
        onOtherCourse: () => go({ step: 'course' }),
        onStart: (start) => begin.mutate(start),
      }}
      onCard={() => go({ course: courseId, step: 'card' })}
      onSaved={toSaved}
      onCancel={() => go({ course: courseId })}
      onOtherCourse={() => go({ step: 'course' })}
    />
  );
}
