import { Skeleton } from '@mantine/core';
import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import { buildOverviewGroups, type DashboardMode, type OverviewGroup } from '@strokebook/golf/overview';
import { finishedRounds, MIN_ROUNDS_TO_COMPARE } from '@strokebook/golf/selection';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { NoRoundsNotice } from '../../controls/round-history/no-rounds-notice.tsx';
import { type RoundHistory, useRoundHistory } from '../../controls/round-history/use-round-history.ts';
import { noChoice } from '../../controls/round-picker/round-choice.ts';
import { looksOf } from '../../controls/shot-map/map-focus.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { PageError } from '../../ui/pages/page-error.tsx';
import { chosenGroup } from './overviews/chosen-group.ts';
import classes from './dashboard.module.css';
import { type DashboardActions, DashboardBody, type DashboardContent } from './dashboard-body.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import type { ChangeDashboard, DashboardState } from './dashboard-state.ts';
import { Opened } from './figures/opened.tsx';
import { isIncomplete, type OverviewView } from './overviews/overview-view.ts';
import { useCategoryViews } from './use-category-views.ts';
import { useOpenedFigure } from './figures/use-opened-figure.ts';
import { useOverviewGroups } from './overviews/use-overview-groups.ts';
import { useSeason } from './use-season.ts';
import { useStandard } from './overviews/use-standard.ts';

type DashboardProps = {
  readonly accountId: AccountId;
  readonly viewerId: number | null;
  readonly state: DashboardState;
  readonly onChange: ChangeDashboard;
  /** The player's username, if their comparison is open to the viewer. */
  readonly compareOf?: string | null;
  /** First name of the player for other viewers; omitted for the player. */
  readonly playerName?: string | undefined;
  /** Other actions for a player without rounds. */
  readonly meanwhile?: ReactNode;
  /** Above everything else; nothing most of the time. */
  readonly top?: ReactNode;
  /** Before the notice that a player has no rounds. */
  readonly beforeNoRounds?: ReactNode;
};

