import { Skeleton } from '@mantine/core';
import type { CalendarDay } from '@strokebook/golf/calendar';
import {
  filterForPlayer,
  type CompareFilter,
  type ComparePlayer,
  type FilterPair,
  normalizeFilter,
  presetFilters,
  startingPreset,
} from '@strokebook/golf/compare';
import type { HoleCount } from '@strokebook/golf/model';
import { fullName } from '@strokebook/golf/format';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { breakpoints } from '../../lib/breakpoints.ts';
import { dayOf } from '../../lib/today.ts';
import { FailedQuery } from '../../ui/pages/failed-query.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { PageError } from '../../ui/pages/page-error.tsx';
import { useWindowSize } from '../../ui/use-window-size.ts';
import { useUnits } from '../../api/use-units.ts';
import { NoRoundsNotice } from '../../controls/round-history/no-rounds-notice.tsx';
import { ClosedComparison } from './closed-comparison.tsx';
import { CompareHeader, ComparePlayerButton } from './compare-header.tsx';
import { CompareNotes } from './compare-notes.tsx';
import type { CompareSetup } from './sides/compare-setup.ts';
import type { CompareState } from './compare-state.ts';
import { CompareSkeleton } from './compare-skeleton.tsx';
import classes from './compare-stats.module.css';
import { CompareTabs } from './compare-tabs.tsx';
import { DebugDialogContext } from './debug/debug-dialog-context.ts';
import { TabCards } from './lazy-tab-cards.ts';
import { MetricsSection } from './metrics/metrics-section.tsx';
import { MetricsSkeleton } from './metrics/metrics-skeleton.tsx';
import { compareMetricsQuery, playerSummariesQuery, summariesOf } from './queries.ts';
import type { RoundsViewInAddress } from './rounds-cards.tsx';
import { readRoundsView, roundsParam, writeRoundsView } from './rounds-view.ts';
import { sidesOf } from './sides/sides.ts';
import { categoryOfTab, DEFAULT_TAB } from './tabs.ts';
import { useCompareSetup } from './sides/use-compare-setup.ts';
import { useMetricsSection } from './metrics/use-metrics-section.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })));
const ComparePlayerDialog = lazy(() =>
  import('../../controls/compare-player/compare-player-dialog.tsx').then((module) => ({
    default: module.ComparePlayerDialog,
  })),
);
const ConfigureSelectionsDialog = lazy(() =>
  import('./sides/configure-selections-dialog.tsx').then((module) => ({ default: module.ConfigureSelectionsDialog })),
);
const DebugDialog = lazy(() => import('./debug/debug-dialog.tsx').then((module) => ({ default: module.DebugDialog })));

type CompareStatsProps = {
  readonly player: ComparePlayer;
  readonly state: CompareState;
  /** Shown while the player has no rounds. */
  readonly meanwhile: ReactNode;
  /** Changes only the given fields. `replace` adds no history entry. */
  readonly onChange: (change: CompareState, how?: { readonly replace: boolean }) => void;
};

/** Two selections of rounds side by side. */
export function CompareStats(props: CompareStatsProps) {
  const { player, state, onChange } = props;
  const { api } = useApi();
  const settings = useQuery(api.query('getSettings', {})).data;
  const counts = useQuery(api.query('getCompletedRoundCounts', { params: { accountId: player.accountId } })).data;
  const loaded = useCompareSetup(player, state, onChange);
  if (counts !== undefined && counts.eighteenHole + counts.nineHole === 0) {
    return (
      <main className={classes.page}>
        <NoRoundsNotice accountId={player.accountId} meanwhile={props.meanwhile} />
      </main>
    );
  }
  if (loaded.state === 'error') {
    return (
      <main className={classes.page}>
        <PageError level={1} part="Compare Stats" error={loaded.error} onRetry={loaded.retry} />
      </main>
    );
  }
  if (loaded.state === 'closed') {
    return (
      <main className={classes.page}>
        <ClosedComparison player={player} onChoose={(username) => onChange({ with: username })} />
      </main>
    );
  }
  if (loaded.state === 'loading' || settings === undefined) return <CompareSkeleton />;
  return (
    <ReadyCompareStats
      {...props}
      setup={loaded.setup}
      isUnsaved={loaded.isUnsaved}
      failure={loaded.failure}
      today={dayOf(settings.today)}
      onSetup={(setup, how) => loaded.change(setup, how)}
    />
  );
}

type ReadyProps = CompareStatsProps & {
  readonly setup: CompareSetup;
  readonly isUnsaved: boolean;
  readonly failure: { readonly error: Error; readonly retry: () => void } | null;
  readonly today: CalendarDay;
  readonly onSetup: (setup: CompareSetup, how?: { readonly replace: boolean }) => void;
};

type OpenDialog = 'player' | 'configure' | 'report' | 'debug' | null;

