import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { formatDay } from '@strokebook/golf/format';
import { type GroupBy, isTimeGrouping } from '@strokebook/golf/grouping';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import { roundLabel } from '@strokebook/golf/scorecard';
import { finishedRounds, newestFirst, quickOptions } from '@strokebook/golf/selection';
import { type ReactNode, useMemo, useState } from 'react';
import { Skeleton } from '@mantine/core';
import { NoRoundsNotice } from '../../controls/round-history/no-rounds-notice.tsx';
import { useRoundHistory } from '../../controls/round-history/use-round-history.ts';
import { CUSTOM, noChoice, quickChoice } from '../../controls/round-picker/round-choice.ts';
import { ImportLink } from '../../controls/round-actions/import-link.tsx';
import { RoundsInProgress } from '../../controls/round-actions/rounds-in-progress.tsx';
import type { SharedRound } from '../../controls/round-story/share-round-dialog.tsx';
import { ShareRoundButton } from '../../controls/round-story/share-round-button.tsx';
import { RoundPickerDialog } from '../../controls/round-picker/round-picker-dialog.tsx';
import { useRoundChoice } from '../../controls/round-picker/use-round-choice.ts';
import { ScorecardTools } from '../../controls/scorecard/scorecard-tools.tsx';
import { EmptyBoard } from '../../controls/shots-board/empty-board.tsx';
import { isSamePlaying, looksOf } from '../../controls/shot-map/map-focus.ts';
import { ShotsBoard } from '../../controls/shots-board/shots-board.tsx';
import { useShotsBoard } from '../../controls/shots-board/use-shots-board.ts';
import { Notice } from '../../ui/pages/notice.tsx';
import { PageError } from '../../ui/pages/page-error.tsx';
import { ShotPattern } from './shot-pattern.tsx';
import { MyRoundsHeader } from './my-rounds-header.tsx';
import type { MyRoundsState } from './my-rounds-state.ts';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './my-rounds.module.css';

const DEFAULT_GROUP_BY: GroupBy = 'Course';
/** The default for groupings by month, year or season (SHOTS-05). */
const LONG_OPTION = 'Past 2 Years';

type MyRoundsProps = {
  readonly accountId: AccountId;
  readonly state: MyRoundsState;
  /** Shown while the player has no rounds. */
  readonly meanwhile: ReactNode;
  /** Changes only the given fields. `replace` adds no history entry. */
  readonly onChange: (change: MyRoundsState, how?: { readonly replace: boolean }) => void;
};

/** The shots of selected rounds on the map, and the rounds hole by hole below. */
export function MyRounds(props: MyRoundsProps) {
  const rounds = useRoundHistory(props.accountId, props.state.holes);
  switch (rounds.state) {
    case 'loading':
      return <ViewShotsSkeleton />;
    case 'error':
      return (
        <main className={classes.page}>
          <PageError level={1} part="My Rounds" error={rounds.error} onRetry={rounds.retry} />
        </main>
      );
    case 'noRounds':
      return (
        <main className={classes.page}>
          <NoRoundsNotice accountId={props.accountId} meanwhile={props.meanwhile} />
        </main>
      );
    case 'ready': {
      const { history, holeCount, today } = rounds;
      return <ReadyViewShots {...props} {...{ history, holeCount, today }} />;
    }
  }
}

type ReadyProps = MyRoundsProps & {
  readonly history: readonly RoundSummary[];
  readonly holeCount: HoleCount;
  readonly today: CalendarDay;
};