export function Dashboard(props: DashboardProps) {
  const mode: DashboardMode = props.state.mode ?? 'assessment';
  const data = useDashboardData(props.accountId, mode, props.state.holes);
  switch (data.state) {
    case 'loading':
      return <DashboardSkeleton />;
    case 'error':
      return (
        <main className="wide-column">
          <PageError level={1} error={data.error} onRetry={data.retry} />
        </main>
      );
    case 'noRounds':
      return (
        <main className="wide-column">
          {props.top}
          {props.beforeNoRounds}
          <NoRoundsNotice accountId={props.accountId} meanwhile={props.meanwhile} />
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
  const { isPending, standards, standard, choose, hasFailed } = useStandard(viewerId, accountId);
  const selected = chosenGroup(groups, state.group, mode);
  const { category = 'scorecard', of, rounds, ids, picks, list, groupBy, stats, map } = state;
  const figures = { accountId, standardName: standard?.standardName ?? null, isReady: !isPending };
  const { group, views, choices, isStale, isOtherGroup, isLoading, retry } = useOverviewGroups({
    ...figures,
    groups,
    selected,
    hidden: state.hidden,
  });
  const ofCategory = useCategoryViews({ ...figures, selected, shown: group, views, category, hidden: state.hidden });
  const { season, overviews: ofSeason } = useSeason({ ...figures, holeCount });
  const overview = [...views.map(({ config }) => config), ...ofSeason].find(
    ({ filterName }) => filterName === of?.overview,
  );
  const placed = useOpenedFigure({
    ...figures,
    overview,
    figureId: of?.figure,
    views: [...views, ...ofCategory.views],
  });
  // A failed request is reported as a failure, not as missing rounds.
  const isTooFew =
    finishedRounds(history, holeCount).length < MIN_ROUNDS_TO_COMPARE ||
    (!isLoading && isIncomplete(views) && !views.some((view) => view.state === 'error'));
  const now = useLatest({
    ...{ views, isOtherGroup, onChange },
    retry: () => {
      retry();
      if (category !== 'scorecard') ofCategory.retry();
    },
  });
  // Deferred cards may still show the previous group, so actions use the current state.
  const actions = useMemo((): DashboardActions => {
    const hide = (isHidden: (view: OverviewView) => boolean) =>
      now.current.onChange({ hidden: now.current.views.filter(isHidden).map((view) => view.config.filterName) });
    return {
      toggle: (name) => {
        const { isOtherGroup: isLate, views: current } = now.current;
        if (isLate || !current.some((view) => view.config.filterName === name)) return;
        hide((view) => (view.config.filterName === name) !== view.isHidden);
      },
      showAll: (isShown) => {
        if (!now.current.isOtherGroup) hide(() => !isShown);
      },
      open: (overview, figure) => now.current.onChange({ of: { overview, figure } }),
      chooseCategory: (category) => now.current.onChange({ category }),
      changeMyRounds: (change, how) => now.current.onChange(change, how),
      showRecent: () => now.current.onChange({ hidden: undefined, mode: undefined, group: undefined }),
      retry: () => now.current.retry(),
    };
  }, [now]);
  const myRounds = { rounds, ids, picks, list, groupBy, stats, map };
  const canToggle = !isOtherGroup;
  const content: DashboardContent = {
    ...{ accountId, group, views, season, canToggle, isTooFew, history },
    categoryViews: ofCategory.views,
    playerName: props.playerName ?? null,
    ...{ holeCount, today, standard, category, myRounds },
  };
  // The header updates at once; the cards are deferred, so that the browser can paint in between.
  const shown = useDeferredValue(content);
  const isBehind = shown !== content;

  return (
    <main className="wide-column">
      {props.top}
      <DashboardHeader
        groupName={selected.groupName}
        choices={choices}
        mode={mode}
        holeCount={holeCount}
        standards={standards}
        standard={standard}
        compareOf={props.compareOf ?? null}
        onGroup={(next) => onChange({ hidden: undefined, group: next })}
        onMode={(next) =>
          onChange({ hidden: undefined, mode: next === 'assessment' ? undefined : next, group: undefined })
        }
        // Individually selected rounds have one hole count.
        onHoleCount={(holes) =>
          onChange({
            ...{ hidden: undefined, holes, group: undefined },
            ...noChoice,
            map: map && { ...looksOf(map), beside: undefined },
          })
        }
        onStandard={choose}
        hasStandardFailed={hasFailed}
      />
      <div
        className={classes.body}
        data-stale={isStale || ofCategory.isStale || isBehind || undefined}
        aria-busy={isStale || ofCategory.isStale || isLoading || isBehind}
      >
        <DashboardBody content={shown} actions={actions} />
      </div>
      <Opened
        accountId={accountId}
        overview={overview}
        figureId={of?.figure}
        placed={placed}
        history={history}
        holeCount={holeCount}
        focus={of?.map ?? {}}
        onFocus={(focus) => of !== undefined && onChange({ of: { ...of, map: focus } }, { replace: true })}
        onClose={() => onChange({ of: undefined })}
      />
    </main>
  );
}

type Ready = Extract<RoundHistory, { readonly state: 'ready' }>;
type DashboardData = Exclude<RoundHistory, Ready> | (Ready & { readonly groups: readonly OverviewGroup[] });

const noGroups: readonly OverviewGroup[] = [];

/** The data needed before any group can be requested. */
function useDashboardData(accountId: AccountId, mode: DashboardMode, holes: HoleCount | undefined): DashboardData {
  const rounds = useRoundHistory(accountId, holes);
  const { history, holeCount, today } = rounds.state === 'ready' ? rounds : notReady;
  const groups = history && today ? buildOverviewGroups({ history, holeCount, today, mode }) : noGroups;
  return rounds.state === 'ready' ? { ...rounds, groups } : rounds;
}

const notReady = { history: undefined, holeCount: 18, today: undefined } as const;

const rows = [0, 1, 2, 3, 4];

/** The shape of what is coming. */
function DashboardSkeleton() {
  return (
    <main className="wide-column" aria-busy="true">
      <h1 className="unseen">Loading</h1>
      <div className={classes.skeletonHeader}>
        <Skeleton height={28} width={110} />
        <Skeleton height={44} width={120} />
        <Skeleton height={44} width={260} ml="auto" />
      </div>
      <div className={classes.skeletonSection}>
        <Skeleton height={20} width={160} />
        <div className={classes.skeletonPerformance}>
          <Skeleton circle height={230} />
          {rows.slice(0, 3).map((column) => (
            <div key={column} className={classes.skeletonRows}>
              {rows.map((row) => (
                <Skeleton key={row} height={14} />
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className={classes.skeletonSection}>
        <Skeleton height={20} width={190} />
        <div className={classes.skeletonRows}>
          {rows.map((row) => (
            <Skeleton key={row} height={36} />
          ))}
        </div>
      </div>
    </main>
  );
}