function ReadyCompareStats({ player, state, onChange, setup, isUnsaved, failure, today, onSetup }: ReadyProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [units] = useUnits();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { width } = useWindowSize();
  const { left, right } = setup;
  const { holeCount } = left;
  const leftRounds = useQuery(playerSummariesQuery(api, left.player.accountId, holeCount)).data;
  const rightRounds = useQuery(playerSummariesQuery(api, right.player.accountId, holeCount)).data;
  const metrics = useQuery(compareMetricsQuery(api, player.accountId, setup));
  const section = useMetricsSection(metrics.data !== undefined);
  // The metrics of the opened link, if any (CMP-O13).
  const [firstMetrics] = useState(setup.metrics);
  const rounds = { left: leftRounds ?? [], right: rightRounds ?? [] };
  const sides = sidesOf({ left, right }, rounds, today, units);
  const tab = state.tab ?? DEFAULT_TAB;
  // The tab is marked in the next frame, and its content follows.
  const shownTab = useDeferredValue(tab);
  const isOnePlayer = left.player.accountId === right.player.accountId;

  const roundsView: RoundsViewInAddress = isUnsaved
    ? null
    : {
        views: { left: readRoundsView(state.leftRounds), right: readRoundsView(state.rightRounds) },
        onView: (place, view) => onChange({ [roundsParam[place]]: writeRoundsView(view) }, { replace: true }),
      };

  const changeFilters = (next: FilterPair) => onSetup({ ...setup, ...next });
  /** The same filter for another player or hole count, with unavailable choices removed. */
  const settled = async (filter: CompareFilter): Promise<CompareFilter> => {
    const { player: own, holeCount: count } = filter;
    const options = await queryClient.fetchQuery(
      api.query('getPlayerOptions', { params: { accountId: own.accountId }, query: { holeCount: count } }),
    );
    return normalizeFilter(filter, summariesOf(options), today);
  };
  const resettle = useMutation({
    mutationFn: async (next: FilterPair) => ({ left: await settled(next.left), right: await settled(next.right) }),
    onSuccess: changeFilters,
  });
  const changeHoleCount = (count: HoleCount) =>
    resettle.mutate({ left: { ...left, holeCount: count }, right: { ...right, holeCount: count } });
  /** The comparison before another player was added. */
  const [alone, setAlone] = useState<CompareFilter | null>(null);
  const comparePlayers = (other: ComparePlayer) => {
    if (isOnePlayer) setAlone(right);
    // The new player gets the same filter as the first.
    resettle.mutate({ left, right: filterForPlayer(other, isOnePlayer ? left : right) });
  };
  const endComparison = () => {
    if (alone !== null) return resettle.mutate({ left, right: { ...alone, holeCount } });
    // The address began with two players, so the one who stays gets the comparison that a page of one begins with.
    const preset = startingPreset(left.player, holeCount, rounds.left, today);
    changeFilters(presetFilters(preset, left.player, holeCount, rounds.left));
  };

  return (
    <DebugDialogContext value={() => setDialog('debug')}>
      <main className={classes.page}>
        {width < breakpoints.tablet && (
          <ComparePlayerButton
            otherName={isOnePlayer ? null : fullName(right.player)}
            onClick={() => setDialog('player')}
          />
        )}
        <section
          className={classes.header}
          data-state={section.isOpen ? 'open' : 'collapsed'}
          data-initial={section.isInitial || undefined}
          aria-label="Comparison"
        >
          <CompareHeader
            holeCount={holeCount}
            otherName={isOnePlayer ? null : fullName(right.player)}
            areMetricsOpen={section.isOpen}
            onHoleCount={changeHoleCount}
            onChoosePlayer={() => setDialog('player')}
            onEndComparison={endComparison}
            onToggleMetrics={section.toggle}
            onConfigure={() => setDialog('configure')}
            onReport={() => setDialog('report')}
          />
          <div className={classes.metrics} inert={!section.isOpen} data-scrolls>
            {metrics.data !== undefined ? (
              <MetricsSection
                comparison={metrics.data}
                isStale={metrics.isPlaceholderData}
                sides={sides}
                choice={setup.metrics}
                first={firstMetrics}
                active={categoryOfTab(shownTab)}
                isByDifference={state.order === 'difference'}
                onOrder={(isByDifference) =>
                  onChange({ order: isByDifference ? 'difference' : undefined }, { replace: true })
                }
                onChoice={(choice) => onSetup({ ...setup, metrics: choice }, { replace: true })}
              />
            ) : metrics.isError ? (
              <FailedQuery part="The figures" query={metrics} />
            ) : (
              <MetricsSkeleton active={categoryOfTab(tab)} />
            )}
          </div>
        </section>
        {failure !== null && (
          <Notice level={3} tone="error" title="This comparison could not be saved." onRetry={failure.retry}>
            The link still shows the comparison before. {failure.error.message}
          </Notice>
        )}
        {resettle.isError && (
          <Notice level={3} tone="error" title="The rounds could not be loaded.">
            {resettle.error.message} Nothing was changed.
          </Notice>
        )}
        {!isOnePlayer && rightRounds?.length === 0 && (
          <Notice level={3} title={`${fullName(right.player)} has no finished rounds of ${holeCount} holes.`} />
        )}
        {metrics.data !== undefined && <CompareNotes comparison={metrics.data} sides={sides} />}
        <CompareTabs active={tab} onChange={(next) => onChange({ tab: next }, { replace: true })}>
          <Suspense fallback={<Skeleton height={420} />}>
            <TabCards
              tab={shownTab}
              sides={sides}
              setup={setup}
              comparison={metrics.data}
              roundsView={roundsView}
              onSetup={onSetup}
            />
          </Suspense>
        </CompareTabs>
      </main>
      <Suspense>
        {dialog === 'player' && (
          <ComparePlayerDialog
            accountId={player.accountId}
            chosenId={right.player.accountId}
            onChoose={({ accountId, firstName, lastName }) => {
              setDialog(null);
              comparePlayers({ accountId, firstName, lastName });
            }}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === 'configure' && (
          <ConfigureSelectionsDialog
            filters={{ left, right }}
            rounds={rounds}
            today={today}
            onApply={changeFilters}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === 'report' && (
          <ReportDialog
            accountId={player.accountId}
            setup={setup}
            onPages={(reportPages) =>
              onSetup(
                {
                  ...setup,
                  leftComponents: { ...setup.leftComponents, reportPages },
                  rightComponents: { ...setup.rightComponents, reportPages },
                },
                { replace: true },
              )
            }
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === 'debug' && <DebugDialog filters={{ left, right }} onClose={() => setDialog(null)} />}
      </Suspense>
    </DebugDialogContext>
  );
}