function ReadyViewShots({ accountId, state, onChange, history, holeCount, today }: ReadyProps) {
  // Memoized, because selected rounds and their source are compared by identity.
  const finished = useMemo(() => finishedRounds(history, holeCount), [history, holeCount]);
  const chosen = useRoundChoice({
    history: finished,
    quickOptions,
    today,
    choice: state,
    onChange,
    canBeEmpty: true,
  });
  const { groupBy = DEFAULT_GROUP_BY, map = {}, dispersion = {} } = state;
  const board = useShotsBoard({
    accountId,
    rounds: chosen.rounds,
    groupBy,
    search: state.q ?? '',
    stats: state.stats,
    isMapped: true,
  });
  const [isPicking, setIsPicking] = useState(false);
  const { card, emptiness } = board;
  const name = chosen.option === CUSTOM ? 'chosen rounds' : chosen.option;
  return (
    <main className={classes.page}>
      <MyRoundsHeader
        chosen={chosen}
        filter={board.filter}
        groupBy={groupBy}
        search={state.q ?? ''}
        holeCount={holeCount}
        onPick={() => setIsPicking(true)}
        onFilter={(stats) => onChange({ stats: stats.length === 0 ? undefined : stats })}
        onGroupBy={(next) => {
          const isLonger = isTimeGrouping(next) && (chosen.lists.get(LONG_OPTION)?.length ?? 0) > 0;
          onChange({ groupBy: next, ...(isLonger ? quickChoice(LONG_OPTION) : {}) });
        }}
        onSearch={(text) => onChange({ q: text === '' ? undefined : text }, { replace: true })}
        onHoleCount={(holes) => onChange({ holes, ...noChoice, map: { ...looksOf(map), beside: undefined } })}
      />
      <RoundsInProgress accountId={accountId} />
      {finished.length === 0 ? (
        <Notice title={`No ${holeCount}-hole rounds yet.`}>
          The other slider position shows the {holeCount === 9 ? 18 : 9}-hole rounds.
        </Notice>
      ) : emptiness === null ? (
        <ShotsBoard
          accountId={accountId}
          board={board}
          focus={map}
          // Another round or hole adds a history entry; another shot of it does not.
          onFocus={(focus) => onChange({ map: focus }, { replace: isSamePlaying(focus, map) })}
          caption={`My Rounds, ${name}, by ${groupBy}`}
          holesPerRound={holeCount}
          tools={
            card.state === 'ready' && (
              <>
                <ShareRoundButton
                  accountId={accountId}
                  rounds={roundsToShare(board.rounds, map.roundId)}
                  className="quiet-button"
                >
                  Share a round
                </ShareRoundButton>
                <ImportLink accountId={accountId} />
                <ScorecardTools
                  scorecard={card.scorecard}
                  fileName={`my-rounds-${name}`.replaceAll(' ', '-').toLowerCase()}
                />
              </>
            )
          }
        />
      ) : (
        <EmptyBoard
          emptiness={emptiness}
          onChooseRounds={() => setIsPicking(true)}
          onClearSearch={() => onChange({ q: undefined }, { replace: true })}
          onClearFilter={() => onChange({ stats: undefined })}
        />
      )}
      {emptiness === null && finished.length > 0 && (
        <ShotPattern
          accountId={accountId}
          rounds={board.rounds}
          isCounted={board.isCounted}
          choice={dispersion}
          onChoice={(choice) => onChange({ dispersion: choice }, { replace: true })}
        />
      )}
      {isPicking && (
        <RoundPickerDialog {...{ accountId, chosen }} history={finished} onClose={() => setIsPicking(false)} />
      )}
    </main>
  );
}

/** The shape of what is coming. */
function ViewShotsSkeleton() {
  return (
    <main className={classes.page} aria-busy="true">
      <div className={classes.header}>
        <h1 className={classes.title}>My Rounds</h1>
        <Skeleton height={44} width={190} />
        <Skeleton height={44} width={160} />
        <Skeleton height={44} width={140} />
      </div>
      <Skeleton height={400} mb={16} />
      <SkeletonRows rows={7} rowHeight={48} />
    </main>
  );
}

/** The newest first, after the one on the map. */
const roundsToShare = (rounds: readonly RoundSummary[], focused: string | undefined): readonly SharedRound[] =>
  rounds
    .toSorted((a, b) => Number(b.roundId === focused) - Number(a.roundId === focused) || newestFirst(a, b))
    .map((round) => ({
      roundId: round.roundId,
      label: [formatDay(round.playedOn, true), roundLabel(round), round.score ?? 'no total'].join(' · '),
    }));
