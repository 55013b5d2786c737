import type { AccountId } from '@strokebook/golf/access';
import type { OutputOf, StandardChoice } from '@strokebook/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { SeasonSkeleton } from './season/season-skeleton.tsx';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import type { OverviewGroup } from '@strokebook/golf/overview';
import { finishedRounds, MIN_ROUNDS_TO_COMPARE } from '@strokebook/golf/selection';
import { useMemo } from 'react';
import { AssessmentCard } from './assessment/assessment-card.tsx';
import type { CategoryId } from './categories.ts';
import type { ChangeDashboard, MyRoundsState } from './dashboard-state.ts';
import { RoundEntryLink } from '../../controls/round-actions/round-entry-link.tsx';
import { RoundsInProgress } from '../../controls/round-actions/rounds-in-progress.tsx';
import { useRoundEditor } from '../../controls/round-actions/use-round-editor.ts';
import { MyRoundsCard } from './my-rounds/my-rounds-card.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import type { OverviewView } from './overviews/overview-view.ts';
import { PerformanceCard } from './performance-card.tsx';
import { SeasonSection } from './season/season-section.tsx';
import { StrokesGainedCard } from './strokes-gained/strokes-gained-card.tsx';
import { TargetGainsCard } from './targets/target-gains-card.tsx';

/** Actions in the cards. */
export type DashboardActions = {
  readonly toggle: (filterName: string) => void;
  readonly showAll: (isShown: boolean) => void;
  readonly open: (filterName: string, statId?: string) => void;
  readonly chooseCategory: (category: CategoryId) => void;
  readonly changeMyRounds: ChangeDashboard;
  /** Shows the default group. */
  readonly showRecent: () => void;
  readonly retry: () => void;
};

/** The content of all cards. */
export type DashboardContent = {
  readonly accountId: AccountId;
  readonly group: OverviewGroup;
  readonly views: readonly OverviewView[];
  /** The same overviews with the stats of the chosen category. */
  readonly categoryViews: readonly OverviewView[];
  readonly season: UseQueryResult<OutputOf<'getSeason'>>;
  /** First name of the player for other viewers; null for the player. */
  readonly playerName: string | null;
  readonly canToggle: boolean;
  /** Whether fewer overviews have figures than a comparison needs. */
  readonly isTooFew: boolean;
  readonly history: readonly RoundSummary[];
  readonly holeCount: HoleCount;
  readonly today: CalendarDay;
  readonly standard: StandardChoice | null;
  readonly category: CategoryId;
  readonly myRounds: MyRoundsState;
};

type DashboardBodyProps = { readonly content: DashboardContent; readonly actions: DashboardActions };

/** The cards below the header. */
export function DashboardBody({ content, actions }: DashboardBodyProps) {
  const { accountId, group, views, canToggle, history, holeCount, today, standard, category } = content;
  // Memoized, because selected rounds and their source are compared by identity.
  const finished = useMemo(() => finishedRounds(history, holeCount), [history, holeCount]);
  return (
    <>
      <RoundsInProgress accountId={accountId} />
      {content.season.data !== undefined ? (
        <SeasonSection
          accountId={accountId}
          {...content.season.data}
          history={history}
          playerName={content.playerName}
          standardLabel={standard?.label ?? null}
          onOpen={actions.open}
        />
      ) : content.season.isError ? (
        <Notice
          title="Unable to load strength/weakness stats for This season"
          tone="error"
          onRetry={() => void content.season.refetch()}
        />
      ) : (
        <SeasonSkeleton />
      )}
      {content.isTooFew ? (
        <TooFewNotice
          accountId={accountId}
          groupName={group.groupName}
          finished={finished.length}
          holeCount={holeCount}
          otherLength={finishedRounds(history, holeCount === 18 ? 9 : 18).length}
          onRecent={actions.showRecent}
        />
      ) : (
        <>
          <PerformanceCard views={views} canToggle={canToggle} onToggle={actions.toggle} />
          <StrokesGainedCard
            accountId={accountId}
            views={views}
            history={history}
            holeCount={holeCount}
            onOpen={actions.open}
          />
          <TargetGainsCard accountId={accountId} />
          <AssessmentCard
            accountId={accountId}
            history={history}
            holeCount={holeCount}
            group={group}
            views={content.categoryViews}
            standard={standard}
            category={category}
            canToggle={canToggle}
            onCategory={actions.chooseCategory}
            onToggle={actions.toggle}
            onOpen={actions.open}
            onShowAll={actions.showAll}
            onRetry={actions.retry}
          />
        </>
      )}
      {finished.length > 0 && (
        <MyRoundsCard
          accountId={accountId}
          history={finished}
          holeCount={holeCount}
          today={today}
          state={content.myRounds}
          onChange={actions.changeMyRounds}
        />
      )}
    </>
  );
}

type TooFewNoticeProps = {
  readonly accountId: AccountId;
  readonly groupName: string;
  /** Rounds of the length that is shown, and of the other one. */
  readonly finished: number;
  readonly holeCount: HoleCount;
  readonly otherLength: number;
  readonly onRecent: () => void;
};

/** There are too few rounds, or only this group has nothing to compare (DASH-04, DASH-O6). */
function TooFewNotice(props: TooFewNoticeProps) {
  const { accountId, groupName, finished, holeCount, otherLength, onRecent } = props;
  const editor = useRoundEditor(accountId);
  if (finished < MIN_ROUNDS_TO_COMPARE) {
    return (
      <Notice title="Not Enough Data">
        <p>Log in on mobile and enter at least 2 rounds to see stats.</p>
        {otherLength > 0 && (
          <p className="note">{`Rounds of 18 and of 9 holes are compared apart. There are ${finished} of ${holeCount} holes and ${otherLength} of ${holeCount === 18 ? 9 : 18}.`}</p>
        )}
        {editor !== null && (
          <p className="margin-top-12">
            <RoundEntryLink player={editor.player?.username} className="primary-link">
              Log a round
            </RoundEntryLink>
          </p>
        )}
      </Notice>
    );
  }
  return (
    <Notice title={`Nothing to compare in ${groupName} yet`}>
      <p>Its rounds cannot be split into two groups to compare.</p>
      <button type="button" className="quiet-button margin-top-12" onClick={onRecent}>
        Show Recent
      </button>
    </Notice>
  );
}
