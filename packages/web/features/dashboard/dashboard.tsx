import type { CalendarDay } from '@strokebook/golf/calendar';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import type { DashboardMode, OverviewGroup } from '@strokebook/golf/overview';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { NoRoundsNotice } from '../../controls/round-history/no-rounds-notice.tsx';
import { noChoice } from '../../controls/round-picker/round-choice.ts';
import { noFocus } from '../../controls/shots-board/map-focus-search.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { PageError } from '../../ui/page-error.tsx';
import type { MyRoundsState } from './my-rounds-card.tsx';
import type { CategoryId } from './categories.ts';
import { chosenGroup } from './chosen-group.ts';
import classes from './dashboard.module.css';
import { type DashboardActions, DashboardBody, type DashboardContent } from './dashboard-body.tsx';
import { DashboardHeader, type HeaderActions } from './dashboard-header.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Opened } from './opened.tsx';
import { openedAddressOf, type OpenedFocus, openedFocusOf } from './opened-focus.ts';
import { isIncomplete, type OverviewView } from './overview-view.ts';
import { useDashboardData } from './use-dashboard-data.ts';
import { useOverviewGroups } from './use-overview-groups.ts';
import { useStandard } from './use-standard.ts';

/** What the address of the dashboard says; anything left out is the default. */
type DashboardState = MyRoundsState &
  OpenedFocus & {
    readonly mode?: 'playerPerformance' | undefined;
    readonly holes?: HoleCount | undefined;
    readonly group?: string | undefined;
    readonly category?: CategoryId | undefined;
    readonly hidden?: readonly string[] | undefined;
    /** The overview that is opened: its rounds, or with a figure what lies behind that. */
    readonly of?: string | undefined;
    readonly figure?: string | undefined;
  };

type DashboardProps = {
  readonly accountId: number;
  readonly viewerId: number | null;
  readonly state: DashboardState;
  /** The whole state anew; `replace` makes no step for Back. */
  readonly onChange: (state: DashboardState, how?: { readonly replace: boolean }) => void;
  /** The player's username, where their comparison is open to the viewer. */
  readonly compareOf?: string | null;
  /** What else there is to do for someone without rounds. */
  readonly meanwhile?: ReactNode;
};

export function Dashboard(props: DashboardProps) {
  const mode: DashboardMode = props.state.mode ?? 'assessment';
  const data = useDashboardData(props.accountId, mode, props.state.holes);
  switch (data.state) {
    case 'loading':
      return <DashboardSkeleton />;
    case 'error':
      return (
        <main className={classes.dashboard}>
          <PageError level={1} error={data.error} onRetry={data.retry} />
        </main>
      );
    case 'noRounds':
      return (
        <main className={classes.dashboard}>
          <NoRoundsNotice meanwhile={props.meanwhile} />
        </main>
      );
    case 'ready': {
      const { holeCount, groups, history, today } = data;
      return <ReadyDashboard {...props} {...{ mode, holeCount, groups, history, today }} />;
    }
  }
}

type ReadyDashboardProps = DashboardProps & {
  readonly mode: DashboardMode;
  readonly holeCount: HoleCount;
  readonly groups: readonly OverviewGroup[];
  readonly history: readonly RoundSummary[];
  readonly today: CalendarDay;
};

function ReadyDashboard(props: ReadyDashboardProps) {
  const { accountId, viewerId, state, onChange, mode, holeCount, groups, history, today } = props;
  const { query: standardsQuery, standards, standard, choose } = useStandard(viewerId, accountId);
  const selected = chosenGroup(groups, state.group, mode);
  const { group, views, choices, isStale, isOtherGroup, isLoading, retry } = useOverviewGroups({
    accountId,
    groups,
    selected,
    hidden: state.hidden,
    standardName: standard?.standardName ?? null,
    isReady: !standardsQuery.isPending,
  });
  // What failed to load is told as a failure, not as rounds that were never played.
  const isTooFew = !isLoading && isIncomplete(views) && !views.some((view) => view.state === 'error');
  const now = useLatest({ state, views, isOtherGroup, onChange, retry });
  const actions = useMemo((): DashboardActions => {
    const change = (next: DashboardState, how?: { readonly replace: boolean }) =>
      now.current.onChange({ ...now.current.state, ...next }, how);
    const hide = (isHidden: (view: OverviewView) => boolean) =>
      change({ hidden: now.current.views.filter(isHidden).map((view) => view.config.filterName) });
    return {
      // A card that is still to follow may offer what belongs to the group before.
      toggle: (name) => {
        const { isOtherGroup: isLate, views: current } = now.current;
        if (isLate || !current.some((view) => view.config.filterName === name)) return;
        hide((view) => (view.config.filterName === name) !== view.isHidden);
      },
      showAll: (isShown) => {
        if (!now.current.isOtherGroup) hide(() => !isShown);
      },
      open: (filterName, statId) => change({ of: filterName, figure: statId }),
      chooseCategory: (category) => change({ category }),
      changeMyRounds: change,
      retry: () => now.current.retry(),
    };
  }, [now]);
  const chooseStandard = useLatest(choose);
  const headerActions = useMemo((): HeaderActions => {
    const change = (next: DashboardState) => now.current.onChange({ ...now.current.state, hidden: undefined, ...next });
    return {
      onGroup: (group) => change({ group }),
      onMode: (mode) => change({ mode: mode === 'assessment' ? undefined : mode, group: undefined }),
      // Rounds picked by hand are of one hole count.
      onHoleCount: (holes) => change({ holes, group: undefined, ...noChoice, ...noFocus }),
      onStandard: (standardName) => chooseStandard.current(standardName),
    };
  }, [now, chooseStandard]);
  const category = state.category ?? 'scorecard';
  const { rounds, ids, picks, list, groupBy, stats, round, hole, nth, shot, view, pattern, yards, beside } = state;
  const myRounds = useMemo(
    (): MyRoundsState => ({
      ...{ rounds, ids, picks, list, groupBy, stats },
      ...{ round, hole, nth, shot, view, pattern, yards, beside },
    }),
    [rounds, ids, picks, list, groupBy, stats, round, hole, nth, shot, view, pattern, yards, beside],
  );
  const canToggle = !isOtherGroup;
  const content = useMemo(
    (): DashboardContent => ({
      ...{ accountId, group, views, canToggle, isTooFew, history },
      ...{ holeCount, today, standard, category, myRounds },
    }),
    [accountId, group, views, canToggle, isTooFew, history, holeCount, today, standard, category, myRounds],
  );
  // The header answers at once; the cards follow, in steps that let the browser paint in between.
  const shown = useDeferredValue(content);
  const isBehind = shown !== content;

  return (
    <main className={classes.dashboard}>
      <DashboardHeader
        groupName={selected.groupName}
        choices={choices}
        mode={mode}
        holeCount={holeCount}
        standards={standards}
        standard={standard}
        compareOf={props.compareOf ?? null}
        {...headerActions}
      />
      <div
        className={classes.body}
        data-stale={isStale || isBehind || undefined}
        aria-busy={isStale || isLoading || isBehind}
      >
        <DashboardBody content={shown} actions={actions} />
      </div>
      <Opened
        accountId={accountId}
        view={views.find((view) => view.config.filterName === state.of)}
        figureId={state.figure}
        history={history}
        holeCount={holeCount}
        focus={openedFocusOf(state)}
        onFocus={(focus) => onChange({ ...state, ...openedAddressOf(focus) }, { replace: true })}
        onClose={() => onChange({ ...state, of: undefined, figure: undefined, ...openedAddressOf({}) })}
      />
    </main>
  );
}
