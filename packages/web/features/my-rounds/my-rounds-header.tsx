import { type GroupBy, groupBys } from '@strokebook/golf/grouping';
import type { HoleCount } from '@strokebook/golf/model';
import { HoleFilterChip } from '../../controls/hole-filter/hole-filter-chip.tsx';
import type { HoleFilter } from '../../controls/hole-filter/use-hole-filter.ts';
import { QuickRoundsMenu } from '../../controls/round-picker/quick-rounds-menu.tsx';
import type { ChosenRounds } from '../../controls/round-picker/use-round-choice.ts';
import { FoldedControls } from '../../ui/fields/folded-controls.tsx';
import { PickMenu } from '../../ui/menus/pick-menu.tsx';
import { SearchField } from '../../ui/search/search-field.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import classes from './my-rounds.module.css';

const holeCounts = [
  { value: '9', label: '9 Hole' },
  { value: '18', label: '18 Hole' },
];

type MyRoundsHeaderProps = {
  readonly chosen: ChosenRounds;
  readonly filter: HoleFilter;
  readonly groupBy: GroupBy;
  readonly search: string;
  readonly holeCount: HoleCount;
  readonly onPick: () => void;
  readonly onFilter: (stats: readonly string[]) => void;
  readonly onGroupBy: (groupBy: GroupBy) => void;
  readonly onSearch: (text: string) => void;
  readonly onHoleCount: (holeCount: HoleCount) => void;
};

/** Selection of rounds, holes and grouping (SHOTS-01). Where there is no room a button shows all but the rounds. */
export function MyRoundsHeader(props: MyRoundsHeaderProps) {
  return (
    <div className={classes.header}>
      <h1 className={classes.title}>My Rounds</h1>
      <div className={classes.rounds}>
        <QuickRoundsMenu chosen={props.chosen} onPick={props.onPick} />
      </div>
      <FoldedControls label="Filter and view" active={props.filter.active.length}>
        <HoleFilterChip filter={props.filter} onChange={props.onFilter} />
        <PickMenu
          label="View By"
          value={props.groupBy}
          options={groupBys.map((value) => ({ value }))}
          onChange={props.onGroupBy}
        />
        <div className={classes.search} data-no-print>
          <SearchField label="Search rounds and groups" value={props.search} onSearch={props.onSearch} />
        </div>
        <div className={classes.slider} data-no-print>
          <Segmented
            label="Hole count"
            options={holeCounts}
            value={String(props.holeCount)}
            onChange={(value) => props.onHoleCount(value === '9' ? 9 : 18)}
          />
        </div>
      </FoldedControls>
    </div>
  );
}
