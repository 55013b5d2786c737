import type { AccountId } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { type GroupBy, groupBys } from '@strokebook/golf/grouping';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import { checkRoundList, roundListOptions } from '@strokebook/golf/selection';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { HoleFilterChip } from '../../../controls/hole-filter/hole-filter-chip.tsx';
import { QuickRoundsMenu } from '../../../controls/round-picker/quick-rounds-menu.tsx';
import { CUSTOM } from '../../../controls/round-picker/round-choice.ts';
import { RoundPickerDialog } from '../../../controls/round-picker/round-picker-dialog.tsx';
import { quickRounds, useRoundChoice } from '../../../controls/round-picker/use-round-choice.ts';
import { roundCardsQuery } from '../../../controls/scorecard/queries.ts';
import { ScorecardTools } from '../../../controls/scorecard/scorecard-tools.tsx';
import { EmptyBoard } from '../../../controls/shots-board/empty-board.tsx';
import { ShotsBoard } from '../../../controls/shots-board/shots-board.tsx';
import { useShotsBoard } from '../../../controls/shots-board/use-shots-board.ts';
import type { ChangeDashboard, MyRoundsState } from '../dashboard-state.ts';
import { CollapsibleSection } from '../../../ui/pages/collapsible-section.tsx';
import { FoldedControls } from '../../../ui/fields/folded-controls.tsx';
import { PickMenu } from '../../../ui/menus/pick-menu.tsx';
import { useInSight } from '../../../ui/use-in-sight.ts';

const DEFAULT_GROUP_BY: GroupBy = 'Course';

type MyRoundsCardProps = {
  readonly accountId: AccountId;
  /** Finished rounds with the hole count; at least one. */
  readonly history: readonly RoundSummary[];
  readonly holeCount: HoleCount;
  readonly today: CalendarDay;
  readonly state: MyRoundsState;
  readonly onChange: ChangeDashboard;
};

/** The player's own rounds, on the map and hole by hole, in selectable groups (DASH-13). */
export function MyRoundsCard({ accountId, history, holeCount, today, state, onChange }: MyRoundsCardProps) {
  const { ref, isInSight } = useInSight();
  const [isPicking, setIsPicking] = useState(false);
  const chosen = useRoundChoice({
    history,
    quickOptions: roundListOptions,
    today,
    choice: state,
    onChange,
    canBeEmpty: false,
  });
  checkRoundList(chosen.rounds.map((round) => round.roundId));
  const groupBy = state.groupBy ?? DEFAULT_GROUP_BY;
  const board = useShotsBoard({
    accountId,
    rounds: chosen.rounds,
    groupBy,
    stats: state.stats,
    isMapped: isInSight,
  });
  const { card, emptiness } = board;
  useBestRoundsCached(accountId, history, today, card.state === 'ready');
  const name = chosen.option === CUSTOM ? 'chosen rounds' : chosen.option;
  return (
    <CollapsibleSection
      title="My Rounds"
      actions={
        <>
          <QuickRoundsMenu chosen={chosen} onPick={() => setIsPicking(true)} />
          <FoldedControls label="Filter and view" active={board.filter.active.length}>
            <HoleFilterChip
              filter={board.filter}
              onChange={(stats) => onChange({ stats: stats.length === 0 ? undefined : stats })}
            />
            <PickMenu
              label="View By"
              value={groupBy}
              options={groupBys.map((value) => ({ value }))}
              onChange={(next) => onChange({ groupBy: next })}
            />
            {card.state === 'ready' && (
              <ScorecardTools
                scorecard={card.scorecard}
                fileName={`my-rounds-${name}`.replaceAll(' ', '-').toLowerCase()}
              />
            )}
          </FoldedControls>
        </>
      }
    >
      <div ref={ref} data-in-sight={isInSight || undefined}>
        {emptiness === null ? (
          <ShotsBoard
            accountId={accountId}
            board={board}
            focus={state.map ?? {}}
            onFocus={(map) => onChange({ map }, { replace: true })}
            caption={`My Rounds, ${name}, by ${groupBy}`}
            holesPerRound={holeCount}
          />
        ) : (
          <EmptyBoard
            emptiness={emptiness}
            onChooseRounds={() => setIsPicking(true)}
            onClearFilter={() => onChange({ stats: undefined })}
          />
        )}
      </div>
      {isPicking && <RoundPickerDialog {...{ accountId, history, chosen }} onClose={() => setIsPicking(false)} />}
    </CollapsibleSection>
  );
}

/** Requests the best ten once the chosen rounds are there, so that they are shown at once when chosen (DASH-24). */
function useBestRoundsCached(
  accountId: AccountId,
  history: readonly RoundSummary[],
  today: CalendarDay,
  isReady: boolean,
): void {
  const { api } = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isReady) return;
    void queryClient.prefetchQuery(roundCardsQuery(api, accountId, quickRounds(history, 'Best 10 Rounds', today)));
  }, [api, queryClient, accountId, history, today, isReady]);
}
