import type { CalendarDay } from '@strokebook/golf/calendar';
import { type GroupBy, groupBys, groupRounds } from '@strokebook/golf/grouping';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import { checkRoundList, type RoundListOption, roundListOf, roundListOptions } from '@strokebook/golf/selection';
import { useMemo } from 'react';
import { CollapsibleSection } from '../../ui/collapsible-section.tsx';
import { PickMenu } from '../../ui/pick-menu.tsx';
import { ScorecardArea } from '../../controls/scorecard/scorecard-area.tsx';
import { ScorecardTools } from '../../controls/scorecard/scorecard-tools.tsx';
import { useScorecard } from '../../controls/scorecard/use-scorecard.ts';

const DEFAULT_LIST: RoundListOption = 'Last 6 Rounds';
const DEFAULT_GROUP_BY: GroupBy = 'Course';

/** What the address says of the card; anything left out is the default. */
export type MyRoundsState = {
  readonly rounds?: RoundListOption | undefined;
  readonly groupBy?: GroupBy | undefined;
};

type MyRoundsCardProps = {
  readonly accountId: number;
  /** Finished rounds of the hole count. */
  readonly history: readonly RoundSummary[];
  readonly holeCount: HoleCount;
  readonly today: CalendarDay;
  readonly state: MyRoundsState;
  readonly onChange: (change: MyRoundsState) => void;
};

/** The player's own rounds, hole by hole, in the groups that one chooses. */
export function MyRoundsCard({ accountId, history, holeCount, today, state, onChange }: MyRoundsCardProps) {
  const lists = useMemo(
    () => new Map(roundListOptions.map((option) => [option, roundListOf(history, option, today)])),
    [history, today],
  );
  const option = chosenOption(state.rounds, lists);
  const groupBy = state.groupBy ?? DEFAULT_GROUP_BY;
  const groups = useMemo(() => {
    const byId = new Map(history.map((round) => [round.roundId, round]));
    const rounds = checkRoundList(lists.get(option) ?? []).flatMap((id) => byId.get(id) ?? []);
    return groupRounds(rounds, groupBy);
  }, [history, lists, option, groupBy]);
  const card = useScorecard(accountId, groups);
  return (
    <CollapsibleSection
      title="My Rounds"
      actions={
        <>
          <PickMenu
            label="Rounds"
            value={option}
            options={roundListOptions.map((value) => ({ value, isDisabled: lists.get(value)?.length === 0 }))}
            onChange={(rounds) => onChange({ ...state, rounds })}
          />
          <PickMenu
            label="Group by"
            value={groupBy}
            options={groupBys.map((value) => ({ value }))}
            onChange={(next) => onChange({ ...state, groupBy: next })}
          />
          {card.state === 'ready' && (
            <ScorecardTools
              scorecard={card.scorecard}
              fileName={`my-rounds-${option}`.replaceAll(' ', '-').toLowerCase()}
            />
          )}
        </>
      }
    >
      <ScorecardArea card={card} caption={`My Rounds, ${option}, by ${groupBy}`} holesPerRound={holeCount} />
    </CollapsibleSection>
  );
}

/** An address may ask for a list that has no rounds: then the first that has any. */
function chosenOption(
  asked: RoundListOption | undefined,
  lists: ReadonlyMap<RoundListOption, readonly string[]>,
): RoundListOption {
  const hasRounds = (option: RoundListOption) => (lists.get(option)?.length ?? 0) > 0;
  return asked !== undefined && hasRounds(asked) ? asked : DEFAULT_LIST;
}
