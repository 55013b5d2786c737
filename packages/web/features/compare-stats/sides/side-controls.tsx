import { NativeSelect, TextInput } from '@mantine/core';
import { type CalendarDay, monthOf, seasons } from '@strokebook/golf/calendar';
import {
  type AdvancedFilter,
  type CompareFilter,
  candidateRounds,
  compareKindNames,
  compareKinds,
  isEveryType,
  monthsWithRounds,
  normalizeFilter,
  type SeasonChoice,
  seasonName,
  specialYears,
  toggleMonth,
  toggleRoundType,
  toggleSeason,
  toggleYear,
  trendCountNames,
  trendTypeNames,
  type YearChoice,
  yearName,
  yearsOf,
  yearsText,
} from '@strokebook/golf/compare';
import { roundTypeNames, shortMonthNames } from '@strokebook/golf/format';
import { type RoundSummary, type RoundType, roundTypes } from '@strokebook/golf/model';
import { trendTypes } from '@strokebook/golf/selection';
import { useState } from 'react';
import { CheckRow } from '../../../ui/fields/check-row.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { TickMenu } from '../../../ui/menus/tick-menu.tsx';
import classes from './configure-selections.module.css';
import type { KindControlProps } from './kind-control.ts';
import { RoundControl } from './round-control.tsx';
import { ScoringControl } from './scoring-control.tsx';

const kinds = compareKinds.map((value) => ({ value, label: compareKindNames[value] }));
const MAX_LABEL = 60;

type SideControlsProps = {
  readonly filter: CompareFilter;
  /** The rounds of the side's player with the hole count. */
  readonly rounds: readonly RoundSummary[];
  readonly today: CalendarDay;
  readonly onChange: (filter: CompareFilter) => void;
};

/**
 * The filter of one side: types, years and seasons, and one of four kinds (CMP-38). Applying does not re-render it,
 * because it holds the applied filter already.
 */
export function SideControls({ filter, rounds, today, onChange }: SideControlsProps) {
  const candidates = candidateRounds(rounds, filter, today);
  const change = (part: Partial<CompareFilter>) => onChange(normalizeFilter({ ...filter, ...part }, rounds, today));
  const changeKind = (part: Partial<AdvancedFilter>) =>
    change({ advancedFilter: { ...filter.advancedFilter, ...part } });
  const kind = { advanced: filter.advancedFilter, rounds: candidates, onChange: changeKind };
  return (
    <div className={classes.controls}>
      <TextInput
        aria-label="Custom Label"
        placeholder="Custom Label"
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

/** Twelve months; those without rounds are disabled (CMP-56, CMP-57). */
function MonthControl({ advanced, rounds, onChange }: KindControlProps) {
  const available = monthsWithRounds(rounds);
  return (
    <div className={classes.months} role="group" aria-label="Months">
      {shortMonthNames.map((name, index) => {
        const month = index + 1;
        const count = rounds.filter((round) => monthOf(round.playedOn) === month).length;
        return (
          <CheckRow
            key={name}
            isChecked={count > 0 && advanced.months.includes(month)}
            isDisabled={count === 0}
            onChange={() => onChange({ months: toggleMonth(advanced.months, month, available) })}
          >
            {name} <small>{count}</small>
          </CheckRow>
        );
      })}
    </div>
  );
}

/** A trend and its number of rounds (CMP-63). */
function TrendControl({ advanced, onChange }: KindControlProps) {
  return (
    <div className={classes.fields}>
      <NativeSelect
        size="sm"
        label="Trend"
        value={advanced.trendType}
        data={trendTypes.map((value) => ({ value, label: trendTypeNames[value] }))}
        onChange={({ currentTarget }) => {
          const trendType = trendTypes.find((type) => type === currentTarget.value);
          if (trendType !== undefined) onChange({ trendType });
        }}
      />
      <NativeSelect
        size="sm"
        label="Rounds"
        value={String(advanced.trendCount)}
        data={trendCountNames.map((label, index) => ({ value: String(index + 1), label }))}
        onChange={({ currentTarget }) => onChange({ trendCount: Number(currentTarget.value) })}
      />
    </div>
  );
}

type YearMenuProps = {
  readonly chosen: readonly YearChoice[];
  readonly rounds: readonly RoundSummary[];
  readonly onChange: (chosen: readonly YearChoice[]) => void;
};

/** Years with rounds, or a single special choice (CMP-40). */
function YearMenu({ chosen, rounds, onChange }: YearMenuProps) {
  const available = yearsOf(rounds);
  // A selected year without rounds of this player can still be deselected.
  const choices: readonly YearChoice[] = [...new Set<YearChoice>([...specialYears, ...available, ...chosen])];
  return (
    <TickMenu
      label="Year"
      summary={yearsText(chosen)}
      options={choices.map((choice) => ({
        value: String(choice),
        label: yearName(choice),
        isTicked: chosen.includes(choice),
      }))}
      onToggle={(value) => {
        const choice = choices.find((one) => String(one) === value);
        if (choice !== undefined) onChange(toggleYear(chosen, choice, available));
      }}
    />
  );
}

type SeasonMenuProps = {
  readonly chosen: readonly SeasonChoice[];
  readonly onChange: (chosen: readonly SeasonChoice[]) => void;
};

/** 'All', or some of the seasons (CMP-44, CMP-45). */
function SeasonMenu({ chosen, onChange }: SeasonMenuProps) {
  const [before, setBefore] = useState<readonly SeasonChoice[] | null>(null);
  return (
    <TickMenu<SeasonChoice>
      label="Season"
      summary={chosen.map(seasonName).join(', ')}
      options={(['all', ...seasons] as const).map((value) => ({
        value,
        label: seasonName(value),
        isTicked: chosen.includes(value),
      }))}
      onToggle={(choice) => {
        setBefore(chosen);
        onChange(toggleSeason(chosen, choice, before));
      }}
    />
  );
}

type RoundTypeMenuProps = {
  readonly chosen: readonly RoundType[];
  readonly onChange: (chosen: readonly RoundType[]) => void;
};

/** The round types; `onChange` is called when the panel closes (CMP-48 to CMP-50). */
function RoundTypeMenu({ chosen, onChange }: RoundTypeMenuProps) {
  const [pending, setPending] = useState<readonly RoundType[] | null>(null);
  /** The selection that unticking 'All' restores. */
  const [before, setBefore] = useState<readonly RoundType[] | null>(null);
  const shown = pending ?? chosen;
  const isAll = isEveryType(shown);
  const toggle = (choice: RoundType | 'all') => {
    if (choice === 'all' && !isAll) setBefore(shown);
    setPending(toggleRoundType(shown, choice, before));
  };
  return (
    <TickMenu<RoundType | 'all'>
      label="Round Type"
      summary={isAll ? 'All' : shown.map((type) => roundTypeNames[type]).join(', ')}
      options={[
        { value: 'all', label: 'All', isTicked: isAll },
        ...roundTypes.map((value) => ({ value, label: roundTypeNames[value], isTicked: shown.includes(value) })),
      ]}
      onToggle={toggle}
      onClose={() => {
        if (pending !== null) onChange(pending);
        setPending(null);
      }}
    />
  );
}
