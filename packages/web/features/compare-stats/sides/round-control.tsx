import type { DayRange } from '@strokebook/golf/calendar';
import { customRange } from '@strokebook/golf/calendar';
import {
  chosenFirst,
  listRoundsToPick,
  roundNumbersOf,
  type RoundSort,
  roundSorts,
  availableRounds,
  spanOf,
  toggleAllRounds,
} from '@strokebook/golf/compare';
import { formatShortRange, roundNumberName } from '@strokebook/golf/format';
import { firstDirection, type SortDirection } from '@strokebook/golf/grouping';
import type { RoundSummary } from '@strokebook/golf/model';
import { useState } from 'react';
import { DateRange } from '../../../controls/date-range/date-range.tsx';
import { PickerList } from '../../../controls/round-picker/picker-list.tsx';
import { createRoundSearch } from '../../../controls/round-picker/picker-rows.ts';
import { directionWords } from '../../../controls/round-picker/use-picker-view.ts';
import { CheckRow } from '../../../ui/fields/check-row.tsx';
import { Notice } from '../../../ui/pages/notice.tsx';
import { PickMenu } from '../../../ui/menus/pick-menu.tsx';
import { SearchField } from '../../../ui/search/search-field.tsx';
import { TickMenu } from '../../../ui/menus/tick-menu.tsx';
import classes from './configure-selections.module.css';
import type { KindControlProps } from './kind-control.ts';

/** Labels of tournament round numbers. */
const numberName = (number: number): string => (number < 0 ? 'Without a number' : roundNumberName(number));

/** A list of rounds to select individually, with search, filters and sorting (CMP-51 to CMP-55). */
export function RoundControl({ advanced, rounds, onChange }: KindControlProps) {
  const [text, setText] = useState('');
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  const [days, setDays] = useState<DayRange | null>(null);
  const [sort, setSort] = useState<RoundSort>('Date');
  const [direction, setDirection] = useState<SortDirection>(firstDirection.Date);
  const ticked = new Set(advanced.rounds);
  const span = spanOf(rounds);
  // 'All Time' is the span of the rounds.
  const dateRange = { start: days?.start ?? span.start, end: days?.end ?? span.end };
  // Rounds that were selected when the list was last filtered or sorted come first, so that lines do not move under the
  // pointer.
  const view = { roundNumbers: numbers, dateRange, sort, direction };
  const [first, setFirst] = useState(ticked);
  const shown = JSON.stringify([view, text]);
  const [shownBefore, setShownBefore] = useState(shown);
  if (shownBefore !== shown) {
    setShownBefore(shown);
    setFirst(ticked);
  }
  const listed = listRoundsToPick(rounds, first, view);
  const search = createRoundSearch(listed, 'Round');
  const found = chosenFirst(search(text), first);
  const rows = found.map((round: RoundSummary) => ({ kind: 'round' as const, key: round.roundId, level: 0, round }));
  const isAll = rounds.length > 0 && rounds.every((round) => ticked.has(round.roundId));
  const roundNumbers = roundNumbersOf(rounds);
  return (
    <div className="column gap-10">
      <SearchField label="Search rounds" value={text} onSearch={setText} />
      <div className={classes.menus}>
        <TickMenu
          label="Round #"
          summary={numbers.length === 0 ? 'All' : numbers.map(numberName).join(', ')}
          options={roundNumbers.map((number) => ({
            value: String(number),
            label: numberName(number),
            isTicked: numbers.includes(number),
          }))}
          onToggle={(value) => {
            const number = Number(value);
            setNumbers(numbers.includes(number) ? numbers.filter((one) => one !== number) : [...numbers, number]);
          }}
        />
        {span.end !== null && dateRange.start !== null && dateRange.end !== null && (
          <DateRange
            value={customRange(formatShortRange(dateRange), dateRange.start, dateRange.end)}
            today={span.end}
            onChange={({ dateRange: next }) => setDays(next)}
          />
        )}
        <PickMenu
          label="Sort by"
          value={sort}
          hint={directionWords[sort][direction]}
          options={roundSorts.map((value) => ({ value }))}
          onChange={(next) => {
            setSort(next);
            setDirection(firstDirection[next]);
          }}
          onAgain={() => setDirection(direction === 'ascending' ? 'descending' : 'ascending')}
        />
      </div>
      <CheckRow
        isChecked={isAll}
        isDisabled={rounds.length === 0}
        onChange={() => onChange({ rounds: toggleAllRounds(advanced.rounds, rounds) })}
      >
        All <small>{rounds.length}</small>
      </CheckRow>
      {rows.length === 0 ? (
        <Notice level={3} title="No Matching Rounds" />
      ) : (
        <div className={classes.list}>
          <PickerList
            key={`${sort}/${direction}/${text}`}
            rows={rows}
            ticked={ticked}
            onTick={(ids) => onChange({ rounds: availableRounds([...ids], rounds) })}
          />
        </div>
      )}
    </div>
  );
}
