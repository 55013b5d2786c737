import { TextInput } from '@mantine/core';
import type { CalendarDay } from '@strokebook/golf/calendar';
import {
  candidateRounds,
  type AdvancedFilter,
  type CompareFilter,
  compareKindNames,
  compareKinds,
  settleFilter,
} from '@strokebook/golf/compare';
import type { RoundSummary } from '@strokebook/golf/model';
import { Segmented } from '../../ui/segmented.tsx';
import classes from './configure-selections.module.css';
import { MonthControl } from './month-control.tsx';
import { RoundControl } from './round-control.tsx';
import { RoundTypeMenu } from './round-type-menu.tsx';
import { ScoringControl } from './scoring-control.tsx';
import { SeasonMenu } from './season-menu.tsx';
import { TrendControl } from './trend-control.tsx';
import { YearMenu } from './year-menu.tsx';

const kinds = compareKinds.map((value) => ({ value, label: compareKindNames[value] }));
const MAX_LABEL = 60;

type SideControlsProps = {
  readonly filter: CompareFilter;
  /** Of the side's player and hole count. */
  readonly rounds: readonly RoundSummary[];
  readonly today: CalendarDay;
  readonly onChange: (filter: CompareFilter) => void;
};

/**
 * What one side is chosen by: types, years and seasons, and one of four ways to pick from these (CMP-38). What was
 * applied is what is chosen already: nothing here is drawn again for it.
 */
export function SideControls({ filter, rounds, today, onChange }: SideControlsProps) {
  const candidates = candidateRounds(rounds, filter, today);
  const change = (part: Partial<CompareFilter>) => onChange(settleFilter({ ...filter, ...part }, rounds, today));
  const changeKind = (part: Partial<AdvancedFilter>) =>
    change({ advancedFilter: { ...filter.advancedFilter, ...part } });
  const kind = { advanced: filter.advancedFilter, rounds: candidates, onChange: changeKind };
  return (
    <div className={classes.controls}>
      <TextInput
        aria-label="Custom Label"
        placeholder="Custom Label"
        size="md"
        maxLength={MAX_LABEL}
        value={filter.advancedFilter.customLabel}
        onChange={({ currentTarget: { value: customLabel } }) =>
          onChange({ ...filter, advancedFilter: { ...filter.advancedFilter, customLabel } })
        }
      />
      <div className={classes.menus}>
        <RoundTypeMenu chosen={filter.roundTypes} onChange={(roundTypes) => change({ roundTypes })} />
        <YearMenu chosen={filter.years} rounds={rounds} onChange={(years) => change({ years })} />
        <SeasonMenu chosen={filter.seasons} onChange={(seasons) => change({ seasons })} />
      </div>
      <Segmented
        label="Pick rounds by"
        options={kinds}
        value={filter.advancedFilter.kind}
        onChange={(kind) => changeKind({ kind })}
      />
      <div className={classes.kind}>
        {filter.advancedFilter.kind === 'round' && <RoundControl {...kind} />}
        {filter.advancedFilter.kind === 'scoring' && <ScoringControl {...kind} lengthsOf={rounds} />}
        {filter.advancedFilter.kind === 'trend' && <TrendControl {...kind} />}
        {filter.advancedFilter.kind === 'month' && <MonthControl {...kind} />}
      </div>
    </div>
  );
}
