import { Menu } from '@mantine/core';
import { type CalendarDay, yearOf } from '@strokebook/golf/calendar';
import { formatDay, plural } from '@strokebook/golf/format';
import { seasonStartOf } from '@strokebook/golf/selection';
import { PickMenu } from '../../ui/menus/pick-menu.tsx';
import { type ChosenOption, CUSTOM } from './round-choice.ts';
import type { ChosenRounds } from './use-round-choice.ts';

type QuickRoundsMenuProps = {
  readonly chosen: ChosenRounds;
  /** Opens the round picker; omitted inside the picker itself. */
  readonly onPick?: () => void;
};

/** 'since Sep 1' of a season: its name alone could be a college year's. */
function sinceText(option: string, today: CalendarDay): string | undefined {
  const start = seasonStartOf(option, today);
  return start === null ? undefined : `since ${formatDay(start, yearOf(start) !== yearOf(today))}`;
}

/** The quick options with their number of rounds (SHOTS-11, SHOTS-14, SHOTS-18). */
export function QuickRoundsMenu({ chosen, onPick }: QuickRoundsMenuProps) {
  const { option, lists, ticked, today, choose } = chosen;
  const counted = [...lists].map(([value, ids]) => ({
    value,
    detail: sinceText(value, today),
    isDisabled: ids.length === 0,
    note: String(ids.length),
    description: plural(ids.length, 'round'),
  }));
  const custom =
    option === CUSTOM
      ? { value: CUSTOM, note: String(ticked.size), description: plural(ticked.size, 'round') }
      : { value: CUSTOM, description: 'Pick rounds by hand' };
  return (
    <PickMenu<ChosenOption>
      label="Rounds"
      value={option}
      options={[...counted, custom]}
      onChange={(next) => {
        choose(next);
        if (next === CUSTOM) onPick?.();
      }}
    >
      {onPick !== undefined && (
        <>
          <Menu.Divider />
          <Menu.Item onClick={onPick}>Choose rounds…</Menu.Item>
        </>
      )}
    </PickMenu>
  );
}
